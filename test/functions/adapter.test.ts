import { problem } from "../../src/basics/problem";
import { answer } from "../../src/functions/answer";
import { elementwise } from "../../src/functions/elementwise";
import type { Result } from "../../src/functions/problems";
import { needed, optional } from "../../src/functions/readers";
import { number } from "../../src/workbook/cellNumbers";
import { readEmptyCells } from "../../src/workbook/emptyCells";
import { IMP, VP } from "../../src/functions/teams";

type Grid = unknown[][];

jest.mock("../../src/workbook/emptyCells");
const reads = jest.mocked(readEmptyCells);
beforeEach(() => reads.mockReset());

const at = (...parameterAddresses: string[]) => ({ address: "Sheet1!Z1", parameterAddresses });
const add = (one: Grid | null, other: Grid | null, ...addresses: string[]) =>
  answer([one, other], at(...addresses), (args) =>
    elementwise(args, [needed(number), optional(number)], (a: number, b?: number): Result =>
      b === undefined ? a : a + b
    )
  ) as Grid;

/** What the cell shows: the code and text of an error, else the value. */
function shown(cell: unknown): unknown {
  return cell instanceof CustomFunctions.Error ? [cell.code, cell.message] : cell;
}

describe("arguments are spread as Excel does", () => {
  test.each<[string, Grid, Grid, Grid]>([
    ["two single cells", [[1]], [[2]], [[3]]],
    ["a single value over a column", [[1], [2]], [[10]], [[11], [12]]],
    [
      "a single value over a block",
      [[10]],
      [
        [1, 2],
        [3, 4],
      ],
      [
        [11, 12],
        [13, 14],
      ],
    ],
    [
      "a column over a row",
      [[1], [2]],
      [[10, 20]],
      [
        [11, 21],
        [12, 22],
      ],
    ],
    [
      "a row over a block",
      [[10, 20]],
      [
        [1, 2],
        [3, 4],
      ],
      [
        [11, 22],
        [13, 24],
      ],
    ],
    ["two blocks of one size", [[1, 2]], [[3, 4]], [[4, 6]]],
  ])("%s", (_, one, other, sum) => {
    expect(add(one, other)).toEqual(sum);
  });

  test("where ranges of unequal size do not meet, the cell shows #N/A", () => {
    const cells = add([[1], [2], [3]], [[10], [20]]);
    expect(cells.slice(0, 2)).toEqual([[11], [22]]);
    expect(shown(cells[2]![0])).toEqual(["#N/A", expect.stringContaining("different sizes")]);
  });

  test("without its first argument a function shows a blank", () => {
    expect(add(null, [[1], [2]])).toEqual([[""], [""]]);
    expect(add(null, null)).toEqual([[""]]);
  });

  test("an argument left out is left out for every cell", () => {
    expect(add([[1], [2]], null)).toEqual([[1], [2]]);
  });
});

describe("what stands in a cell", () => {
  test("an empty cell leaves its result blank and the others alone", () => {
    expect(add([[1], [null], [""], ["  "]], [[1]])).toEqual([[2], [""], [""], [""]]);
  });

  test("an empty single value leaves everything blank", () => {
    expect(add([[1], [2]], [[null]])).toEqual([[""], [""]]);
  });

  test("a currency or another data type counts by its value", () => {
    expect(add([[{ type: "FormattedNumber", basicValue: 5 }]], [[1]])).toEqual([[6]]);
  });

  test.each(["1,5", "1.5", "-30", "−30", "1 000", "12%", "４２０", "+3"])(
    "the number as text “%s” is refused, not guessed",
    (text) => {
      expect(() => add([[text]], [[1]])).toThrow("is text. Type it as a number.");
    }
  );

  test("TRUE is no number", () => {
    expect(() => add([[true]], [[1]])).toThrow("“TRUE” is not a number.");
  });

  test("one bad cell gives its own error and leaves the others alone", () => {
    const cells = add([[1], ["x"], [3]], [[1]]);
    expect([cells[0], cells[2]]).toEqual([[2], [4]]);
    expect(shown(cells[1]![0])).toEqual(["#VALUE!", "“x” is not a number."]);
  });
});

describe("an error names its cell", () => {
  test.each([
    ["Sheet1!B2:B4", "B3"],
    ["'Round 1'!$AA$10:$AA$12", "AA11"],
    ["'O''Brien!'!Z9:Z11", "Z10"],
    ["Sheet1!C:C", "C2"],
  ])("in %s", (address, cell) => {
    const cells = add([[1], ["x"], [3]], [[1]], address, "");
    expect(shown(cells[1]![0])).toEqual(["#VALUE!", `${cell}: “x” is not a number.`]);
  });

  test("of the argument that is wrong, not of the first", () => {
    const cells = add([[1], [2]], [[1], ["x"]], "Sheet1!A1:A2", "Sheet1!D5:D6");
    expect(shown(cells[1]![0])).toEqual(["#VALUE!", "D6: “x” is not a number."]);
  });

  test("of the boards when the scale has no table for them", () => {
    const call = { address: "Z1", parameterAddresses: ["Sheet1!A1:A2", "Sheet1!B1:B2", ""] };
    const cells = VP([[5], [5]], [[8], [16]], [["ACBL20"]], call) as Grid;
    expect(shown(cells[1]![0])).toEqual(["#VALUE!", expect.stringMatching(/^B2: /)]);
  });

  test("a computed value has no cell to name", () => {
    expect(shown(add([[1], ["x"]], [[1]], "", "")[1]![0])).toEqual([
      "#VALUE!",
      "“x” is not a number.",
    ]);
  });
});

describe("empty is not zero", () => {
  const emptyInRow = (row: number) => Promise.resolve((r: number) => r === row);

  test("without a 0 the workbook is not asked", () => {
    add([[1], [2]], [[3]], "Sheet1!A1:A2", "Sheet1!B1");
    expect(reads).not.toHaveBeenCalled();
  });

  test("a 0 of an empty cell leaves the result blank, a typed 0 counts", async () => {
    reads.mockReturnValueOnce(emptyInRow(1));
    await expect(add([[0], [0], [5]], [[1]], "Sheet1!A1:A3", "")).resolves.toEqual([
      [1],
      [""],
      [6],
    ]);
    expect(reads).toHaveBeenCalledWith({ sheet: "Sheet1", cells: "A1:A3" });
  });

  test("in a computed array a 0 is a 0", () => {
    expect(add([[0], [0]], [[1]], "", "")).toEqual([[1], [1]]);
    expect(add([[0], [0]], [[1]])).toEqual([[1], [1]]);
  });

  test("when the workbook cannot be asked the cell says so instead of guessing", async () => {
    reads.mockReturnValueOnce(Promise.reject(new Error("gone")));
    await expect(add([[0]], [[1]], "Sheet1!A1", "")).rejects.toThrow("which cells are empty");
  });
});

describe("what leaves for a cell", () => {
  const give = (result: Result) => answer([null], at(), () => [[result, 1]]) as Grid;

  test("is never -0", () => {
    expect(Object.is(give(-0)[0]![0], 0)).toBe(true);
  });

  test.each([NaN, Infinity, -Infinity])("is never %s", (value) => {
    expect(shown(give(value)[0]![0])).toEqual(["#VALUE!", expect.stringContaining("too large")]);
  });

  test("is an error with words in the language Excel shows", () => {
    const language = Office.context.displayLanguage;
    const speak = (tag: string) =>
      ((Office.context as { displayLanguage: string }).displayLanguage = tag);
    try {
      speak("zh-CN");
      expect(shown(give(problem("level", { text: "8S" }))[0]![0])).toEqual([
        "#VALUE!",
        "“8S”：定约的阶数是 1 到 7。",
      ]);
      speak("zh-TW");
      expect(shown(give(problem("level", { text: "8S" }))[0]![0])).toEqual([
        "#VALUE!",
        "「8S」：合約的線位是 1 到 7。",
      ]);
    } finally {
      speak(language);
    }
  });

  test("never changes the values Excel handed over", () => {
    const scores = Object.freeze([
      Object.freeze([420]),
      Object.freeze([null]),
      Object.freeze([-50]),
    ]);
    expect(IMP(scores as unknown as Grid, null as never, at(""))).toEqual([[9], [""], [-2]]);
  });
});
