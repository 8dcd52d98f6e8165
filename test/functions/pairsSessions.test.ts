import fc from "fast-check";
import { call, type Grid } from "./formula";

/** What stands on a line of a traveller: a score, an adjusted score, a remark, or nobody yet. */
type Entry =
  | { readonly score: number; readonly group: string }
  | { readonly ns: number; readonly ew: number }
  | "not played"
  | "open";

interface Line {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly entry: Entry;
}

interface Rules {
  readonly scoring: "MP" | "CROSSIMP" | "BUTLER";
  readonly perWin: 1 | 2;
  readonly winners: 1 | 2;
  readonly average: boolean;
  readonly ebu: boolean;
}

const WORDS = { MP: "matchpoints", CROSSIMP: "cross-IMPs", BUTLER: "Butler" };

/** Law 78B, from its printed lower bounds. */
const BOUNDS = [
  ...[20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600],
  ...[750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000],
];
const imps = (difference: number) =>
  Math.sign(difference) * BOUNDS.filter((bound) => Math.abs(difference) >= bound).length;
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

interface Share {
  readonly pair: string;
  readonly points: number;
  readonly top: number;
  /** Of an adjusted score, in percent. */
  readonly artificial: number | null;
}

/** Percent of a top for a result in a fouled group; null where the group is scaled as a whole board is. */
function fixedPercent(
  won: number,
  size: number,
  groups: readonly number[],
  due: number,
  ebu: boolean
) {
  if (groups.length < 2) return null;
  if (ebu) {
    if (size === 1) return NaN;
    if (size > 3 || size * 3 > due) return null;
  } else if (size > 3 || (size === 3 && Math.max(...groups) === 3)) return null;
  // 60; 65 and 55; 70, 60 and 50; equal results share.
  return 60 + 10 * (won - (size - 1) / 2);
}

/** What a line brings a side, worked out by comparing it with every other. */
function onPaper(own: Line, field: readonly Line[], side: 1 | -1, rules: Rules): number | null {
  const { entry } = own;
  if (typeof entry === "string") return null;
  const played = field.flatMap(({ entry: other }) =>
    typeof other === "object" && "score" in other ? [other] : []
  );
  const top = rules.perWin * (field.length - 1);
  if (!("score" in entry)) {
    const percent = side === 1 ? entry.ns : entry.ew;
    if (rules.scoring === "MP") return (percent / 100) * top;
    const perBoard = (3 * (percent - 50)) / 10;
    return rules.scoring === "CROSSIMP" && !rules.average ? perBoard * played.length : perBoard;
  }
  const { score, group } = entry;
  if (rules.scoring === "MP") {
    const rivals = played.filter((other) => other.group === group);
    const size = rivals.length;
    const beaten = rivals.filter((other) => side * (score - other.score) > 0).length;
    const equal = rivals.filter((other) => other.score === score).length - 1;
    const won = beaten + equal / 2;
    const sizes = [...new Set(played.map((other) => other.group))].map(
      (mark) => played.filter((other) => other.group === mark).length
    );
    const percent = fixedPercent(won, size, sizes, field.length, rules.ebu);
    if (percent !== null) return Number.isNaN(percent) ? null : (percent / 100) * top;
    // One matchpoint a win: S × N / n + (N − n) / 2n.
    return (rules.perWin * (won * field.length + (field.length - size) / 2)) / size;
  }
  // Law 87: results of a fouled board are compared with those of the same form alone.
  const rivals = played.filter((other) => other.group === group).map((other) => other.score);
  const isFouled = rivals.length < played.length;
  if (isFouled && rivals.length === 1) return null;
  if (rules.scoring === "BUTLER") {
    const mean = sum(rivals) / rivals.length;
    const datum = Math.sign(mean) * Math.floor(Math.abs(mean) / 10 + 0.5) * 10;
    return side * imps(score - datum);
  }
  const all = side * sum(rivals.map((other) => imps(score - other)));
  const average = all / Math.max(1, rivals.length - 1);
  if (rules.average) return average;
  // Few comparisons stand for as many as the others on the board have.
  return isFouled ? average * (played.length - 1) : all;
}

function totalsOnPaper(lines: readonly Line[], rules: Rules) {
  const shares = lines.flatMap((line): Share[] => {
    const field = lines.filter(({ board }) => board === line.board);
    return ([1, -1] as const).flatMap((side): Share[] => {
      const points = onPaper(line, field, side, rules);
      if (points === null) return [];
      const { entry } = line;
      const artificial = typeof entry === "object" && "ns" in entry ? entry : null;
      const direction = rules.winners === 2 ? (side === 1 ? "NS " : "EW ") : "";
      return [
        {
          pair: `${direction}${side === 1 ? line.ns : line.ew}`,
          points,
          top: rules.scoring === "MP" ? rules.perWin * (field.length - 1) : 1,
          artificial: artificial && (side === 1 ? artificial.ns : artificial.ew),
        },
      ];
    });
  });
  return new Map(
    [...new Set(shares.map(({ pair }) => pair))].map((pair) => {
      const own = shares.filter((share) => share.pair === pair);
      const other = own.filter(({ artificial }) => artificial === null);
      const possible = sum(other.map(({ top }) => top));
      const session = possible > 0 ? sum(other.map(({ points }) => points)) / possible : null;
      // Law 12C2(c): never less than its own session for an average plus, never more for a minus.
      const points = own.map((share) => {
        if (share.artificial === null || share.artificial === 50 || session === null)
          return share.points;
        const pick = share.artificial > 50 ? Math.max : Math.min;
        return pick(share.points, session * share.top);
      });
      const top = sum(own.map((share) => share.top));
      const total = sum(points);
      const percentage = rules.scoring === "MP" && top > 0 ? (100 * total) / top : null;
      return [pair, { boards: own.length, points: total, percentage }] as const;
    })
  );
}

const entry = (isFouled: boolean) =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        score: fc.integer({ min: -40, max: 40 }).map((tens) => tens * 20),
        group: isFouled ? fc.constantFrom("A", "B") : fc.constant(""),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Entry>(
        { ns: 60, ew: 40 },
        { ns: 50, ew: 50 },
        { ns: 40, ew: 60 },
        { ns: 60, ew: 60 }
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<Entry>("not played", "open") }
  );

const session = fc
  .record({
    tables: fc.integer({ min: 2, max: 7 }),
    fouled: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
    shared: fc.boolean(),
  })
  .chain(({ tables, fouled, shared }) =>
    fc
      .tuple(
        ...fouled.map((isFouled) =>
          fc.array(entry(isFouled), { minLength: tables, maxLength: tables })
        )
      )
      .map((boards) => ({
        shared,
        lines: boards.flatMap((entries, b) =>
          entries.map((one, t): Line => ({
            ...{ board: b + 1, ns: t + 1, entry: one },
            ew: (shared ? 1 : 1 + tables) + ((t + b) % tables),
          }))
        ),
      }))
  );

const rulesOf = (shared: boolean) =>
  fc.record<Rules>({
    scoring: fc.constantFrom("MP", "MP", "CROSSIMP", "BUTLER"),
    perWin: fc.constantFrom(1, 2),
    // A number that is there for both directions makes two winners.
    winners: shared ? fc.constant(2) : fc.constantFrom(1, 2),
    average: fc.boolean(),
    ebu: fc.boolean(),
  });

function sheetOf(lines: readonly Line[]): Grid {
  return [
    ["Table", "Board", "NS", "EW", "Score", "Remark"],
    ...lines.map(({ board, ns, ew, entry: one }) => {
      if (one === "open") return [ns, board, "", "", "", ""];
      if (one === "not played") return [ns, board, ns, ew, "", one];
      return "score" in one
        ? [ns, board, ns, ew, one.score, one.group && `group ${one.group}`]
        : [ns, board, ns, ew, "", `A${one.ns}/${one.ew}`];
    }),
  ];
}

/** Whether a result of a fouled board has nothing that it could be compared with; the WBF's rule gives it 60 %. */
function isAnyAlone(lines: readonly Line[], { scoring, ebu }: Rules): boolean {
  if (scoring === "MP" && !ebu) return false;
  const played = lines.flatMap(({ board, entry: one }) =>
    typeof one === "object" && "score" in one ? { board, group: one.group } : []
  );
  return played.some(({ board, group }) => {
    const deal = played.filter((other) => other.board === board);
    const own = deal.filter((other) => other.group === group);
    return own.length === 1 && deal.length > 1;
  });
}

test("the ranking of any session comes out as on paper: missing and adjusted scores, fouled boards, both ways to win", async () => {
  await fc.assert(
    fc.asyncProperty(
      session.chain(({ lines, shared }) => fc.tuple(fc.constant(lines), rulesOf(shared))),
      async ([lines, rules]) => {
        const due = totalsOnPaper(lines, rules);
        fc.pre(due.size > 0);
        const answer = call("PAIRSLIST", sheetOf(lines), null, [
          ["Pairs scored by", WORDS[rules.scoring]],
          ["Matchpoints for a win", rules.perWin],
          ["Winners", rules.winners],
          ["Cross-IMPs", rules.average ? "average" : "sum"],
          ["Fouled boards", rules.ebu ? "EBU" : "WBF"],
        ]);
        if (isAnyAlone(lines, rules)) return expect(answer).rejects.toThrow("A group of one");
        const [heads = [], ...rows] = await answer;
        const at = (name: string) => heads.indexOf(name);
        const nameOf = (row: unknown[]) =>
          `${at("NS/EW") < 0 ? "" : `${String(row[at("NS/EW")])} `}${String(row[at("No.")])}`;
        expect(rows.map(nameOf).sort()).toEqual([...due.keys()].sort());
        for (const row of rows) {
          const { boards, points, percentage } = due.get(nameOf(row))!;
          expect(row[at("Boards")]).toBe(boards);
          expect(row[at("Points")]).toBeCloseTo(points, 9);
          if (percentage !== null) expect(row[at("%")]).toBeCloseTo(percentage, 9);
          const value = (one: unknown[]) => {
            const own = due.get(nameOf(one))!;
            return own.percentage ?? own.points / own.boards;
          };
          const rivals = rows.filter(
            (other) => at("NS/EW") < 0 || other[at("NS/EW")] === row[at("NS/EW")]
          );
          const better = rivals.filter((other) => value(other) > value(row) + 1e-8).length;
          expect(row[at("Rank")]).toBe(1 + better);
        }
      }
    ),
    { numRuns: 300 }
  );
});

test("a board that is due counts before anybody is written on its line, and nobody is ranked for it", async () => {
  const heads = ["Board", "NS", "EW", "Score"];
  const lines = [[1, 1, 4, 420], ...[[1, 2, 5, 50]]];
  const [, , ...full] = await call("TRAVELLERS", [heads, ...lines, [1, 3, 6, ""]]);
  const [, , ...open] = await call("TRAVELLERS", [heads, ...lines, [1, "", "", ""]]);
  expect(open[0]).toEqual(full[0]);
  expect(await call("PAIRSLIST", [heads, [1, "", "", ""]])).toHaveLength(1);
  // A score without its pairs is a slip, and a match of teams knows its teams.
  await expect(call("PAIRSLIST", [heads, [1, "", "", 420]])).rejects.toMatchObject({
    message: "This cell is empty, but the rest of its row needs it.",
  });
});
