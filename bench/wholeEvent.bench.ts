import { roundTable } from "../src/workbook/eventNames";
import { logStep } from "../src/workbook/logStep";
import { readBook } from "../src/workbook/readBook";
import { scoreDesk } from "../src/workbook/scoring";
import { verifyEvent } from "../src/workbook/verifyEvent";
import { calculated, registerDesk } from "../test/host/deskFunctions";
import { playedAt } from "../test/host/playedBoards";
import { bookNow, done, newEvent, postNext, ticketOf, typeImps } from "../test/host/postedEvent";
import { cellsOf, FORMULA, MATCH, TOTAL } from "./sheets";

/** The size of the largest event; a smaller one may be asked for while the bench itself is changed. */
const TEAMS = Number(process.env["BENCH_TEAMS"] ?? 64);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 9);
const BOARDS = 16;
const MATCHES = TEAMS / 2;
/** Rows of a round: a board in a room each. */
const ROWS = 2 * MATCHES * BOARDS;
const PLAN = { firstBoard: 1, boards: BOARDS, halves: 1 } as const;
/** Columns of the results. */
const [CONTRACT, WIDTH] = [6, 11];

type Cell = string | number | boolean;

const print = (line: string) => process.stdout.write(`${line}\n`);
const printTime = (name: string, ms: number) =>
  print(`${name.padEnd(60)} ${(ms / 1000).toFixed(1).padStart(7)} s`);

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const answer = await work();
  printTime(name, performance.now() - begin);
  return answer;
}

/** What was played in a room of a table on a board: always the same for the same. */
function typedInto([round, table, room, board]: readonly Cell[]): readonly Cell[] {
  const seed = Number(round) * 100 + Number(table) * 2 + (room === "open" ? 0 : 1);
  return playedAt(seed, Number(board)).typed;
}

const bodyOf = (table: string): Promise<Cell[][]> =>
  Excel.run(async (context) => {
    const body = context.workbook.tables.getItem(table).getDataBodyRange().load("values");
    await context.sync();
    return body.values as Cell[][];
  });

/** Types all boards of a round. */
async function typeBoards(round: number): Promise<void> {
  const rows = (await bodyOf("DeskResults")).map((row, at) => ({ row, at }));
  const own = rows.filter(({ row }) => row[0] === round);
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange();
    body.getCell(own[0]!.at, CONTRACT).getResizedRange(own.length - 1, 2).values = own.map(
      ({ row }) => [...typedInto(row)]
    );
    await context.sync();
  });
}

/** The rows of the rounds between the first and the last, as their steps would have left them. */
async function writeRoundsBetween(): Promise<void> {
  const rows: Cell[][] = [];
  for (let round = 2; round < ROUNDS; round++)
    for (const [table, home, , away] of await bodyOf(roundTable(round)))
      for (const room of ["open", "closed"])
        for (let board = 1; board <= BOARDS; board++) {
          const sides = room === "open" ? [home!, away!] : [away!, home!];
          const row = [round, table!, room, board, ...sides];
          rows.push([...row, ...typedInto(row)]);
        }
  if (rows.length === 0) return;
  await Excel.run(async (context) => {
    const results = context.workbook.tables.getItem("DeskResults");
    const first = results.getDataBodyRange().getRow(0).load("formulas,rowIndex");
    await context.sync();
    const score = (first.formulas as Cell[][])[0]![9]!;
    const sheet = results.worksheet;
    const below = sheet.getRangeByIndexes(first.rowIndex + ROWS, 0, rows.length, WIDTH);
    results.resize(sheet.getRangeByIndexes(first.rowIndex - 1, 0, 1 + ROWS + rows.length, WIDTH));
    below.getColumn(CONTRACT).getResizedRange(0, 2).numberFormat = rows.map(() => ["@", "@", "@"]);
    below.formulas = rows.map((row) => [...row, score, ""]);
    await context.sync();
  });
}

/** What must follow a score: its round's IMPs and VPs, its datums, the Butlers and the standings. */
const FOLLOWERS = [
  [`Round ${ROUNDS}`, "A5:N70"],
  [`Datum ${ROUNDS}`, `A${MATCHES + 8}:P${MATCHES * (BOARDS + 1) + 8}`],
  ["Butler", "A5:G70"],
  ["Standings", "A5:H70"],
] as const;

const followers = (): Promise<string[]> =>
  Excel.run(async (context) => {
    const ranges = FOLLOWERS.map(([sheet, cells]) =>
      context.workbook.worksheets.getItem(sheet).getRange(cells).load("values")
    );
    await context.sync();
    return ranges.map(({ values }) => JSON.stringify(values));
  });

/** A sheet of Excel's own formulas with as many rows: until it is worked out, and after a change. */
async function nativeSheet(): Promise<{ readonly open: number; readonly change: number }> {
  const rows = cellsOf("native", ROWS * ROUNDS, 1);
  const width = Math.max(...rows.map((row) => row.length));
  const begin = performance.now();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Native");
    sheet.getRangeByIndexes(0, 0, rows.length, width).formulas = rows.map((row) =>
      Array.from({ length: width }, (_, i) => row[i]?.f ?? row[i]?.v ?? "")
    );
    await context.sync();
  });
  await calculated();
  const open = performance.now() - begin;
  const shown = () =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Native");
      const cells = [FORMULA, TOTAL].map((column) =>
        sheet.getRangeByIndexes(0, column, 1, 1).load("values")
      );
      await context.sync();
      return JSON.stringify(cells.map(({ values }) => values as Cell[][]));
    });
  const before = await shown();
  const again = performance.now();
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Native").getRange("A1").values = [[3990]];
    await context.sync();
  });
  await calculated();
  const change = performance.now() - again;
  if ((await shown()) === before) throw new Error(`No total of ${MATCH} rows has followed.`);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Native").delete();
    await context.sync();
  });
  return { open, change };
}

test("a whole event", async () => {
  const all = (ROWS * ROUNDS).toLocaleString("en");
  // In a workbook that has nothing else yet: what other sheets cost would be counted with it.
  const native = await nativeSheet();
  await registerDesk();
  print(`\nAn event of ${TEAMS} teams over ${ROUNDS} rounds of ${BOARDS} boards in the workbench,`);
  print(`${all} rows of results; seconds without a browser:`);
  const names = Array.from({ length: TEAMS }, (_, i) => `Team ${i + 1}`);
  let book = await newEvent(names, { boards: BOARDS }, ROUNDS);
  for (let round = 1; round <= ROUNDS; round++) {
    book = await postNext(book);
    if (round === 1) {
      done(await scoreDesk.sheets(1, PLAN, ticketOf(book)));
      await typeBoards(1);
    } else if (round < ROUNDS)
      await typeImps(
        round,
        Array.from({ length: MATCHES }, (_, i) => [20 + ((i * 7 + round * 3) % 31), 25] as const)
      );
    book = await bookNow();
  }
  await writeRoundsBetween();
  done(await logStep(ticketOf(await bookNow())));
  const made = await timed(`score sheets of round ${ROUNDS}, ${ROWS} rows more`, async () => {
    const answer = await scoreDesk.sheets(ROUNDS, PLAN, ticketOf(await bookNow()));
    await calculated();
    return answer;
  });
  done(made);
  await timed("all its boards typed at once, and worked out", async () => {
    await typeBoards(ROUNDS);
    await calculated();
  });
  await timed("Butler list and teams' totals", async () => {
    const plan = { sort: "CORRECTED", byRound: true, ranked: false } as const;
    done(await scoreDesk.butler(plan, ticketOf(await bookNow())));
    await calculated();
  });
  await timed("read by the pane", readBook);
  await timed("verified, and written on its sheet", async () =>
    verifyEvent(ticketOf(await bookNow()))
  );
  await calculated();
  const before = await followers();
  // The closest match: VPs of one that is won by far would stay as they are.
  const margin = (match: Cell[]) => Math.abs(Number(match[6]) - Number(match[7]));
  const [closest] = (await bodyOf(roundTable(ROUNDS))).sort(
    (one, other) => margin(one) - margin(other)
  );
  const row = (await bodyOf("DeskResults")).findIndex(
    ([round, table]) => round === ROUNDS && table === closest![0]
  );
  const begin = performance.now();
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange();
    body.getCell(row, CONTRACT).getResizedRange(0, 2).values = [["7NTXX", "N", "-13"]];
    await context.sync();
  });
  await calculated();
  const change = performance.now() - begin;
  const after = await followers();
  printTime("one score changed, and all that follows it", change);
  const still = FOLLOWERS.filter((_, i) => after[i] === before[i]).map(([sheet]) => sheet);
  if (still.length > 0) throw new Error(`Not followed on: ${still.join(", ")}.`);
  const bytes = await workbenchFiles.bytes();
  const open = await timed("opened from its file, and worked out", async () => {
    const start = performance.now();
    await workbenchFiles.open(bytes);
    await calculated();
    return performance.now() - start;
  });
  print(`Beside it a sheet of ${all} native formulas (LOOKUP, ROUND, IF):`);
  printTime("written and worked out", native.open);
  printTime("one value changed, and its total", native.change);
  print(`${"times it, opened".padEnd(60)} ${(open / native.open).toFixed(1).padStart(7)}`);
  print(`${"times it, changed".padEnd(60)} ${(change / native.change).toFixed(1).padStart(7)}`);
});
