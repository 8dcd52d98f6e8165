import { scoreChanges, seenScores } from "../../src/workbook/scoreChanges";
import { blockOf, type Lines, type Typed } from "./handMadeBook";

const HEADS = [
  ...["Round", "Table", "Room", "Board", "NS", "EW"],
  ...["Contract", "By", "Result", "Score", "Remark"],
];
const score = (shows: number | string): Typed => ({
  formula: "=DESK.BRIDGESCORE([@Contract])",
  shows,
});
const row = (board: number, rest: Typed[], room = "open"): Typed[] => [
  ...[1, 3, room, board, 5, 6],
  ...rest,
];
const FIRST = row(1, ["4S", "N", "=", score(420), ""]);
const EMPTY = row(2, ["", "", "", score(""), ""]);

const changed = (before: Lines, after: Lines) =>
  scoreChanges(
    "results",
    seenScores("results", blockOf("Results", "A4:K9", [HEADS, ...before])),
    blockOf("Results", "A4:K9", [HEADS, ...after]),
    "en"
  ).map(({ what, place, round, before, after }) => [what, place?.cell, round, before, after]);

test("a cell of a row that had a result is a change, with what it was", () => {
  expect(changed([FIRST], [row(1, ["4S", "S", "-1", score(-50), ""])])).toEqual([
    ["Results, 1 · 3 · open · 1: By", "H5", 1, "N", "S"],
    ["Results, 1 · 3 · open · 1: Result", "I5", 1, "=", "-1"],
  ]);
});

test("a first result is none, nor is a score that its formula works out", () => {
  const later = row(2, ["3NT", "W", "+1", score(-430), "late"]);
  expect(changed([FIRST, EMPTY], [FIRST, later])).toEqual([]);
});

test("a score typed over its formula is a change, and so is a remark on a result", () => {
  expect(changed([FIRST], [row(1, ["4S", "N", "=", 620, "NS 420 EW 450"])])).toEqual([
    ["Results, 1 · 3 · open · 1: Score", "J5", 1, "", "620"],
    ["Results, 1 · 3 · open · 1: Remark", "K5", 1, "", "NS 420 EW 450"],
  ]);
});

test("teams that are written anew are a change, whether the board was played or not", () => {
  const turned = (line: Typed[]) => [...line.slice(0, 4), 6, 5, ...line.slice(6)];
  expect(changed([FIRST, EMPTY], [turned(FIRST), EMPTY])).toHaveLength(2);
  expect(changed([EMPTY], [turned(EMPTY)])).toHaveLength(2);
});

test("a row that went is told where something was typed in it", () => {
  expect(changed([FIRST, EMPTY], [])).toEqual([
    ["Results: 1 · 3 · open · 1", undefined, 1, "5 6 4S N =", ""],
  ]);
});

test("a table that went is told once, with the first of its rows and how many were typed into", () => {
  const gone = (...rows: Typed[][]) =>
    scoreChanges(
      "results",
      seenScores("results", blockOf("Results", "A4:K9", [HEADS, ...rows])),
      null,
      "en"
    ).map(({ what, place, before, after }) => [what, place, before, after]);
  const second = row(1, ["4S", "N", "+1", score(450), ""], "closed");
  expect(gone(FIRST, EMPTY)).toEqual([["Results", null, "1 · 3 · open · 1: 5 6 4S N =", ""]]);
  expect(gone(FIRST, EMPTY, second)).toEqual([
    ["Results", null, "1 · 3 · open · 1: 5 6 4S N = … (2)", ""],
  ]);
  expect(gone(EMPTY)).toEqual([]);
});

test("sorting, translating and moving columns change nothing", () => {
  const chinese = ["牌号", "室", "台号", "轮次", "备注", "南北", "东西"];
  const more = ["结果", "庄家", "定约", "南北得分"];
  const moved = [
    [...chinese, ...more],
    [2, "开室", 3, 1, "", 5, 6, "", "", "", score("")],
    [1, "开室", 3, 1, "", 5, 6, "=", "N", "4S", score(420)],
  ];
  const seen = seenScores("results", blockOf("Results", "A4:K9", [HEADS, FIRST, EMPTY]));
  expect(seenScores("results", blockOf("结果", "C2:M4", moved))).toEqual(seen);
});
