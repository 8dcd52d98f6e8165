import fc from "fast-check";
import { DEFAULT_SETTINGS, type EventSettings, TIE_BREAKS } from "../../src/event";
import { LOCALES } from "../../src/locales/locale";
import { SHEET_WORDS } from "../../src/locales/sheetWords";
import { VP_SCALES } from "../../src/scoring/victoryPoints";
import { bookOf } from "../../src/workbook/bookOf";
import { ALL_SETTINGS, settingNames } from "../../src/workbook/bookTables";
import type { EventPlan } from "../../src/workbook/eventDesk";
import { type Setting, settingCells } from "../../src/workbook/settingCells";
import { bookWith, type Lines, SETTINGS, type Typed } from "./handMadeBook";

/** Without them there is no event. */
const NEEDED = ["rounds", "boards"];

/** The event of a workbook with these settings and no round. */
function bookOfSettings(settings: Lines) {
  return bookOf(bookWith({ settings, rounds: [] }));
}

/** The settings of the sample with one of them typed anew. */
function withSetting(name: string, value: Typed): Lines {
  return SETTINGS.map((line) => (line[0] === name ? [name, value, ""] : line));
}

const plans: fc.Arbitrary<EventPlan> = fc
  .record({
    title: fc.string({ maxLength: 200, unit: "grapheme" }).filter((text) => text.trim() !== ""),
    locale: fc.constantFrom(...LOCALES),
    boards: fc.integer({ min: 6, max: 11 }),
    scale: fc.constantFrom(...VP_SCALES),
    entry: fc.constantFrom("imps" as const, "margin" as const),
    rounds: fc.integer({ min: 1, max: 1000 }),
    vps: fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 5, maxLength: 5 }),
    withdrawal: fc.constantFrom("stand" as const, "cancel" as const),
    order: fc.constantFrom("vp" as const, "wins" as const),
    tieBreaks: fc.uniqueArray(fc.constantFrom(...TIE_BREAKS), { minLength: 1 }),
    seed: fc.integer({ min: 0, max: 4_294_967_295 }),
    odd: fc.constantFrom("bye" as const, "halfTriangle" as const, "fullTriangle" as const),
    method: fc.constantFrom(
      ...(["article", "draw", "snake", "slide", "adjacent", "halves"] as const)
    ),
    by: fc.constantFrom("strength" as const, "number" as const),
    bye: fc.constantFrom("largest" as const, "drawn" as const),
    home: fc.constantFrom(...(["parity", "smaller", "better", "table", "balance"] as const)),
    seating: fc.constantFrom("standing" as const, "stationary" as const),
    until: fc.integer({ min: 0, max: 1000 }),
    forbidden: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
        .filter(([one, other]) => one !== other)
    ),
    topHalfFrom: fc.option(fc.integer({ min: 1, max: 1000 })),
    lag: fc.constantFrom(0 as const, 1 as const),
  })
  .map(({ title, locale, boards, scale, entry, ...rules }) => {
    const [byeVP, lateVP, missedVP, winner, loser] = rules.vps.map((vp) => vp / 100) as [
      ...[number, number, number, number, number],
    ];
    const { order, odd, home, seating, forbidden, lag, seed, method, by, bye, until } = rules;
    const { rounds, withdrawal, tieBreaks, topHalfFrom } = rules;
    const settings: EventSettings = {
      ...{ rounds, lateVP, missedVP, withdrawal, tieBreaks, seed },
      forfeitVP: { winner, loser },
      pairing: {
        ...{ order, odd, byeVP, home, seating, forbidden, lag },
        firstRound: { method, by, bye, seed },
        sameClub: { until },
        ...(topHalfFrom === null ? {} : { repeats: { topHalfFrom } }),
      },
    };
    return { facts: { title, locale, boards, scale, entry }, settings };
  });

test("what a plan writes into the sheet is read again, in every language", () => {
  fc.assert(
    fc.property(plans, fc.constantFrom(...LOCALES), (plan, named) => {
      const cells = settingCells(plan);
      const lines = (Object.keys(cells) as Setting[]).map((setting): Typed[] => [
        settingNames(named)[setting],
        cells[setting].value,
        "",
      ]);
      const book = bookOfSettings(lines);
      expect(book.findings).toEqual([]);
      expect(book.facts).toEqual(plan.facts);
      // Nothing forbidden is an empty cell, and that is the default.
      const { forbidden = [] } = book.event!.settings.pairing;
      const { settings } = book.event!;
      expect({ ...settings, pairing: { ...settings.pairing, forbidden } }).toEqual(plan.settings);
    })
  );
});

test.each([
  "3-7; 4-9",
  "3–7; 4—9",
  "3−7;4-9;",
  " 3 - 7 , 4 - 9 ",
  "３－７；４－９",
  "3-7，4-9",
  "3-7、4–9",
  "3-7\n4-9",
  "3-7 4-9",
])("%p are the pairs 3–7 and 4–9, which never meet", (text) => {
  const { event } = bookOfSettings(withSetting("Never meet", text));
  expect(event?.settings.pairing.forbidden).toEqual([
    [3, 7],
    [4, 9],
  ]);
});

test.each<[string, Typed, string, string]>([
  ["Never meet", "3-7; 4", "choice", "4"],
  ["Never meet", "3/7", "choice", "3/7"],
  ["Never meet", "0-7", "choice", "0-7"],
  ["Never meet", 46206, "choice", "46206"], // Excel has made a date of 3-7
  ["Boards", "16", "numberAsText", "16"],
  ["Boards", 0, "wholeNumber", "0"],
  ["Boards", 7.5, "wholeNumber", "7.5"],
  ["Boards", "#REF!", "number", "#REF!"],
  ["Language", "Klingon", "choice", "Klingon"],
  ["VP scale", "EBU", "choice", "EBU"],
  ["Standings behind", 2, "wholeNumber", "2"],
  ["Top half may repeat from", "late", "number", "late"],
  ["Rounds", -1, "wholeNumber", "-1"],
  ["Bye VP", "twelve", "number", "twelve"],
  ["Tie-breaks", "IMP quotient, luck", "choice", "luck"],
  ["Home", true, "choice", "TRUE"],
])("of %s %p the finding names the cell and the text", (name, value, code, text) => {
  const lines = withSetting(name, value);
  const row = lines.findIndex((line) => line[0] === name);
  const book = bookOfSettings(lines);
  expect(book.event).toBeNull();
  expect(book.findings).toHaveLength(1);
  const [found] = book.findings;
  expect(found).toMatchObject({ code, weight: "wrong", values: { text } });
  expect(found!.place).toEqual({ sheet: "Event", cell: `B${4 + row}` });
});

test("a pair of one number is refused", () => {
  const { findings } = bookOfSettings(withSetting("Never meet", "3-7; 5-5"));
  expect(findings).toMatchObject([{ code: "pairWithItself", values: { field: "5-5", number: 5 } }]);
});

test("what may be written instead is named in the event's language", () => {
  const [, ...rest] = withSetting("Odd field", "quadrangle");
  const chinese = rest.map((line) => (line[0] === "Language" ? ["Language", "zh-tw", ""] : line));
  const { findings } = bookOfSettings(chinese);
  const { bye, halfTriangle, fullTriangle } = SHEET_WORDS["zh-TW"].values.odd;
  expect(findings).toMatchObject([
    { code: "choice", values: { choices: [bye, halfTriangle, fullTriangle].join(", ") } },
  ]);
});

test("where settings are empty the rule's defaults count; rounds and boards must be given", () => {
  const { event, facts, findings } = bookOfSettings(
    SETTINGS.map(([name]) => [name ?? null, null, ""])
  );
  expect(findings.map(({ code, weight, place }) => [code, weight, place?.cell])).toEqual([
    ["wholeNumber", "wrong", "B7"],
    ["wholeNumber", "wrong", "B8"],
  ]);
  expect(facts).toEqual({ title: "", locale: "en", boards: 16, scale: "WBF", entry: "imps" });
  expect(event?.settings).toEqual({
    ...DEFAULT_SETTINGS,
    rounds: 0,
    pairing: { firstRound: { seed: 0 } },
  });
});

test.each(LOCALES)(
  "without the setting of the language %s is known by the other names",
  (locale) => {
    const lines = ALL_SETTINGS.filter((setting) => setting !== "language").map(
      (setting): Typed[] => [settingNames(locale)[setting], NEEDED.includes(setting) ? 8 : null]
    );
    const { facts, findings } = bookOfSettings(lines);
    expect(facts.locale).toBe(locale);
    expect(findings.map(({ code, values }) => [code, values.text])).toEqual([
      ["settingMissing", settingNames(locale).language],
    ]);
  }
);
