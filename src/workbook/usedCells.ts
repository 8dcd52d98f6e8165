import { cellName } from "./address";
import type { NamedFormula } from "./deskFormulas";
import { isFormula } from "./frozenAreas";
import type { Area } from "./heldBook";
import type { StepWatch } from "./stepWatch";

/** All cells of a sheet that hold something, as one block. */
export interface UsedCells extends Area {
  readonly formulas: readonly (readonly unknown[])[];
  readonly values: readonly (readonly unknown[])[];
  readonly types: readonly (readonly string[])[];
  /** Its tables. */
  readonly tables: readonly Area[];
  readonly isProtected: boolean;
}

/** All that the workbook holds and shows, hidden sheets too. */
export interface UsedBook {
  /** Sheets with something on them. */
  readonly sheets: readonly UsedCells[];
  readonly names: readonly NamedFormula[];
  readonly isCalculating: boolean;
}

/** A cell that holds something. */
export interface UsedCell {
  readonly sheet: string;
  readonly cell: string;
  readonly row: number;
  readonly column: number;
  readonly value: unknown;
  /** Null where the value was typed. */
  readonly formula: string | null;
  readonly isError: boolean;
}

/** What a cell shows while its function has not answered; newer Excel shows the value before. */
const PENDING: readonly unknown[] = ["#BUSY!", "#GETTING_DATA"];
const MOST_WAITS = 50;
const WAIT_MS = 100;

/** Reads the workbook once it has calculated; after a while, or when it is called off, as it is then. */
export async function readCalculated(watch?: StepWatch): Promise<UsedBook> {
  for (let waits = 0; ; waits++) {
    const book = await Excel.run(readUsedBook);
    if (!book.isCalculating || waits === MOST_WAITS || watch?.isCalledOff()) return book;
    await new Promise((later) => setTimeout(later, WAIT_MS));
  }
}

/** Reads the workbook as it is. */
export async function readUsedBook(context: Excel.RequestContext): Promise<UsedBook> {
  const { worksheets, names, application } = context.workbook;
  worksheets.load("items/name,items/protection/protected");
  names.load("items/name,items/formula");
  await context.sync();
  const place = "rowIndex,columnIndex,rowCount,columnCount";
  const sheets = worksheets.items.map((sheet) => ({
    sheet,
    used: sheet.getUsedRangeOrNullObject(true).load(`${place},formulas,values,valueTypes`),
    names: sheet.names.load("items/name,items/formula"),
    tables: sheet.tables.load("items/name"),
  }));
  application.load("calculationState");
  await context.sync();
  const tables = sheets.map(({ tables }) =>
    tables.items.map((table) => table.getRange().load(place))
  );
  if (tables.some((ranges) => ranges.length > 0)) await context.sync();
  const named = (items: readonly Excel.NamedItem[], sheet: string | null): NamedFormula[] =>
    items.map(({ name, formula }) => ({ name, sheet, formula: String(formula) }));
  const cells = sheets.flatMap(({ sheet: { name, protection }, used }, i): UsedCells[] =>
    used.isNullObject
      ? []
      : [
          {
            ...areaOf(name, used),
            formulas: used.formulas as unknown[][],
            values: used.values as unknown[][],
            types: used.valueTypes,
            tables: tables[i]!.map((range) => areaOf(name, range)),
            isProtected: protection.protected,
          },
        ]
  );
  return {
    sheets: cells,
    names: [
      ...named(names.items, null),
      ...sheets.flatMap(({ sheet, names }) => named(names.items, sheet.name)),
    ],
    isCalculating:
      application.calculationState !== Excel.CalculationState.done || cells.some(isPending),
  };
}

function areaOf(sheet: string, range: Excel.Range): Area {
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
  return { sheet, row, column, rows, columns };
}

function isPending({ values, types }: UsedCells): boolean {
  return values.some((line, i) =>
    line.some((value, j) => types[i]?.[j] === Excel.RangeValueType.error && PENDING.includes(value))
  );
}

/** The cells of a sheet that hold something, row by row. */
export function usedCells({ sheet, row, column, values, formulas, types }: UsedCells): UsedCell[] {
  return values.flatMap((line, i) =>
    line.flatMap((value, j): UsedCell[] => {
      const formula = formulas[i]?.[j];
      const isWorkedOut = isFormula(formula, value);
      if (value === "" && !isWorkedOut) return [];
      return [
        {
          sheet,
          cell: cellName({ sheet, cells: "A1" }, row + i, column + j),
          row: row + i,
          column: column + j,
          value,
          formula: isWorkedOut ? formula : null,
          isError: types[i]?.[j] === Excel.RangeValueType.error,
        },
      ];
    })
  );
}
