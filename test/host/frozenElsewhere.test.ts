/**
 * @jest-environment-options {"locale": "zh-CN"}
 */
import { freezeBook } from "../../src/workbook/freezeBook";
import { readShare } from "../../src/workbook/readShare";
import { thawBook } from "../../src/workbook/thawBook";
import { bookOf } from "../../workbench/files/bookOf";
import { calculated, registerDesk } from "./deskFunctions";
import { EVENT_KINDS, hangUp, ownSheet, playKind } from "./eventKinds";
import { bookNow } from "./postedEvent";

jest.setTimeout(900_000);

/** What a page with an Excel has for tests and add-ins. */
const OF_A_PAGE = [
  ...["Office", "Excel", "CustomFunctions", "OfficeExtension", "registerFunctions"],
  ...["workbenchGrid", "workbenchHost", "workbenchFiles", "workbenchPerson", "workbenchPlatform"],
];

/** Goes over to another Excel: all that follows is done there. */
function sitDownAt(page: Record<string, unknown>): void {
  for (const name of OF_A_PAGE)
    Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
}

const formulas = () =>
  bookOf(workbenchHost.model).sheets.map(({ name, cells }) => [
    name,
    cells.flatMap(({ row, column, formula }) => (formula ? [[row, column, formula]] : [])),
  ]);

test("an event frozen in the Chinese Excel is thawed in the English one of the other kind, and the other way", async () => {
  const here = Object.fromEntries(
    OF_A_PAGE.map((name) => [name, (globalThis as Record<string, unknown>)[name]])
  );
  await registerDesk();
  await hangUp(await playKind(EVENT_KINDS["Chinese, margins typed, triangles of half matches"]!));
  await ownSheet();
  await calculated();
  const [before, event] = [formulas(), await bookNow()];
  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  const frozenHere = await workbenchFiles.bytes();

  const platform = workbenchPlatform === "windows" ? "web" : "windows";
  sitDownAt(await startOtherExcel({ platform, locale: "en-US" }));
  expect([workbenchPlatform, Office.context.displayLanguage]).toEqual([platform, "en-US"]);
  await registerDesk();
  await workbenchFiles.open(frozenHere);
  expect(await bookNow()).toEqual({ ...event, frozen: true });
  expect(await readShare()).toMatchObject({ state: { frozen: { changed: [] }, unknown: [] } });
  expect(await thawBook("leave")).toMatchObject({ kind: "thawed", left: [], other: [] });
  await calculated();
  expect(formulas()).toEqual(before);
  expect(await bookNow()).toEqual(event);

  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  const frozenThere = await workbenchFiles.bytes();
  sitDownAt(here);
  await workbenchFiles.open(frozenThere);
  expect(await bookNow()).toEqual({ ...event, frozen: true });
  expect(await thawBook("leave")).toMatchObject({ kind: "thawed", left: [], other: [] });
  await calculated();
  expect(formulas()).toEqual(before);
  expect(await bookNow()).toEqual(event);
});
