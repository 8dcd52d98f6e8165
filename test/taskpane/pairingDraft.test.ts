import { isProblem } from "../../src/basics/problem";
import { DEFAULT_SETTINGS, postedFrom, type SwissEvent } from "../../src/event";
import {
  draftOf,
  type Given,
  isMoved,
  isOverridden,
  keptOf,
  NOTHING_GIVEN,
  type PairingDraft,
  withSwap,
} from "../../src/taskpane/pairingDraft";

/** Teams 1 to n before their first round, lined up 1–n, 2–(n−1) and so on. */
function event(teams: number): SwissEvent {
  return {
    settings: {
      ...DEFAULT_SETTINGS,
      rounds: 5,
      pairing: { firstRound: { method: "snake", by: "number" } },
    },
    entrants: Array.from({ length: teams }, (_, i) => ({ number: i + 1 })),
    rounds: [],
  };
}

function draft(teams: number, given: Partial<Given> = {}): PairingDraft {
  const made = draftOf(event(teams), 1, { ...NOTHING_GIVEN, ...given });
  if (isProblem(made)) throw new Error(JSON.stringify(made));
  return made;
}

function swap(from: PairingDraft, one: number, other: number): PairingDraft {
  const made = withSwap(from, one, other);
  if (isProblem(made)) throw new Error(JSON.stringify(made));
  return made;
}

const pairs = ({ hand }: PairingDraft) => hand.tables.map(({ home, away }) => [home, away]);
const breaches = ({ comparison }: PairingDraft) => comparison.breaches.map(({ code }) => code);

test("a round nobody touched is the engine's, and breaks nothing", () => {
  const made = draft(6);
  expect(pairs(made)).toEqual([
    [1, 6],
    [2, 5],
    [3, 4],
  ]);
  expect([isOverridden(made), isMoved(made), breaches(made)]).toEqual([false, false, []]);
});

test("two who change places are told at once what the engine has instead", () => {
  const made = swap(draft(6), 6, 5);
  expect(pairs(made)).toEqual([
    [1, 5],
    [2, 6],
    [3, 4],
  ]);
  expect(made.comparison.onlyEngine.map(({ home, away }) => [home, away])).toEqual([
    [1, 6],
    [2, 5],
  ]);
  expect([isOverridden(made), isMoved(made)]).toEqual([true, true]);
});

test("two who change sides are an override, too, against the rule of sides alone", () => {
  const made = swap(draft(6), 1, 6);
  expect(pairs(made)[0]).toEqual([6, 1]);
  expect(breaches(made)).toEqual(["home"]);
  expect(isOverridden(made)).toBe(true);
});

test("changing places twice is the engine's round again", () => {
  expect(isOverridden(swap(swap(draft(6), 6, 5), 6, 5))).toBe(false);
});

test("of a fixed pair the engine pairs the rest; the round is compared with the one without it", () => {
  const made = draft(6, { pairs: [[1, 2]] });
  expect(pairs(made)).toContainEqual([1, 2]);
  expect(made.engine.tables.find(({ home }) => home === 1)?.reasons[0]?.code).toBe("locked");
  expect(made.comparison.onlyHand).toContainEqual({ home: 1, away: 2 });
  expect([isOverridden(made), isMoved(made)]).toEqual([true, false]);
});

test("a pair that must not meet this round does not", () => {
  const made = draft(6, { forbidden: [[1, 6]] });
  expect(pairs(made)).not.toContainEqual([1, 6]);
  expect(made.own.options?.forbidden ?? []).toEqual([]);
});

test("a wish that a later move breaks is told", () => {
  const made = swap(draft(6, { pairs: [[1, 2]] }), 2, 3);
  expect(made.broken).toEqual([{ code: "lock", numbers: [1, 2] }]);
});

test("the bye goes where the director gives it, and a second place for it is a problem", () => {
  expect(draft(5, { bye: 2 }).hand.bye).toBe(2);
  expect(draftOf(event(6), 1, { ...NOTHING_GIVEN, bye: 2 })).toMatchObject({ problem: "lockBye" });
});

test("what is posted keeps the input with all that was given, the engine's round, and the reason", () => {
  const made = swap(draft(7, { pairs: [[1, 2]], forbidden: [[3, 4]] }), 6, 5);
  const kept = keptOf(made, "9.9", "asked for by both");
  expect(kept.version).toBe("9.9");
  expect(kept.input.options).toMatchObject({
    forbidden: [[3, 4]],
    locks: { pairs: [[1, 2]], bye: null },
  });
  expect(kept.engine).toBe(made.engine);
  expect(kept.reason).toBe("asked for by both");
  expect(postedFrom(kept).matches).toHaveLength(3);
});

test("a round nobody changed is posted without a reason", () => {
  expect(keptOf(draft(6), "1", "typed and then thought better of").reason).toBe("");
});

test("an event whose results are missing has no draft of its next round", () => {
  const first = keptOf(draft(6), "1", "");
  const begun = { ...event(6), rounds: [postedFrom(first)] };
  expect(draftOf(begun, 2)).toMatchObject({ problem: "resultDue", values: { round: 1 } });
});
