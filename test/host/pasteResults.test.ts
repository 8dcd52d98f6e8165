import { parseBoardsText } from "../../src/formats/boardsText";
import { LOCALES } from "../../src/locales/locale";
import { RESULTS_WORDS } from "../../src/locales/resultsWords";
import type { EventBook } from "../../src/workbook/eventBook";
import { roundTable } from "../../src/workbook/eventNames";
import { lockSheets, unlockSheets } from "../../src/workbook/lockSheets";
import { scoreDesk } from "../../src/workbook/scoring";
import { calculated, registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { impsOf, playedAt } from "./playedBoards";
import { bookNow, done, newEvent, postNext, ticketOf } from "./postedEvent";

/** Few of some hundred writes, for each trial reads the whole workbook; all where it is asked for. */
const STRIDE = process.env["EVERY_WRITE"] ? 1 : 29;
const TEAMS = Array.from({ length: 16 }, (_, i) => (i === 3 ? "=1+1" : `Team ${i + 1}`));
const BOARDS = 2;

type Cell = string | number | boolean;

beforeAll(async () => {
  await registerDesk();
  const book = await postNext(await newEvent(TEAMS, { boards: BOARDS }));
  const plan = { firstBoard: 1, boards: BOARDS, halves: 1 } as const;
  done(await scoreDesk.sheets(1, plan, ticketOf(book)));
}, 240_000);

const valuesOf = (table: string): Promise<Cell[][]> =>
  Excel.run(async (context) => {
    const range = context.workbook.tables.getItem(table).getDataBodyRange().load("values");
    await context.sync();
    return range.values as Cell[][];
  });

/** Types into the results, from a row and the column of the contracts on. */
async function type(row: number, lines: Cell[][]): Promise<void> {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange();
    const width = lines[0]!.length - 1;
    body.getCell(row, 6).getResizedRange(lines.length - 1, width).values = lines;
    await context.sync();
  });
}

/** The event once all is worked out: here answers of functions may cross when many come at once. */
async function settledBook(): Promise<EventBook> {
  await calculated();
  await Excel.run(async (context) => {
    context.application.calculate(Excel.CalculationType.full);
    await context.sync();
  });
  return bookNow();
}

const read = (text: string) =>
  parseBoardsText(text, {
    headings: LOCALES.map((locale) => RESULTS_WORDS[locale].board),
    rooms: LOCALES.map((locale) => RESULTS_WORDS[locale].rooms),
    given: { round: 1 },
  }).rows;

/** The results of a round as Bridgemate writes them: no rooms, seats under NS/EW. */
function bridgemate(results: readonly Cell[][], from = 0): string {
  const lines = results.map(([round, table, , board, ns, ew], i) => {
    const [contract, by, result] = playedAt(i >> 1, Number(board)).typed;
    return ["A", table, round, board, ns, ew, ns, by, contract, result].join(",");
  });
  const heads = "Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result";
  return [heads, ...lines.slice(from)].join("\r\n");
}

test("a failure at any write leaves the results as they were; then all lines are in", async () => {
  const text = bridgemate(await valuesOf("DeskResults"));
  const ticket = ticketOf(await settledBook());
  const plan = { lines: read(text), overwrite: false };
  expect(await scoreDesk.look(plan.lines)).toEqual({
    ...{ kind: "look", stamp: ticket.stamp },
    ...{ fills: 32, adds: 0, same: 0, differ: 0, notes: [] },
  });
  await failEachWrite(() => scoreDesk.paste(plan, ticket), { done: "done", stride: STRIDE });
  expect((await settledBook()).changes).toEqual([]);
}, 600_000);

test("pasted results bring the IMPs that they bring when they are typed, and those of Law 78B", async () => {
  const results = await valuesOf("DeskResults");
  const pasted = await valuesOf(roundTable(1));
  for (const row of pasted) {
    const imps = [0, 1].map((at) => {
      const [open, closed] = ["open", "closed"].map((room) => {
        const own = results.findIndex((line) => line[1] === row[0] && line[2] === room);
        return playedAt((own + at) >> 1, at + 1).score;
      });
      return impsOf(open! - closed!);
    });
    const won = (sign: number) => imps.reduce((sum, one) => sum + Math.max(0, sign * one), 0);
    expect(row.slice(6, 8)).toEqual([won(1), won(-1)]);
  }
  await type(
    0,
    results.map(() => ["", "", ""])
  );
  await settledBook();
  expect((await valuesOf(roundTable(1))).every((row) => row[6] === "")).toBe(true);
  await type(
    0,
    results.map((row, i) => [...playedAt(i >> 1, Number(row[3])).typed])
  );
  await settledBook();
  expect(await valuesOf(roundTable(1))).toEqual(pasted);
  expect((await valuesOf("DeskResults")).map((row) => row[9])).toEqual(
    results.map((row) => row[9])
  );
});

test("the log tells how many rows came, and what is written over is told row by row", async () => {
  const first = playedAt(0, 1).typed.join(" ").trim();
  const lines = read(
    "Round,Table,Room,Board,NS,EW,Contract,By,Result,Remark\n1,1,O,1,,,1C,W,-1,\n1,1,C,2,,,,,,60%-40%\n1,1,O,9,,,,,,=1+1"
  );
  expect(lines).toHaveLength(2);
  const kept = done(
    await scoreDesk.paste({ lines, overwrite: false }, ticketOf(await settledBook()))
  );
  expect((await valuesOf("DeskResults"))[0]!.slice(6, 9).join(" ").trim()).toBe(first);
  const book = done(await scoreDesk.paste({ lines, overwrite: true }, ticketOf(kept)));
  expect(book.changes).toEqual([]);
  const results = await valuesOf("DeskResults");
  expect(results[0]!.slice(6, 9)).toEqual(["1C", "W", "-1"]);
  expect(results[3]!.slice(6, 11)).toEqual(["", "", "", "", "60%-40%"]);
  const log = await valuesOf("DeskLog");
  expect(log.slice(-3).map((line) => line.slice(2, 6))).toEqual([
    ["results pasted", "rows filled: 0, added: 0, written over: 2", "", ""],
    ["changed by hand", "Results: 1 · 1 · open · 1", first, "1C W -1"],
    [
      "changed by hand",
      "Results: 1 · 1 · closed · 2",
      playedAt(1, 2).typed.join(" ").trim(),
      "60%-40%",
    ],
  ]);
  expect((await settledBook()).changes).toEqual([]);
});

test("a line that belongs nowhere lets nothing be written", async () => {
  const before = await valuesOf("DeskResults");
  const lines = read("Table,Room,Board,Contract,By,Result\n2,O,1,7NT,N,=\n99,O,1,7NT,N,=");
  const answer = await scoreDesk.paste({ lines, overwrite: true }, ticketOf(await settledBook()));
  expect(answer).toMatchObject({ problem: { refusal: "lineLeft", values: { line: 3 } } });
  expect(await valuesOf("DeskResults")).toEqual(before);
});

test("a row that is not there comes below, with its formula or the points that were pasted", async () => {
  const lines = read("Table,Room,Board,Contract,By,Result,Score\n1,O,3,3NT,N,=,\n1,C,3,,,,-50");
  expect(await lockSheets(null)).toMatchObject({ kind: "done" });
  const ticket = ticketOf(await settledBook());
  const plan = { lines, overwrite: false };
  await failEachWrite(() => scoreDesk.paste(plan, ticket), { done: "done", stride: STRIDE });
  expect(await unlockSheets(null)).toMatchObject({ kind: "done" });
  await settledBook();
  const [home, away] = (await valuesOf("DeskResults"))[0]!.slice(4, 6);
  expect((await valuesOf("DeskResults")).slice(32)).toEqual([
    [1, 1, "open", 3, home, away, "3NT", "N", "=", 400, ""],
    [1, 1, "closed", 3, away, home, "", "", "", -50, ""],
  ]);
  expect((await settledBook()).changes).toEqual([]);
}, 600_000);

test("the checks find a board that is not due and a score that is typed wrong, with their cells", async () => {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange();
    body.getCell(4, 9).values = [[410]];
    await context.sync();
  });
  const answer = await scoreDesk.check(1);
  if (answer.kind !== "checked") throw new Error(JSON.stringify(answer));
  expect(
    answer.findings
      .map((one) => ["code" in one ? one.code : one.problem, one.place?.cell])
      .filter(([code]) => code !== "directionSuspected" && code !== "farFromField")
  ).toEqual([
    ["scoreContradicts", "J9"],
    ["boardsNotDue", "D37"],
    ["boardsNotDue", "D38"],
  ]);
  expect(await scoreDesk.check(2)).toMatchObject({ findings: [] });
});
