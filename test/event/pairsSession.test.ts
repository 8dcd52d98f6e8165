import fc from "fast-check";
import {
  PAIRS_SCORINGS,
  type PairsLine,
  pairsSession,
  type PairsRules,
} from "../../src/event/pairsSession";
import { imp } from "../../src/scoring/imp";
import type { TableResult } from "../../src/scoring/tableResult";
import { SEVEN_TABLES } from "../fixtures/articles.neuberg";

const line = (board: number, ns: string, ew: string, result: TableResult): PairsLine => ({
  ...{ board, ns, ew, result, group: null, counts: true },
});
const session = (lines: PairsLine[], rules: PairsRules) => {
  const found = pairsSession(lines, rules);
  if ("problem" in found) throw new Error(JSON.stringify(found));
  return found;
};
const totalOf = (lines: PairsLine[], rules: PairsRules, pair: string) =>
  session(lines, rules).pairs.find((one) => one.pair === pair);

test("the Neuberg article's seven tables: six results are scaled to the seven that were due", () => {
  const { scores, scaled } = SEVEN_TABLES;
  const lines = [...scores, "notPlayed" as const].map((score, i) =>
    line(1, `NS${i + 1}`, `EW${i + 1}`, score)
  );
  const { lines: points, pairs } = session(lines, { scoring: "MP" });
  expect(points.map((one) => one && "ns" in one && one.ns.toFixed(2))).toEqual([...scaled, null]);
  expect(pairs.map(({ pair }) => pair)).not.toContain("NS7");
  expect(totalOf(lines, { scoring: "MP" }, "NS1")).toMatchObject({
    boards: 1,
    percentage: expect.closeTo((100 * 71) / 12 / 6, 9) as number,
  });
});

test("a percentage is of what the boards a pair played were worth", () => {
  const lines = [
    ...[line(1, "A", "B", 420), line(1, "C", "D", -50)],
    ...[line(2, "A", "D", 100), line(2, "C", "B", 100), line(2, "E", "F", 50)],
  ];
  expect(totalOf(lines, { scoring: "MP" }, "A")).toEqual({
    ...{ pair: "A", boards: 2, points: 2.5 },
    percentage: (100 * 2.5) / 3,
  });
});

describe("Law 12C2(c)", () => {
  /** A wins its boards at each of four tables but for the last boards; B is the pair with the average. */
  const played = (won: number, boards: number) =>
    Array.from({ length: boards }, (_, i) => [
      line(i + 1, "A", "X", i < won ? 420 : -50),
      line(i + 1, "C", "Y", 100),
    ]).flat();
  const adjusted = (ns: number, ew: number) => [
    line(99, "A", "B", { ns, ew }),
    line(99, "C", "Y", 100),
  ];

  test("who is not at fault and plays above 60 % gets what the pair has on its other boards", () => {
    const lines = [...played(7, 8), ...adjusted(60, 40)];
    expect(totalOf(lines, { scoring: "MP" }, "A")).toMatchObject({ points: 7.875, boards: 9 });
    expect(totalOf(lines, { scoring: "MP" }, "A")!.percentage).toBeCloseTo(87.5, 12);
  });

  test("who plays below it has average plus", () => {
    const lines = [...played(4, 8), ...adjusted(60, 40)];
    expect(totalOf(lines, { scoring: "MP" }, "A")).toMatchObject({ points: 4.6, boards: 9 });
  });

  test("who is at fault gets the lower of 40 % and what the pair has on its other boards", () => {
    expect(totalOf([...played(2, 8), ...adjusted(40, 60)], { scoring: "MP" }, "A")!.points).toBe(
      2.25
    );
    expect(totalOf([...played(6, 8), ...adjusted(40, 60)], { scoring: "MP" }, "A")!.points).toBe(
      6.4
    );
  });

  test("an average stays an average, and a pair without other boards has its percentage", () => {
    const lines = [...played(8, 8), ...adjusted(50, 60)];
    expect(totalOf(lines, { scoring: "MP" }, "A")!.points).toBe(8.5);
    expect(totalOf(lines, { scoring: "MP" }, "B")).toMatchObject({ points: 0.6, percentage: 60 });
  });

  test("in IMPs a pair that averages more than 3 gets its average", () => {
    const lines = [line(1, "A", "X", 620), line(1, "C", "Y", -100), ...adjusted(60, 40)];
    const rules = { scoring: "CROSSIMP", crossImps: "AVERAGE" } as const;
    expect(totalOf(lines, rules, "A")).toMatchObject({ points: 24, boards: 2, percentage: null });
    expect(totalOf(lines, rules, "B")).toMatchObject({ points: -3, boards: 1 });
  });
});

test("a pair that is at fault nowhere and played nowhere is not in the list", () => {
  expect(session([line(1, "A", "B", null)], { scoring: "MP" })).toEqual({
    lines: [null],
    pairs: [],
  });
});

test("a fouled board is scored by its groups", () => {
  const foul = (ns: string, result: number, group: string): PairsLine => ({
    ...line(1, ns, `${ns}'`, result),
    group,
  });
  const lines = [
    ...[foul("A", 420, "1"), foul("B", 400, "1"), foul("C", 50, "2"), foul("D", 100, "2")],
  ];
  const { lines: points } = session(lines, { scoring: "MP", rule: "WBF" });
  expect(points.map((one) => one && "ns" in one && one.ns)).toEqual([
    ...[1.95, 1.65, 1.65, 1.95].map((due) => expect.closeTo(due, 12) as number),
  ]);
});

const results = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -80, max: 80 }).map((tens): TableResult => tens * 10) },
  { weight: 1, arbitrary: fc.constant<TableResult>("notPlayed") }
);
const movement = fc
  .record({ tables: fc.integer({ min: 2, max: 6 }), boards: fc.integer({ min: 1, max: 6 }) })
  .chain(({ tables, boards }) =>
    fc.array(results, { minLength: tables * boards, maxLength: tables * boards }).map((all) =>
      all.map((result, i) => {
        const [table, board] = [i % tables, Math.floor(i / tables)];
        return line(board + 1, `NS${table}`, `EW${(table + board) % tables}`, result);
      })
    )
  );

test("any session comes out as it does on paper, and each table shares out what there is", () => {
  fc.assert(
    fc.property(movement, fc.constantFrom(...PAIRS_SCORINGS), (lines, scoring) => {
      const { lines: points, pairs } = session(lines, { scoring, perWin: 2 });
      const onPaper = new Map<string, number>();
      lines.forEach((own, i) => {
        if (typeof own.result !== "number") return expect(points[i]).toBeNull();
        const score = own.result;
        const field = lines.filter(({ board }) => board === own.board);
        const others = field
          .filter((one) => one !== own)
          .flatMap(({ result }) => (typeof result === "number" ? [result] : []));
        const mean = [...others, score].reduce((sum, one) => sum + one, 0) / (others.length + 1);
        const datum = (Math.sign(mean) * Math.floor(Math.abs(mean) / 10 + 0.5) * 10) | 0;
        const won = others.reduce((sum, one) => sum + Math.sign(score - one) + 1, 0);
        const ns = {
          MP: ((won + 1) * field.length) / (others.length + 1) - 1,
          CROSSIMP: others.reduce((sum, one) => sum + imp(score - one), 0),
          BUTLER: imp(score - datum),
        }[scoring];
        const { ns: found, ew } = points[i] as { ns: number; ew: number };
        expect(found).toBeCloseTo(ns, 9);
        expect(found + ew).toBeCloseTo(scoring === "MP" ? 2 * (field.length - 1) : 0, 9);
        onPaper.set(own.ns, (onPaper.get(own.ns) ?? 0) + found);
        onPaper.set(own.ew, (onPaper.get(own.ew) ?? 0) + ew);
      });
      expect(new Set(pairs.map(({ pair }) => pair))).toEqual(new Set(onPaper.keys()));
      for (const { pair, points: total } of pairs) expect(total).toBeCloseTo(onPaper.get(pair)!, 9);
    })
  );
});

describe("a fouled board at IMPs is compared within its forms alone (Law 87)", () => {
  const inGroup = (pair: number, result: TableResult, group: string | null): PairsLine => ({
    ...line(1, `NS${pair}`, `EW${pair}`, result),
    group,
  });
  const northSouth = (lines: PairsLine[], rules: PairsRules) =>
    session(lines, rules).lines.map((one) => (one && "ns" in one ? one.ns : one));
  const five = [
    ...[inGroup(1, 420, null), inGroup(2, -50, null), inGroup(3, 420, null)],
    ...[inGroup(4, -100, "B"), inGroup(5, -620, "B"), inGroup(6, { ns: 60, ew: 40 }, null)],
  ];

  test("by the mean of cross-IMPs", () => {
    // 420 against 50 down is 10 IMPs, 100 down against 620 is 11.
    const rules = { scoring: "CROSSIMP", crossImps: "AVERAGE" } as const;
    expect(northSouth(five, rules)).toEqual([5, -10, 5, 11, -11, 3]);
  });

  test("by their sum, which stands for one over the four other results of the board", () => {
    expect(northSouth(five, { scoring: "CROSSIMP" })).toEqual([20, -40, 20, 44, -44, 15]);
  });

  test("by Butler, each form with a datum of its own", () => {
    // Datums 260 and -360: differences of 160, 310 and 260.
    expect(northSouth(five, { scoring: "BUTLER" })).toEqual([4, -7, 4, 6, -6, 3]);
  });

  test("a result that has a form to itself is told, and scores nothing", () => {
    const alone = [...five.slice(0, 3), inGroup(4, -620, "B")];
    for (const scoring of ["CROSSIMP", "BUTLER"] as const)
      expect(session(alone, { scoring }).lines[3]).toMatchObject({ problem: "groupOfOne" });
  });
});
