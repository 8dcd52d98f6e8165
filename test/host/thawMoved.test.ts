import { FROZEN_PART } from "../../src/workbook/bookParts";
import { freezeBook } from "../../src/workbook/freezeBook";
import { thawBook } from "../../src/workbook/thawBook";
import { calculated, registerDesk } from "./deskFunctions";

jest.setTimeout(120_000);
beforeAll(registerDesk);

const run = (batch: (sheets: Excel.WorksheetCollection) => void) =>
  Excel.run(async (context) => {
    batch(context.workbook.worksheets);
    await context.sync();
  });

const formulasOf = (address: string) =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Own").getRange(address).load("formulas");
    await context.sync();
    return range.formulas as unknown[][];
  });

test("formulas come back naming what they named, whatever rows and columns came while they were frozen", async () => {
  await run((sheets) => {
    const own = sheets.add("Own");
    own.getRange("A2:A5").values = [[100], [200], [300], [400]];
    own.getRange("C2:C5").formulas = [2, 3, 4, 5].map((row) => [`=DESK.IMP(A${row})`]);
    own.getRange("C7").formulas = [["=DESK.IMP(SUM(A2:A5))"]];
    own.getRange("C8").formulas = [["=DESK.IMP($A$2)"]];
  });
  await calculated();
  expect(await freezeBook()).toMatchObject({ kind: "frozen", formulas: 6 });
  await run((sheets) => {
    const own = sheets.getItem("Own");
    own.getRange("B:B").insert("Right");
    own.getRange("6:6").insert("Down");
    own.getRange("1:1").insert("Down");
  });
  expect(await thawBook("leave")).toEqual({ kind: "thawed", formulas: 6, left: [], other: [] });
  expect(await formulasOf("D3:D6")).toEqual([3, 4, 5, 6].map((row) => [`=DESK.IMP(A${row})`]));
  expect(await formulasOf("D9:D10")).toEqual([["=DESK.IMP(SUM(A3:A6))"], ["=DESK.IMP($A$3)"]]);
});

test("where what was kept is damaged its values stay for good, and nothing else of it is left", async () => {
  const parts = () =>
    Excel.run(async (context) => {
      const { customXmlParts, names } = context.workbook;
      const found = customXmlParts.getByNamespace(FROZEN_PART).load("items/id");
      names.load("items/name");
      await context.sync();
      return { ids: found.items.map(({ id }) => id), names: names.items.map(({ name }) => name) };
    });
  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  const [id = ""] = (await parts()).ids;
  await Excel.run(async (context) => {
    context.workbook.customXmlParts.getItem(id).setXml(`<frozen xmlns="${FROZEN_PART}">{</frozen>`);
    await context.sync();
  });
  expect(await thawBook("leave")).toMatchObject({ problem: { refusal: "frozenDamaged" } });
  expect(await thawBook("forget")).toMatchObject({ kind: "thawed", formulas: 0, left: [] });
  expect(await parts()).toEqual({ ids: [], names: [] });
  expect(await formulasOf("D3:D4")).toEqual([[3], [5]]);
});
