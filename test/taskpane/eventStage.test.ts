import { DEFAULT_SETTINGS, type PostedRound, type SwissEvent } from "../../src/event";
import { stageOf } from "../../src/taskpane/eventStage";
import type { EventBook } from "../../src/workbook/eventBook";
import type { Finding, Weight } from "../../src/workbook/findings";

const ROUND: PostedRound = {
  round: 1,
  matches: [
    { table: 1, home: 1, away: 2, result: { kind: "played", homeVP: 10, awayVP: 10 } },
    { table: 2, home: 3, away: 4, result: null },
  ],
};
const LATE: PostedRound = {
  ...ROUND,
  matches: [ROUND.matches[0]!, { ...ROUND.matches[1]!, result: { kind: "late" } }],
};

function book(
  rounds: PostedRound[],
  weights: Weight[] = [],
  settings: Partial<SwissEvent["settings"]> = {},
  entrants = 4
): EventBook {
  return {
    facts: { title: "Cup", locale: "en", boards: 8, scale: "WBF", entry: "imps" },
    event: {
      settings: { ...DEFAULT_SETTINGS, rounds: 3, ...settings },
      entrants: Array.from({ length: entrants }, (_, i) => ({ number: i + 1 })),
      rounds,
    },
    rounds: rounds.map(({ round }) => ({
      round,
      sheet: `Round ${round}`,
      kept: null,
      isScored: false,
      boards: 0,
    })),
    findings: weights.map((weight): Finding => ({
      code: "resultMissing",
      values: {},
      weight,
      round: 1,
      place: null,
    })),
    pairs: null,
    scored: "teams",
    changes: [],
    stamp: "",
    frozen: false,
  };
}

const next = (found: EventBook | null) => stageOf(found).next;

test("an empty workbook is to be set up, and an event without entrants to be given them", () => {
  expect(next(null)).toBe("setUp");
  expect(next(book([], [], {}, 1))).toBe("entrants");
});

test("whoever is entered is to be paired", () => {
  expect(next(book([]))).toBe("pair");
});

test("a missing result comes before the next round, a late match does not", () => {
  expect(next(book([ROUND], ["due"]))).toBe("results");
  expect(next(book([LATE]))).toBe("pair");
});

test("wrong entries come before everything, what is only to be known does not", () => {
  expect(next(book([LATE], ["wrong"]))).toBe("results");
  expect(next(book([LATE], ["note"]))).toBe("pair");
});

test("with standings one round behind the next round is paired while this one is played", () => {
  expect(next(book([ROUND], ["due"], { pairing: { lag: 1 } }))).toBe("pair");
});

test("after the last round the standings are all that is left, once every result is there", () => {
  expect(next(book([ROUND], ["due"], { rounds: 1 }))).toBe("results");
  expect(next(book([LATE], [], { rounds: 1 }))).toBe("standings");
});

test("what cannot be understood is looked at first", () => {
  expect(next({ ...book([LATE]), event: null })).toBe("results");
});

test("results to come and wrong entries are counted", () => {
  expect(stageOf(book([ROUND], ["due", "due", "wrong", "note"]))).toMatchObject({
    posted: 1,
    due: 2,
    wrong: 1,
  });
});
