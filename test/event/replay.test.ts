import { isProblem } from "../../src/basics/problem";
import {
  type KeptRound,
  postedFrom,
  replay,
  roundInput,
  runningTotals,
  type SwissEvent,
} from "../../src/event";
import { handMadeOf, pairRound, type PairingInput, swapped } from "../../src/pairing";
import { eventOf, match } from "./events";

function kept(input: PairingInput): KeptRound {
  const engine = pairRound(input);
  if (isProblem(engine)) throw new Error(engine.problem);
  return { version: "1", input, engine, posted: handMadeOf(engine), reason: "" };
}

function inputOf(event: SwissEvent, round: number, locks = {}): PairingInput {
  const input = roundInput(event, round, locks);
  if (isProblem(input)) throw new Error(input.problem);
  return input;
}

const first = [match(1, 5, 15), match(2, 6, 14), match(3, 7, 13), match(4, 8, 12)];

describe("a posted round is looked at again", () => {
  const event = eventOf(8, [{ round: 1, matches: first }]);

  test("as long as nothing was corrected there is nothing to say", () => {
    expect(replay(event, kept(inputOf(event, 2)))).toBeNull();
  });

  test("after a corrected result it says who would meet now", () => {
    const round = kept(inputOf(event, 2));
    const corrected = eventOf(8, [
      { round: 1, matches: [match(1, 5, 2), ...first.slice(1)] },
      postedFrom(round),
    ]);
    expect(replay(corrected, round)).toMatchObject({ same: false });
    // 5 has 18 now, then come 2 with 14 and 3 with 13; 1 is last with 2.
    expect(replay(corrected, round)).toMatchObject({
      engine: { tables: [{ home: 5, away: 2 }, { home: 4, away: 3 }, {}, {}] },
    });
  });

  test("the director's locks and forbidden pairs of that round hold again", () => {
    const input = inputOf(event, 2, { pairs: [[1, 8]] });
    const round = kept({ ...input, options: { ...input.options, forbidden: [[2, 3]] } });
    expect(replay(event, round)).toBeNull();
  });

  test("a setting changed afterwards does not make the round a different one", () => {
    const round = kept(inputOf(event, 2));
    const settings = { ...event.settings, pairing: { home: "better" as const, lag: 1 as const } };
    expect(replay({ ...event, settings }, round)).toBeNull();
  });

  test("a result that is gone is said by its match", () => {
    const round = kept(inputOf(event, 2));
    const blank = eventOf(8, [
      { round: 1, matches: [{ home: 1, away: 5, result: null }, ...first.slice(1)] },
    ]);
    expect(replay(blank, round)).toMatchObject({ problem: "resultDue" });
  });
});

describe("a round is posted as the director left it", () => {
  const input = inputOf(eventOf(5, []), 1);

  test("two who changed places are posted changed, the bye too", () => {
    const round = kept(input);
    const posted = swapped(input, round.posted, 1, round.engine.bye!.number);
    if (isProblem(posted)) throw new Error(posted.problem);
    const changed = postedFrom({ ...round, posted });
    expect(changed.bye).toBe(1);
    expect(changed.matches.flatMap(({ home, away }) => [home, away]).sort()).toEqual([2, 3, 4, 5]);
    expect(changed.matches.map(({ table }) => table)).toEqual([1, 2]);
  });

  test("who comes into a triangle plays in the place of who left it", () => {
    const seven = inputOf(eventOf(7, [], { pairing: { odd: "halfTriangle" } }), 1);
    const round = kept(seven);
    const [a, b, c] = round.engine.triangle!.entrants as [number, number, number];
    const outside = [1, 2, 3, 4, 5, 6, 7].find((number) => ![a, b, c].includes(number))!;
    const posted = swapped(seven, round.posted, b, outside);
    if (isProblem(posted)) throw new Error(posted.problem);
    const { triangle } = postedFrom({ ...round, posted });
    expect(triangle).toMatchObject({ part: "half" });
    expect(triangle!.matches.map(({ home, away }) => [home, away])).toEqual([
      [a, outside],
      [outside, c],
      [c, a],
    ]);
  });

  test("a table without a number gets the next free one", () => {
    const round = kept(inputOf(eventOf(4, []), 1));
    const posted = {
      tables: [
        { home: 1, away: 2 },
        { table: 1, home: 3, away: 4 },
      ],
    };
    expect(postedFrom({ ...round, posted }).matches.map(({ table }) => table)).toEqual([2, 1]);
  });
});

test("running totals start with what was brought along and grow round by round, the leader first", () => {
  const event = eventOf(
    [
      { number: 1, name: "A", carryOver: 1.5 },
      { number: 2, name: "B" },
    ],
    [
      { round: 1, matches: [match(1, 2, 4.25)], penalties: [{ number: 2, vp: 0.5 }] },
      { round: 2, matches: [match(2, 1, 10.1)] },
    ]
  );
  expect(runningTotals(event)).toEqual([
    { number: 2, name: "B", totals: [0, 15.25, 25.35] },
    { number: 1, name: "A", totals: [1.5, 5.75, 15.65] },
  ]);
});
