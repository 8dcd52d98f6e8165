import { cellName } from "./address";
import { cellOf, textOf } from "./cells";
import {
  type FrozenBook,
  holdsFrozen,
  placed,
  type PlacedArea,
  type Whereabouts,
} from "./frozenAreas";
import { formulaNow, type ReferencesNow, referencesNow } from "./frozenReferences";
import { type Area, rangeOf } from "./heldBook";
import type { FrozenRead } from "./readFrozen";
import type { ChangedCell } from "./shareDesk";

/** A frozen area with what its cells hold now; nothing where they are gone. */
export interface FrozenCells {
  readonly area: PlacedArea;
  readonly values: readonly (readonly unknown[])[];
  readonly formulas: readonly (readonly unknown[])[];
  readonly formats: readonly (readonly string[])[];
}

/** A frozen workbook as it stands. */
export interface FrozenNow {
  readonly book: FrozenBook;
  readonly cells: readonly FrozenCells[];
  readonly references: ReferencesNow;
}

/** Reads what frozen cells hold now. */
export async function readFrozenCells(
  context: Excel.RequestContext,
  book: FrozenBook,
  where: FrozenRead["where"]
): Promise<FrozenNow> {
  const areas = book.areas.map((area) => placed(area, where));
  const ranges = areas.map(({ now }) =>
    now ? rangeOf(context, now).load("values,formulas,numberFormat") : null
  );
  await context.sync();
  return {
    book,
    cells: areas.map((area, i) => ({
      area,
      values: (ranges[i]?.values ?? []) as unknown[][],
      formulas: (ranges[i]?.formulas ?? []) as unknown[][],
      formats: (ranges[i]?.numberFormat ?? []) as string[][],
    })),
    references: referencesNow(book.references, where.names),
  };
}

/** Frozen areas in their places now, each with its formula as it would read there. */
export function areasNow({ areas, references }: FrozenBook, where: Whereabouts): PlacedArea[] {
  const now = referencesNow(references, where.names);
  return areas.map((one) => {
    const area = placed(one, where);
    return { ...area, formula: formulaOf(area, 0, now) };
  });
}

/** Whether an area is as large as it was; cells that were put in between make it another. */
export function isWhole({ now, rows, columns }: PlacedArea): boolean {
  return now !== null && now.rows === rows && now.columns === columns;
}

/** Whether a cell of an area stands as it was frozen; rows and columns count from 0 within it. */
export function isUnchanged(
  { area, values, formulas }: FrozenCells,
  row: number,
  column: number
): boolean {
  const frozen = area.values[row]?.[column];
  return isWhole(area) && holdsFrozen(frozen, values[row]?.[column], formulas[row]?.[column]);
}

/** The formula of a cell of a run, or of a spill, as it reads now. */
export function formulaOf(area: PlacedArea, row: number, references: ReferencesNow): string {
  return formulaNow(area, row, area.now ?? area, references);
}

/** The cells of an area that were changed; one that is gone, or of another size, by its first. */
export function changedIn(cells: FrozenCells, references: ReferencesNow): ChangedCell[] {
  const { area, values } = cells;
  const changed = (row: number, column: number, shown: unknown): ChangedCell => ({
    place: placeIn(area.now ?? area, row, column),
    shown: shownText(shown),
    before: shownText(area.values[row]?.[column]),
    formula: formulaOf(area, area.spill ? 0 : row, references),
  });
  if (!isWhole(area)) return [changed(0, 0, area.now ? values[0]?.[0] : "#REF!")];
  return area.values.flatMap((line, row) =>
    line.flatMap((_, column) =>
      isUnchanged(cells, row, column) ? [] : [changed(row, column, values[row]?.[column])]
    )
  );
}

/** Where a cell of an area stands. */
export function placeIn({ sheet, row, column }: Area, rows: number, columns: number) {
  return { sheet, cell: cellName({ sheet, cells: "A1" }, row + rows, column + columns) };
}

/** A value as its cell shows it, but for its number format. */
export const shownText = (value: unknown) => textOf(cellOf(value) ?? "");
