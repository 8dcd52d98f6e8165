import { pairsEventSession, pairsRanking } from "../../src/event/pairsEvent";
import type { BookBlocks } from "../../src/workbook/bookBlocks";
import { bookOf } from "../../src/workbook/bookOf";
import { bookTables } from "../../src/workbook/bookTables";
import type { EventBook } from "../../src/workbook/eventBook";
import { snapshotOf } from "../../src/workbook/handChanges";
import { boardRows } from "../../src/workbook/pairsRows";
import { blockOf, bookWith, type Lines } from "./handMadeBook";

const SETTINGS: Lines = [
  ["Setting", "Value", "Meaning"],
  ["Title", "Club night", ""],
  ["Language", "English", ""],
  ["Pairs scored by", "matchpoints", ""],
  ["Winners", 1, ""],
  ["Matchpoints for a win", 2, ""],
  ["Fouled boards", "WBF", ""],
];
const PAIRS: Lines = [
  ["No.", "Name", "Club"],
  [1, "Ash – Birch", "Harbour"],
  [2, "=1+1", ""],
  [11, "李娜 – 张敏", ""],
  [12, "Elm – Fir", ""],
];
const HEADS = [
  "Round",
  "Table",
  "Board",
  "NS",
  "EW",
  "Contract",
  "By",
  "Result",
  "Score",
  "Remark",
];
const SCORE = (shows: number | string) => ({ formula: "=DESK.BRIDGESCORE([@Contract])", shows });
const line = (
  board: number,
  ns: number | null,
  ew: number | null,
  score: number | string
): Lines[number] => [
  ...[null, ns, board, ns, ew, score === "" ? null : "4S", null, null, SCORE(score), null],
];
const RESULTS: Lines = [
  HEADS,
  ...[line(1, 1, 11, 420), line(1, 2, 12, -50)],
  ...[line(2, 1, 12, 100), line(2, null, null, "")],
];

interface Sheets {
  settings?: Lines | null;
  pairs?: Lines | null;
  results?: Lines | null;
  blocks?: Partial<BookBlocks>;
}

function blocksWith({
  settings = SETTINGS,
  pairs = PAIRS,
  results = RESULTS,
  blocks = {},
}: Sheets = {}) {
  return {
    ...bookWith({ settings: null, entrants: null, rounds: [] }),
    scored: "pairs" as const,
    settings: settings && blockOf("Pairs", "F4:H10", settings),
    scoring: settings && blockOf("Pairs", "F4:H10", settings),
    entrants: pairs && blockOf("Pairs", "A4:C8", pairs),
    results: results && blockOf("Results", "A4:J8", results),
    ...blocks,
  };
}

const bookIn = (sheets?: Sheets) => bookOf(blocksWith(sheets));
const found = ({ findings }: EventBook) =>
  findings.map(
    ({ code, weight, place }) => `${code} ${weight} ${place ? `${place.sheet}!${place.cell}` : "-"}`
  );
/** The lines with a cell typed over. */
const typed = (lines: Lines, row: number, column: number, to: string | number | null): Lines =>
  lines.map((one, i) => (i === row ? one.map((cell, j) => (j === column ? to : cell)) : one));

test("a pairs event is read whole: pairs, settings, results, and boards that are due", () => {
  const book = bookIn();
  expect(book).toMatchObject({
    facts: { title: "Club night", locale: "en" },
    ...{ event: null, scored: "pairs", rounds: [], findings: [], changes: [], frozen: false },
  });
  const { pairs } = book;
  expect(pairs!.pairs.map(({ number, name, club }) => `${number} ${name} ${club}`.trim())).toEqual([
    ...["1 Ash – Birch Harbour", "2 =1+1", "11 李娜 – 张敏", "12 Elm – Fir"],
  ]);
  expect(pairs).toMatchObject({ winners: 1, rules: { scoring: "MP", perWin: 2, rule: "WBF" } });
  expect(pairs!.lines).toHaveLength(3);
  expect(pairs!.open).toEqual([{ section: "", board: 2 }]);
  const session = pairsEventSession(pairs!);
  if ("problem" in session) throw new Error(session.problem);
  const ranked = pairsRanking(session);
  if ("problem" in ranked) throw new Error(ranked.problem);
  expect(ranked.map(({ rank, number, points }) => [rank, number, points])).toEqual([
    ...[
      [1, 1, 3],
      [1, 12, 3],
      [3, 2, 0],
      [3, 11, 0],
    ],
  ]);
});

test("columns are found by their headings, in any language and order", () => {
  const chinese: Lines = [
    ["南北得分", "牌号", "东西", "南北", "备注"],
    ...[
      [420, 1, 11, 1, null],
      [-50, 1, 12, 2, null],
    ],
  ];
  const settings: Lines = [
    ["设置", "值"],
    ["名称", "x"],
    ["语言", "简体中文"],
    ["双人计分", "交叉 IMP"],
  ];
  const book = bookIn({ results: chinese, settings });
  expect(book.facts.locale).toBe("zh-CN");
  expect(book.pairs).toMatchObject({ rules: { scoring: "CROSSIMP" } });
  expect(book.pairs!.lines.map(({ ns, ew, result }) => [ns, ew, result])).toEqual([
    ...[
      [1, 11, 420],
      [2, 12, -50],
    ],
  ]);
});

test.each<[string, Sheets, string]>([
  [
    "a score that its contract cannot have",
    { results: typed(RESULTS, 1, 8, "#VALUE!") },
    "number wrong Results!I5",
  ],
  [
    "a pair that is missing beside its opponents",
    { results: typed(RESULTS, 2, 4, null) },
    "cellMissing wrong Results!E6",
  ],
  [
    "a remark nobody can read",
    { results: typed(RESULTS, 1, 9, "who knows") },
    "remark wrong Results!J5",
  ],
  ["a number given twice", { pairs: typed(PAIRS, 2, 0, 1) }, "entrantTwice wrong Pairs!A6"],
  ["a number that is none", { pairs: typed(PAIRS, 1, 0, "one") }, "number wrong Pairs!A5"],
  [
    "a setting that cannot be read",
    { settings: typed(SETTINGS, 3, 1, "points") },
    "choice wrong Pairs!G7",
  ],
  [
    "results that are gone",
    { results: null, blocks: { gone: ["DeskResults"] } },
    "tableMissing wrong -",
  ],
  ["pairs that are gone", { pairs: null }, "tableMissing wrong -"],
  ["settings that are gone", { settings: null }, "tableMissing wrong -"],
  [
    "a heading typed over",
    { results: typed(RESULTS, 0, 3, "Nord") },
    "headingMissing wrong Results!A4",
  ],
])("nobody is ranked on %s, and it is told with its cell", (_, sheets, finding) => {
  const book = bookIn(sheets);
  expect(found(book)).toContain(finding);
  expect(book.pairs).toBeNull();
});

test("a number that no pair has is told once, where it stands; while no pairs are entered none is", () => {
  const strange = typed(typed(RESULTS, 1, 4, 41), 3, 4, 41);
  const book = bookIn({ results: strange });
  expect(found(book)).toEqual(["pairStranger wrong Results!E5"]);
  expect(book.pairs).not.toBeNull();
  expect(found(bookIn({ results: strange, pairs: PAIRS.slice(0, 1) }))).toEqual([]);
});

test("of a pair that sat the other way round the number is told where it stands", () => {
  const turned = typed(typed(RESULTS, 1, 3, 41), 1, 9, "wrong direction");
  expect(found(bookIn({ results: turned }))).toEqual(["pairStranger wrong Results!D5"]);
});

describe("what was changed by hand", () => {
  const seen = snapshotOf(bookTables(blocksWith()));
  const changes = (sheets: Sheets, before = seen) =>
    bookIn({ ...sheets, blocks: { seen: before } }).changes.map(
      ({ what, before, after, place }) => `${what}: ${before} → ${after} (${place?.cell ?? "-"})`
    );

  test("is told of settings, pairs and results, and a first result is none", () => {
    expect(changes({})).toEqual([]);
    expect(changes({ settings: typed(SETTINGS, 3, 1, "Butler") })).toEqual([
      "Pairs: Pairs scored by: matchpoints → Butler (G7)",
    ]);
    expect(changes({ pairs: typed(PAIRS, 2, 1, "Oak") })).toEqual([
      "Pairs, 2: Name: =1+1 → Oak (B6)",
    ]);
    expect(changes({ results: typed(RESULTS, 1, 5, "3NT") })).toEqual([
      "Results, 1 · 1: Contract: 4S → 3NT (F5)",
    ]);
    const first = typed(typed(RESULTS, 4, 3, 2), 4, 4, 11);
    expect(changes({ results: first })).toEqual([]);
  });

  test("before the first board nothing is told", () => {
    const empty = [HEADS, line(1, null, null, "")];
    const before = snapshotOf(bookTables(blocksWith({ results: empty })));
    expect(changes({ results: empty, pairs: PAIRS.slice(0, 3) }, before)).toEqual([]);
  });

  test("every typed cell changes the stamp, and moving a column does not", () => {
    const { stamp } = bookIn();
    const turned = (lines: Lines) => lines.map((one) => [...one].reverse());
    expect(bookIn({ results: turned(RESULTS), pairs: turned(PAIRS) }).stamp).toBe(stamp);
    for (const other of [
      { settings: typed(SETTINGS, 4, 1, 2) },
      { pairs: typed(PAIRS, 1, 2, "River") },
      { results: typed(RESULTS, 4, 3, 2) },
    ])
      expect(bookIn(other).stamp).not.toBe(stamp);
  });
});

test("an event of sections has a row for each table of each", () => {
  const rows = boardRows({ sections: 2, tables: 2, firstBoard: 3, boards: 2 });
  expect(rows.map(({ section, table, board }) => [section, board, table].join(" "))).toEqual([
    ...["A 3 1", "A 3 2", "A 4 1", "A 4 2", "B 3 1", "B 3 2", "B 4 1", "B 4 2"],
  ]);
  expect(boardRows({ sections: 1, tables: 1, firstBoard: 1, boards: 1 })).toEqual([
    { table: 1, board: 1 },
  ]);
});
