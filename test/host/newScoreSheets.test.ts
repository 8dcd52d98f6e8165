import { eventDesk } from "../../src/workbook/desk";
import type { EventBook } from "../../src/workbook/eventBook";
import { roundTable } from "../../src/workbook/eventNames";
import { logStep } from "../../src/workbook/logStep";
import { lockSheets, unlockSheets } from "../../src/workbook/lockSheets";
import { scoreDesk } from "../../src/workbook/scoring";
import { calculated, registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { datumOf, impsOf, playedAt, wbfVp } from "./playedBoards";
import { bookNow as bookRead, done, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { watching } from "./watching";

const TEAMS = ["A", "=1+1", "'C", "D–E", "E", "F", "G", "H"];
const PLAN = { firstBoard: 1, boards: 8, halves: 2 } as const;
/** Few of several hundred writes, for each trial reads the whole workbook; all where it is asked for. */
const FAILING = process.env["EVERY_WRITE"] ? 1 : workbenchPlatform === "windows" ? 113 : 223;

beforeAll(async () => {
  await registerDesk();
  await postNext(await newEvent(TEAMS, { boards: 8 }));
}, 240_000);

type Cell = string | number | boolean;

const valuesOf = (table: string): Promise<Cell[][]> =>
  Excel.run(async (context) => {
    const range = context.workbook.tables.getItem(table).getDataBodyRange().load("values");
    await context.sync();
    return range.values as Cell[][];
  });

const named = (name: string, rows = 1): Promise<Cell[][]> =>
  Excel.run(async (context) => {
    const cell = context.workbook.names.getItem(name).getRange();
    const range = (rows === 1 ? cell : cell.getResizedRange(rows - 1, 15)).load("values");
    await context.sync();
    return range.values as Cell[][];
  });

/** Types into cells of a table, by row and column from 0. */
async function type(table: string, row: number, column: number, lines: Cell[][]) {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem(table).getDataBodyRange();
    const cells = body.getCell(row, column).getResizedRange(lines.length - 1, lines[0]!.length - 1);
    cells.values = lines;
    await context.sync();
  });
}

/** Lets an edit of one cell of the sheet of datums count. */
async function typeInto(sheet: string, cell: string, value: Cell) {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange(cell).values = [[value]];
    await context.sync();
  });
}

/** The event once all is worked out: here answers of functions may cross when many come at once. */
async function bookNow(): Promise<EventBook> {
  await calculated();
  await Excel.run(async (context) => {
    context.application.calculate(Excel.CalculationType.full);
    await context.sync();
  });
  return await bookRead();
}

const CONTRACT = 6;
const codesOf = ({ findings }: EventBook) =>
  findings.map(({ code, place }) => `${code} ${place?.cell}`);

test("called off before Excel writes, a step leaves the workbook as it was", async () => {
  const before = await bookNow();
  // Asked after the event was read, and once more before the request that writes.
  for (const callsOff of [1, 2]) {
    const { watch, reached } = watching(callsOff);
    const answer = await scoreDesk.sheets(1, PLAN, { ...ticketOf(before), watch });
    expect([answer, reached]).toEqual([{ kind: "calledOff" }, ["reading"]]);
  }
  expect(await bookNow()).toEqual(before);
});

test("a failure at any write leaves the workbook without score sheets", async () => {
  const ticket = ticketOf(await bookNow());
  const writes = await failEachWrite(() => scoreDesk.sheets(1, PLAN, ticket), {
    done: "done",
    stride: FAILING,
  });
  expect(writes).toBeGreaterThan(100);
}, 600_000);

test("every table has a row for each board in both rooms; home sits North-South in the open room", async () => {
  const results = await valuesOf("DeskResults");
  const round = await valuesOf(roundTable(1));
  expect(results).toHaveLength(4 * 2 * 8);
  for (const [table, home, , away] of round)
    for (const room of ["open", "closed"])
      expect(
        results.filter((row) => row[1] === table && row[2] === room).map((row) => row.slice(3, 6))
      ).toEqual(
        Array.from({ length: 8 }, (_, i) => [
          i + 1,
          ...(room === "open" ? [home, away] : [away, home]),
        ])
      );
});

test("line-ups have a row for each half and room", async () => {
  const lineups = await valuesOf("DeskLineups");
  expect(lineups).toHaveLength(4 * 2 * 2);
  expect(lineups.slice(0, 4).map((row) => row.slice(0, 5))).toEqual([
    [1, 1, "open", 1, 4],
    [1, 1, "closed", 1, 4],
    [1, 1, "open", 5, 8],
    [1, 1, "closed", 5, 8],
  ]);
});

test("until the last board of a match is in, it has no result", async () => {
  const results = await valuesOf("DeskResults");
  const typed = results.map((row, i) => [...playedAt(i >> 3, Number(row[3])).typed] as Cell[]);
  await type("DeskResults", 0, CONTRACT, typed.slice(0, -1));
  const book = await bookNow();
  expect(codesOf(book)).toEqual([expect.stringMatching(/^resultMissing /)]);
  const round = await valuesOf(roundTable(1));
  expect(round.map((row) => row[5])).toEqual([8, 8, 8, 8]);
  expect(round.map((row) => row[6] === "")).toEqual([false, false, false, true]);
  await type("DeskResults", typed.length - 1, CONTRACT, typed.slice(-1));
  expect(codesOf(await bookNow())).toEqual([]);
});

test("scores, datums, XIMPs, IMPs and VPs come out as they are worked out by hand", async () => {
  const results = await valuesOf("DeskResults");
  const scoreAt = results.map((row, i) => playedAt(i >> 3, Number(row[3])).score);
  expect(results.map((row) => row[9])).toEqual(scoreAt);
  const boards = Array.from({ length: 8 }, (_, i) => i + 1);
  const datums = boards.map((board) => datumOf(scoreAt.filter((_, i) => results[i]![3] === board)));
  const spill = (await named("DeskDatum1", 33)).slice(1);
  const matches = (await named("DeskMatches1")).slice(1);
  const round = await valuesOf(roundTable(1));
  const { standings } = await Excel.run(async (context) => {
    const range = context.workbook.names.getItem("DeskStandings").getRange();
    const read = range.getResizedRange(8, 3).load("values");
    await context.sync();
    return { standings: read.values.slice(1) as Cell[][] };
  });
  for (const [at, row] of round.entries()) {
    const [open, closed] = [2 * at, 2 * at + 1].map((block) =>
      boards.map((_, i) => scoreAt[8 * block + i]!)
    ) as [number[], number[]];
    const imps = boards.map((_, i) => impsOf(open[i]! - closed[i]!));
    const ximps = [open, closed].map((room) => room.map((score, i) => impsOf(score - datums[i]!)));
    const own = spill.filter((line) => line[1] === row[0]);
    expect(own.map((line) => [line[0], line[5], line[7], line[9]])).toEqual(
      boards.map((board, i) => [board, open[i], closed[i], datums[i]])
    );
    expect(own.map((line) => line.slice(12))).toEqual(
      boards.map((_, i) => [ximps[0]![i], ximps[1]![i], imps[i], 0 - imps[i]!])
    );
    const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
    const [home, away] = [1, -1].map((sign) => sum(imps.map((one) => Math.max(sign * one, 0))));
    const margin = home! - away!;
    const [x, y] = ximps.map(sum);
    const difference = x! - y!;
    expect(matches[at]).toEqual([
      ...[row[0], row[2], row[4], x, y, difference],
      difference > 0 ? row[2] : difference < 0 ? row[4] : "=",
      ...[home, away, margin, 0 - margin, "", "", 8, 8, 8],
    ]);
    expect(row.slice(5, 11)).toEqual([...[8, home, away, "", wbfVp(margin, 8), wbfVp(-margin, 8)]]);
    expect(row.slice(11, 13)).toEqual(["", ""]);
    expect(standings.find(([, number]) => number === row[1])![3]).toBe(wbfVp(margin, 8));
  }
  expect((await bookNow()).rounds).toMatchObject([{ isScored: true }]);
});

test("boards not played do not count, and a weighted score counts by its parts", async () => {
  const before = await valuesOf("DeskResults");
  await type("DeskResults", 0, 10, [["not played"], ["60% 620 40% -100"]]);
  await bookNow();
  const [match] = (await named("DeskMatches1")).slice(1);
  expect(match!.slice(13)).toEqual([8, 8, 7]);
  const closed = Number(before[9]![9]);
  const spill = (await named("DeskDatum1", 33)).slice(1).filter((line) => line[1] === match![0]);
  const weighted = (60 * impsOf(620 - closed) + 40 * impsOf(-100 - closed)) / 100;
  expect(spill[1]![14]).toBeCloseTo(weighted, 9);
  const [row] = await valuesOf(roundTable(1));
  expect(row![5]).toBe(7);
  const margin = spill.slice(1).reduce((sum, line) => sum + Number(line[14]), 0);
  expect(Number(row![6]) - Number(row![7])).toBeCloseTo(margin, 6);
  await type("DeskResults", 0, 10, [[""], [""]]);
});

test("a penalty in IMPs costs one side alone, and the VPs of both are adjusted", async () => {
  await bookNow();
  const [before] = await valuesOf(roundTable(1));
  const margin = Number(before![6]) - Number(before![7]);
  await typeInto("Datum 1", "L5", 3);
  const book = await bookNow();
  const [row] = await valuesOf(roundTable(1));
  expect(row!.slice(9, 13)).toEqual([
    ...[wbfVp(margin - 3, 8), wbfVp(-margin, 8), wbfVp(margin - 3, 8), wbfVp(-margin, 8)],
  ]);
  expect(codesOf(book)).toEqual([]);
  await typeInto("Datum 1", "L5", "");
});

test("rooms that were typed the other way round give no team the IMPs of the other", async () => {
  const seats = (await valuesOf("DeskResults")).slice(0, 16).map((row) => row.slice(4, 6));
  const turned = seats.map(([ns, ew]) => [ew!, ns!]);
  await type("DeskResults", 0, 4, turned);
  const book = await bookNow();
  const [row] = await valuesOf(roundTable(1));
  expect(row!.slice(6, 13)).toEqual(Array(7).fill(""));
  expect(codesOf(book)).toEqual([expect.stringMatching(/^resultMissing /)]);
  await type("DeskResults", 0, 4, seats);
  expect(codesOf(await bookNow())).toEqual([]);
});

test("by board-a-match the VPs are the points: 2 for a won board, 1 for a tie", async () => {
  await typeInto("Results", "O5", "一副一比");
  const book = await bookNow();
  const results = await valuesOf("DeskResults");
  const points = Array.from({ length: 8 }, (_, i) =>
    Math.sign(Number(results[i]![9]) - Number(results[8 + i]![9]))
  ).reduce((sum, won) => sum + won + 1, 0);
  const [row] = await valuesOf(roundTable(1));
  expect(row!.slice(9, 11)).toEqual([points, 16 - points]);
  expect(codesOf(book)).toEqual([]);
  // No step was done since the score sheets were made: it is known all the same how they were made.
  expect(book.changes).toMatchObject([
    { what: "Results: Teams scored by", before: "IMP", after: "一副一比" },
  ]);
  await typeInto("Results", "O5", "IMP");
});

test("what is typed over the formulas is a finding, and a change by hand", async () => {
  expect((await bookNow()).changes).toEqual([]);
  const formulas = await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem(roundTable(1)).getDataBodyRange();
    const cell = body.getCell(0, 6).load("formulas");
    await context.sync();
    return cell.formulas as Cell[][];
  });
  await type(roundTable(1), 0, 6, [[99]]);
  const book = await bookNow();
  expect(codesOf(book)).toContain("linkTyped G5");
  expect(book.changes).toMatchObject([{ place: { sheet: "Round 1", cell: "G5" }, after: "99" }]);
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem(roundTable(1)).getDataBodyRange();
    body.getCell(0, 6).formulas = formulas;
    await context.sync();
  });
  expect((await bookNow()).changes).toEqual([]);
});

test("a result that is put right after a step is a change by hand, and a first one is not", async () => {
  done(await logStep(ticketOf(await bookNow())));
  const [row] = await valuesOf("DeskResults");
  await type("DeskResults", 0, 8, [["+2"]]);
  await type("DeskLineups", 0, 5, [["Wang Wei", "李娜"]]);
  const book = await bookNow();
  expect(book.changes).toEqual([
    {
      ...{ place: { sheet: "Results", cell: "I5" }, round: 1, before: row![8], after: "+2" },
      what: "Results, 1 · 1 · open · 1: Result",
    },
  ]);
  expect((await scoreDesk.sheets(1, PLAN, { stamp: "another", handReason: "" })).kind).toBe(
    "changed"
  );
  done(await logStep({ stamp: book.stamp, handReason: "misread" }));
  await type("DeskResults", 0, 8, [[row![8]!]]);
  await type("DeskLineups", 0, 5, [["Wang Wei", "李明"]]);
  expect((await bookNow()).changes).toMatchObject([
    { after: row![8] },
    { what: "Line-ups, 1 · 1 · open · 1: South", before: "李娜", after: "李明" },
  ]);
  done(await logStep(ticketOf(await bookNow())));
});

test("the Butler list has every pair and, beside it, every team; made anew it shows what is asked for", async () => {
  const plan = { sort: "XIMP", byRound: false, ranked: false } as const;
  done(await scoreDesk.butler(plan, ticketOf(await bookNow())));
  done(await scoreDesk.butler({ ...plan, byRound: true, ranked: true }, ticketOf(await bookNow())));
  await bookNow();
  const sheet = await Excel.run(async (context) => {
    const read = context.workbook.worksheets.getItem("Butler").getRange("A1:AC40").load("values");
    await context.sync();
    return read.values as Cell[][];
  });
  expect(sheet[2]![0]).toBe("by XIMP; with ranks, though pairs have not met the same opponents");
  const [heads, ...rows] = sheet.slice(3);
  const teams = heads!.indexOf("Rank", 1);
  const all = rows.filter((row) => row[0] !== "");
  const totals = rows.filter((row) => row[teams] !== "").map((row) => row.slice(teams));
  expect(totals.map((row) => row[1]).sort()).toEqual([...TEAMS].sort());
  const matches = (await named("DeskMatches1")).slice(1);
  for (const [, home, away, open, closed] of matches)
    for (const [team, ximps] of [
      [home, Number(open) - Number(closed)],
      [away, Number(closed) - Number(open)],
    ] as const) {
      const own = all.filter((row) => row[1] === team);
      expect(own.reduce((sum, row) => sum + Number(row[4]), 0)).toBe(ximps);
      expect(own.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(16);
      const total = totals.find((row) => row[1] === team)!;
      expect(total.slice(2, 5)).toEqual([16, ximps, ximps / 16]);
    }
  expect(all.some((row) => row[2] === "Wang Wei – 李明")).toBe(true);
  const ranked = all.map((row) => [row[0], row[4]] as [number, number]);
  for (const [rank, ximps] of ranked)
    expect(rank).toBe(1 + ranked.filter(([, other]) => other > ximps).length);
  // A list of each round stands behind the corrected Butler.
  expect(heads!.slice(8, 10)).toEqual(["R1 boards", "R1 XIMP"]);
});

test("made again, rows that are there stay with what is typed into them", async () => {
  const before = await valuesOf("DeskResults");
  await typeInto("Datum 1", "A20", "spoiled");
  done(await scoreDesk.sheets(1, PLAN, ticketOf(await bookNow())));
  await bookNow();
  expect(await valuesOf("DeskResults")).toEqual(before);
  expect((await named("DeskDatum1", 33)).slice(1).map((line) => line[0])).toContain(8);
});

test("a result that is typed in the round is in the way, and so is a row of other teams", async () => {
  await postNext(await bookNow());
  await typeImps(2, [[30, 12]]);
  const typed = await scoreDesk.sheets(2, PLAN, ticketOf(await bookNow()));
  expect(typed).toMatchObject({
    problem: { refusal: "resultTyped", values: { round: 2, text: "30" } },
    place: { sheet: "Round 2", cell: "G5" },
  });
  await type(roundTable(2), 0, 6, [["", ""]]);
  await type("DeskResults", 0, 0, [[2]]);
  const [round] = await valuesOf(roundTable(2));
  const other = await scoreDesk.sheets(2, PLAN, ticketOf(await bookNow()));
  expect(other).toMatchObject({
    problem: { refusal: "otherRow", values: { round: 2, table: round![0] } },
    place: { sheet: "Results", cell: "E5" },
  });
  await type("DeskResults", 0, 0, [[1]]);
});

test("the next round's rows come below, or none where a write fails", async () => {
  const ticket = ticketOf(await bookNow());
  const plan = { firstBoard: 9, boards: 8, halves: 1 } as const;
  await failEachWrite(() => scoreDesk.sheets(2, plan, ticket), { done: "done", stride: FAILING });
  const results = await valuesOf("DeskResults");
  expect(results).toHaveLength(128);
  expect(results[64]!.slice(0, 4)).toEqual([2, 1, "open", 9]);
  expect((await bookNow()).changes).toEqual([]);
}, 600_000);

test("where sheets are locked, penalties and results can be typed, and what is worked out cannot", async () => {
  expect(await lockSheets(null)).toMatchObject({ kind: "done" });
  await typeInto("Datum 1", "L5", 1);
  await type("DeskResults", 0, 10, [["late"]]);
  await expect(typeInto("Datum 1", "J5", 1)).rejects.toMatchObject({ code: "AccessDenied" });
  expect(await unlockSheets(null)).toMatchObject({ kind: "done" });
});

test("a round whose sheet of datums somebody has protected is not taken back by halves", async () => {
  const protect = (isOn: boolean) =>
    Excel.run(async (context) => {
      const { protection } = context.workbook.worksheets.getItem("Datum 2");
      if (isOn) protection.protect({}, "pw");
      else protection.unprotect("pw");
      await context.sync();
    });
  await protect(true);
  const before = await bookNow();
  expect(await eventDesk.undo(ticketOf(before), "")).toEqual({
    kind: "protected",
    sheet: "Datum 2",
  });
  expect(await bookNow()).toEqual(before);
  await protect(false);
});

test("where the sheets of results were deleted they are made again, and what was lost is told", async () => {
  const before = await bookNow();
  await Excel.run(async (context) => {
    for (const sheet of ["Results", "Line-ups"])
      context.workbook.worksheets.getItem(sheet).delete();
    await context.sync();
  });
  const without = await bookNow();
  expect(without.changes.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["Results", "Line-ups"])
  );
  expect(without.stamp).not.toBe(before.stamp);
  done(await scoreDesk.sheets(1, PLAN, ticketOf(without)));
  expect(await valuesOf("DeskResults")).toHaveLength(64);
  expect((await named("DeskScoring"))[1]).toEqual(["Teams scored by", "IMP", expect.any(String)]);
});

test("a round that is not posted has no score sheets", async () => {
  const answer = await scoreDesk.sheets(3, PLAN, ticketOf(await bookNow()));
  expect(answer).toMatchObject({ problem: { refusal: "roundNotPosted", values: { round: 3 } } });
});
