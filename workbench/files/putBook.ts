import type { CellFormat, CellInput, Grid } from "../host/grid";
import { shiftFormula } from "../host/formulaReferences";
import { sameName } from "../host/hostObject";
import type { Model } from "../host/objectModel/model";
import type { BookFile, CellFile, SheetFile } from "./bookFile";
import { runsOf } from "./runs";

/** Puts a file in the place of the open workbook; `grid` is the one that nothing keeps from it. */
export function openBook(model: Model, grid: Grid, book: BookFile): void {
  const old = grid.sheets();
  grid.protectWorkbook(null);
  for (const { name, sheet } of grid.names()) grid.removeName(name, sheet);
  // A workbook has a sheet at any time; the old ones go first, and their names with them.
  const between = grid.addSheet("~");
  for (const { id } of old) grid.removeSheet(id);
  const added = addSheets(model, grid, book, book.sheets);
  grid.removeSheet(between);
  showSheets(grid, book.sheets, added);
  model.customXmlParts.clear();
  for (const { id, xml } of book.xmlParts) model.customXmlParts.set(id, xml);
  model.startsAddin = book.startsAddin;
  model.settings.clear();
  const active = added[book.sheets.findIndex(({ name }) => name === book.activeSheet)] ?? added[0];
  if (active !== undefined) grid.activateSheet(active);
  grid.forgetSteps();
}

/** Adds a file's sheets behind the last one, all or those named; returns their ids. */
export function insertSheets(
  model: Model,
  book: BookFile,
  names: readonly string[] | null
): string[] {
  const chosen = book.sheets.filter(({ name }) => names === null || names.includes(name));
  const added = addSheets(model, model.grid, book, chosen);
  showSheets(model.grid, chosen, added);
  return added;
}

function addSheets(
  model: Model,
  grid: Grid,
  book: BookFile,
  sheets: readonly SheetFile[]
): string[] {
  const taken = () => grid.sheets().map(({ name }) => name.toLowerCase());
  const added = sheets.map(({ name }) => grid.addSheet(freeName(name, taken())));
  const idOf = (name: string) => added[sheets.findIndex((sheet) => sheet.name === name)];
  // Names first, tables next: formulas know them then.
  const known = grid.names().filter(({ sheet }) => sheet === null);
  for (const { sheet, ...name } of book.names) {
    const scope = sheet === null ? null : idOf(sheet);
    // The workbook's own names stay as they are.
    const isKnown = scope === null && known.some((one) => sameName(one.name, name.name));
    if (scope !== undefined && !isKnown) grid.setName({ ...name, sheet: scope });
  }
  sheets.forEach((sheet, i) => fillSheet(model, grid, added[i]!, sheet));
  sheets.forEach((sheet, i) => writeFormulas(grid, added[i]!, sheet.cells));
  sheets.forEach((sheet, i) => finishSheet(model, grid, added[i]!, sheet));
  return added;
}

function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name.toLowerCase())) return name;
  for (let n = 2; ; n++) {
    const tail = ` (${n})`;
    const other = name.slice(0, 31 - tail.length) + tail;
    if (!taken.includes(other.toLowerCase())) return other;
  }
}

/** Values, looks and tables. */
function fillSheet(model: Model, grid: Grid, id: string, sheet: SheetFile): void {
  const { tabColor, showGridlines } = sheet;
  grid.changeSheet(id, { showGridlines, ...(tabColor === "" ? {} : { tabColor }) });
  write(grid, id, sheet.cells, ({ formula, spilled, value, format }) =>
    formula !== undefined || spilled || value === null
      ? null
      : {
          value,
          ...(format.numberFormat === undefined ? {} : { numberFormat: format.numberFormat }),
        }
  );
  for (const { rects, key } of runsOf(sheet.cells, ({ format }) => JSON.stringify(format)))
    if (key !== "{}")
      for (const rect of rects) grid.setFormat(id, rect, JSON.parse(key) as Partial<CellFormat>);
  for (const { at, pixels } of sheet.columnWidths) grid.setColumnWidth(id, at, 1, pixels);
  for (const { at, pixels } of sheet.rowHeights) grid.setRowHeight(id, at, 1, pixels);
  for (const rect of sheet.merges) grid.merge(id, rect);
  for (const table of sheet.tables)
    grid.addTable({ ...table, id: `file-${model.nextId()}`, sheet: id });
}

function writeFormulas(grid: Grid, id: string, cells: readonly CellFile[]): void {
  write(grid, id, cells, ({ formula }) => (formula === undefined ? null : { formula }));
}

/** Writes what `input` gives of the cells, in one go. */
function write(
  grid: Grid,
  id: string,
  cells: readonly CellFile[],
  input: (cell: CellFile) => CellInput | null
): void {
  const given = cells.flatMap((cell) => {
    const content = input(cell);
    return content ? [{ row: cell.row, column: cell.column, content }] : [];
  });
  if (given.length === 0) return;
  const row = Math.min(...given.map((one) => one.row));
  const column = Math.min(...given.map((one) => one.column));
  const rows = Math.max(...given.map((one) => one.row)) - row + 1;
  const columns = Math.max(...given.map((one) => one.column)) - column + 1;
  const inputs = Array.from({ length: rows }, () => Array<CellInput | null>(columns).fill(null));
  for (const one of given) inputs[one.row - row]![one.column - column] = one.content;
  grid.write(id, { row, column, rows, columns }, inputs);
}

/** What stands around the cells, and what keeps people from them: last. */
function finishSheet(model: Model, grid: Grid, id: string, sheet: SheetFile): void {
  for (const { validation, rects } of sheet.validations)
    for (const rect of rects) {
      const first = rects[0] ?? rect;
      const moved = (formula: string) =>
        formula.startsWith("=")
          ? shiftFormula(formula, rect.row - first.row, rect.column - first.column)
          : formula;
      const { formula1, formula2 } = validation;
      grid.setValidation(id, rect, {
        ...validation,
        formula1: moved(formula1),
        formula2: moved(formula2),
      });
    }
  for (const format of [...sheet.conditionalFormats].reverse())
    grid.addConditionalFormat(id, { ...format, id: `{conditional-format-file-${model.nextId()}}` });
  if (sheet.filter) grid.setSheetFilter(id, sheet.filter);
  for (const at of sheet.hiddenColumns) grid.hideColumns(id, at, 1, true);
  for (const at of sheet.hiddenRows) grid.hideRows(id, at, 1, true);
  if (sheet.frozen.rows + sheet.frozen.columns > 0) grid.freeze(id, sheet.frozen);
  model.views.change(id, { showHeadings: sheet.showHeadings });
  model.layouts.change(id, sheet.layout);
  const locks = (of: CellFile) => `${of.unlocked === true},${of.formulaHidden === true}`;
  for (const { rects, key } of runsOf(sheet.cells, locks)) {
    const [unlocked, formulaHidden] = key.split(",").map((flag) => flag === "true");
    if (unlocked || formulaHidden)
      for (const rect of rects)
        grid.setLocks(id, rect, { locked: !unlocked, formulaHidden: formulaHidden === true });
  }
  if (sheet.protection) grid.protectSheet(id, { options: sheet.protection, password: null });
}

/** Hidden sheets are hidden once there are others to see. */
function showSheets(grid: Grid, sheets: readonly SheetFile[], ids: readonly string[]): void {
  sheets.forEach(({ visibility }, i) => {
    const id = ids[i];
    if (id !== undefined && visibility !== "Visible") grid.changeSheet(id, { visibility });
  });
}
