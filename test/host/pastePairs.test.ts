import { parseBoardsText } from "../../src/formats/boardsText";
import { freezeBook } from "../../src/workbook/freezeBook";
import { pairsDesk } from "../../src/workbook/pairs";
import { boardRows } from "../../src/workbook/pairsRows";
import { samplePairs } from "../../src/workbook/pairsSample";
import { scoreDesk } from "../../src/workbook/scoring";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, ticketOf } from "./postedEvent";

type Cell = string | number | boolean;

beforeAll(async () => {
  await registerDesk();
  const sample = samplePairs("en");
  const rows = boardRows({ sections: 1, tables: 2, firstBoard: 1, boards: 2 });
  done(await pairsDesk.setUp({ ...sample, pairs: sample.pairs.slice(0, 4), rows }));
}, 120_000);

const results = (): Promise<Cell[][]> =>
  Excel.run(async (context) => {
    const range = context.workbook.tables.getItem("DeskResults").getDataBodyRange().load("values");
    await context.sync();
    return range.values as Cell[][];
  });

const read = (...lines: string[]) =>
  parseBoardsText(
    ["BOARD,NS_PAIR_NUMBER,EW_PAIR_NUMBER,CONTRACT,PLAYED_BY,TRICKS,SCORE", ...lines].join("\n"),
    {
      headings: [],
      rooms: [],
    }
  ).rows;

const TRAVELLERS = ["1,1,3,4S,N,10,420", "1,2,4,4S,N,9,-50", "2,2,3,3NT,E,9,", "2,1,4,,,,A6040"];

test("travellers come into the rows that wait for them, with the pairs they name", async () => {
  const lines = read(...TRAVELLERS);
  expect(lines).toHaveLength(4);
  const plan = { lines, overwrite: false };
  expect(await scoreDesk.check(null)).toMatchObject({
    findings: [{ code: "boardsMissing" }, { code: "boardsMissing" }],
  });
  const book = done(await scoreDesk.paste(plan, ticketOf(await bookNow())));
  await calculated();
  expect((await results()).map((row) => row.slice(1))).toEqual([
    [1, 1, 1, 3, "4S", "N", "=", 420, ""],
    [2, 1, 2, 4, "4S", "N", "-1", -50, ""],
    [1, 2, 2, 3, "3NT", "E", "=", -400, ""],
    [2, 2, 1, 4, "", "", "", "", "A6040"],
  ]);
  expect(book.changes).toEqual([]);
  expect(await scoreDesk.check(null)).toMatchObject({ findings: [] });
  const now = await bookNow();
  expect([now.changes, now.findings]).toEqual([[], []]);
});

test("a frozen workbook takes nothing", async () => {
  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  const before = await results();
  const plan = { lines: read("1,1,3,1NT,S,7,"), overwrite: true };
  const answer = await scoreDesk.paste(plan, ticketOf(await bookNow()));
  expect(answer).toMatchObject({ problem: { refusal: "frozen" } });
  expect(await results()).toEqual(before);
});
