import { CellValueType, type ICellData, type IMutationInfo, type Nullable } from "@univerjs/core";
import { IDefinedNamesService, SetDefinedNameMutation } from "@univerjs/engine-formula";
import { type ISetRangeValuesMutationParams } from "@univerjs/sheets";
import { AddSheetTableMutation, type ITableColumnJson, TableManager } from "@univerjs/sheets-table";
import type { Rect, TableLook } from "../host/grid";
import { gridHeading, type TableHeadings } from "../host/structuredReference";
import { injectorOf } from "./injector";
import { cellsStep, type Step, steps } from "./step";
import { lookOfTheme } from "./tableLook";
import { rectOf, type UniverBook } from "./univerBook";

/** A table as Univer keeps it. */
type UniverTable = NonNullable<ReturnType<TableManager["getTableById"]>>;

/** A table of Univer with what Excel wants to know of it. */
export interface KnownTable extends TableHeadings {
  readonly id: string;
  readonly look: TableLook;
  readonly table: UniverTable;
}

/** Reads Univer's tables; their headings are what stands in their header rows. */
export interface TableModel {
  tables(): KnownTable[];
  find(id: string): KnownTable | undefined;
  /** Keeps the headings of a table whose header row is about to be hidden. */
  keepHeadings(id: string, headings: readonly string[]): void;
}

export function tableModel(book: UniverBook): TableModel {
  const model = models.get(book) ?? makeModel(book);
  models.set(book, model);
  return model;
}

const models = new WeakMap<UniverBook, TableModel>();

function makeModel({ api, workbook, sheet: sheetOf }: UniverBook): TableModel {
  const manager = injectorOf(api).get(TableManager);
  const hidden = new Map<string, readonly string[]>();

  function describe(id: string): KnownTable {
    const table = manager.getTableById(workbook.getId(), id)!;
    const look = lookOfTheme(table.getTableStyleId());
    const rect = rectOf(table.getRange());
    const titles = titlesOf(table);
    const cells = look.showHeaders ? headerTexts(table.getSubunitId(), rect) : hidden.get(id);
    const headings = titles.map((title, i) => {
      const text = cells?.[i];
      return text !== undefined && gridHeading(text) === title ? text : title;
    });
    const sheet = table.getSubunitId();
    const { showTotals: hasTotals } = look;
    return { id, name: table.getDisplayName(), sheet, rect, headings, hasTotals, look, table };
  }

  function headerTexts(sheet: string, { row, column, columns }: Rect): string[] {
    const cells = sheetOf(sheet).getSheet();
    return Array.from({ length: columns }, (_, c) => textOf(cells.getCellRaw(row, column + c)));
  }

  /** While a sheet goes, formulas that named it are written before its tables are gone. */
  const isThere = (id: string) => {
    const sheet = manager.getTableById(workbook.getId(), id)?.getSubunitId();
    return sheet !== undefined && workbook.getSheetBySheetId(sheet) !== null;
  };

  return {
    tables: () =>
      manager
        .getTableList(workbook.getId())
        .filter(({ id }) => isThere(id))
        .map(({ id }) => describe(id)),
    find: (id) => (manager.getTableById(workbook.getId(), id) ? describe(id) : undefined),
    keepHeadings: (id, headings) => void hidden.set(id, headings),
  };
}

/** Headings as formulas in the grid spell them. */
export const titlesOf = (table: UniverTable): string[] =>
  table.getTableInfo().columns.map(({ displayName }: ITableColumnJson) => displayName);

/** What a header cell says, whatever it holds. */
export function textOf(cell: Nullable<ICellData>): string {
  const rich = cell?.p?.body?.dataStream;
  if (rich !== undefined) return rich.replace(/\r?\n$/, "");
  if (typeof cell?.f === "string" && cell.f !== "" && (cell.v ?? "") === "") return cell.f;
  if (cell?.t === CellValueType.BOOLEAN) return cell.v ? "TRUE" : "FALSE";
  return String(cell?.v ?? "");
}

/** A heading in its cell: always text. */
export const headingCell = (heading: string): ICellData => ({
  v: heading,
  t: CellValueType.STRING,
  f: null,
  si: null,
  p: null,
});

/** Changes formulas all over the workbook, in cells and behind names, or in the cells of one sheet. */
export function rewriteFormulas(
  { api, workbook }: UniverBook,
  formulaAt: (sheet: string, row: number, column: number) => string | undefined,
  change: (formula: string, row: number) => string,
  onlyOn?: string
): Step {
  const parts: Step[] = [];
  for (const sheet of workbook.getSheets()) {
    const id = sheet.getSheetId();
    if (onlyOn !== undefined && id !== onlyOn) continue;
    const changed: NonNullable<ISetRangeValuesMutationParams["cellValue"]> = {};
    let any = false;
    sheet
      .getSheet()
      .getCellMatrix()
      .forValue((row, column, cell) => {
        if (!cell?.f && !cell?.si) return;
        const formula = formulaAt(id, row, column) ?? "";
        const f = change(formula, row);
        if (f === formula) return;
        any = true;
        (changed[row] ??= {})[column] = { f, si: null };
      });
    if (any) parts.push(cellsStep(api, id, changed));
  }
  const unitId = workbook.getId();
  const names = injectorOf(api).get(IDefinedNamesService).getDefinedNameMap(unitId) ?? {};
  for (const named of onlyOn === undefined ? Object.values(names) : []) {
    const formulaOrRefString = change(named.formulaOrRefString, 0);
    if (formulaOrRefString === named.formulaOrRefString) continue;
    const { id } = SetDefinedNameMutation;
    parts.push({
      redos: [{ id, params: { unitId, ...named, formulaOrRefString } }],
      undos: [{ id, params: { unitId, ...named } }],
    });
  }
  return steps(...parts);
}

/** Brings a table back as it is now. */
export function addAgain(unitId: string, table: UniverTable): IMutationInfo {
  const { id: tableId, name, range, options, columns, filters } = table.toJSON();
  return {
    id: AddSheetTableMutation.id,
    params: {
      unitId,
      subUnitId: table.getSubunitId(),
      tableId,
      name,
      range,
      options: { ...options, columns, filters: filters.tableColumnFilterList },
    },
  };
}
