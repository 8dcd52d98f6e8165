import { roundTable } from "../../src/workbook/eventNames";
import { scoreDesk } from "../../src/workbook/scoring";
import { calculated, registerDesk } from "./deskFunctions";
import { datumOf, impsOf, playedAt, wbfVp } from "./playedBoards";
import { bookNow, done, newEvent, postNext, ticketOf } from "./postedEvent";

/**
 * Three rounds of six teams, typed board by board, and an account of them that knows nothing of the add-in:
 * it reads what was typed, and the printed rules.
 */

const TEAMS = ["北京", "=1+1", "Ü", "<b>", "0012", "😀"];
const ROUNDS = 3;
const BOARDS = 8;
const HALF = BOARDS / 2;

type Cell = string | number | boolean;
type Room = "open" | "closed";
type Lines = Cell[][];

/** A row as it was typed, and what it is worth before anything is compared. */
interface Row {
  readonly round: number;
  readonly table: number;
  readonly room: Room;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Scores with their shares in percent; a plain score has all of it. */
  readonly scores: readonly (readonly [score: number, share: number])[];
  /** North-South's percentage of an adjusted board. */
  readonly percentage: number | null;
  /** Contract, by, result, score, remark; null leaves the cell as it is. */
  readonly cells: readonly (Cell | null)[];
}

/** What happened beside the play: by round, table, board and room. */
const EVENTS: Readonly<Record<string, { remark?: string; typed?: number }>> = {
  "1 1 3 open": { remark: "not played" },
  "1 1 3 closed": { remark: "not played" },
  "2 2 5 open": { remark: "60%-40%" },
  "2 2 5 closed": { remark: "40%-60%" },
  "2 1 7 open": { typed: 150 },
  "3 1 2 open": { remark: "60% 620 40% -100" },
};

const WEIGHTED = [
  [620, 60],
  [-100, 40],
] as const;

const PENALTY = { round: 1, match: 2, imps: 2 };

let rows: Row[];
let people: Map<string, string[]>;

beforeAll(async () => {
  await registerDesk();
  let book = await newEvent(TEAMS, { boards: BOARDS }, ROUNDS);
  rows = [];
  people = new Map();
  for (let round = 1; round <= ROUNDS; round++) {
    book = await postNext(book);
    const plan = { firstBoard: 1, boards: BOARDS, halves: 2 } as const;
    book = done(await scoreDesk.sheets(round, plan, ticketOf(book)));
    await typeRound(round);
    if (round === PENALTY.round) await typePenalty();
    book = await bookNow();
  }
  const plan = { sort: "CORRECTED", byRound: false, ranked: false } as const;
  done(await scoreDesk.butler(plan, ticketOf(book)));
  await calculated();
}, 600_000);

async function bodyOf(table: string): Promise<Lines> {
  return await Excel.run(async (context) => {
    const range = context.workbook.tables.getItem(table).getDataBodyRange().load("values");
    await context.sync();
    return range.values as Lines;
  });
}

/** Types what was played in a round, and who sat there. */
async function typeRound(round: number): Promise<void> {
  const results = await bodyOf("DeskResults");
  const first = results.findIndex(([own]) => own === round);
  const typed = results.slice(first).map((line): Row => {
    const [, table, room, board, ns, ew] = line as [number, number, Room, number, number, number];
    const played = playedAt(round * 31 + table * 7 + (room === "open" ? 0 : 3), board);
    const event = EVENTS[[round, table, board, room].join(" ")];
    const place = { round, table, room, board, ns, ew };
    const cells = [...played.typed, null, event?.remark ?? ""];
    if (event?.typed !== undefined)
      return {
        ...{ ...place, percentage: null, scores: [[event.typed, 100]] },
        cells: ["", "", "", event.typed, ""],
      };
    switch (event?.remark) {
      case undefined:
        return { ...place, percentage: null, scores: [[played.score, 100]], cells };
      case "not played":
        return { ...place, percentage: null, scores: [], cells: ["", "", "", null, event.remark] };
      case "60%-40%":
      case "40%-60%":
        return { ...place, percentage: Number(event.remark.slice(0, 2)), scores: [], cells };
      default:
        return { ...place, percentage: null, scores: WEIGHTED, cells };
    }
  });
  rows.push(...typed);
  const lineups = await bodyOf("DeskLineups");
  const firstLineup = lineups.findIndex(([own]) => own === round);
  const seats = lineups.slice(firstLineup).map(([, table, room, from]) => {
    const row = typed.find((one) => one.table === table && one.room === room)!;
    const half = Number(from) > HALF ? 1 : 0;
    const [north, south] = pairOf(row.ns, room as Room, row, half);
    const [east, west] = pairOf(row.ew, room as Room, row, half);
    people.set([round, table, room, half, "ns"].join(" "), [north, south]);
    people.set([round, table, room, half, "ew"].join(" "), [east, west]);
    return [north, south, east, west];
  });
  await Excel.run(async (context) => {
    const { tables } = context.workbook;
    const cellsOf = (
      table: string,
      row: number,
      column: number,
      lines: readonly (readonly unknown[])[]
    ) =>
      tables
        .getItem(table)
        .getDataBodyRange()
        .getCell(row, column)
        .getResizedRange(lines.length - 1, lines[0]!.length - 1);
    const contents = typed.map(({ cells }) => [...cells]);
    cellsOf("DeskResults", first, 6, contents).values = contents;
    cellsOf("DeskLineups", firstLineup, 5, seats).values = seats;
    await context.sync();
  });
}

/** Five people a team: one rests in each half, and partners sit north or south as they like. */
function pairOf(team: number, room: Room, { round }: Row, half: number): [string, string] {
  const names = ["a", "b", "c", "d", "e"].map((letter) => `${letter}${team}`);
  const turn = (round + half) % names.length;
  const playing = [...names.slice(turn), ...names.slice(0, turn)].slice(0, 4);
  const [one, other] = room === "open" ? playing.slice(0, 2) : playing.slice(2);
  return half ? [other!, one!] : [one!, other!];
}

async function typePenalty(): Promise<void> {
  await Excel.run(async (context) => {
    const block = context.workbook.names.getItem(`DeskMatches${PENALTY.round}`).getRange();
    block.getCell(PENALTY.match, 11).values = [[PENALTY.imps]];
    await context.sync();
  });
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const nameOf = (team: number) => TEAMS[team - 1]!;

/** The score of everybody who played a board to its end: what its datum stands on. */
function datumAt(round: number, board: number): { datum: number; mean: number; count: number } {
  const scores = rows
    .filter((row) => row.round === round && row.board === board && !isSpecial(row))
    .map((row) => row.scores[0]![0]);
  return { datum: datumOf(scores), mean: sum(scores) / scores.length, count: scores.length };
}

const isSpecial = ({ scores }: Row) => scores.length !== 1;

/** North-South's XIMPs; null where the board was not played. */
function ximpsOf(row: Row): number | null {
  if (row.percentage !== null) return ((row.percentage - 50) / 10) * 3;
  if (!row.scores.length) return null;
  const { datum } = datumAt(row.round, row.board);
  return sum(row.scores.map(([score, share]) => (share * impsOf(score - datum)) / 100));
}

/** The home team's IMPs on a board; null where it was not played. */
function homeImpsOf(open: Row, closed: Row): number | null {
  if (open.percentage !== null) return ((open.percentage - 50) / 10) * 3;
  if (!open.scores.length) return null;
  return sum(
    open.scores.flatMap(([one, share]) =>
      closed.scores.map(([other, part]) => (share * part * impsOf(one - other)) / 10_000)
    )
  );
}

interface Match {
  readonly round: number;
  readonly table: number;
  readonly home: number;
  readonly away: number;
  readonly boards: readonly (number | null)[];
  readonly margins: readonly [home: number, away: number];
  readonly vps: readonly [home: number, away: number];
}

/** Parts of an IMP, of weighted scores: the nearest, a half away from the average (EBU White Book 4.2.6.3). */
const whole = (margin: number) => Math.sign(margin) * Math.round(Math.abs(margin));

/** The matches of a round by the account, in the order of their tables. */
function matchesOf(round: number): Match[] {
  const own = rows.filter((row) => row.round === round);
  const tables = [...new Set(own.map(({ table }) => table))].sort((one, other) => one - other);
  return tables.map((table, i) => {
    const of = (room: Room, board: number) =>
      own.find((row) => row.table === table && row.room === room && row.board === board)!;
    const boards = Array.from({ length: BOARDS }, (_, at) =>
      homeImpsOf(of("open", at + 1), of("closed", at + 1))
    );
    const margin = sum(boards.map((imps) => imps ?? 0));
    const penalty = round === PENALTY.round && i + 1 === PENALTY.match ? PENALTY.imps : 0;
    const margins = [margin - penalty, 0 - margin] as const;
    const counted = boards.filter((imps) => imps !== null).length;
    const { ns: home, ew: away } = of("open", 1);
    return {
      ...{ round, table, home, away, boards, margins },
      vps: [wbfVp(whole(margins[0]), counted), wbfVp(whole(margins[1]), counted)],
    };
  });
}

async function named(name: string, rows: number, columns: number): Promise<Lines> {
  return await Excel.run(async (context) => {
    const cell = context.workbook.names.getItem(name).getRange().getCell(0, 0);
    const range = cell.getResizedRange(rows - 1, columns - 1).load("values");
    await context.sync();
    return range.values as Lines;
  });
}

const numbers = (cells: readonly Cell[] | undefined) => (cells ?? []).map(Number);

test.each([1, 2, 3])(
  "round %i: every datum, XIMP and IMP of its boards is the account's",
  async (round) => {
    const spill = await named(`DeskDatum${round}`, 1 + 3 * BOARDS + 1, 16);
    expect(spill.at(-1)!.every((cell) => cell === "")).toBe(true);
    const lines = spill.slice(1, -1);
    expect(lines).toHaveLength(3 * BOARDS);
    for (const line of lines) {
      const [board, table, home, away] = line as [number, number, string, string];
      const both = (["open", "closed"] as const).map((room) =>
        rows.find(
          (row) =>
            row.round === round && row.table === table && row.board === board && row.room === room
        )!
      ) as [Row, Row];
      expect([home, away]).toEqual([nameOf(both[0].ns), nameOf(both[0].ew)]);
      const { datum, mean, count } = datumAt(round, board);
      expect(Number(line[8])).toBeCloseTo(mean, 9);
      expect(line.slice(9, 11)).toEqual([datum, count]);
      const standing = both.filter((row) => !isSpecial(row)).map(({ room }) => room);
      expect(line[11]).toBe(standing.join(", ") || "–");
      for (const [i, row] of both.entries()) {
        const ximps = ximpsOf(row);
        if (ximps === null) expect(line[12 + i]).toBe("");
        else expect(line[12 + i]).toBeCloseTo(ximps, 9);
      }
      const imps = homeImpsOf(...both);
      if (imps === null) expect(line.slice(14)).toEqual(["", ""]);
      else {
        expect(line[14]).toBeCloseTo(imps, 9);
        expect(line[15]).toBeCloseTo(0 - imps, 9);
      }
    }
  }
);

test.each([1, 2, 3])(
  "round %i: every match, its IMPs and its VPs are the account's",
  async (round) => {
    const block = (await named(`DeskMatches${round}`, 4, 16)).slice(1);
    const posted = await bodyOf(roundTable(round));
    for (const [i, match] of matchesOf(round).entries()) {
      const { table, home, away, boards, margins, vps } = match;
      const [open, closed] = (["open", "closed"] as const).map((room) =>
        sum(
          rows
            .filter((row) => row.round === round && row.table === table && row.room === room)
            .map((row) => ximpsOf(row) ?? 0)
        )
      ) as [number, number];
      const shown = block[i]!;
      expect([shown[0], shown[1], shown[2]]).toEqual([table, nameOf(home), nameOf(away)]);
      const difference = open - closed;
      [open, closed, difference].forEach((ximps, at) =>
        expect(shown[3 + at]).toBeCloseTo(ximps, 6)
      );
      expect(shown[6]).toBe(difference > 0 ? nameOf(home) : difference < 0 ? nameOf(away) : "=");
      const counted = boards.filter((imps) => imps !== null);
      const won = [1, -1].map((sign) => sum(counted.map((imps) => Math.max(sign * imps, 0))));
      [...won, ...margins].forEach((imps, at) => expect(shown[7 + at]).toBeCloseTo(imps, 6));
      expect(shown.slice(13)).toEqual([BOARDS, BOARDS, counted.length]);
      const row = posted[i]!;
      expect([row[0], row[1], row[3]]).toEqual([table, home, away]);
      expect(row[5]).toBe(counted.length);
      numbers(row.slice(6, 8)).forEach((imps, at) => expect(imps).toBeCloseTo(won[at]!, 6));
      expect(row.slice(9, 11)).toEqual(vps);
    }
  }
);

/** The standings against the sums of the account's VPs. */
async function expectStandings(): Promise<void> {
  const standings = (await named("DeskStandings", TEAMS.length + 1, 4)).slice(1);
  const vps = new Map<number, number>();
  for (const { home, away, vps: both } of [1, 2, 3].flatMap(matchesOf))
    [home, away].forEach((team, i) => vps.set(team, (vps.get(team) ?? 0) + both[i]!));
  expect(standings).toHaveLength(TEAMS.length);
  for (const [, number, , vp] of standings)
    expect(Number(vp)).toBeCloseTo(vps.get(Number(number))!, 9);
  const shown = standings.map(([, , , vp]) => Number(vp));
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
}

test("the standings are the sums of the account's VPs", expectStandings);

test("every Butler, average of opponents and corrected Butler is the account's", async () => {
  const found = new Map<string, { ximps: number[]; opponents: Set<string> }>();
  for (const row of rows) {
    const ximps = ximpsOf(row);
    if (ximps === null) continue;
    const half = row.board > HALF ? 1 : 0;
    const key = (side: "ns" | "ew") => {
      const names = people.get([row.round, row.table, row.room, half, side].join(" "))!;
      return `${nameOf(row[side])}: ${[...names].sort().join(" – ")}`;
    };
    for (const [own, other, sign] of [
      [key("ns"), key("ew"), 1],
      [key("ew"), key("ns"), -1],
    ] as const) {
      const line = found.get(own) ?? { ximps: [], opponents: new Set<string>() };
      found.set(own, line);
      line.ximps.push(sign * ximps);
      line.opponents.add(other);
    }
  }
  const butler = (pair: string) => {
    const { ximps } = found.get(pair)!;
    return sum(ximps) / ximps.length;
  };
  const anchor = await named("DeskButler", found.size + 2, 7);
  const [heads, ...lines] = anchor;
  expect(heads!.slice(0, 2)).toEqual(["Team", "Pair"]);
  expect(lines.at(-1)!.every((cell) => cell === "")).toBe(true);
  const listed = lines.slice(0, -1);
  expect(new Set(listed.map(([team, pair]) => `${team}: ${pair}`))).toEqual(new Set(found.keys()));
  for (const [team, pair, boards, ...values] of listed) {
    const key = `${team}: ${pair}`;
    const { ximps, opponents } = found.get(key)!;
    const aob = sum([...opponents].map(butler)) / opponents.size;
    expect(boards).toBe(ximps.length);
    [sum(ximps), butler(key), aob, butler(key) + aob].forEach((value, i) =>
      expect(values[i]).toBeCloseTo(value, 9)
    );
  }
  const corrected = listed.map((line) => Number(line[6]));
  expect(corrected).toEqual([...corrected].sort((one, other) => other - one));
});

test("a score that is changed is followed to the standings, in its round and in those before", async () => {
  for (const round of [3, 1]) {
    const at = rows.findIndex((row) => row.round === round && row.table === 2 && !isSpecial(row));
    const changed = ["7NT", "N", "-9", null, ""];
    await Excel.run(async (context) => {
      const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange();
      body.getCell(at, 6).getResizedRange(0, 4).values = [changed];
      await context.sync();
    });
    await calculated();
    const [score] = (await bodyOf("DeskResults"))[at]!.slice(9);
    expect([-450, -900]).toContain(score);
    rows[at] = { ...rows[at]!, scores: [[score as number, 100]], cells: changed };
    await expectStandings();
  }
});
