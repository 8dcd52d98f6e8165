import { keptLog, sheetLog } from "../../src/workbook/keptLog";

const HEADS = ["Time", "Round", "Step", "Detail", "Before", "After", "Reason"];
const LINE = [46145.5, 2, "posted", "3 tables", "", "", "'x"];
const TEXTS = ["2026-05-03 12:00:00", "2", "posted", "3 tables", "", "", "'x"];

test("the log is read whatever the order and language of its columns; empty rows are no lines", () => {
  expect(sheetLog([HEADS, LINE, HEADS.map(() => "")]).lines).toEqual([{ texts: TEXTS, row: 1 }]);
  const moved = (line: unknown[]) => [line[6], "mine", ...line.slice(0, 6)];
  const chinese = ["时间", "轮次", "步骤", "内容", "原值", "新值", "原因"];
  expect(sheetLog([moved(chinese), moved(LINE)]).lines[0]?.texts).toEqual(TEXTS);
});

test("times are the same to the second, with however many digits a file has kept them", () => {
  const at = (time: number) => sheetLog([HEADS, [time, ...LINE.slice(1)]]).lines[0]!.texts[0];
  const time = 46145 + 45_296 / 86_400;
  expect(at(Number(time.toPrecision(12)))).toBe(at(time));
  expect(at(time)).toBe("2026-05-03 12:34:56");
  expect(at(time + 1 / 86_400)).toBe("2026-05-03 12:34:57");
});

test("what was kept goes on whatever the sheet says; of an earlier version it begins with the sheet", () => {
  const written = [{ time: 46145.5, round: 2, step: "posted", detail: "3 tables", reason: "'x" }];
  expect(keptLog([["a"]], [HEADS, LINE], written)).toEqual([["a"], TEXTS]);
  expect(keptLog(undefined, [HEADS, LINE], [])).toEqual([TEXTS]);
});
