import { parseBoardsText } from "../../src/formats/boardsText";
import { LOCALES } from "../../src/locales/locale";
import { RESULTS_WORDS } from "../../src/locales/resultsWords";
import { lookAtPaste } from "../../src/workbook/pasteResultsLook";
import type { PasteField } from "../../src/workbook/pasteResultsPlaces";
import { withPasted } from "../../src/workbook/pasteResultsWrites";
import { resultsKind } from "../../src/workbook/resultsSheet";
import { boardHeadings } from "../../src/workbook/resultTables";
import { blockOf, type Lines, type Typed } from "./handMadeBook";

const HEADS = [
  ...["Round", "Table", "Room", "Board", "NS", "EW"],
  ...["Contract", "By", "Result", "Score", "Remark"],
];
const SCORE: Typed = { formula: "=DESK.BRIDGESCORE(1)", shows: "" };

/** Score sheets of rounds of so many matches over four boards; 1 meets 2 at table 1, and so on. */
function sheets(rounds: number, tables: number): Lines {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  return numbers(rounds).flatMap((round) =>
    numbers(tables).flatMap((table) =>
      ["open", "closed"].flatMap((room) =>
        numbers(4).map((board): Typed[] => {
          const [home, away] = [2 * table - 1, 2 * table];
          const sides = room === "open" ? [home, away] : [away, home];
          return [round, table, room, board, ...sides, "", "", "", SCORE, ""];
        })
      )
    )
  );
}

const field = (rounds: number, tables: number): PasteField => ({
  kind: "teams",
  matches: new Map(
    Array.from({ length: rounds }, (_, round) => [
      round + 1,
      Array.from({ length: tables }, (_, i) => ({
        table: i + 1,
        home: 2 * i + 1,
        away: 2 * i + 2,
      })),
    ])
  ),
});

/** What is told of a text by its lines, and the rows of the sheet that have another content afterwards. */
function pasted(text: string, { rounds = 1, tables = 2 } = {}) {
  const rows = sheets(rounds, tables);
  const block = blockOf("Results", `A4:K${rows.length + 4}`, [HEADS, ...rows]);
  const read = parseBoardsText(text, {
    headings: LOCALES.map((locale) => RESULTS_WORDS[locale].board),
    rooms: LOCALES.map((locale) => RESULTS_WORDS[locale].rooms),
    given: { round: 1 },
  });
  const made = lookAtPaste(block, read.rows, field(rounds, tables), "en");
  const now = withPasted(block, resultsKind("teams", boardHeadings("en")), made);
  const written = now.values.flatMap((line, i) =>
    JSON.stringify(line) === JSON.stringify(block.values[i]) ? [] : [line]
  );
  const told = [...read.problems, ...made.look.notes].map(({ line, code }) => [line, code]);
  return { told, written, look: made.look, read };
}

const line = (cells: Partial<Record<string, string>> = {}, separator = "\t") =>
  HEADS.map(
    (head) =>
      ({
        ...{ Round: "1", Table: "1", Room: "open", Board: "1", NS: "1", EW: "2" },
        ...{ Contract: "4S", By: "N", Result: "=" },
        ...cells,
      })[head] ?? ""
  ).join(separator);
const head = HEADS.join("\t");
const text = (...lines: string[]) => [head, ...lines].join("\n");
const BOARD_2 = [1, 1, "open", 2, 1, 2, "4S", "N", "=", "", ""];
const GOOD = line({ Board: "2" });

test.each<[string, string, [number, string][]]>([
  [
    "a line torn in two",
    text("1\t1\topen\t1\t1", "2\t4S\tN\t=", GOOD),
    [
      [3, "choice"],
      [3, "wholeNumber"],
      [3, "wholeNumber"],
    ],
  ],
  [
    "a line with half its cells",
    text("1\t1\topen\t1\t1\t2\t4S", GOOD),
    [
      [2, "resultMissing"],
      [2, "declarerMissing"],
    ],
  ],
  ["a cell too many", text(`${line()}\t\tlate`, GOOD), [[2, "tooManyCells"]]],
  [
    "a quote that is never closed",
    text(line({ Contract: '"4S' }), GOOD),
    [
      [2, "contract"],
      [2, "quote"],
    ],
  ],
  [
    "another separator",
    text(line({}, ";"), GOOD),
    [
      [2, "cellMissing"],
      [2, "wholeNumber"],
    ],
  ],
  ["a formula for a number", text(line({ NS: "=1+1" }), GOOD), [[2, "wholeNumber"]]],
  ["a formula for a remark", text(line({ Remark: "=HYPERLINK(1)" }), GOOD), [[2, "remark"]]],
  ["an emoji", text(line({ Contract: "4♠️🂡" }), GOOD), [[2, "contract"]]],
  [
    "the name of a team for its number",
    text(line({ NS: "=1+1 Flying Cards" }), GOOD),
    [[2, "wholeNumber"]],
  ],
  [
    "a date that a spreadsheet made of a result",
    text(line({ Result: "1-Mar" }), GOOD),
    [
      [2, "result"],
      [2, "resultMissing"],
    ],
  ],
  ["an error of a spreadsheet", text(line({ Score: "#NAME?" }), GOOD), [[2, "number"]]],
  [
    "a board twice",
    text(line(), line({ Result: "+1" }), GOOD),
    [
      [2, "rowTwice"],
      [3, "rowTwice"],
    ],
  ],
  [
    "a board twice, once without its room",
    text(line(), line({ Room: "", Result: "+1" }), GOOD),
    [
      [2, "sameRow"],
      [3, "sameRow"],
    ],
  ],
  ["a round that is not posted", text(line({ Round: "2" }), GOOD), [[2, "roundNotMade"]]],
  ["a table that is not there", text(line({ Table: "9" }), GOOD), [[2, "tableOther"]]],
  ["teams of another match", text(line({ NS: "3", EW: "4" }), GOOD), [[2, "sidesOther"]]],
  ["a score of another contract", text(line({ Score: "430" }), GOOD), [[2, "scoreContradicts"]]],
])("of a table with %s the line is told, and all others are written", (_, pastedText, expected) => {
  const { told, written } = pasted(pastedText);
  expect(told.map(String).sort()).toEqual(expected.map(String).sort());
  expect(written).toEqual([BOARD_2]);
});

test("of two files one behind the other the second is not read by the columns of the first", () => {
  const other = ["Board\tTable\tRound\tRoom\tContract\tBy\tResult", "3\t2\t1\topen\t3NT\tE\t-1"];
  const { told, written } = pasted(text(GOOD, ...other));
  expect(told).toEqual([[3, "headingsOther"]]);
  expect(written).toEqual([BOARD_2]);
});

test("the same headings once more, full-width digits, blanks that do not break and other line ends do no harm", () => {
  const wide = line({ Round: "１", Table: "１", Board: "２", NS: "１", EW: "２", Result: "＝" });
  const { told, written } = pasted(
    [head, wide, "", head, line({ Board: "\u00a03\u00a0" })].join("\r\n")
  );
  expect(told).toEqual([]);
  expect(written).toEqual([BOARD_2, [1, 1, "open", 3, 1, 2, "4S", "N", "=", "", ""]]);
});

test("what no program knows of a team's name is no matter: names are not read", () => {
  const named = [
    `${head}\tNames`,
    `${GOOD}\t=cmd|' /C calc'!A0`,
    `${line({ Board: "3" })}\t💥\t`,
  ].join("\n");
  expect(pasted(named)).toMatchObject({ told: [], look: { fills: 2 } });
});

test("ten thousand lines come into their rows, each once", () => {
  const [rounds, tables] = [9, 140];
  const played = ["3NT", "W", "+1", "", ""];
  const lines = sheets(rounds, tables).map((cells) =>
    [...(cells.slice(0, 6) as (string | number)[]), ...played].join("\t")
  );
  expect(lines.length).toBeGreaterThan(10_000);
  const { told, written, look } = pasted(text(...lines), { rounds, tables });
  expect(told).toEqual([]);
  expect(look).toMatchObject({ fills: lines.length, adds: 0 });
  expect(written).toHaveLength(lines.length);
  expect(written.every((cells) => cells.slice(6, 9).join(" ") === "3NT W +1")).toBe(true);
});
