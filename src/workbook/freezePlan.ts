import { addInFormulas, type CellFormula } from "./deskFormulas";
import type { FrozenArea } from "./frozenAreas";
import { movedFormula, readsByRow } from "./frozenReferences";
import { type Area, textCell } from "./heldBook";
import { type UsedBook, type UsedCell, type UsedCells, usedCells } from "./usedCells";

/** Cells that will be frozen together. */
export type AreaToFreeze = Omit<FrozenArea, "name">;

type FormulaCell = UsedCell & CellFormula;

/** Cells with formulas that need the add-in, in runs down a column of the same formula. */
export interface FormulaRun extends Area {
  readonly cells: readonly FormulaCell[];
}

/** The formulas that need the add-in: all, or those for which something holds. */
export function formulaRuns(
  { sheets, names }: UsedBook,
  holds: (cell: UsedCell) => boolean = () => true
): FormulaRun[] {
  const formulas = sheets.flatMap((sheet) => usedCells(sheet).filter(hasFormula));
  const needing = addInFormulas(formulas, names);
  return runsOf(formulas.filter((cell) => needing.has(cell) && holds(cell)));
}

const hasFormula = (cell: UsedCell): cell is FormulaCell => cell.formula !== null;

function runsOf(cells: readonly FormulaCell[]): FormulaRun[] {
  const runs = new Map<string, FormulaCell[]>();
  const found: FormulaCell[][] = [];
  for (const cell of cells) {
    const key = `${cell.column} ${cell.sheet}`;
    const run = runs.get(key);
    if (run && follows(run, cell)) run.push(cell);
    else {
      const started = [cell];
      runs.set(key, started);
      found.push(started);
    }
  }
  return found.map(asRun);
}

function follows(run: readonly FormulaCell[], { row, formula }: FormulaCell): boolean {
  const first = run[0]!;
  return (
    row === first.row + run.length &&
    formula === movedFormula(first.formula, run.length, 0) &&
    readsByRow(first.formula, first)
  );
}

function asRun(cells: readonly FormulaCell[]): FormulaRun {
  const { sheet, row, column } = cells[0]!;
  return { sheet, row, column, rows: cells.length, columns: 1, cells };
}

/**
 * What is frozen: each spill, and what is left of the runs. `spills` has the cells that formulas spill
 * over.
 */
export function areasToFreeze(
  { sheets }: UsedBook,
  runs: readonly FormulaRun[],
  spills: ReadonlyMap<FormulaCell, Area>
): AreaToFreeze[] {
  const byName = new Map(sheets.map((sheet) => [sheet.sheet, sheet]));
  const extents = [...spills.values()];
  // What is spilled over has no formula of its own, whatever Excel shows for it.
  const alone = runs
    .flatMap(({ cells }) => cells)
    .filter((cell) => !extents.some((extent) => isWithin(extent, cell)));
  const areas = [
    ...[...spills].map(([{ formula }, area]) => ({ ...area, formula, spill: true })),
    ...runsOf(alone).map(({ cells, ...area }) => ({
      ...area,
      formula: cells[0]!.formula,
      spill: false,
    })),
  ];
  return areas.map((area) => ({ ...area, values: valuesOf(byName.get(area.sheet)!, area) }));
}

function isWithin({ sheet, row, column, rows, columns }: Area, cell: UsedCell): boolean {
  return (
    cell.sheet === sheet &&
    cell.row >= row &&
    cell.row < row + rows &&
    cell.column >= column &&
    cell.column < column + columns
  );
}

function valuesOf(used: UsedCells, { row, column, rows, columns }: Area): unknown[][] {
  return Array.from({ length: rows }, (_, i) =>
    Array.from(
      { length: columns },
      (_, j) => used.values[row + i - used.row]?.[column + j - used.column] ?? ""
    )
  );
}

/** What to write so that cells show it for good: texts behind an apostrophe, an error as it is. */
export function frozenContents(
  { values }: Pick<AreaToFreeze, "values">,
  types: readonly (readonly string[])[]
): unknown[][] {
  return values.map((line, row) =>
    line.map((value, column) =>
      typeof value === "string" && types[row]?.[column] !== "Error" ? textCell(value) : value
    )
  );
}

/** Says #N/A on purpose, as charts need it for a point that is not drawn. */
const MEANS_MISSING = /\bNA\s*\(\s*\)/i;

/** Cells that show an error nobody has asked for. */
export function errorCells({ sheets }: UsedBook): UsedCell[] {
  return sheets
    .flatMap(usedCells)
    .filter(
      ({ isError, value, formula }) =>
        isError && !(value === "#N/A" && formula !== null && MEANS_MISSING.test(formula))
    );
}

const NOTICE_ROWS = 3;

/** Where a sheet can say something: in an empty row at its top, or right of all it holds. */
export function noticePlace(used: UsedCells): Pick<Area, "sheet" | "row" | "column"> {
  const { sheet } = used;
  const isTaken = (row: number) =>
    (used.values[row - used.row] ?? []).some((value, j) => {
      const formula = used.formulas[row - used.row]?.[j];
      return value !== "" || (formula !== "" && formula !== value);
    }) || used.tables.some((table) => row >= table.row && row < table.row + table.rows);
  for (let row = 0; row < NOTICE_ROWS; row++) if (!isTaken(row)) return { sheet, row, column: 0 };
  return { sheet, row: used.row, column: used.column + used.columns };
}
