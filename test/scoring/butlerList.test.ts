import fc from "fast-check";
import { type ButlerLine, butlerList, type PairsBoard } from "../../src/scoring/butlerList";
import { CORRECTED } from "../fixtures/articles.datum";

const board = (one: string, other: string, ximps: number, round = 1): PairsBoard => ({
  ...{ round, one, other, ximps: { one: ximps, other: 0 - ximps } },
});
const list = (...args: Parameters<typeof butlerList>): Map<string, ButlerLine> => {
  const lines = butlerList(...args);
  if ("problem" in lines) throw new Error(JSON.stringify(lines));
  return new Map(lines.map((line) => [line.pair, line]));
};

test("the Butler is the XIMPs of a pair by its boards, in whatever seats it played them", () => {
  const lines = list([board("A", "B", 6), board("B", "A", 2), board("A", "C", -1)]);
  expect(lines.get("A")).toMatchObject({ boards: 3, ximps: 3, butler: 1 });
  expect(lines.get("B")).toMatchObject({ boards: 2, ximps: -4, butler: -2 });
  expect(lines.get("C")).toMatchObject({ boards: 1, ximps: 1, butler: 1 });
});

test("each opposing pair counts once, or by the boards against it", () => {
  // A meets B on three boards and C on one.
  const boards = [board("A", "B", 6), board("A", "B", 0), board("B", "A", 0), board("A", "C", -3)];
  const [b, c] = [-6 / 3, 3];
  expect(list(boards).get("A")!.aob).toBe((b + c) / 2);
  expect(list(boards, "boards").get("A")!.aob).toBe((3 * b + c) / 4);
  expect(list(boards).get("B")!.aob).toBe(3 / 4);
});

test("the article: a draw with a 0.5 pair is worth 0.5, a win by 0.1 over it 0.6", () => {
  for (const { butler, opponent, corrected } of CORRECTED) {
    // The opponent's own Butler comes from boards against many others.
    const against = Array.from({ length: 10 }, (_, i) =>
      board("own", "strong", i ? 0 : butler * 10)
    );
    const total = opponent * 20;
    const others = Array.from({ length: 10 }, (_, i) =>
      board("strong", `other ${i}`, i ? 0 : total + butler * 10)
    );
    const own = list([...against, ...others]).get("own")!;
    expect(own.butler).toBeCloseTo(butler, 12);
    expect(own.corrected).toBeCloseTo(corrected, 12);
  }
});

test("the boards and XIMPs of every round are kept apart", () => {
  const { rounds } = list([board("A", "B", 6), board("A", "B", 1, 2), board("A", "C", 2, 2)]).get(
    "A"
  )!;
  expect([...rounds]).toEqual([
    [1, { boards: 1, ximps: 6 }],
    [2, { boards: 2, ximps: 3 }],
  ]);
});

test("nobody has played: an empty list", () => {
  expect(butlerList([])).toEqual([]);
});

const boards = fc.array(
  fc
    .record({
      ...{ one: fc.integer({ min: 0, max: 7 }), step: fc.integer({ min: 1, max: 7 }) },
      ...{ ximps: fc.integer({ min: -24, max: 24 }), round: fc.integer({ min: 1, max: 5 }) },
    })
    .map(({ one, step, ximps, round }) => board(`P${one}`, `P${(one + step) % 8}`, ximps, round)),
  { minLength: 1, maxLength: 60 }
);

test("what one pair wins another loses, and rounds add up to the whole", () => {
  fc.assert(
    fc.property(boards, (played) => {
      const lines = [...list(played).values()];
      expect(lines.reduce((sum, { ximps }) => sum + ximps, 0)).toBe(0);
      expect(lines.reduce((sum, one) => sum + one.boards, 0)).toBe(2 * played.length);
      for (const { boards, ximps, butler, aob, corrected, rounds } of lines) {
        expect([...rounds.values()].reduce((sum, round) => sum + round.ximps, 0)).toBe(ximps);
        expect(butler).toBeCloseTo(ximps / boards, 12);
        expect(corrected).toBeCloseTo(butler + aob, 12);
      }
    })
  );
});
