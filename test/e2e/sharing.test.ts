import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Workbook } from "exceljs";
import { strFromU8, unzipSync } from "fflate";
import type { Locator } from "playwright-core";
import type { ReadCell } from "../../workbench/page/consoleApi";
import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const TEAMS = 5;
const ROUND = "第1轮";

async function emptyBook() {
  const book = new Workbook();
  book.addWorksheet("Mine");
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  return { name: "book.xlsx", mimeType: XLSX, buffer };
}

describeInBrowser("handing a workbook on, in Chinese, by clicking", () => {
  let workbench: OpenWorkbench;
  const folder = mkdtempSync(path.join(tmpdir(), "desk-sharing-"));
  const frozenFile = path.join(folder, "城市杯.xlsx");
  /** What the sheets showed before they were frozen. */
  let before: { readonly round: string[][]; readonly standings: string[][] };

  beforeAll(async () => {
    workbench = await openWorkbench("?language=zh-CN");
    // A workbook of the director's own, without the sample's sheets.
    await open(await emptyBook());
  });
  afterAll(async () => {
    await workbench?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const pane = () => workbench.pane();

  /** Opens a workbook from a file, and the pane with it. */
  async function open(file: string | Awaited<ReturnType<typeof emptyBook>>): Promise<void> {
    await pane().evaluate(() => void (document.body.dataset.before = "1"));
    await workbench.page.locator('input[type="file"]').setInputFiles(file);
    await pane().waitForSelector("body:not([data-before]) nav.pages");
  }
  const button = (name: string): Locator =>
    pane().getByRole("button", { name, exact: true }).first();
  const part = (name: string) => pane().getByRole("region", { name, exact: true });
  const goTo = (name: string) =>
    pane().getByRole("navigation", { name: "页面" }).getByRole("button", { name }).click();

  /** Presses a button and waits for what the pane says then. */
  async function press(name: string, said: RegExp): Promise<void> {
    await button(name).click();
    await pane().locator(".status [role=status]", { hasText: said }).waitFor();
  }

  async function read(address: string): Promise<ReadCell[][]> {
    await workbench.call("calculated");
    return (await workbench.call("read", address)) as ReadCell[][];
  }

  const shown = async (address: string) =>
    (await read(address)).map((line) => line.map(({ text }) => text));

  /** A cell of the round's sheet, by its heading and its place below it. */
  async function cellOf(heading: string, match: number): Promise<string> {
    const cells = await shown(`'${ROUND}'!A1:R12`);
    const top = cells.findIndex((line) => line.includes(heading));
    return `${String.fromCharCode(65 + cells[top]!.indexOf(heading))}${top + 2 + match}`;
  }

  async function type(cell: string, text: string): Promise<void> {
    await workbench.call("type", `'${ROUND}'!${cell}`, text);
    await workbench.call("calculated");
  }

  const selected = () =>
    pane().evaluate(() =>
      Excel.run(async (context) => {
        const range = context.workbook.getSelectedRange().load("address");
        await context.sync();
        return range.address;
      })
    );

  test("an event of five teams plays its first round", async () => {
    await goTo("赛事");
    await pane().getByLabel("赛事名称").fill("城市杯");
    await pane().getByLabel("轮数").fill("3");
    await press("建立赛事", /赛事已建立/);
    const names = Array.from({ length: TEAMS }, (_, i) => `第${i + 1}队`);
    await pane().getByLabel("参赛队名单").fill(names.join("\n"));
    await press(`写入 ${TEAMS} 支队`, /已写入/);
    await press("公布第 1 轮", /已公布/);
    for (const [match, imps] of [
      ["41", "18"],
      ["30", "33"],
    ].entries()) {
      await type(await cellOf("主队 IMP", match), imps[0]!);
      await type(await cellOf("客队 IMP", match), imps[1]!);
    }
    await pane().getByText("成绩已齐，没有错误。").waitFor();
  });

  test("verifying it gives a clean bill, in the pane and on a sheet", async () => {
    await goTo("共享");
    await press("核对赛事", /核对完毕/);
    await part("核对").getByText("核对无误").waitFor();
    expect(await workbench.call("sheets")).toContain("核对");
    expect(JSON.stringify(await shown("'核对'!A1:G12"))).toContain("城市杯");
  });

  test("frozen, it shows the same, holds no formula of the add-in, and its steps are off", async () => {
    before = { round: await shown(`'${ROUND}'!A1:R12`), standings: await shown("'名次'!A1:M12") };
    await press("为共享而冻结", /已冻结/);
    const vp = await cellOf("主队 VP", 0);
    expect((await workbench.cell(`'${ROUND}'!${vp}`)).formula).toBeUndefined();
    await goTo("赛事");
    await pane().getByText("本工作簿已为共享而冻结").waitFor();
    await button("转到“共享”页").click();
    await part("发送").getByText("现在请用“文件 › 保存副本”").waitFor();

    const [file] = await Promise.all([
      workbench.page.waitForEvent("download"),
      workbench.page.locator("#download-file").click(),
    ]);
    await file.saveAs(frozenFile);
    const sheets = Object.entries(unzipSync(readFileSync(frozenFile)))
      .filter(([name]) => name.startsWith("xl/worksheets/"))
      .map(([, bytes]) => strFromU8(bytes));
    expect(sheets.length).toBeGreaterThan(4);
    expect(sheets.filter((xml) => /<f[^>]*>[^<]*DESK[._]/i.test(xml))).toEqual([]);
  });

  test("opened again the pane leads to the thaw: it is as it was before", async () => {
    await open(frozenFile);
    await part("发送").getByRole("button", { name: "解冻", exact: true }).waitFor();
    await press("解冻", /已解冻/);
    expect(await shown(`'${ROUND}'!A1:R12`)).toEqual(before.round);
    expect(await shown("'名次'!A1:M12")).toEqual(before.standings);
    const vp = await cellOf("主队 VP", 0);
    expect((await workbench.cell(`'${ROUND}'!${vp}`)).formula).toMatch(/DESK\.VP\(/);
  });

  test("thawed it calculates again, and what is tampered with is found and led to", async () => {
    const vp = await cellOf("主队 VP", 0);
    await type(vp, "20");
    await press("核对赛事", /核对完毕/);
    const found = part("核对").locator(".findings").first().getByRole("button").first();
    await found.waitFor();
    await workbench.call("activate", "核对");
    await part("核对")
      .getByRole("button", { name: /主队 VP/ })
      .first()
      .click();
    expect(await selected()).toContain(vp);
  });

  test("changed while it was frozen: the cell waits until the director has chosen", async () => {
    const vp = await cellOf("客队 VP", 1);
    const due = (await workbench.cell(`'${ROUND}'!${vp}`)).text;
    await press("为共享而冻结", /已冻结/);
    // Nothing is calculated now that could tell the pane of it: only a person's typing does.
    await workbench.typeByHand(`'${ROUND}'!${vp}`, "3");
    await press("解冻其余", /等您选定的单元格：1/);
    expect((await workbench.cell(`'${ROUND}'!${vp}`)).value).toBe(3);
    await press("仍恢复公式", /已解冻/);
    expect((await workbench.cell(`'${ROUND}'!${vp}`)).text).toBe(due);
  });

  test("locked, what is worked out takes no typing, and the event goes on", async () => {
    await press("锁定工作表", /已锁定/);
    const vp = await cellOf("主队 VP", 1);
    const stands = await workbench.cell(`'${ROUND}'!${vp}`);
    await workbench.typeByHand(`'${ROUND}'!${vp}`, "1");
    // Excel says why, in its own words.
    const dialog = workbench.page.locator("dialog[open]");
    await dialog.locator("button").click();
    expect(await workbench.cell(`'${ROUND}'!${vp}`)).toEqual(stands);
    await press("解除锁定", /已解锁/);
  });

  test("its sheets speak English once their language is changed", async () => {
    await pane().getByLabel("工作表的语言").selectOption("en");
    await press("更改语言", /English/);
    expect(await workbench.call("sheets")).toEqual(
      expect.arrayContaining(["Event", "Entrants", "Round 1", "Standings", "Log"])
    );
    expect(JSON.stringify(await shown("'Round 1'!A1:R12"))).toContain("Home VP");
    expect(await workbench.call("missing")).toEqual([]);
    expect(workbench.faults).toEqual([]);
  });
});
