import { firstCell } from "./address";
import type { SheetBlock } from "./bookBlocks";
import { FROZEN_PART, LOCK_PART, ROUND_PART, SEEN_PART } from "./bookParts";
import {
  DESK_ENTRANTS,
  DESK_KINDS,
  DESK_LINEUPS,
  DESK_LOG,
  DESK_PAIRS,
  DESK_RESULTS,
} from "./eventNames";
import { FROZEN_MARK } from "./frozenAreas";
import { isOwnLock } from "./sheetLock";

/** Cells of a sheet by the places of their rows and columns, counted from 0. */
export interface Area {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A sheet, known by its id whatever it is called. */
export interface HeldSheet {
  readonly id: string;
  readonly name: string;
  readonly isProtected: boolean;
  /** Whether that is the add-in's own lock. */
  readonly isLocked: boolean;
}

/** A table of ours, with all its cells. */
export interface HeldTable {
  readonly name: string;
  readonly area: Area;
  /** With the headings; of a long table these alone. */
  readonly values: readonly (readonly unknown[])[];
}

interface HeldName {
  readonly name: string;
  readonly isVisible: boolean;
  readonly formula: string;
  /** The cells it stands for; null where it stands for none. */
  readonly area: Area | null;
  readonly values: HeldTable["values"];
}

interface HeldPart {
  readonly id: string;
  readonly namespace: string;
  readonly xml: string;
}

/** What stands in a workbook, as far as a step may change it; its cells are held apart. */
export interface HeldBook {
  readonly sheets: readonly HeldSheet[];
  /** Whether sheets can neither be added nor deleted. */
  readonly isLocked: boolean;
  /** Names of all tables. */
  readonly tableNames: readonly string[];
  readonly tables: ReadonlyMap<string, HeldTable>;
  readonly names: readonly HeldName[];
  readonly parts: readonly HeldPart[];
}

/** Tables that grow, or that formulas look at. */
const OUR_TABLES = [DESK_ENTRANTS, DESK_PAIRS, DESK_KINDS, DESK_LOG];
/** Tables too long to be read for every step; only their places are held. */
const LONG_TABLES = [DESK_RESULTS, DESK_LINEUPS];
const PARTS = [ROUND_PART, SEEN_PART, FROZEN_PART, LOCK_PART];
const OUR_NAME = /^Desk/i;

/** Reads it, in two requests: the second asks about what the first found. */
export async function holdBook(context: Excel.RequestContext): Promise<HeldBook> {
  const { worksheets, tables, names, customXmlParts, protection } = context.workbook;
  worksheets.load("items/id,items/name,items/protection/protected,items/protection/options");
  tables.load("items/name");
  names.load("items/name,items/formula,items/type,items/visible");
  protection.load("protected");
  const parts = PARTS.map((namespace) => ({
    namespace,
    found: customXmlParts.getByNamespace(namespace).load("items/id"),
  }));
  await context.sync();
  const ours = names.items.filter(({ name }) => OUR_NAME.test(name));
  // Marks of frozen cells are many, and steps look at none of them.
  const places = ours.map((name) =>
    name.type === Excel.NamedItemType.range && !FROZEN_MARK.test(name.name)
      ? placeOf(name.getRange())
      : null
  );
  const found = [...OUR_TABLES, ...LONG_TABLES].flatMap((key) =>
    tables.items
      .filter(({ name }) => isNamed(name, key))
      .map((table) => ({
        ...{ key, name: table.name },
        place: LONG_TABLES.includes(key) ? longPlace(table) : placeOf(table.getRange()),
      }))
  );
  const xmls = parts.flatMap(({ namespace, found }) =>
    found.items.map((part) => ({ namespace, id: part.id, xml: part.getXml() }))
  );
  await context.sync();
  return {
    sheets: worksheets.items.map((sheet) => ({
      id: sheet.id,
      name: sheet.name,
      isProtected: sheet.protection.protected,
      isLocked: isOwnLock(sheet.protection),
    })),
    isLocked: protection.protected,
    tableNames: tables.items.map(({ name }) => name),
    tables: new Map(found.map(({ key, name, place }) => [key, { name, ...cellsOf(place) }])),
    names: ours.map(({ name, formula, visible }, i) => ({
      name,
      isVisible: visible,
      formula: String(formula),
      ...(places[i] ? cellsOf(places[i]) : { area: null, values: [] }),
    })),
    parts: xmls.map(({ namespace, id, xml }) => ({ namespace, id, xml: xml.value })),
  };
}

interface Place {
  readonly range: Excel.Range;
  readonly shown: Excel.Range;
  readonly sheet: Excel.Worksheet;
}

function longPlace(table: Excel.Table): Place {
  const range = table.getRange().load("rowIndex,columnIndex,rowCount,columnCount");
  const shown = table.getHeaderRowRange().load("values");
  return { range, shown, sheet: table.worksheet.load("name") };
}

function placeOf(range: Excel.Range): Place {
  range.load("rowIndex,columnIndex,rowCount,columnCount,values");
  return { range, shown: range, sheet: range.worksheet.load("name") };
}

function cellsOf({ range, shown, sheet }: Place): Pick<HeldTable, "area" | "values"> {
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
  return {
    area: { sheet: sheet.name, row, column, rows, columns },
    values: shown.values as unknown[][],
  };
}

/** Excel minds no capitals in names. */
function isNamed(name: string, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase();
}

/** The cells that a defined name of ours stands for; null where it is gone. */
export function heldName({ names }: HeldBook, name: string): HeldTable | null {
  const found = names.find((one) => isNamed(one.name, name));
  return found?.area ? { ...found, area: found.area } : null;
}

/** A table as it was read, without a row of totals. */
export function tableOf(name: string, { sheet, cells, values }: SheetBlock): HeldTable {
  const first = firstCell({ sheet, cells });
  const area = { sheet, ...first, rows: values.length, columns: values[0]?.length ?? 0 };
  return { name, area, values };
}

/** The cells of an area. */
export function rangeOf(context: Excel.RequestContext, area: Area): Excel.Range {
  const { sheet, row, column, rows, columns } = area;
  return context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);
}

/** Cells as they stood. */
export interface HeldCells {
  readonly area: Area;
  /** What to write to have them again: texts behind an apostrophe. */
  readonly contents: readonly (readonly unknown[])[];
  readonly formats: readonly (readonly string[])[];
}

/** Cells that a step writes. */
export interface WrittenArea extends Area {
  /** Of what spills only the formula of the first cell is held: the others follow it. */
  readonly spill?: boolean;
}

/** Reads cells, so that they can be written again. */
export async function holdCells(
  context: Excel.RequestContext,
  areas: readonly WrittenArea[]
): Promise<HeldCells[]> {
  const ranges = areas.map((area) =>
    rangeOf(context, area).load("formulas,values,valueTypes,numberFormat")
  );
  await context.sync();
  return ranges.map((range, i) => ({
    area: areas[i]!,
    contents: (range.formulas as unknown[][]).map((line, row) =>
      line.map((formula, column) => {
        if (areas[i]!.spill && row + column > 0) return "";
        const isText =
          range.valueTypes[row]?.[column] === Excel.RangeValueType.string &&
          range.values[row]?.[column] === formula;
        return isText ? textCell(String(formula)) : formula;
      })
    ),
    formats: range.numberFormat as string[][],
  }));
}

/** What to write into a cell of the format "General" so that a text stands there, whatever it is. */
export function textCell(text: string): string {
  return text === "" ? "" : `'${text}`;
}

/**
 * Writes cells and their number formats. The formats come last: in a cell formatted as text the
 * apostrophe before a text would be part of it.
 */
export function writeCells(
  range: Excel.Range,
  contents: readonly (readonly unknown[])[],
  formats: readonly (readonly string[])[]
): void {
  range.numberFormat = formats.map((line) => line.map(() => "General"));
  range.formulas = contents.map((line) => [...line]);
  range.numberFormat = formats.map((line) => [...line]);
}
