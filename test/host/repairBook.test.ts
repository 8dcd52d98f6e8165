import { readShare } from "../../src/workbook/readShare";
import { repairBook } from "../../src/workbook/repairBook";
import type { RepairAnswer } from "../../src/workbook/shareDesk";
import { calculated, registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { watching } from "./watching";

jest.setTimeout(300_000);
afterEach(() => workbenchHost.faults.clear());

const run = (batch: (workbook: Excel.Workbook) => void) =>
  Excel.run(async (context) => {
    batch(context.workbook);
    await context.sync();
  });

const values = (sheet: string, address: string) =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheet).getRange(address).load("values");
    await context.sync();
    return range.values as unknown[][];
  });

async function unknown() {
  const answer = await readShare();
  if (answer.kind !== "state") throw new Error(JSON.stringify(answer));
  return answer.state.unknown.map(({ sheet, cell }) => `${sheet}!${cell}`).sort();
}

test("cells that the add-in came too late for are entered again, spills by their first cell", async () => {
  // As a file has them that was opened before the add-in was there.
  await run(({ worksheets }) => {
    const sheet = worksheets.add("VPs");
    sheet.getRange("A1:A3").formulas = [
      ["=_xldudf_DESK_VP(12,16)"],
      ["=1+_xldudf_DESK_VP(12,16)"],
      ["=NO.SUCH(1)"],
    ];
    sheet.getRange("A1").numberFormat = [["@"]];
    sheet.getRange("C1").formulas = [["=_xldudf_DESK_VP(E1:E2,16)"]];
    sheet.getRange("E1:E2").values = [[1], [2]];
    worksheets.add("Closed").getRange("B2").formulas = [["=_xldudf_DESK_VP(12,16)"]];
    worksheets.getItem("Closed").protection.protect({}, "pw");
  });
  await workbenchGrid.settled();
  expect(await unknown()).toEqual(["Closed!B2", "VPs!A1", "VPs!A2", "VPs!C1"]);
  await registerDesk();
  const callingOff = watching(2);
  expect(await repairBook(callingOff.watch)).toEqual({ kind: "calledOff" });
  expect([callingOff.reached, (await unknown()).length]).toEqual([["reading"], 4]);
  let answer: RepairAnswer | null = null;
  const step = async () => (answer = await repairBook());
  expect(await failEachWrite(step, { done: "repaired" })).toBeGreaterThan(3);
  expect(answer).toEqual({ kind: "repaired", cells: 3, still: [], protected: ["Closed"] });
  await calculated();
  const [[first], [second], [third]] = (await values("VPs", "A1:A3")) as [
    unknown[],
    unknown[],
    unknown[],
  ];
  expect([first, second]).toEqual([13.28, 14.28]);
  expect(third).toBe("#NAME?");
  expect(await values("VPs", "C1:C2")).toEqual([[expect.any(Number)], [expect.any(Number)]]);
});
