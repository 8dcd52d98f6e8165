import type { IMutationInfo } from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import { RangeThemeStyle, SheetRangeThemeModel } from "@univerjs/sheets";
import {
  AddSheetTableMutation,
  DeleteSheetTableMutation,
  type ITableSetConfig,
  SetSheetTableMutation,
  TableManager,
} from "@univerjs/sheets-table";
import { columnName, quoteSheetName } from "../host/a1";
import type { Rect, Table, TableLook, TablesGrid } from "../host/grid";
import { freeHeadings } from "../host/headings";
import {
  gridHeading,
  makeGridReference,
  mapTable,
  type StructuredReference,
} from "../host/structuredReference";
import { injectorOf } from "./injector";
import { cellsStep, type Step, steps, takeStep } from "./step";
import { nameCopies } from "./tableCopies";
import { keepFormulasOfTables } from "./tableFormulas";
import { letTablesGrow } from "./tableGrowth";
import { keepHeadings } from "./tableHeadings";
import { themeOfLook, themeStyle } from "./tableLook";
import {
  addAgain,
  headingCell,
  type KnownTable,
  rewriteFormulas,
  tableModel,
  textOf,
} from "./tableModel";
import { rangeOf, type UniverBook } from "./univerBook";

/** Tables as Univer keeps them, with what Excel has more than Univer. */
export function univerTables(book: UniverBook): TablesGrid {
  const model = tableModel(book);
  const { api, workbook, as } = book;
  const injector = injectorOf(api);
  const unitId = workbook.getId();
  const formulas = injector.get(FormulaDataModel);
  const themes = injector.get(SheetRangeThemeModel);
  const numbers = columnNumbers();
  const formulaAt = (sheet: string, row: number, column: number) =>
    formulas.getFormulaStringByCell(row, column, sheet, unitId) ?? undefined;

  function found(id: string): KnownTable {
    const table = model.find(id);
    if (!table) throw new Error(`there is no table ${id}`);
    return table;
  }

  function themeFor(look: TableLook): string {
    const name = themeOfLook(look);
    if (!themes.getDefaultRangeThemeStyle(name))
      themes.registerDefaultRangeTheme(new RangeThemeStyle(name, themeStyle(look)));
    return name;
  }

  /** Fills a header row that is to be: its texts become headings. */
  function headerStep(sheet: string, { row, column, columns }: Rect): Step {
    const cells = book.sheet(sheet).getSheet();
    const raw = Array.from({ length: columns }, (_, c) => cells.getCellRaw(row, column + c));
    const headings = freeHeadings(raw.map((cell) => textOf(cell)));
    const changed = headings.flatMap((heading, c) =>
      raw[c]?.v === heading ? [] : [[column + c, headingCell(heading)] as const]
    );
    return changed.length === 0
      ? steps()
      : cellsStep(api, sheet, { [row]: Object.fromEntries(changed) });
  }

  const set = (table: KnownTable, config: ITableSetConfig): IMutationInfo => ({
    id: SetSheetTableMutation.id,
    params: { unitId, subUnitId: table.sheet, tableId: table.id, config },
  });

  function lookStep(table: KnownTable, look: TableLook): Step {
    const configs = (of: TableLook) => [
      set(table, { options: { showHeader: of.showHeaders && of.showFilterButton } }),
      set(table, { theme: themeFor(of) }),
    ];
    return { redos: configs(look), undos: configs(table.look) };
  }

  /** Empties the header row, or writes the headings into it again. */
  function headerCells({ sheet, rect, headings }: KnownTable, shown: boolean): Step {
    const cells = headings.map((heading, c) => [
      rect.column + c,
      shown ? headingCell(heading) : headingCell(""),
    ]);
    return cellsStep(api, sheet, { [rect.row]: Object.fromEntries(cells) });
  }

  function change(id: string, change: Partial<Table>): void {
    const table = found(id);
    const before = describe(table);
    const after = { ...before, ...change };
    const parts: Step[] = [];
    if (themeOfLook(after) !== themeOfLook(before)) {
      const look = lookStep(table, after);
      // While the header row is shown, what is written there are headings.
      if (after.showHeaders === before.showHeaders) parts.push(look);
      else if (after.showHeaders) parts.push(headerCells(table, true), look);
      else {
        model.keepHeadings(id, table.headings);
        parts.push(look, headerCells(table, false));
      }
    }
    const [from, to] = [gridRect(before), gridRect(after)];
    if (!sameRect(from, to)) {
      if (after.showHeaders) parts.push(headerStep(table.sheet, to));
      const resize = (rect: Rect) => set(table, { updateRange: { newRange: rangeOf(rect) } });
      parts.push({ redos: [resize(to)], undos: [resize(from)] });
    }
    if (after.name !== before.name)
      parts.push({
        redos: [set(table, { name: after.name })],
        undos: [set(table, { name: before.name })],
      });
    as("addin", () => takeStep(api, steps(...parts)));
    headings.settle();
  }

  function add(table: Omit<Table, "columns">): void {
    const { id, sheet, name, rect } = table;
    const params = {
      unitId,
      subUnitId: sheet,
      tableId: id,
      name,
      range: rangeOf(gridRect(table)),
      options: {
        tableStyleId: themeFor(table),
        showHeader: table.showHeaders && table.showFilterButton,
      },
    };
    const added = {
      redos: [{ id: AddSheetTableMutation.id, params }],
      undos: [
        { id: DeleteSheetTableMutation.id, params: { unitId, subUnitId: sheet, tableId: id } },
      ],
    };
    as("addin", () =>
      takeStep(api, steps(table.showHeaders ? headerStep(sheet, rect) : steps(), added))
    );
  }

  function remove(id: string, formulasBecome: "ToCells" | "ToErrors"): void {
    const known = found(id);
    const { name, sheet, table } = known;
    const textFor = (row: number) => (reference: StructuredReference) =>
      formulasBecome === "ToErrors" ? "#REF!" : cellsOf(known, reference, row);
    const rewritten = rewriteFormulas(book, formulaAt, (formula, row) =>
      mapTable(formula, name, textFor(row))
    );
    const removed = {
      redos: [
        { id: DeleteSheetTableMutation.id, params: { unitId, subUnitId: sheet, tableId: id } },
      ],
      undos: [addAgain(unitId, table)],
    };
    as("addin", () => takeStep(api, steps(rewritten, removed)));
  }

  /** `Sheet1!$B$2:$B$9` for a reference to a table that is to be plain cells. */
  function cellsOf(table: KnownTable, reference: StructuredReference, row: number): string {
    const { rect, headings, sheet } = table;
    const places = reference.columns.map((c) => headings.findIndex((h) => gridHeading(h) === c));
    const left = columnName(rect.column + Math.max(0, places[0] ?? 0));
    const right = columnName(rect.column + (places.at(-1) ?? rect.columns - 1));
    const [area] = reference.areas;
    const name = quoteSheetName(book.sheet(sheet).getSheetName());
    const range = (first: string, last: string) => {
      const [a, b] = [`$${left}${first}`, `$${right}${last}`];
      return `${name}!${a === b ? a : `${a}:${b}`}`;
    };
    if (area === "#This Row") return range(`${row + 1}`, `${row + 1}`);
    const top = area === "#All" || area === "#Headers" ? rect.row + 1 : rect.row + 2;
    const bottom = area === "#Headers" ? top : rect.row + rect.rows;
    return range(`$${top}`, `$${bottom}`);
  }

  function describe({ id, sheet, name, rect, headings, look }: KnownTable): Table {
    const columns = headings.map((heading) => ({
      id: numbers.of(id, heading),
      name: heading,
    }));
    return { id, sheet, name, ...look, rect: excelRect(rect, look), columns };
  }

  // Columns get their numbers in the order in which they come.
  injector.get(TableManager).tableAdd$.subscribe(({ tableId }) => void describe(found(tableId)));
  const headings = keepHeadings(book, model, formulaAt, (table, names) =>
    numbers.renamed(table, names)
  );
  keepFormulasOfTables(book, model, formulaAt);
  letTablesGrow(book, model, formulaAt);
  nameCopies(book, model, formulaAt);
  return {
    tables: () => model.tables().map(describe),
    addTable: add,
    changeTable: change,
    removeTable: remove,
    forgetColumns(id, names) {
      const { name } = found(id);
      const titles = names.map(gridHeading);
      const step = rewriteFormulas(book, formulaAt, (formula) =>
        mapTable(formula, name, (reference) =>
          reference.columns.some((c) => titles.includes(c)) ? "#REF!" : makeGridReference(reference)
        )
      );
      as("addin", () => takeStep(api, step));
    },
  };
}

/** The rows Univer takes for the table: always with a header row, never with totals. */
function gridRect({ rect, showHeaders, showTotals }: Pick<Table, "rect"> & TableLook): Rect {
  const header = showHeaders ? 0 : 1;
  return {
    ...rect,
    row: rect.row - header,
    rows: rect.rows + header - (showTotals ? 1 : 0),
  };
}

function excelRect(rect: Rect, { showHeaders, showTotals }: TableLook): Rect {
  const header = showHeaders ? 0 : 1;
  return {
    ...rect,
    row: rect.row + header,
    rows: rect.rows - header + (showTotals ? 1 : 0),
  };
}

const sameRect = (a: Rect, b: Rect) =>
  a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;

/** Numbers that Excel knows columns by. They go with the heading, through undo too. */
function columnNumbers() {
  const numbers = new Map<string, Map<string, number>>();
  const last = new Map<string, number>();
  const keyOf = (heading: string) => gridHeading(heading).toLowerCase();
  const ofTable = (table: string) => {
    const known = numbers.get(table) ?? new Map<string, number>();
    numbers.set(table, known);
    return known;
  };
  return {
    of(table: string, heading: string): number {
      const known = ofTable(table);
      const key = keyOf(heading);
      const number = known.get(key) ?? (last.get(table) ?? 0) + 1;
      last.set(table, Math.max(number, last.get(table) ?? 0));
      known.set(key, number);
      return number;
    },
    renamed(table: string, names: ReadonlyMap<string, string>): void {
      const known = ofTable(table);
      const moved = [...names].map(([from, to]) => [to, known.get(keyOf(from))] as const);
      for (const from of names.keys()) known.delete(keyOf(from));
      for (const [to, number] of moved) if (number !== undefined) known.set(keyOf(to), number);
    },
  };
}
