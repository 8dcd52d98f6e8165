import fc from "fast-check";
import { RESULTS_WORDS, type ScoringSetting } from "../../src/locales/resultsWords";
import { SCORE_WORDS } from "../../src/locales/scoreWords";
import type { SheetBlock } from "../../src/workbook/bookBlocks";
import { matchCards } from "../../src/workbook/wallCards";
import { PAGE, type WallLayout } from "../../src/workbook/wallLayout";
import { ended, eventOf, match } from "../event/events";
import { FACTS, fiveTeams, sheetOf, triangleOf } from "./wallEvents";

const HEADINGS = [
  ...["Round", "Table", "Room", "Board", "NS", "EW"],
  ...["Contract", "By", "Result", "Score", "Remark"],
];

type Line = readonly (string | number)[];

const block = (values: readonly Line[]): SheetBlock => ({
  ...{ sheet: "Results", cells: "A4:K99" },
  ...{ values, formulas: values },
});

const resultsOf = (...lines: Line[]) => block([HEADINGS, ...lines]);

const scoringOf = (setting: ScoringSetting, value: string) =>
  block([
    ["Setting", "Value"],
    [RESULTS_WORDS.en.settings[setting], value],
  ]);

/** Two teams that meet at table 1. */
const twoTeams = (imps?: [number, number]) =>
  eventOf(
    [
      { number: 1, name: "Aces" },
      { number: 2, name: "Bears" },
    ],
    [{ round: 1, matches: [{ ...match(1, 2, 12.5, imps), table: 1 }] }]
  );

const PLAYED: readonly Line[] = [
  [1, 1, "open", 1, 1, 2, "4S", "N", "=", 420, ""],
  [1, 1, "open", 2, 1, 2, "3NT", "E", -1, 50, ""],
  [1, 1, "open", 3, 1, 2, "", "", "", "", ""],
  [1, 1, "closed", 1, 2, 1, "4S", "N", "-1", -50, ""],
  [1, 1, "closed", 2, 2, 1, "3NT", "E", "=", -400, ""],
  [1, 1, "closed", 3, 2, 1, "PASS", "", "", 0, ""],
];
const THREE_BOARDS = resultsOf(...PLAYED);

const bodyOf = ({ cells }: WallLayout, boards: number) => cells.slice(3, 3 + boards);

test("a card has both rooms' contracts and scores, the IMPs of each board and how they came together", () => {
  const sheet = sheetOf("cards", twoTeams(), 1, {}, { results: THREE_BOARDS, scoring: null });
  expect(sheet.cells.slice(0, 3).map((row) => row.filter((cell) => cell !== ""))).toEqual([
    ["Spring Cup", "Round 1, table 1"],
    ["Home 1", "Aces", "Away 2", "Bears"],
    [
      ...["Board", "Open room", "Open NS", "Closed room", "Closed NS", "Diff."],
      ...["Home IMP", "Away IMP", "Home so far", "Away so far"],
    ],
  ]);
  // 470 and 450 points are 10 IMPs each (Law 78B).
  expect(bodyOf(sheet, 3)).toEqual([
    [1, "4S N =", 420, "4S N -1", -50, 470, 10, "", 10, 0],
    [2, "3NT E -1", 50, "3NT E =", -400, 450, 10, "", 20, 0],
    [3, "", "", "PASS", 0, "", "", "", "", ""],
  ]);
  expect(sheet.cells.slice(6, 8).map((row) => row.filter((cell) => cell !== ""))).toEqual([
    ["Total", 20, 0],
    ["VP", 12.5, 7.5],
  ]);
});

test("rows of other rounds and tables are none of its boards", () => {
  const results = resultsOf(
    ...PLAYED,
    [2, 1, "open", 9, 1, 2, "", "", "", 90, ""],
    [1, 2, "open", 9, 3, 4, "", "", "", 90, ""]
  );
  const sheet = sheetOf("cards", twoTeams(), 1, {}, { results, scoring: null });
  expect(bodyOf(sheet, 4).map(([board]) => board)).toEqual([1, 2, 3, "Total"]);
});

test("where adjusted scores do not balance, what each side has is shown, and the net IMPs too", () => {
  const results = resultsOf(
    [1, 1, "open", 1, 1, 2, "", "", "", "", "A40/40"],
    [1, 1, "closed", 1, 2, 1, "", "", "", "", ""],
    [1, 1, "open", 2, 1, 2, "", "", "", 620, ""],
    [1, 1, "closed", 2, 2, 1, "", "", "", "", "not played"],
    [1, 1, "open", 3, 1, 2, "", "", "", 100, ""],
    [1, 1, "closed", 3, 2, 1, "", "", "", 100, ""]
  );
  const sheet = sheetOf("cards", twoTeams(), 1, {}, { results, scoring: null });
  expect(bodyOf(sheet, 3).map((row) => row.slice(2))).toEqual([
    ["A40/40", "", "", "", -3, -3, 0, 0],
    [620, "", "–", "", "", "", "", ""],
    [100, "", 100, 0, 0, 0, 0, 0],
  ]);
  expect(
    bodyOf(sheet, 6)
      .slice(3)
      .map((row) => [row[0], row[6], row[7]])
  ).toEqual([
    ["Total", 0, 0],
    ["Net IMPs", -3, -3],
    ["VP", 12.5, 7.5],
  ]);
});

test("what cannot be scored is on the card as it stands there, with its cell and what would be right", () => {
  const results = resultsOf(
    [1, 1, "open", 1, 1, 2, "", "", "", 425, ""],
    [1, 1, "closed", 1, 2, 1, "4S", "N", "=", 420, ""],
    [1, 1, "open", 2, 1, 2, "", "", "", 420, "slow play"],
    [1, 1, "closed", 2, 2, 1, "", "", "", 420, "A60/40"],
    [1, 1, "open", 3, 1, 2, "", "", "", 100, "group A"],
    [1, 1, "closed", 3, 2, 1, "", "", "", 100, ""]
  );
  const sheet = sheetOf("cards", twoTeams(), 1, {}, { results, scoring: null });
  expect(bodyOf(sheet, 3)).toEqual([
    [1, "", "425 ?", "4S N =", 420, "", "", "", "", ""],
    [2, "", "slow play ?", "", "420 ?", "", "", "", "", ""],
    [3, "", 100, "", 100, 0, "?", "", "", ""],
  ]);
  const remark = sheet.cells.at(-3)![0] as string;
  expect(remark).toContain("Results J5: No contract has the score 425.");
  expect(remark).toContain("Results K7: “slow play” is not a remark that is known.");
  expect(remark).toContain("Results J8: The score 420 was typed beside the remark “A60/40”");
  // Of four the first three are told.
  expect(remark.endsWith("; …")).toBe(true);
});

test("boards of two forms are named on the card, with the law", () => {
  const results = resultsOf(
    [1, 1, "open", 3, 1, 2, "", "", "", 100, "group A"],
    [1, 1, "closed", 3, 2, 1, "", "", "", 100, "group B"]
  );
  const sheet = sheetOf("cards", twoTeams(), 1, {}, { results, scoring: null });
  expect(sheet.cells.at(-3)![0]).toMatch(/^Board 3: The two rooms .* group A and group B.*Law 87/);
});

test("a board of which nobody can tell where it was played is told of on every card, and on none of them scored", () => {
  const results = resultsOf(
    ...PLAYED,
    [1, "one", "open", 4, 1, 2, "", "", "", 1400, ""],
    [1, 1, "open", "five", 1, 2, "", "", "", 1400, ""]
  );
  const sheet = sheetOf("cards", twoTeams(), 1, {}, { results, scoring: null });
  expect(bodyOf(sheet, 4).map(([board]) => board)).toEqual([1, 2, 3, "Total"]);
  expect(sheet.cells.at(-3)![0]).toMatch(/Results B11: “one” .*; Results D12: “five”/);
});

test("a setting of scoring that cannot be read makes no cards by another one", () => {
  const event = twoTeams();
  const layout = matchCards(FACTS, event, event.rounds[0]!, {
    ...{ results: THREE_BOARDS, scoring: scoringOf("teams", "goals") },
  });
  expect(layout).toMatchObject({ problem: "choice", values: { text: "goals" } });
});

test("penalties in IMPs are on the card, so that its net IMPs are those of the VPs", () => {
  const words = SCORE_WORDS.en.matches;
  const matches = block([
    [words.table, words.homePenalty, words.awayPenalty],
    [1, 3, ""],
    [2, 7, 7],
  ]);
  const boards = { results: THREE_BOARDS, scoring: null, matches: new Map([[1, matches]]) };
  const sheet = sheetOf("cards", twoTeams(), 1, {}, boards);
  expect(sheet.cells.slice(6, 10).map((row) => [row[0], row[6], row[7]])).toEqual([
    ["Total", 20, 0],
    ["Home penalty IMP", -3, ""],
    ["Net IMPs", 17, -20],
    ["VP", 12.5, 7.5],
  ]);
});

test("by board-a-match a card has points: 2 for a won board, 1 for a tie", () => {
  const sheet = sheetOf(
    "cards",
    twoTeams(),
    1,
    {},
    {
      results: THREE_BOARDS,
      scoring: scoringOf("teams", "board-a-match"),
    }
  );
  expect(sheet.cells[2]!.slice(6, 8)).toEqual(["Home points", "Away points"]);
  expect(bodyOf(sheet, 4).map((row) => row.slice(6))).toEqual([
    [2, 0, 2, 0],
    [2, 0, 4, 0],
    ["", "", "", ""],
    [4, 0, "", ""],
  ]);
});

test("a round without score sheets has cards to be filled in with a pen, with IMPs that are known", () => {
  const sheet = sheetOf("cards", twoTeams([30, 12]), 1, { boards: 8 });
  expect(bodyOf(sheet, 9).map(([board]) => board)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, "Total"]);
  expect(sheet.cells[11]!.slice(6, 8)).toEqual([30, 12]);
  const blank = bodyOf(sheet, 8).flatMap(([, ...rest]) => rest);
  expect(blank.every((cell) => cell === "")).toBe(true);
});

test("a half match of a triangle has half the boards, and says what it is", () => {
  const sheet = sheetOf("cards", triangleOf("half"), 1);
  const boards = sheet.cells.filter(([board]) => typeof board === "number");
  expect(boards).toHaveLength(3 * 8);
  expect(sheet.cells.flat()).toContain("triangle, half match");
});

test("nobody needs a card for a bye; a match that is still to come says so", () => {
  const sheet = sheetOf("cards", fiveTeams(), 3);
  const heads = sheet.cells
    .flat()
    .filter((cell) => typeof cell === "string" && cell.startsWith("Round 3, table"));
  expect(heads).toEqual(["Round 3, table 1", "Round 3, table 2"]);
  expect(sheet.cells.flat()).toContain("no result yet");
});

test("running IMPs end in the sums, and the sums are the boards'", () => {
  const score = fc.constantFrom(-1100, -620, -100, -50, 0, 50, 110, 420, 650, 1430, "");
  fc.assert(
    fc.property(fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 32 }), (scores) => {
      const results = resultsOf(
        ...scores.flatMap(([open, closed], i) => [
          [1, 1, "open", i + 1, 1, 2, "", "", "", open, ""],
          [1, 1, "closed", i + 1, 2, 1, "", "", "", closed, ""],
        ])
      );
      const sheet = sheetOf("cards", twoTeams(), 1, {}, { results, scoring: null });
      const body = bodyOf(sheet, scores.length);
      const sum = (column: number) =>
        body.reduce((total, row) => total + (Number(row[column]) || 0), 0);
      const last = body.filter((row) => row[8] !== "").at(-1);
      const total = sheet.cells[3 + scores.length]!;
      expect(last ? last.slice(8) : ["", ""]).toEqual(last ? [sum(6), sum(7)] : ["", ""]);
      if (last) expect(total.slice(6, 8)).toEqual([sum(6), sum(7)]);
      for (const row of body)
        expect(row[5]).toBe(row[2] === "" || row[4] === "" ? "" : Number(row[2]) - Number(row[4]));
    }),
    { numRuns: 60 }
  );
});

test("each card is a page of its own, whatever teams are called and however many boards it has", () => {
  const name = fc.string({ maxLength: 120, unit: "grapheme" });
  const boards = fc.integer({ min: 1, max: 36 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 6 }),
      boards,
      (pairs, count) => {
        const entrants = pairs.flat().map((text, i) => ({ number: i + 1, name: text }));
        const matches = pairs.map((_, i) => ended(2 * i + 1, 2 * i + 2, null));
        const event = eventOf(entrants, [{ round: 1, matches }]);
        const { heights, print, widths, cells } = sheetOf("cards", event, 1, { boards: count });
        const starts = [0, ...print.breaks, cells.length];
        expect(starts).toHaveLength(pairs.length + 1);
        for (const [i, start] of starts.slice(0, -1).entries()) {
          const page = heights.slice(start, starts[i + 1]);
          expect(page.reduce((sum, height) => sum + height, 0)).toBeLessThan(PAGE.Portrait.height);
          expect(cells[start]).toContain(`Round 1, table ${i + 1}`);
        }
        expect(widths.reduce((sum, width) => sum + 1.2 * width, 0)).toBeLessThanOrEqual(
          PAGE.Portrait.width
        );
      }
    ),
    { numRuns: 40 }
  );
});
