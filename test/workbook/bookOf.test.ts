import { isProblem } from "../../src/basics/problem";
import { standings } from "../../src/event";
import { bookOf } from "../../src/workbook/bookOf";
import { DESK_KINDS } from "../../src/workbook/eventNames";
import type { Finding } from "../../src/workbook/findings";
import {
  bookWith,
  bye,
  byFormula,
  changed,
  ENTRANTS,
  type Lines,
  match,
  type Parts,
  round,
  ROUND_1,
  SETTINGS,
} from "./handMadeBook";

const NOT_KEPT: Finding["code"] = "keptMissing";

/** What is found, as "code weight sheet!cell", without that nothing was kept in these books. */
function findings(parts: Parts): string[] {
  return bookOf(bookWith(parts))
    .findings.filter(({ code }) => code !== NOT_KEPT)
    .map(
      ({ code, weight, place }) =>
        `${code} ${weight} ${place ? `${place.sheet}!${place.cell}` : "-"}`
    );
}

const row1 = ["Table", 1] as const;
const row2 = ["Table", 2] as const;

test("an event is read whole, with clubs, strengths, tables and how it is paired", () => {
  const book = bookOf(bookWith());
  expect(book.facts).toEqual({
    title: "Club night",
    locale: "en",
    boards: 8,
    scale: "WBF",
    entry: "imps",
  });
  expect(book.event?.entrants.slice(0, 2)).toEqual([
    { number: 1, name: "North", club: "Red", strength: 40 },
    { number: 2, name: "East", club: "Red", strength: 30, carryOver: 1.5 },
  ]);
  expect(book.event?.rounds).toEqual([
    {
      round: 1,
      matches: [
        {
          table: 1,
          home: 1,
          away: 4,
          result: { kind: "played", homeVP: 12.61, awayVP: 7.39, homeImps: 20, awayImps: 12 },
        },
        {
          table: 2,
          home: 3,
          away: 2,
          result: { kind: "played", homeVP: 10, awayVP: 10, homeImps: 10, awayImps: 10 },
        },
      ],
      bye: 5,
      byeVP: 12,
      penalties: [],
    },
  ]);
  expect(book.event?.settings).toMatchObject({
    rounds: 3,
    seed: 7,
    tieBreaks: ["headToHead", "impQuotient"],
    pairing: { order: "vp", odd: "bye", firstRound: { method: "article", seed: 7 } },
  });
  expect(book.findings.map(({ code }) => code)).toEqual([NOT_KEPT]);
  expect(book.rounds).toEqual([
    { round: 1, sheet: "Round 1", kept: null, isScored: false, boards: 0 },
  ]);
  const found = standings(book.event!);
  if (isProblem(found)) throw new Error(found.problem);
  expect(found.map(({ number, total }) => [number, total])).toEqual([
    [1, 12.61],
    [5, 12],
    [2, 11.5],
    [3, 10],
    [4, 7.39],
  ]);
});

test("rows may be sorted, columns moved and added, and empty rows stand anywhere", () => {
  const turned = (lines: Lines): Lines => {
    const [heads, ...rows] = lines.map((line) => ["x", ...[...line].reverse()]);
    return [heads!, heads!.map(() => null), ...rows.reverse(), heads!.map(() => "  ")];
  };
  const straight = bookOf(bookWith());
  const other = bookOf(bookWith({ entrants: turned(ENTRANTS), rounds: [turned(ROUND_1)] }));
  const byNumber = (event: typeof straight.event) => [
    [...event!.entrants].sort((a, b) => a.number - b.number),
    [...event!.rounds[0]!.matches].sort((a, b) => a.home - b.home),
  ];
  expect(byNumber(other.event)).toEqual(byNumber(straight.event));
  expect(other.findings.map(({ code }) => code)).toEqual([NOT_KEPT]);
});

/** The same round with one margin in place of the IMPs of both sides. */
const MARGINS: Lines = ROUND_1.map((line, i) => [
  ...line.slice(0, 6),
  i === 0 ? "Margin" : typeof line[6] === "number" ? line[6] - Number(line[7]) : null,
  ...line.slice(8),
]);

test("results still to come are due, at the cell where they are typed", () => {
  const rows: Lines = round(
    match({ Table: 1, "Home no.": 1, "Away no.": 4 }),
    match({ Table: 2, "Home no.": 3, "Away no.": 2, "Home IMPs": 12 }),
    bye(5)
  );
  expect(findings({ rounds: [rows] })).toEqual([
    "resultMissing due Round 1!H5",
    "oneSide due Round 1!I6",
  ]);
});

test.each([
  ["late", "Result", "late"],
  ["home absent", "Result", "客队弃权"],
  ["cancelled", "Result", "取消"],
])("nothing is due of a match that is marked as %s", (_what, at, word) => {
  const rows = changed(ROUND_1, row1, "Home IMPs", null);
  const cleared = changed(rows, row1, "Away IMPs", null);
  expect(findings({ rounds: [changed(cleared, row1, at, word)] })).toEqual([]);
});

test.each<[string, Lines, string[]]>([
  [
    "a result for a bye",
    changed(ROUND_1, ["Home no.", 5], "Home IMPs", 30),
    ["byeResult wrong Round 1!H7"],
  ],
  [
    "VPs typed for a bye",
    changed(ROUND_1, ["Home no.", 5], "Home VP", 18),
    ["byeResult wrong Round 1!K7"],
  ],
  [
    "VPs adjusted for a bye, which count,",
    changed(ROUND_1, ["Home no.", 5], "Home adjusted", 14),
    [],
  ],
  [
    "VPs adjusted for nobody, beside a bye",
    changed(ROUND_1, ["Home no.", 5], "Away adjusted", 6),
    ["byeResult wrong Round 1!N7"],
  ],
  [
    "adjusted VPs typed as text, which formulas pass over,",
    changed(ROUND_1, row1, "Away adjusted", "3"),
    ["numberAsText wrong Round 1!N5"],
  ],
  [
    "VPs adjusted in a match that is cancelled, which do not count,",
    changed(changed(ROUND_1, row1, "Result", "cancelled"), row1, "Home adjusted", 12),
    ["cancelledVp wrong Round 1!M5"],
  ],
  [
    "a result in the first round of a triangle",
    round(
      ...(
        [
          [1, 1, 4],
          [2, 4, 3],
          [3, 3, 1],
        ] as const
      ).map(([table, home, away]) =>
        match({
          Table: table,
          "Home no.": home,
          "Away no.": away,
          Result: "triangle 1",
          ...(table === 1 ? { "Home IMPs": 3 } : {}),
        })
      ),
      match({ Table: 4, "Home no.": 2, "Away no.": 5, Result: "late" })
    ),
    ["triangleEarly wrong Round 1!H5"],
  ],
  [
    "a result of a match that is marked as late",
    changed(ROUND_1, row1, "Result", "late"),
    ["lateResult wrong Round 1!J5"],
  ],
  ["negative IMPs", changed(ROUND_1, row1, "Away IMPs", -12), ["impsNegative wrong Round 1!I5"]],
  [
    "IMPs in fractions",
    changed(ROUND_1, row1, "Home IMPs", 20.5),
    ["impsFraction note Round 1!H5"],
  ],
  [
    "a date for IMPs, more than 24 a board",
    changed(ROUND_1, row1, "Home IMPs", 46023),
    ["wholeNumber wrong Round 1!H5"],
  ],
  [
    "VPs typed over their formula",
    changed(ROUND_1, row1, "Home VP", 12.61),
    ["vpTyped note Round 1!K5"],
  ],
  [
    "another formula for VPs",
    changed(ROUND_1, row1, "Home VP", { formula: "=12.6+0.01", shows: 12.61 }),
    ["vpTyped note Round 1!K5"],
  ],
  [
    "VPs above the scale that do not add up",
    changed(ROUND_1, row1, "Home VP", byFormula(26.1)),
    ["vpRange wrong Round 1!K5", "vpSum wrong Round 1!K5"],
  ],
  [
    "VPs that a director gave, off the scale",
    changed(changed(ROUND_1, row1, "Home VP", byFormula(21)), row1, "Home adjusted", 21),
    ["vpRange note Round 1!K5"],
  ],
  [
    "VPs assigned, which need not add up",
    changed(changed(ROUND_1, row1, "Home VP", byFormula(11)), row1, "Result", "assigned"),
    [],
  ],
  [
    "a team in two matches, and so another in none",
    changed(ROUND_1, row1, "Away no.", 3),
    ["roundTwice wrong Round 1!C6", "entrantIdle note Round 1!C4"],
  ],
  [
    "a team nobody knows",
    changed(ROUND_1, row1, "Away no.", 9),
    ["roundStranger wrong Round 1!E5", "entrantIdle note Round 1!C4"],
  ],
  [
    "a row deleted",
    ROUND_1.filter((line) => line[0] !== 2),
    ["entrantIdle note Round 1!C4", "entrantIdle note Round 1!C4"],
  ],
])("%s is found", (_what, lines, expected) => {
  expect(findings({ rounds: [lines] })).toEqual(expected);
});

test("a margin that is no number is found, and not taken for a result", () => {
  const text = changed(MARGINS, row1, "Margin", "+8");
  const blank = changed(
    changed(text, row1, "Home VP", byFormula("")),
    row1,
    "Away VP",
    byFormula("")
  );
  expect(findings({ rounds: [blank] })).toEqual([
    "resultMissing due Round 1!H5",
    "numberAsText wrong Round 1!H5",
  ]);
  expect(findings({ rounds: [changed(MARGINS, row1, "Margin", -8)] })).toEqual([]);
});

test.each<[string, Parts, string[]]>([
  [
    "a number twice among the entrants",
    { entrants: changed(ENTRANTS, ["No.", 5], "No.", 4), rounds: [] },
    ["entrantTwice wrong Entrants!A9"],
  ],
  [
    "a name without a number, which nobody would count",
    { entrants: changed(ENTRANTS, ["No.", 5], "No.", null), rounds: [] },
    ["wholeNumber wrong Entrants!A9"],
  ],
  [
    "twins, and somebody without a name",
    {
      entrants: changed(changed(ENTRANTS, ["No.", 5], "Name", "north"), ["No.", 4], "Name", " "),
      rounds: [],
    },
    ["nameMissing note Entrants!B8", "nameTwice note Entrants!B9"],
  ],
  [
    "a strength in words",
    { entrants: changed(ENTRANTS, ["No.", 1], "Strength", "strong") },
    ["number wrong Entrants!D5"],
  ],
  [
    "a number typed as text",
    { rounds: [changed(ROUND_1, row1, "Home no.", "1")] },
    ["numberAsText wrong Round 1!C5", "entrantIdle note Round 1!C4"],
  ],
  [
    "an error where VPs should be",
    { rounds: [changed(ROUND_1, row1, "Home VP", byFormula("#VALUE!"))] },
    ["number wrong Round 1!K5"],
  ],
  [
    "a word nobody knows for a result",
    { rounds: [changed(ROUND_1, row1, "Result", "rained off")] },
    ["choice wrong Round 1!J5"],
  ],
  [
    "a heading without which nothing can be read",
    {
      rounds: [
        [ROUND_1[0]!.map((head) => (head === "Home VP" ? "VPs" : head)), ...ROUND_1.slice(1)],
      ],
    },
    ["headingMissing wrong Round 1!B4"],
  ],
  [
    "a heading whose column would be left out without a word",
    {
      rounds: [
        [ROUND_1[0]!.map((head) => (head === "Result" ? "Outcome" : head)), ...ROUND_1.slice(1, 3)],
      ],
    },
    ["headingMissing note Round 1!B4", "entrantIdle note Round 1!C4"],
  ],
  [
    "an entrant that is no longer there in the round it plays",
    { entrants: changed(ENTRANTS, ["No.", 3], "Out", 0) },
    ["entrantGone wrong Round 1!C6"],
  ],
  [
    "a setting whose row was deleted",
    { settings: SETTINGS.filter(([name]) => name !== "Seed") },
    ["settingMissing note Event!A4"],
  ],
  [
    "a setting that cannot be read",
    { settings: SETTINGS.map((line) => (line[0] === "Home" ? ["Home", "upstairs", ""] : line)) },
    ["choice wrong Event!B24"],
  ],
  [
    "boards for which the scale has no table",
    {
      settings: SETTINGS.map((line) =>
        line[0] === "VP scale"
          ? ["VP scale", "ACBL20", ""]
          : line[0] === "Boards"
            ? ["Boards", 20, ""]
            : line
      ),
    },
    ["scaleBoards wrong Event!B8"],
  ],
  [
    "a draw that must be decided where wins rank first",
    { settings: SETTINGS.map((line) => (line[0] === "Order" ? ["Order", "wins", ""] : line)) },
    ["drawUndecided wrong Round 1!J6"],
  ],
  ["the table of entrants gone", { entrants: null }, ["tableMissing wrong -"]],
  ["the settings gone", { settings: null, rounds: [] }, ["tableMissing wrong -"]],
  [
    "the list of words for results gone",
    { blocks: { gone: [DESK_KINDS] } },
    ["tableMissing wrong -"],
  ],
  ["the table of a round in between gone", { rounds: { 2: ROUND_1 } }, ["roundMissing wrong -"]],
])("%s is found", (_what, parts, expected) => {
  expect(findings(parts)).toEqual(expected);
});

test("an event that is not wholly understood is not there, so that nobody is paired by half of it", () => {
  const eventOf = (parts: Parts) => bookOf(bookWith(parts)).event;
  expect(eventOf({})).not.toBeNull();
  expect(eventOf({ rounds: [changed(ROUND_1, row1, "Home VP", byFormula("#N/A"))] })).toBeNull();
  expect(eventOf({ rounds: { 2: ROUND_1 } })).toBeNull();
  expect(eventOf({ entrants: null })).toBeNull();
  expect(eventOf({ settings: null })).toBeNull();
  // What is odd, but readable, is the director's to judge.
  expect(eventOf({ rounds: [changed(ROUND_1, row1, "Home VP", 19)] })).not.toBeNull();
});

test("words may be of any language, whatever language the event's sheets have", () => {
  const rows = changed(ROUND_1, row2, "Result", "主隊棄權");
  const chinese = rows.map((line, i) =>
    i === 0
      ? line.map((head) => (head === "Home no." ? "主队号" : head === "Away VP" ? "客隊 VP" : head))
      : line
  );
  expect(
    bookOf(bookWith({ rounds: [chinese] })).event?.rounds[0]?.matches[1]?.result
  ).toMatchObject({
    kind: "forfeit",
    by: "home",
  });
});

test("each finding tells what its sentence needs", () => {
  const rows = round(
    match({ Table: 1, "Home no.": 1, "Away no.": 4, "Home IMPs": -3 }),
    match({ Table: 2, "Home no.": 3, "Away no.": 2, "Home VP": 25, "Away VP": 1 })
  );
  const book = bookOf(bookWith({ rounds: [rows, round(bye(1), bye(2))] }));
  const told = Object.fromEntries(book.findings.map(({ code, values }) => [code, values]));
  expect(told).toMatchObject({
    oneSide: { round: 1, home: 1, away: 4 },
    impsNegative: { round: 1, home: 1, away: 4, text: "-3" },
    vpRange: { round: 1, home: 3, away: 2, text: "25", most: 20 },
    vpSum: { round: 1, home: 3, away: 2, sum: 26, due: 20 },
    entrantIdle: { round: 2, number: 5, text: "Middle" },
    roundTwice: { round: 2, number: 2 },
    keptMissing: { round: 2 },
  });
});

test("the stamp changes with whatever is typed, and with VPs that follow", () => {
  const stamp = (parts: Parts) => bookOf(bookWith(parts)).stamp;
  const plain = stamp({});
  expect(stamp({})).toBe(plain);
  const [heading, ...rows] = ROUND_1;
  expect(stamp({ rounds: [[heading!, ...rows.reverse()]] })).toBe(plain);
  for (const parts of [
    { rounds: [changed(ROUND_1, row1, "Home IMPs", 21)] },
    { rounds: [changed(ROUND_1, row1, "Home VP", 12.61)] },
    { rounds: [changed(ROUND_1, row1, "Home VP", byFormula(13))] },
    { rounds: [ROUND_1, ROUND_1] },
    { entrants: changed(ENTRANTS, ["No.", 1], "Name", "Nord") },
    { settings: SETTINGS.slice(0, -1) },
  ])
    expect(stamp(parts)).not.toBe(plain);
});

test("texts of any kind come through as they are typed", () => {
  for (const name of ["=1+1", "'x", "<b>&amp;", "1-2", "🀄️ 東", "x".repeat(200), "__proto__"]) {
    const entrants = changed(ENTRANTS, ["No.", 1], "Name", name);
    expect(bookOf(bookWith({ entrants })).event?.entrants[0]?.name).toBe(name);
  }
});
