import { MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import { tableHeadings } from "../host/formulaSyntax";
import { type Cell, type CellFormat, type Grid, PLAIN_FORMAT, type Rect } from "../host/grid";
import type { Model } from "../host/objectModel/model";
import { boundingRect } from "../host/rect";
import type { ValidatedCells } from "../host/validation";
import type { BookFile, CellFile, SheetFile, Size } from "./bookFile";
import { withLongReferences } from "./fileFormula";

const WHOLE: Rect = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };

/** The part of a sheet that is looked at however little of it is used. */
const LOOKED_AT = { rows: 300, columns: 100 } as const;

/** What a file holds of the open workbook, once it is calculated. */
export function bookOf(model: Model): BookFile {
  const { grid } = model;
  return {
    activeSheet: model.nameOfSheet(grid.activeSheet()),
    sheets: grid.sheets().map(({ id }) => sheetOf(model, id)),
    names: grid.names().map(({ sheet, ...name }) => ({
      ...name,
      sheet: sheet === null ? null : model.nameOfSheet(sheet),
    })),
    xmlParts: [...model.customXmlParts].map(([id, xml]) => ({ id, xml })),
    startsAddin: model.startsAddin,
  };
}

function sheetOf(model: Model, id: string): SheetFile {
  const { grid } = model;
  const sheet = grid.sheets().find((each) => each.id === id);
  if (!sheet) throw new Error(`there is no sheet ${id}`);
  const { name, visibility, tabColor, showGridlines } = sheet;
  const merges = grid.merges(id);
  const used = merges.reduce<Rect | null>(
    (all, rect) => (all ? boundingRect(all, rect) : rect),
    grid.usedRange(id, false)
  );
  // Sized and hidden lines may lie where no cell is used.
  const columns = Math.max(LOOKED_AT.columns, used ? used.column + used.columns : 0);
  const rows = Math.max(LOOKED_AT.rows, used ? used.row + used.rows : 0);
  return {
    name,
    visibility,
    tabColor,
    showGridlines,
    showHeadings: model.views.of(id).showHeadings,
    frozen: grid.frozen(id),
    columnWidths: sizes(columns, sheet.standardWidth, (at) => grid.columnWidth(id, at)),
    rowHeights: sizes(rows, sheet.standardHeight, (at) => grid.rowHeight(id, at)),
    hiddenColumns: hidden(columns, (at) => grid.columnHidden(id, at)),
    hiddenRows: hidden(rows, (at) => grid.rowHidden(id, at)),
    cells: used ? cellsOf(grid, id, used) : [],
    merges,
    tables: grid
      .tables()
      .filter((table) => table.sheet === id)
      .map(({ id: _, sheet: __, columns, ...table }) => ({
        ...table,
        columns: columns.map((column) => column.name),
      })),
    filter: grid.sheetFilter(id),
    validations: validationsOf(grid, id),
    conditionalFormats: grid.conditionalFormats(id).map(({ id: _, ...format }) => format),
    layout: model.layouts.of(id),
    protection: grid.sheetProtection(id)?.options ?? null,
  };
}

const sizes = (count: number, standard: number, size: (at: number) => number): Size[] =>
  Array.from({ length: count }, (_, at) => ({ at, pixels: Math.round(size(at)) })).filter(
    ({ pixels }) => pixels > 0 && pixels !== standard
  );

const hidden = (count: number, isHidden: (at: number) => boolean): number[] =>
  Array.from({ length: count }, (_, at) => at).filter(isHidden);

function cellsOf(grid: Grid, id: string, used: Rect): CellFile[] {
  const tables = grid.tables().map(tableHeadings);
  const cells: CellFile[] = [];
  grid.cells(id, used).forEach((line, r) =>
    line.forEach((cell, c) => {
      const row = used.row + r;
      const column = used.column + c;
      const format = changedFormat(grid.format(id, row, column));
      const { locked, formulaHidden } = grid.locks(id, { row, column, rows: 1, columns: 1 });
      const isPlain = Object.keys(format).length === 0 && locked !== false && !formulaHidden;
      if (cell.type === "Empty" && cell.formula === undefined && isPlain) return;
      const formula =
        cell.formula && withLongReferences(cell.formula, { sheet: id, row, column }, tables);
      cells.push({
        row,
        column,
        ...contentOf(cell),
        ...(formula === undefined ? {} : { formula }),
        ...spillOf(grid, id, row, column, cell),
        format,
        ...(locked === false ? { unlocked: true } : {}),
        ...(formulaHidden ? { formulaHidden: true } : {}),
      });
    })
  );
  return cells;
}

const contentOf = ({
  value,
  type,
  spilled,
}: Cell): Pick<CellFile, "value" | "type" | "spilled"> => ({
  value,
  type,
  ...(spilled ? { spilled } : {}),
});

function spillOf(grid: Grid, id: string, row: number, column: number, { formula }: Cell) {
  const spill = formula === undefined ? null : grid.spillOf(id, row, column);
  return spill && spill.rows * spill.columns > 1 ? { spill } : {};
}

const changedFormat = (format: CellFormat): Partial<CellFormat> =>
  Object.fromEntries(
    Object.entries(format).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(PLAIN_FORMAT[key as keyof CellFormat])
    )
  );

/**
 * A sheet's rules, each once. Read from one cell of the sheet, rules that say the same are the same; in a
 * file a rule's formulas read from its own first cell.
 */
function validationsOf(grid: Grid, id: string): ValidatedCells[] {
  const cellsOf = new Map<string, Rect[]>();
  for (const { validation, rects } of grid.validations(id, WHOLE)) {
    const key = JSON.stringify(validation);
    cellsOf.set(key, [...(cellsOf.get(key) ?? []), ...rects]);
  }
  return [...cellsOf.values()].flatMap((rects) => {
    const first = rects[0];
    const own = first && grid.validations(id, { ...first, rows: 1, columns: 1 })[0];
    return own ? [{ rects, validation: own.validation }] : [];
  });
}
