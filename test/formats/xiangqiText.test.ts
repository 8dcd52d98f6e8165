import {
  parseXiangqiResult,
  parseXiangqiSide,
  parseXiangqiSystem,
} from "../../src/formats/xiangqiText";

test.each([
  ["win", ["W", "w", "win", "Won", "胜", "勝", "赢", "贏", " Ｗ "]],
  ["draw", ["D", "draw", "drawn", "=", "＝", "½", "和", "和棋", "平"]],
  ["loss", ["L", "loss", "lost", "负", "負", "输", "輸"]],
])("a %s is written in many ways", (result, texts) => {
  for (const text of texts) expect(parseXiangqiResult(text)).toEqual({ result, side: null });
});

test.each([
  ["后胜", "win", "black"],
  ["後勝", "win", "black"],
  ["红负", "loss", "red"],
  ["紅負", "loss", "red"],
  ["先和", "draw", "red"],
  ["胜(红)", "win", "red"],
  ["勝（黑）", "win", "black"],
  ["后手胜", "win", "black"],
  ["黑方和棋", "draw", "black"],
  ["red win", "win", "red"],
  ["Black: loss", "loss", "black"],
  ["red W", "win", "red"],
  ["black D", "draw", "black"],
  ["W-red", "win", "red"],
  ["BL", "loss", "black"],
])("“%s” is a %s with %s", (text, result, side) => {
  expect(parseXiangqiResult(text)).toEqual({ result, side });
});

test.each(["", "?", "red", "红", "胜胜", "红黑胜", "winner", "1-0", "constructor"])(
  "“%s” is no result of a game",
  (text) => {
    expect(parseXiangqiResult(text)).toMatchObject({ problem: "xiangqiResult", values: { text } });
  }
);

test.each([
  ["red", ["red", "R", "红", "紅", "红方", "执红", "執紅", "先", "先手"]],
  ["black", ["Black", "b", "黑", "黑方", "后", "後", "后手", "後手"]],
])("%s is written in many ways", (side, texts) => {
  for (const text of texts) expect(parseXiangqiSide(text)).toBe(side);
});

test("a side that is none is refused with what would be accepted", () => {
  expect(parseXiangqiSide("white")).toMatchObject({ problem: "choice", values: { text: "white" } });
});

test.each([
  ["difference", ["difference", "差额法", "差額法", "差额"]],
  ["ratio", ["Ratio", "比值法", "比值"]],
  ["plain", ["PLAIN", "传统", "傳統", "传统法"]],
])("the system %s is known by its Chinese name as well", (system, texts) => {
  for (const text of texts) expect(parseXiangqiSystem(text)).toBe(system);
});

test("a system that is none is refused", () => {
  expect(parseXiangqiSystem("3-1-0")).toMatchObject({ problem: "choice" });
});
