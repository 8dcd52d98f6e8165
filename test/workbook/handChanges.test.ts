import fc from "fast-check";
import { LOCALES } from "../../src/locales/locale";
import { bookTables } from "../../src/workbook/bookTables";
import { type Snapshot, handChanges, snapshotOf } from "../../src/workbook/handChanges";
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
  type Typed,
} from "./handMadeBook";

const OPEN = round(
  match({ Table: 1, "Home no.": 1, "Away no.": 4 }),
  match({ Table: 2, "Home no.": 3, "Away no.": 2 }),
  bye(5)
);
const row1 = ["Table", 1] as const;

const seenOf = (parts: Parts): Snapshot => snapshotOf(bookTables(bookWith(parts)));

/** What was changed by hand between two states, as "what | before → after | cell". */
function changes(before: Parts, after: Parts, locale: (typeof LOCALES)[number] = "en"): string[] {
  return handChanges(seenOf(before), bookTables(bookWith(after)), locale).map(
    ({ what, before, after, place }) =>
      `${what} | ${before} → ${after} | ${place ? `${place.sheet}!${place.cell}` : "gone"}`
  );
}

test("nothing was changed in a workbook that was left alone, saved as it may have been", () => {
  const parts = { rounds: [ROUND_1, OPEN] };
  const seen = JSON.parse(JSON.stringify(seenOf(parts))) as Snapshot;
  expect(handChanges(seen, bookTables(bookWith(parts)), "en")).toEqual([]);
});

test("a round or a setting that was deleted by hand is told, with what it was", () => {
  const parts = { rounds: [ROUND_1, OPEN] };
  expect(changes(parts, { rounds: [ROUND_1] })).toEqual(["Round 2 | 1–4; 3–2; 5 →  | gone"]);
  const settings = SETTINGS.filter(([name]) => name !== "Missed VP");
  expect(changes(parts, { ...parts, settings })).toEqual(["Event: Missed VP | 8 →  | gone"]);
});

test("first results are no change, and neither are the VPs that follow from them", () => {
  expect(changes({ rounds: [OPEN] }, { rounds: [ROUND_1] })).toEqual([]);
  const late = changed(OPEN, row1, "Result", "late");
  const penalty = changed(changed(OPEN, row1, "Home penalty", 1), row1, "Note", "slow");
  expect(changes({ rounds: [OPEN] }, { rounds: [late] })).toEqual([]);
  expect(changes({ rounds: [OPEN] }, { rounds: [penalty] })).toEqual([]);
});

test.each<[string, Lines, string]>([
  [
    "a result typed over another",
    changed(ROUND_1, row1, "Home IMPs", 21),
    "Round 1, 1–4: Home IMPs | 20 → 21 | Round 1!H5",
  ],
  [
    "a result cleared",
    changed(ROUND_1, row1, "Away IMPs", null),
    "Round 1, 1–4: Away IMPs | 12 →  | Round 1!I5",
  ],
  [
    "VPs typed over their formula, though they are the same",
    changed(ROUND_1, row1, "Home VP", 12.61),
    "Round 1, 1–4: Home VP | 12.61 → 12.61 | Round 1!K5",
  ],
  [
    "another formula over the VPs",
    changed(ROUND_1, row1, "Home VP", { formula: "=13+2", shows: 15 }),
    "Round 1, 1–4: Home VP | 12.61 → 15 | Round 1!K5",
  ],
  [
    "VPs adjusted after the result was in",
    changed(ROUND_1, row1, "Home adjusted", 13),
    "Round 1, 1–4: Home adjusted |  → 13 | Round 1!M5",
  ],
  [
    "a penalty after the result was in",
    changed(ROUND_1, row1, "Away penalty", 2),
    "Round 1, 1–4: Away penalty |  → 2 | Round 1!P5",
  ],
  [
    "a result marked as late after it was in",
    changed(ROUND_1, row1, "Result", "late"),
    "Round 1, 1–4: Result |  → late | Round 1!J5",
  ],
  [
    "fewer boards",
    changed(ROUND_1, row1, "Boards", 7),
    "Round 1, 1–4: Boards | 8 → 7 | Round 1!G5",
  ],
  [
    "another opponent",
    changed(ROUND_1, row1, "Away no.", 2),
    "Round 1, 1–4: Away no. | 4 → 2 | Round 1!E5",
  ],
  [
    "somebody else sitting out",
    changed(ROUND_1, ["Home no.", 5], "Home no.", 4),
    "Round 1, 5: Home no. | 5 → 4 | Round 1!C7",
  ],
  [
    "a row deleted",
    ROUND_1.filter((line) => line[0] !== 2),
    "Round 1: Table 2 | 3–2 →  | Round 1!C4",
  ],
  [
    "a row added",
    [...ROUND_1, match({ Table: 3, "Home no.": 4, "Away no.": 5 })],
    "Round 1: Table 3 |  → 4–5 | Round 1!C8",
  ],
])("%s is a change, with the old value and the new", (_what, after, expected) => {
  expect(changes({ rounds: [ROUND_1] }, { rounds: [after] })).toEqual([expected]);
});

test("a late match that is finished has its word cleared, and nothing else changed", () => {
  const late = changed(OPEN, row1, "Result", "late");
  const marked = changed(
    changed(late, row1, "Home VP", byFormula(10)),
    row1,
    "Away VP",
    byFormula(10)
  );
  expect(changes({ rounds: [marked] }, { rounds: [ROUND_1] })).toEqual([
    "Round 1, 1–4: Result | late →  | Round 1!J5",
  ]);
});

test("a remark may be added at any time, and is a change when it goes", () => {
  const remarked = changed(ROUND_1, row1, "Note", "appeal");
  expect(changes({ rounds: [ROUND_1] }, { rounds: [remarked] })).toEqual([]);
  expect(changes({ rounds: [remarked] }, { rounds: [ROUND_1] })).toEqual([
    "Round 1, 1–4: Note | appeal →  | Round 1!Q5",
  ]);
});

test("settings and entrants are free until round 1 is posted, and told from then on", () => {
  const settings = SETTINGS.map((line): Typed[] =>
    line[0] === "Bye VP" ? ["Bye VP", 18, ""] : line
  );
  const entrants = [
    ...changed(ENTRANTS, ["No.", 2], "Out", 1).filter((line) => line[0] !== 4),
    [6, "=1+1", "", null, null, 2, null],
  ];
  expect(changes({ rounds: [] }, { rounds: [], settings, entrants })).toEqual([]);
  expect(changes({ rounds: [ROUND_1] }, { rounds: [ROUND_1], settings, entrants })).toEqual([
    "Event: Bye VP | 12 → 18 | Event!B11",
    "Entrants, 2: Out |  → 1 | Entrants!G6",
    "Entrants: 4 | West →  | Entrants!A4",
    "Entrants: 6 |  → =1+1 | Entrants!A9",
  ]);
});

test("names that look like formulas are told from formulas", () => {
  const named = (name: string) => ({ entrants: changed(ENTRANTS, ["No.", 1], "Name", name) });
  expect(changes(named("=1+1"), named("=1+2"))).toEqual([
    "Entrants, 1: Name | =1+1 → =1+2 | Entrants!B5",
  ]);
  expect(changes(named("'x"), named("x"))).toEqual(["Entrants, 1: Name | 'x → x | Entrants!B5"]);
});

test("a sheet that was sorted, turned round or written in another language is unchanged", () => {
  const turned = (lines: Lines): Lines => {
    const [heads, ...rows] = lines.map((line) => [...line].reverse());
    return [heads!, ...rows.reverse()];
  };
  const chinese = ROUND_1.map((line, i) =>
    i === 0 ? line.map((head) => (head === "Home IMPs" ? "主队 IMP" : head)) : line
  );
  const now = { entrants: turned(ENTRANTS), rounds: [turned(chinese)] };
  expect(changes({ rounds: [ROUND_1] }, now)).toEqual([]);
});

const withoutColumn = (lines: Lines, heading: string) => {
  const at = lines[0]!.indexOf(heading);
  return lines.map((line) => line.filter((_, i) => i !== at));
};

test("of a column that was deleted, whatever stood in it is told, in its row", () => {
  const penalized = changed(ROUND_1, row1, "Home penalty", 2);
  const rounds = [withoutColumn(penalized, "Home penalty")];
  expect(changes({ rounds: [penalized] }, { rounds })).toEqual([
    "Round 1, 1–4: Home penalty | 2 →  | Round 1!B5",
  ]);
  const entrants = withoutColumn(ENTRANTS, "Carry-over");
  expect(changes({ rounds: [ROUND_1] }, { rounds: [ROUND_1], entrants })).toEqual([
    "Entrants, 2: Carry-over | 1.5 →  | Entrants!A6",
  ]);
});

test("a column or a setting that came by hand is told with what stands in it", () => {
  const before = withoutColumn(ENTRANTS, "Carry-over");
  expect(changes({ rounds: [ROUND_1], entrants: before }, { rounds: [ROUND_1] })).toEqual([
    "Entrants, 2: Carry-over |  → 1.5 | Entrants!E6",
  ]);
  const settings = SETTINGS.filter(([name]) => name !== "Tie-breaks");
  expect(changes({ rounds: [ROUND_1], settings }, { rounds: [ROUND_1] })).toEqual([
    "Event: Tie-breaks |  → between them, IMP quotient | Event!B18",
  ]);
});

test("tables of an event that are gone are no changes of cells: findings tell of them", () => {
  expect(
    changes({ rounds: [ROUND_1] }, { rounds: [ROUND_1], entrants: null, settings: null })
  ).toEqual([]);
});

test("changes are told in the event's language", () => {
  const after = changed(ROUND_1, row1, "Home IMPs", 21);
  expect(changes({ rounds: [ROUND_1] }, { rounds: [after] }, "zh-CN")).toEqual([
    "第1轮 1–4：主队 IMP | 20 → 21 | Round 1!H5",
  ]);
  expect(changes({ rounds: [ROUND_1] }, { rounds: [after] }, "zh-TW")).toEqual([
    "第1輪 1–4：主隊 IMP | 20 → 21 | Round 1!H5",
  ]);
});

test("whatever is typed over a cell that was full is told once, at that cell, with both values", () => {
  const columns = ["Home no.", "Boards", "Home IMPs", "Away IMPs", "Home VP", "Away VP"];
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true })
  );
  fc.assert(
    fc.property(fc.constantFrom(...columns), texts, (at, to) => {
      const before = ROUND_1[1]![ROUND_1[0]!.indexOf(at)]!;
      const shows = typeof before === "object" ? before.shows : before;
      const isBlank = typeof to === "string" && to.trim() === "";
      fc.pre(!isBlank && (typeof before === "object" || String(to) !== String(before)));
      const found = handChanges(
        seenOf({ rounds: [ROUND_1] }),
        bookTables(bookWith({ rounds: [changed(ROUND_1, row1, at, to)] })),
        "en"
      );
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ round: 1, before: String(shows), after: String(to) });
    })
  );
});
