import { freezeBook } from "../../src/workbook/freezeBook";
import { scoreDesk } from "../../src/workbook/scoring";
import { thawBook } from "../../src/workbook/thawBook";
import { calculated, registerDesk } from "./deskFunctions";
import { playedAt } from "./playedBoards";
import { bookNow, done, newEvent, postNext, ticketOf } from "./postedEvent";
import { unexplained, verificationNow } from "./verifiedEvent";

jest.setTimeout(300_000);

/** A round of four teams over four boards, typed on its score sheets. */
beforeAll(async () => {
  await registerDesk();
  const posted = await postNext(await newEvent(["A", "B", "C", "D"], { boards: 4 }));
  done(await scoreDesk.sheets(1, { firstBoard: 1, boards: 4, halves: 1 }, ticketOf(posted)));
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange().load("values");
    await context.sync();
    const typed = body.values.map((row, i) => [...playedAt(i >> 2, Number(row[3])).typed]);
    body.getCell(0, 6).getResizedRange(typed.length - 1, 2).values = typed;
    await context.sync();
  });
  await worked();
  done(
    await scoreDesk.butler(
      { sort: "TEAM", byRound: true, ranked: false },
      ticketOf(await bookNow())
    )
  );
  await worked();
});

/** Waits until all is worked out; a full calculation takes what came too late for its first. */
async function worked(): Promise<void> {
  await calculated();
  await Excel.run(async (context) => {
    context.application.calculate(Excel.CalculationType.full);
    await context.sync();
  });
  await calculated();
}

const shown = () =>
  Excel.run(async (context) => {
    const sheets = context.workbook.worksheets.load("items/name");
    await context.sync();
    const used = sheets.items.map((sheet) => sheet.getUsedRange().load("values,formulas"));
    await context.sync();
    return used.map(({ values, formulas }, i) => ({
      sheet: sheets.items[i]!.name,
      values: values as unknown[][],
      formulas: formulas as unknown[][],
    }));
  });

test("a verification finds nothing to say of a round that was typed board by board", async () => {
  const verification = await verificationNow();
  expect(unexplained(verification)).toEqual([]);
  expect(verification.unchecked).toEqual([]);
});

test("a column put in among the matches, and a row, change nothing of the round", async () => {
  const round = async () => (await shown()).find(({ sheet }) => sheet === "Round 1")!.values;
  const before = await round();
  const onDatum = async (work: (sheet: Excel.Worksheet) => void) => {
    await Excel.run(async (context) => {
      work(context.workbook.worksheets.getItem("Datum 1"));
      await context.sync();
    });
    await worked();
  };
  await onDatum((sheet) => sheet.getRange("H:H").insert("Right"));
  await onDatum((sheet) => sheet.getRange("5:5").insert("Down"));
  expect(await round()).toEqual(before);
  await onDatum((sheet) => sheet.getRange("5:5").delete("Up"));
  await onDatum((sheet) => sheet.getRange("H:H").delete("Left"));
  expect(await round()).toEqual(before);
});

test("score sheets, datums and the Butler list are frozen and come back as they were", async () => {
  const before = await shown();
  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  const frozen = await shown();
  expect(JSON.stringify(frozen.map(({ formulas }) => formulas))).not.toContain("DESK.");
  for (const { sheet, values } of before) {
    const now = frozen.find((one) => one.sheet === sheet)!;
    values.forEach((line, i) =>
      line.forEach((value, j) => {
        if (value !== "") expect([sheet, i, j, now.values[i]?.[j]]).toEqual([sheet, i, j, value]);
      })
    );
  }
  expect(await thawBook("leave")).toMatchObject({ kind: "thawed", left: [], other: [] });
  await worked();
  expect(await shown()).toEqual(before);
});
