import { LOCALES, type Locale } from "../../src/locales/locale";
import type { Breach, HandMadeRound, PairingWarning, Reason, WhyNot } from "../../src/pairing";
import { breachText } from "../../src/taskpane/breachText";
import { findingText } from "../../src/taskpane/findingText";
import { outcomeText } from "../../src/taskpane/outcomeText";
import { problemText } from "../../src/taskpane/problemText";
import { reasonTexts } from "../../src/taskpane/reasonText";
import { SENTENCES } from "../../src/taskpane/texts";
import { warningText } from "../../src/taskpane/warningText";
import { whyNotTexts } from "../../src/taskpane/whyNotText";
import { wordsOf } from "../../src/taskpane/words";
import { FINDING_CODES } from "../../src/workbook/findings";

const NAMES = ["Harbour", "Lantern", "Willow", "Orchard", "Castle", "Heron"];
const words = (locale: Locale = "en") =>
  wordsOf(
    locale,
    NAMES.map((name, i) => ({ number: i + 1, name }))
  );
const table = (reasons: Reason[]) => reasonTexts(reasons, "table", words());

/** Codes of a group of sentences. */
const codes = <T extends object>(group: T) => Object.keys(group) as (keyof T)[];

describe("why a table is as it is", () => {
  test("an earlier meeting is told with its round", () => {
    expect(table([{ code: "met", round: 2, numbers: [1, 3] }])).toEqual([
      "1 Harbour and 3 Willow met in round 2.",
    ]);
  });

  test("several earlier meetings of one entrant are one sentence, where the first of them stood", () => {
    expect(
      table([
        { code: "met", round: 2, numbers: [1, 3] },
        { code: "sameClub", numbers: [1, 5] },
        { code: "met", round: 1, numbers: [1, 4] },
      ])
    ).toEqual([
      "1 Harbour has already met 3 Willow (round 2) and 4 Orchard (round 1).",
      "1 Harbour and 5 Castle are of one club.",
    ]);
  });

  test("who would be left over is named", () => {
    expect(table([{ code: "completion", numbers: [1, 2, 4, 5, 6] }])).toEqual([
      "Were 1 Harbour to meet 2 Lantern, 4 Orchard, 5 Castle and 6 Heron could not all have an opponent.",
    ]);
    expect(reasonTexts([{ code: "completion", numbers: [6, 1, 2] }], "bye", words())).toEqual([
      "Were 6 Heron to sit out, 1 Harbour and 2 Lantern could not all have an opponent.",
    ]);
    expect(
      reasonTexts([{ code: "completion", numbers: [4, 5, 6, 1] }], "triangle", words())
    ).toEqual([
      "Were 4 Orchard, 5 Castle and 6 Heron to play the triangle, 1 Harbour could not all have an opponent.",
    ]);
  });
});

/** A sentence is whole: no placeholder is left in it. */
const WHOLE = /^[^{}]+$/;

describe.each(LOCALES)("in %s", (locale) => {
  const spoken = words(locale);

  test("every reason is a whole sentence, at a table, for a bye and for a triangle", () => {
    for (const code of codes(SENTENCES.en.reasons))
      for (const place of ["table", "bye", "triangle"] as const)
        for (const text of reasonTexts([{ code, round: 1, numbers: [1, 2, 3, 4] }], place, spoken))
          expect(text).toMatch(WHOLE);
  });

  test("every warning is a whole sentence", () => {
    for (const code of codes(SENTENCES.en.warnings)) {
      const warning: PairingWarning = { code, round: 3, numbers: [1, 2, 3, 4] };
      expect(warningText(warning, spoken)).toMatch(WHOLE);
    }
  });

  test("every breach is a whole sentence", () => {
    for (const code of codes(SENTENCES.en.breaches)) {
      const breach: Breach = { code, round: 3, numbers: [1, 2] };
      expect(breachText(breach, spoken)).toMatch(WHOLE);
    }
  });

  test("every finding is a whole sentence with the values it has", () => {
    const values = {
      ...{ round: 1, home: 1, away: 2, number: 3, other: 4 },
      ...{ text: "25", most: 20, sum: 19, due: 20 },
    };
    for (const code of FINDING_CODES) {
      const text = findingText({ code, values, weight: "note", round: 1, place: null }, spoken);
      expect(text).toMatch(WHOLE);
    }
  });

  test("every outcome is a whole sentence", () => {
    const values = { sheet: "Log", count: 2, name: 1, round: 3, one: 1, other: 2 };
    for (const step of codes(SENTENCES.en.done))
      expect(outcomeText({ kind: "done", step, values }, spoken)).toMatch(WHOLE);
    for (const note of codes(SENTENCES.en.notes))
      for (const movesGone of [true, false])
        expect(outcomeText({ kind: "note", note, values, movesGone }, spoken)).toMatch(WHOLE);
    for (const outcome of [
      { kind: "changed" },
      { kind: "editing" },
      { kind: "protected", sheet: "Log" },
      { kind: "refused", reason: "?" },
      { kind: "torn", reason: "?", left: ["Log", "Event"] },
    ] as const)
      expect(outcomeText(outcome, spoken)).toMatch(WHOLE);
  });

  test("every answer to “why not these two?” is a whole sentence", () => {
    const round: HandMadeRound = { tables: [{ table: 1, home: 1, away: 2 }] };
    for (const code of codes(SENTENCES.en.whyNot)) {
      const answer: WhyNot = {
        answer: code,
        bar: { code: "met", round: 1, numbers: [1, 3] },
        breaks: { table: 1, home: 1, away: 2 },
        left: [4, 5],
        instead: null,
      };
      for (const text of whyNotTexts({ one: 1, other: 3, answer }, round, spoken))
        expect(text).toMatch(WHOLE);
    }
  });
});

describe("findings", () => {
  const finding = { weight: "wrong", round: 1, place: null } as const;

  test("name the sides of a match", () => {
    const values = { round: 1, home: 1, away: 2, sum: 19, due: 20 };
    expect(findingText({ ...finding, code: "vpSum", values }, words())).toBe(
      "1 Harbour – 2 Lantern: the VPs of the two sides make 19; the scale's make 20."
    );
  });

  test("of names tell the numbers alone", () => {
    const values = { number: 3, other: 5, text: "Willow" };
    expect(findingText({ ...finding, code: "nameTwice", values }, words())).toBe(
      "Numbers 3 and 5 have one name: Willow."
    );
  });

  test("that are problems of reading have the problem's sentence", () => {
    const values = { number: 3 };
    expect(findingText({ ...finding, code: "entrantTwice", values }, words())).toBe(
      problemText({ problem: "entrantTwice", values }, words())
    );
  });
});

describe("“why not these two?”", () => {
  const made = { table: 2, home: 3, away: 4 };
  const round: HandMadeRound = { tables: [{ table: 1, home: 1, away: 2 }, made] };
  const answer: WhyNot = {
    answer: "breaks",
    bar: null,
    breaks: { table: 1, home: 1, away: 2 },
    left: [],
    instead: {
      tables: [
        { table: 1, home: 1, away: 3, reasons: [] },
        { table: 2, home: 2, away: 4, reasons: [] },
      ],
      repeats: [],
      warnings: [],
    },
  };

  test("names the pair that comes first, and who else would meet", () => {
    expect(whyNotTexts({ one: 1, other: 3, answer }, round, words())).toEqual([
      "Others come first: 1 Harbour – 2 Lantern would not meet.",
      "If they met, these would meet, too: 2 Lantern – 4 Orchard.",
    ]);
  });

  test("of one and the same is a problem in words", () => {
    const found = { problem: "pairWithItself", values: { field: "1–1", number: 1 } } as const;
    expect(whyNotTexts({ one: 1, other: 1, answer: found }, round, words())).toEqual([
      problemText(found, words()),
    ]);
  });
});

describe("names in sentences", () => {
  const nameOf = (name: string) => wordsOf("en", [{ number: 7, name }]).nameOf(7);

  test("stand behind the number; who has no name is its number", () => {
    expect(nameOf("Lantern")).toBe("7 Lantern");
    expect(nameOf("")).toBe("7");
    expect(words().nameOf(99)).toBe("99");
  });

  test("are one line of at most forty signs, whole emoji among them", () => {
    expect(nameOf("a\n b")).toBe("7 a b");
    expect(nameOf("x".repeat(200))).toBe(`7 ${"x".repeat(40)}…`);
    expect(nameOf("🎲".repeat(41))).toBe(`7 ${"🎲".repeat(40)}…`);
    expect(nameOf("👩‍👩‍👧")).toBe("7 👩‍👩‍👧");
  });

  test("do not turn the sentence around them", () => {
    expect(nameOf("\u202Eabc")).toBe("7 abc");
  });
});
