import fc from "fast-check";

import { pairRound, type PairingInput, type PlayedPair } from "../../src/pairing";
import { allPairings, cheapestOfAll, firstOfAll, roundsCanFollow } from "./bruteForce";
import { lastRound, met, numbersTo, opponents, paired, ranked, sides } from "./rounds";

const text = (pairs: readonly (readonly number[])[]) =>
  pairs.map(([one, other]) => `${Math.min(one!, other!)}-${Math.max(one!, other!)}`).join(" ");

/** A field of up to ten, the standings shuffled, with random meetings and forbidden pairs. */
const field = (size: fc.Arbitrary<number>) =>
  size.chain((n) => {
    const pair = fc
      .tuple(fc.integer({ min: 1, max: n }), fc.integer({ min: 1, max: n }))
      .filter(([one, other]) => one !== other);
    return fc.record({
      order: fc.shuffledSubarray(numbersTo(n), { minLength: n, maxLength: n }),
      played: fc.array(
        fc.record({ round: fc.integer({ min: 1, max: 6 }), pair }).map(({ round, pair }) => ({
          round,
          home: pair[0],
          away: pair[1],
        })),
        { maxLength: (n * (n - 1)) / 2 }
      ),
      forbidden: fc.array(pair, { maxLength: 3 }),
      hadBye: fc.subarray(numbersTo(n)),
    });
  });

const even = fc.constantFrom(2, 4, 6, 8, 10);
const odd = fc.constantFrom(3, 5, 7, 9);

const isPair = (pairs: readonly (readonly number[])[], one: number, other: number) =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other));
const meetings = (played: readonly PlayedPair[]) => played.map(({ home, away }) => [home, away]);

describe("the pairing", () => {
  test("is the first complete one in the order of the standings, whenever one exists", () => {
    fc.assert(
      fc.property(field(even), ({ order, played, forbidden }) => {
        const mayMeet = (one: number, other: number) =>
          !isPair(meetings(played), one, other) && !isPair(forbidden, one, other);
        const expected = firstOfAll(order, mayMeet);
        fc.pre(expected !== null);
        const round = paired(lastRound(7, order, played, { forbidden }));
        expect(opponents(round)).toBe(text(expected));
        expect(round.repeats).toEqual([]);
      }),
      { numRuns: 400 }
    );
  });

  test("has the fewest repeats when there must be some, the oldest, and of these is the first", () => {
    fc.assert(
      fc.property(field(even), ({ order, played, forbidden }) => {
        const last = (one: number, other: number) =>
          Math.max(
            0,
            ...played
              .filter(({ home, away }) => isPair([[home, away]], one, other))
              .map(({ round }) => round)
          );
        const expected = cheapestOfAll(order, (one, other) =>
          isPair(forbidden, one, other) ? null : last(one, other) && 1_000 + last(one, other)
        );
        const round = pairRound(lastRound(7, order, played, { forbidden }));
        if ("problem" in round) {
          expect(round.problem).toBe("noPairing");
          expect(expected).toBeNull();
        } else {
          expect(opponents(round)).toBe(text(expected!.pairs));
          expect(round.repeats).toHaveLength(Math.floor(expected!.cost / 1_000));
        }
      }),
      { numRuns: 400 }
    );
  });

  test("gives everybody one match, or the bye, and never what is forbidden", () => {
    fc.assert(
      fc.property(field(fc.integer({ min: 2, max: 40 })), ({ order, played, forbidden }) => {
        const round = pairRound({
          round: 7,
          rounds: 9,
          entrants: ranked(...order),
          played,
          options: { forbidden },
        });
        if ("problem" in round) return;
        const all = round.tables.flatMap(({ home, away }) => [home, away]);
        expect([...all, ...(round.bye ? [round.bye.number] : [])].sort((a, b) => a - b)).toEqual(
          numbersTo(order.length)
        );
        for (const { home, away } of round.tables)
          expect(isPair(forbidden, home, away)).toBe(false);
        expect(round.tables.map(({ table }) => table)).toEqual(numbersTo(round.tables.length));
      })
    );
  });

  test("is the same for the same input, which stays as it was", () => {
    fc.assert(
      fc.property(field(fc.integer({ min: 2, max: 12 })), ({ order, played, forbidden }) => {
        const input = lastRound(7, order, played, { forbidden });
        const before = JSON.stringify(input);
        const once = JSON.stringify(pairRound(input));
        expect(JSON.stringify(input)).toBe(before);
        expect(JSON.stringify(pairRound(JSON.parse(before) as PairingInput))).toBe(once);
        const shuffled = {
          ...input,
          entrants: [...input.entrants].reverse(),
          played: [...input.played].reverse(),
        };
        expect(JSON.stringify(pairRound(shuffled))).toBe(once);
      })
    );
  });

  test("keeps the order of totals that differ by the noise of a sum", () => {
    const entrants = [
      { number: 2, total: 0.1 + 0.2 },
      { number: 1, total: 0.3 },
      { number: 3, total: 0.2 },
      { number: 4, total: 0.1 },
    ];
    const input = { round: 3, rounds: 3, entrants, played: met("1-2") };
    expect(sides(paired(input))).toBe("1-3 2-4");
  });

  test("ranks by wins before VPs where the event does", () => {
    const entrants = [
      { number: 1, total: 40, wins: 1 },
      { number: 2, total: 30, wins: 2 },
      { number: 3, total: 35, wins: 1 },
      { number: 4, total: 20, wins: 2 },
    ];
    const input = { round: 3, rounds: 3, entrants, played: [] };
    expect(opponents(paired({ ...input, options: { order: "wins" } }))).toBe("2-4 1-3");
    expect(opponents(paired(input))).toBe("1-3 2-4");
  });
});

describe("the bye", () => {
  test("goes to the lowest without one whose bye leaves a complete pairing", () => {
    fc.assert(
      fc.property(field(odd), ({ order, played, forbidden, hadBye }) => {
        const mayMeet = (one: number, other: number) =>
          !isPair(meetings(played), one, other) && !isPair(forbidden, one, other);
        const expected = [...order].reverse().find(
          (number) =>
            !hadBye.includes(number) &&
            firstOfAll(
              order.filter((other) => other !== number),
              mayMeet
            )
        );
        fc.pre(expected !== undefined);
        const input = lastRound(7, order, played, { forbidden });
        const entrants = input.entrants.map((one) => ({
          ...one,
          hadBye: hadBye.includes(one.number),
        }));
        const round = paired({ ...input, entrants });
        expect(round.bye!.number).toBe(expected);
        const rest = order.filter((number) => number !== expected);
        expect(opponents(round)).toBe(text(firstOfAll(rest, mayMeet)!));
      }),
      { numRuns: 300 }
    );
  });

  test("passes by whoever would leave others without opponents, and says so", () => {
    const round = paired(lastRound(3, [1, 2, 3, 4, 5], met("1-2 3-4 1-4 2-3 1-3")));
    expect(round.bye).toEqual({
      number: 3,
      vp: 12,
      reasons: [
        { code: "completion", numbers: [5, 1, 3] },
        { code: "completion", numbers: [4, 1, 2, 3] },
      ],
    });
  });

  test("in round 1 is the largest number's, or drawn", () => {
    const entrants = numbersTo(9).map((number) => ({ number, total: 0, strength: number }));
    const first = (options: PairingInput["options"]) =>
      paired({ round: 1, rounds: 4, entrants, played: [], ...(options ? { options } : {}) });
    expect(first(undefined).bye!.number).toBe(9);
    const drawnByes = numbersTo(40).map(
      (seed) => first({ firstRound: { bye: "drawn", seed } }).bye!.number
    );
    expect(new Set(drawnByes).size).toBeGreaterThan(5);
  });

  test("is given a second time only when everybody has had one, with a warning", () => {
    const entrants = ranked(1, 2, 3).map((one) => ({ ...one, hadBye: true }));
    const round = paired({ round: 4, rounds: 4, entrants, played: [] });
    expect(round.bye!.number).toBe(3);
    expect(round.warnings).toEqual([{ code: "secondBye", numbers: [3] }]);
  });

  test("is given a second time rather than not pairing the round at all", () => {
    const entrants = ranked(1, 2, 3).map((one) => ({ ...one, hadBye: one.number < 3 }));
    const options = { forbidden: [[1, 2] as const] };
    const round = paired({ round: 4, rounds: 4, entrants, played: [], options });
    expect(round.bye!.number).toBe(2);
    expect(round.warnings).toEqual([{ code: "secondBye", numbers: [2] }]);
  });

  test("carries the VPs of the event", () => {
    expect(paired(lastRound(2, [1, 2, 3], [], { byeVP: 18 })).bye!.vp).toBe(18);
  });
});

describe("the triangle", () => {
  test("is the lowest three who have not met and leave a complete pairing", () => {
    fc.assert(
      fc.property(field(odd), ({ order, played, forbidden }) => {
        const mayMeet = (one: number, other: number) =>
          !isPair(meetings(played), one, other) && !isPair(forbidden, one, other);
        const last = [...order].reverse();
        const triples = last.flatMap((c, i) =>
          last
            .slice(i + 1)
            .flatMap((b, j) =>
              last.slice(i + j + 2).map((a): [number, number, number] => [a, b, c])
            )
        );
        const expected = triples.find(
          ([a, b, c]) =>
            mayMeet(a, b) &&
            mayMeet(b, c) &&
            mayMeet(c, a) &&
            firstOfAll(
              order.filter((number) => ![a, b, c].includes(number)),
              mayMeet
            )
        );
        fc.pre(expected !== undefined);
        const round = paired(lastRound(7, order, played, { forbidden, odd: "halfTriangle" }));
        expect(round.triangle!.entrants).toEqual(expected);
        expect(round.repeats).toEqual([]);
      }),
      { numRuns: 200 }
    );
  });

  test("prefers three who have had none, and warns of a second one", () => {
    const entrants = (had: number[]) =>
      ranked(...numbersTo(7)).map((one) => ({ ...one, hadTriangle: had.includes(one.number) }));
    const round = (had: number[]) =>
      paired({
        round: 5,
        rounds: 5,
        entrants: entrants(had),
        played: [],
        options: { odd: "halfTriangle" },
      });
    expect(round([7]).triangle).toMatchObject({
      entrants: [4, 5, 6],
      reasons: [{ code: "hadTriangle", numbers: [7] }],
    });
    expect(round([1, 2, 3, 4, 5]).warnings).toEqual([{ code: "secondTriangle", numbers: [5] }]);
  });

  test("over two rounds begins in an odd round and goes on in the next, sides changed", () => {
    const options = { odd: "fullTriangle" as const };
    const entrants = ranked(...numbersTo(7));
    const first = paired({ round: 3, rounds: 6, entrants, played: [], options });
    expect(first.triangle).toMatchObject({ entrants: [5, 6, 7], form: "full" });
    const played = [...first.tables, ...first.triangle!.tables].map(({ home, away }) => ({
      round: 3,
      home,
      away,
    }));
    const moved = ranked(7, 1, 2, 3, 4, 5, 6);
    const second = paired({ round: 4, rounds: 6, entrants: moved, played, options });
    expect([...second.triangle!.entrants].sort()).toEqual([5, 6, 7]);
    expect(second.triangle!.reasons[0]!.code).toBe("continued");
    expect(second.triangle!.tables.map(({ home, away }) => [away, home])).toEqual(
      first.triangle!.tables.map(({ home, away }) => [home, away])
    );
    expect(opponents(second)).toBe("1-3 2-4");
    expect(second.repeats).toEqual([]);
  });

  test("over two rounds cannot begin in an even round: somebody sits out", () => {
    const input = { round: 4, rounds: 6, entrants: ranked(...numbersTo(7)), played: [] };
    const round = paired({ ...input, options: { odd: "fullTriangle" } });
    expect(round.bye!.number).toBe(7);
    expect(round.warnings).toEqual([{ code: "byeInsteadOfTriangle" }]);
  });

  test("whose third team has left is broken, and the round says so", () => {
    const played = met("1-2 3-4 5-6 6-7 7-5", 3);
    const entrants = ranked(1, 2, 3, 4, 5, 6);
    const round = paired({
      round: 4,
      rounds: 6,
      entrants,
      played,
      options: { odd: "fullTriangle" },
    });
    expect(round.triangle).toBeUndefined();
    expect(round.warnings).toContainEqual({ code: "triangleBroken", numbers: [5, 6, 7] });
  });

  test("gives way to a bye where what is forbidden leaves none", () => {
    const options = { odd: "halfTriangle" as const, forbidden: [[1, 2] as const] };
    const round = paired(lastRound(2, [1, 2, 3], [], options));
    expect(round.bye!.number).toBe(2);
    expect(round.warnings).toEqual([{ code: "byeInsteadOfTriangle" }]);
  });

  test("needs three who are free: with all but one fixed somebody sits out", () => {
    const options = {
      odd: "halfTriangle" as const,
      locks: { pairs: [[1, 2]] as [number, number][] },
    };
    expect(paired(lastRound(2, [1, 2, 3], [], options)).bye!.number).toBe(3);
  });
});

describe("the first round", () => {
  const entrants = numbersTo(8).map((number) => ({ number, total: 0, strength: 100 * number }));
  const first = (firstRound: object, more: object = {}) =>
    paired({
      round: 1,
      rounds: 4,
      entrants,
      played: [],
      options: { firstRound, ...more },
    });

  test("is the snake by strength when all strengths are known", () => {
    expect(opponents(first({}))).toBe("1-8 2-7 3-6 4-5");
    expect(opponents(first({ method: "adjacent" }))).toBe("7-8 5-6 3-4 1-2");
    expect(opponents(first({ method: "adjacent", by: "number" }))).toBe("1-2 3-4 5-6 7-8");
  });

  test("is drawn by its seed when one strength is not known", () => {
    const unknown = entrants.map(({ number, total }) => ({ number, total }));
    const drawnRound = (seed: number) =>
      opponents(
        paired({
          round: 1,
          rounds: 4,
          entrants: unknown,
          played: [],
          options: { firstRound: { seed } },
        })
      );
    expect(drawnRound(5)).toBe(drawnRound(5));
    expect(new Set(numbersTo(30).map(drawnRound)).size).toBeGreaterThan(20);
  });

  test("draws the upper half against the lower", () => {
    const rounds = numbersTo(30).map((seed) => first({ method: "halves", by: "number", seed }));
    expect(new Set(rounds.map(opponents)).size).toBeGreaterThan(10);
    for (const { tables } of rounds)
      for (const { home, away } of tables) {
        expect(Math.min(home, away)).toBeLessThanOrEqual(4);
        expect(Math.max(home, away)).toBeGreaterThan(4);
      }
  });

  test("takes the nearest to the opponent of the method when that one is barred", () => {
    const forbidden: [number, number][] = [[1, 8]];
    const snake = { method: "snake", by: "number" };
    expect(opponents(first(snake, { forbidden }))).toBe("1-7 2-8 3-6 4-5");
    const slide = { method: "slide", by: "number" };
    expect(opponents(first(slide, { forbidden: [[2, 6]] }))).toBe("1-5 2-7 3-8 4-6");
  });

  test("comes twice where the standings lag behind by a round, and nobody meets twice", () => {
    const options = { lag: 1 as const, firstRound: { method: "snake" as const } };
    const played = met("1-8 2-7 3-6 4-5");
    const input = { round: 2, rounds: 4, entrants, played, options };
    const round = paired(input);
    expect(opponents(round)).toBe("2-8 1-7 4-6 3-5");
    expect(round.warnings).toEqual([{ code: "lag", round: 0 }]);
    expect(paired({ ...input, round: 3 }).warnings).toEqual([{ code: "lag", round: 1 }]);
  });
});

describe("home and away", () => {
  const round = (number: number, home: NonNullable<PairingInput["options"]>["home"]) =>
    sides(paired(lastRound(number, [4, 1, 2, 3], [], { home: home! })));
  test("odd rounds the smaller number, even rounds the larger", () => {
    expect([round(3, "parity"), round(4, "parity")]).toEqual(["1-4 2-3", "4-1 3-2"]);
  });
  test("always the smaller number", () => {
    expect([round(3, "smaller"), round(4, "smaller")]).toEqual(["1-4 2-3", "1-4 2-3"]);
  });
  test("the better placed", () => {
    expect([round(3, "better"), round(4, "better")]).toEqual(["4-1 2-3", "4-1 2-3"]);
  });
});

describe("tables", () => {
  const tablesOf = (input: PairingInput) =>
    paired(input).tables.map(({ table, home, away }) => `${table}: ${home}-${away}`);

  test("are numbered down the standings", () => {
    expect(tablesOf(lastRound(3, [5, 6, 1, 2], []))).toEqual(["1: 5-6", "2: 1-2"]);
  });

  test("who has a table of his own sits there, the others fill up around it", () => {
    const locks = { tables: [{ table: 1, number: 4 }] };
    expect(tablesOf(lastRound(3, numbersTo(6), [], { locks }))).toEqual([
      "1: 3-4",
      "2: 1-2",
      "3: 5-6",
    ]);
  });

  test("of two who want one table the better placed has it, and the other is named", () => {
    const locks = {
      tables: [
        { table: 9, number: 5 },
        { table: 9, number: 2 },
      ],
    };
    const input = lastRound(3, numbersTo(6), [], { locks });
    expect(tablesOf(input)).toEqual(["1: 3-4", "2: 5-6", "9: 1-2"]);
    expect(paired(input).warnings).toEqual([{ code: "tableTaken", numbers: [5, 9] }]);
  });

  test("in stationary seating whoever can stays at the table of the round before", () => {
    const played = [
      { round: 2, home: 1, away: 4, table: 2 },
      { round: 2, home: 2, away: 3, table: 1 },
    ];
    const input = lastRound(3, [1, 2, 3, 4], played, { seating: "stationary" });
    expect(tablesOf(input)).toEqual(["1: 3-4", "2: 1-2"]);
    expect(tablesOf({ ...input, options: {} })).toEqual(["1: 1-2", "2: 3-4"]);
  });
});

describe("wishes and orders", () => {
  const clubs = (names: string[]) =>
    ranked(...numbersTo(names.length)).map((one, i) => ({ ...one, club: names[i]! }));

  test("clubmates are kept apart until the round named, and not after it", () => {
    const input = {
      round: 3,
      rounds: 3,
      entrants: clubs(["A", "A", "B", "B"]),
      played: [],
    };
    const until = (round: number) =>
      opponents(paired({ ...input, options: { sameClub: { until: round } } }));
    expect([until(3), until(2)]).toEqual(["1-3 2-4", "1-2 3-4"]);
  });

  test("one spelling of a club is as good as another, and no club is no club", () => {
    const options = { sameClub: { until: 9 } };
    const entrants = clubs(["Ａ club ", "a  CLUB", "", ""]);
    expect(opponents(paired({ round: 3, rounds: 3, entrants, played: [], options }))).toBe(
      "1-3 2-4"
    );
    const none = clubs(["", "", " ", ""]);
    expect(opponents(paired({ round: 3, rounds: 3, entrants: none, played: [], options }))).toBe(
      "1-2 3-4"
    );
  });

  test("where one club is more than half the field, as few of it meet as can be", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("A", "A", "B", "C"), { minLength: 8, maxLength: 8 }),
        field(fc.constant(8)),
        (names, { played }) => {
          const few = played.slice(0, 6);
          const input = {
            round: 7,
            rounds: 7,
            entrants: clubs(names),
            played: few,
            options: { sameClub: { until: 7 } },
          };
          const expected = cheapestOfAll(numbersTo(8), (one, other) => {
            if (isPair(meetings(few), one, other)) return 1_000;
            return names[one - 1] === names[other - 1] ? 1 : 0;
          })!;
          fc.pre(expected.cost < 1_000);
          expect(opponents(paired(input))).toBe(text(expected.pairs));
        }
      )
    );
  });

  test("fixed pairs meet, whatever the standings say, and even again", () => {
    const locks = { pairs: [[1, 6]] as [number, number][] };
    const round = paired(lastRound(3, numbersTo(6), met("1-6"), { locks }));
    expect(opponents(round)).toBe("1-6 2-3 4-5");
    expect(round.tables[0]!.reasons).toEqual([
      { code: "locked", numbers: [1, 6] },
      { code: "repeat", round: 1, numbers: [1, 6] },
    ]);
    expect(round.repeats).toEqual([{ home: 1, away: 6, round: 1 }]);
    expect(round.warnings).toEqual([]);
  });

  test("the bye can be fixed", () => {
    const round = paired(lastRound(3, [1, 2, 3], [], { locks: { bye: 1 } }));
    expect(round.bye).toEqual({ number: 1, vp: 12, reasons: [{ code: "locked", numbers: [1] }] });
  });

  test("the first fixed pair that forces a repeat is named", () => {
    const locks = {
      pairs: [
        [1, 2],
        [3, 4],
      ] as [number, number][],
    };
    const round = paired(lastRound(3, numbersTo(6), met("5-6"), { locks }));
    expect(round.repeats).toHaveLength(1);
    expect(round.warnings).toEqual([{ code: "lockForcesRepeat", numbers: [3, 4] }]);
  });

  test("a fixed pair that leaves no pairing at all is named and refused", () => {
    const options = {
      forbidden: [[3, 4]] as [number, number][],
      locks: { pairs: [[1, 2]] as [number, number][] },
    };
    expect(pairRound(lastRound(3, [1, 2, 3, 4], [], options))).toEqual({
      problem: "lockImpossible",
      values: { text: "1–2" },
    });
  });

  test("what is forbidden is never given up: without any pairing the round is refused", () => {
    const forbidden: [number, number][] = [
      [1, 2],
      [1, 3],
      [1, 4],
    ];
    const refused = pairRound(lastRound(3, [1, 2, 3, 4], [], { forbidden }));
    expect(refused).toMatchObject({ problem: "noPairing" });
  });
});

describe("looking ahead", () => {
  const plays = (order: number[], played: PlayedPair[]) => (one: number, other: number) =>
    one !== other && !isPair(meetings(played), one, other) && order.includes(one);

  test("six entrants: the pairing is the first after which all rounds to come can be played", () => {
    fc.assert(
      fc.property(
        field(fc.constant(6)),
        fc.integer({ min: 1, max: 3 }),
        ({ order, played }, ahead) => {
          const few = played.slice(0, 6);
          const mayMeet = plays(order, few);
          const expected = [...allPairings(order, mayMeet)].find((pairs) =>
            roundsCanFollow(
              order,
              (one, other) => mayMeet(one, other) && !isPair(pairs, one, other),
              ahead
            )
          );
          fc.pre(expected !== undefined);
          const input = { ...lastRound(7, order, few), rounds: 7 + ahead };
          expect(opponents(paired(input))).toBe(text(expected));
        }
      ),
      { numRuns: 200 }
    );
  });

  test("two threes that would be left over are avoided a round before it is too late", () => {
    const played = [...met("1-4 2-5 3-6", 1), ...met("1-5 2-6 3-4", 2)];
    const round = paired({ round: 3, rounds: 4, entrants: ranked(1, 6, 2, 4, 3, 5), played });
    expect(opponents(round)).toBe("1-6 2-3 4-5");
    expect(round.tables[1]!.reasons).toEqual([{ code: "lookAhead", numbers: [2, 4] }]);
  });

  test("a round from which the event is blocked is foretold", () => {
    const input = { round: 1, rounds: 8, entrants: ranked(...numbersTo(6)), played: [] };
    expect(paired(input).warnings).toEqual([{ code: "roundsBlocked", round: 6 }]);
    expect(paired({ ...input, rounds: 5 }).warnings).toEqual([]);
  });

  test("with triangles counts every meeting they use up: what is certain is foretold", () => {
    const first = (size: number, rounds: number) =>
      paired({
        round: 1,
        rounds,
        entrants: ranked(...numbersTo(size)),
        played: [],
        options: { odd: "halfTriangle" },
      }).warnings;
    // Seven have 21 meetings, and a round with a triangle makes five of them.
    expect(first(7, 7)).toEqual([{ code: "roundsBlocked", round: 4 }]);
    expect(first(7, 3)).toEqual([]);
    // 25 have 300 meetings; 14 a round are enough for 21 rounds, whatever a search can tell.
    expect(first(25, 25)[0]!.round).toBeLessThanOrEqual(22);
  });

  test("outranks the wish for clubs", () => {
    const played = [...met("1-4 2-5 3-6", 1), ...met("1-5 2-6 3-4", 2)];
    const names = ["A", "A", "A", "B", "B", "B"];
    const entrants = ranked(...numbersTo(6)).map((one, i) => ({ ...one, club: names[i]! }));
    const input = { round: 3, rounds: 4, entrants, played, options: { sameClub: { until: 4 } } };
    const round = paired(input);
    expect(round.repeats).toEqual([]);
    expect(round.warnings).toEqual([{ code: "clubmates", numbers: expect.anything() as number[] }]);
    expect(opponents(paired({ ...input, rounds: 3 }))).toBe("1-6 2-4 3-5");
  });
});

test("late matches are named, for their VPs are provisional", () => {
  const entrants = ranked(1, 2, 3, 4).map((one) => ({ ...one, provisional: one.number > 2 }));
  expect(paired({ round: 2, rounds: 2, entrants, played: [] }).warnings).toEqual([
    { code: "provisional", numbers: [3, 4] },
  ]);
});

test("thirty-three become thirty-two: nobody sits out any more", () => {
  const order = numbersTo(33);
  expect(paired(lastRound(2, order, [])).bye).toBeDefined();
  expect(paired(lastRound(2, order.slice(1), [])).bye).toBeUndefined();
});

test("in which order entrants and meetings are listed changes nothing, even after a triangle", () => {
  const played = [
    ...met("1-2", 1),
    ...[met("3-4", 1), met("4-5", 1), met("5-3", 1)].flat(),
    ...met("2-3 5-1", 2),
  ].map((pair, i): PlayedPair => ({ ...pair, table: 1 + i }));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(played, { minLength: played.length }),
      fc.shuffledSubarray(ranked(4, 1, 5, 3, 2), { minLength: 5 }),
      fc.constantFrom("balance" as const, "better" as const),
      fc.constantFrom(2, 3),
      fc.constantFrom("fullTriangle" as const, "halfTriangle" as const, "bye" as const),
      (meetings, entrants, home, round, odd) => {
        const draw = (entrants: PairingInput["entrants"], played: PairingInput["played"]) =>
          paired({
            round,
            rounds: 4,
            entrants,
            played: played.filter((pair) => pair.round < round),
            options: { home, odd, seating: "stationary" },
          });
        expect(draw(entrants, meetings)).toEqual(draw(ranked(4, 1, 5, 3, 2), played));
      }
    )
  );
});

test("where repeats cannot be avoided, the bye is the one by which least gives way", () => {
  const pair = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }));
  const apart = fc.uniqueArray(
    pair.filter(([one, other]) => one < other),
    { selector: ([one, other]) => one * 8 + other, minLength: 12 }
  );
  fc.assert(
    fc.property(apart, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (pairs, rounds) => {
      const metIn = new Map(pairs.map(([a, b]) => [`${a}-${b}`, rounds.next().value as number]));
      const lastMet = (one: number, other: number) =>
        metIn.get(`${Math.min(one, other)}-${Math.max(one, other)}`) ?? 0;
      const costOf = (one: number, other: number) =>
        lastMet(one, other) && 1_000 + lastMet(one, other);
      const order = numbersTo(7);
      const costs = order
        .map((bye) => {
          const others = order.filter((number) => number !== bye);
          return { bye, cost: cheapestOfAll(others, costOf)!.cost };
        })
        .reverse();
      const least = Math.min(...costs.map(({ cost }) => cost));
      const played = [...metIn].flatMap(([two, round]) => met(two, round));
      const { bye } = paired(lastRound(5, order, played));
      expect(bye!.number).toBe(costs.find(({ cost }) => cost === least)!.bye);
    }),
    { numRuns: 300 }
  );
});

test("a triangle of three who have all met is a repeat, and names them", () => {
  const round = paired({
    ...lastRound(2, [1, 2, 3], met("1-2 2-3 3-1")),
    options: { odd: "halfTriangle" },
  });
  expect(round.warnings).toContainEqual({ code: "repeatForced", numbers: [1, 2, 3] });
});
