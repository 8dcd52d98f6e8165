import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { freezeBook } from "../../src/workbook/freezeBook";
import { thawBook } from "../../src/workbook/thawBook";
import type { BookFile, CellFile } from "../../workbench/files/bookFile";
import { readXlsx } from "../../workbench/files/readXlsx";
import { calculated, registerDesk } from "./deskFunctions";
import { EVENT_KINDS, hangUp, ownSheet, playKind } from "./eventKinds";
import { bookNow } from "./postedEvent";
import { workbookDump } from "./workbookDump";

jest.setTimeout(900_000);
const folder = mkdtempSync(path.join(tmpdir(), "desk-frozen-"));
beforeAll(registerDesk);
beforeEach(async () => {
  await calculated();
  await workbenchFiles.open(null);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The workbook as LibreOffice writes it, which knows nothing of the add-in. */
async function throughLibreOffice(bytes: Uint8Array): Promise<BookFile> {
  const at = mkdtempSync(path.join(folder, "file-"));
  writeFileSync(path.join(at, "frozen.xlsx"), bytes);
  const { status, error } = spawnSync(
    "soffice",
    [
      "--headless",
      `-env:UserInstallation=file://${at}/profile`,
      ...["--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", path.join(at, "out")],
      path.join(at, "frozen.xlsx"),
    ],
    { encoding: "utf8", env: { ...process.env, HOME: at } }
  );
  if (error) throw new Error("The test needs LibreOffice (the Debian package libreoffice-calc).");
  expect(status).toBe(0);
  return readXlsx(new Uint8Array(readFileSync(path.join(at, "out", "frozen.xlsx"))), "DESK");
}

/** What each filled cell shows, numbers to as many digits as anybody sees; its formula where it has one. */
function cellsOf({ sheets }: BookFile): Map<string, CellFile> {
  return new Map(
    sheets.flatMap(({ name, cells }) =>
      cells
        .filter(({ value }) => value !== null && value !== "")
        .map((cell) => [`${name} ${cell.row} ${cell.column}`, cell])
    )
  );
}

const shown = ({ value }: CellFile) => (typeof value === "number" ? value.toPrecision(12) : value);
const isMissingOnPurpose = ({ formula = "" }: CellFile) => /NA\(\)/.test(formula);

test.each(Object.entries(EVENT_KINDS))(
  "%s: frozen, LibreOffice shows the same; opened again and thawed, the workbook is as before",
  async (_, kind) => {
    await hangUp(await playKind(kind));
    await ownSheet();
    await calculated();
    // A file keeps times of the log to the millisecond, and merged cells in an order of its own.
    await workbenchFiles.open(await workbenchFiles.bytes());
    const before = await bookNow();
    const dump = await workbookDump();
    expect(await freezeBook()).toMatchObject({ kind: "frozen" });
    const bytes = await workbenchFiles.bytes();
    for (const [name, part] of Object.entries(unzipSync(bytes)))
      if (name.startsWith("xl/worksheets/"))
        expect([name, /<f[^>]*>[^<]*DESK[._]/i.test(strFromU8(part))]).toEqual([name, false]);
    const frozen = cellsOf(await readXlsx(bytes, "DESK"));
    const there = cellsOf(await throughLibreOffice(bytes));
    for (const [at, cell] of frozen) {
      const other = there.get(at);
      if (isMissingOnPurpose(cell) && cell.type === "Error") expect(other?.type).toBe("Error");
      else expect([at, other?.type, other && shown(other)]).toEqual([at, cell.type, shown(cell)]);
    }
    const errors = [...there.values()].filter((cell) => cell.type === "Error");
    expect(errors.filter((cell) => !isMissingOnPurpose(cell))).toEqual([]);
    await workbenchFiles.open(bytes);
    expect({ ...(await bookNow()), frozen: false }).toEqual(before);
    expect(await thawBook("leave")).toMatchObject({ kind: "thawed", left: [], other: [] });
    await calculated();
    expect(await workbookDump()).toEqual(dump);
    expect(await bookNow()).toEqual(before);
  }
);
