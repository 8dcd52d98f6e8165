import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

let workbench: OpenWorkbench;
const folder = mkdtempSync(path.join(tmpdir(), "desk-files-"));
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(async () => {
  await workbench?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function download(name: string): Promise<string> {
  const [file] = await Promise.all([
    workbench.page.waitForEvent("download"),
    workbench.page.locator("#download-file").click(),
  ]);
  const saved = path.join(folder, name);
  await file.saveAs(saved);
  return saved;
}

/** The sheets of a workbook as LibreOffice shows them, by name; one line of cells a row. */
function inLibreOffice(file: string): Record<string, string[][]> {
  const out = mkdtempSync(path.join(folder, "csv-"));
  const every = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";
  const { status, error } = spawnSync(
    "soffice",
    [
      "--headless",
      `-env:UserInstallation=file://${out}/profile`,
      "--convert-to",
      every,
      "--outdir",
      out,
      file,
    ],
    { encoding: "utf8", env: { ...process.env, HOME: out } }
  );
  if (error) throw new Error("The test needs LibreOffice (the Debian package libreoffice-calc).");
  expect(status).toBe(0);
  const base = path.basename(file, ".xlsx");
  return Object.fromEntries(
    readdirSync(out)
      .filter((name) => name.endsWith(".csv"))
      .map((name) => [
        name.slice(base.length + 1, -".csv".length),
        readFileSync(path.join(out, name), "utf8")
          .split("\n")
          .map((line) => line.split(",")),
      ])
  );
}

test("LibreOffice shows a downloaded workbook with its numbers, texts and results", async () => {
  await workbench.newSheet();
  await workbench.enter("A1", [
    ["Table", "IMPs", "VP"],
    [1, 23, "=DESK.VP(B2,16)"],
    [2, -7, "=DESK.VP(B3,16)"],
    ["第1轮 😀", "=SUM(B2:B3)", "'=1+1"],
  ]);
  const { text: vp } = await workbench.cell("C2");
  const sheets = inLibreOffice(await download("round.xlsx"));
  const shown = Object.values(sheets).find(([first]) => first?.[0] === "Table");
  expect(shown?.slice(0, 4)).toEqual([
    ["Table", "IMPs", "VP"],
    ["1", "23", vp],
    ["2", "-7", (await workbench.cell("C3")).text],
    ["第1轮 😀", "16", "=1+1"],
  ]);
});

test("a downloaded workbook that is opened again calculates as before", async () => {
  const names = await workbench.call("sheets");
  const before = await workbench.values("A1:C4");
  const file = await download("again.xlsx");
  await workbench.enter("A1", [["changed since"]]);
  await workbench.page.locator('input[type="file"]').setInputFiles(file);
  await workbench.page.waitForFunction(
    () => (window.workbench!.read("A1") as { value: unknown }).value === "Table"
  );
  expect(await workbench.call("sheets")).toEqual(names);
  expect(await workbench.values("A1:C4")).toEqual(before);
});

test("a file that is no workbook is refused by name and changes nothing", async () => {
  const before = await workbench.values("A1:C4");
  const file = path.join(folder, "results.xlsx");
  writeFileSync(file, "Table,VP\n1,20\n");
  await workbench.page.locator('input[type="file"]').setInputFiles(file);
  const dialog = workbench.page.locator("dialog[open]");
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("results.xlsx");
  await dialog.locator("button").click();
  expect(await workbench.values("A1:C4")).toEqual(before);
});
