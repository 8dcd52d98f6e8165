import { freezeBook } from "../../src/workbook/freezeBook";
import { thawBook } from "../../src/workbook/thawBook";
import { calculated, registerDesk } from "./deskFunctions";
import { ownSheet } from "./eventKinds";
import { workbookDump } from "./workbookDump";

jest.setTimeout(300_000);
beforeAll(registerDesk);

test("a workbook without an event is frozen and thawed; it says so in the language of this Excel", async () => {
  await ownSheet("Only");
  await calculated();
  const dump = await workbookDump();
  expect(await freezeBook()).toMatchObject({ kind: "frozen", sheets: 1 });
  const notice = await Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Only").getRange("K1").load("values");
    await context.sync();
    return cell.values[0]?.[0] as string;
  });
  expect(notice).toMatch(/^Frozen for sharing on \d{4}-\d\d-\d\d/);
  expect(await thawBook("leave")).toMatchObject({ kind: "thawed", left: [], other: [] });
  await calculated();
  expect(await workbookDump()).toEqual(dump);
});

test("a workbook in which nothing needs the add-in can be sent as it is", async () => {
  await workbenchFiles.open(null);
  await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getFirst().getRange("A1:A2");
    cells.formulas = [["'=DESK.VP(1,16)"], ["=1+1"]];
    await context.sync();
  });
  expect(await freezeBook()).toMatchObject({ problem: { refusal: "nothingToFreeze" } });
});
