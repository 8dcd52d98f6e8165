import type { BoardColumn } from "../locales/resultsWords";
import { firstCell } from "./address";
import { appendRows, type Content, neighbours, type TableKind, withRows } from "./appendRows";
import type { SheetBlock } from "./bookBlocks";
import { DESK_RESULTS } from "./eventNames";
import { type Area, rangeOf, tableOf, textCell, writeCells } from "./heldBook";
import type { PastedCells, PastedChange } from "./pasteResultsCells";
import { columnsOf } from "./tableRows";
import { NO_WRITES, together, type Writes } from "./writeWhole";

/** What is pasted into the table of results. */
export interface Pasted {
  readonly changes: readonly PastedChange[];
  readonly adds: readonly PastedCells[];
}

type Kind = TableKind<BoardColumn>;

/** The table of results as it will stand. */
export function withPasted(block: SheetBlock, kind: Kind, { changes, adds }: Pasted): SheetBlock {
  const grown = adds.length ? withRows(block, kind, adds.map(newCells)) : block;
  const first = grown.values.length - adds.length;
  const at = columnsOf(grown.values[0] ?? [], kind.columns, kind.headings);
  const [values, formulas] = [[...grown.values], [...grown.formulas]];
  const put = (row: number, cells: PastedCells) => {
    const [shown, typed] = [[...(values[row] ?? [])], [...(formulas[row] ?? [])]];
    for (const [column, content] of Object.entries(cells) as [BoardColumn, Content | null][]) {
      const place = at.get(column);
      if (place === undefined) continue;
      shown[place] = content ?? "";
      typed[place] = content ?? kind.formulas?.[column] ?? "";
    }
    values[row] = shown;
    formulas[row] = typed;
  };
  for (const { row, cells } of changes) put(row.row, cells);
  adds.forEach(({ score = null }, i) => put(first + i, { score }));
  return { ...grown, values, formulas };
}

/** A new row as every row begins; points that are typed come over the formula afterwards. */
function newCells({ score: _, ...cells }: PastedCells): Partial<Record<BoardColumn, Content>> {
  return cells as Partial<Record<BoardColumn, Content>>;
}

const OUTCOME: readonly BoardColumn[] = ["contract", "by", "result", "score", "remark"];
const SIDES: readonly BoardColumn[] = ["ns", "ew"];

/** Writes what is pasted: into rows that are there, and as new rows below them. */
export function writePasted(block: SheetBlock, kind: Kind, pasted: Pasted): Writes {
  const { changes, adds } = pasted;
  const after = withPasted(block, kind, pasted);
  const first = after.values.length - adds.length;
  const seated = changes.filter(({ cells }) => cells.ns !== undefined);
  const typed = adds.flatMap(({ score = null }, i) => (score === null ? [] : [first + i]));
  const changed = [
    ...areasOf(block, kind, OUTCOME, rowsOf(changes)),
    ...areasOf(block, kind, SIDES, rowsOf(seated)),
  ];
  const writing = (areas: readonly Area[]) => (context: Excel.RequestContext) =>
    areas.forEach((area) => writeArea(rangeOf(context, area), area, after, kind));
  return together(
    {
      ...NO_WRITES,
      on: changed.length ? [block.sheet] : [],
      cells: changed,
      write: writing(changed),
    },
    appendRows(tableOf(DESK_RESULTS, block), kind, adds.map(newCells)),
    { ...NO_WRITES, write: writing(areasOf(block, kind, ["score"], typed)) }
  );
}

function rowsOf(changes: readonly PastedChange[]): number[] {
  return changes.map(({ row }) => row.row).sort((one, other) => one - other);
}

/** Cells of some columns in some rows, those that are neighbours together. */
function areasOf(
  block: SheetBlock,
  { headings }: Kind,
  columns: readonly BoardColumn[],
  rows: readonly number[]
): Area[] {
  const { row: top, column: left } = firstCell(block);
  const at = columnsOf(block.values[0] ?? [], columns, headings);
  const starts = rows.filter((row, i) => rows[i - 1] !== row - 1);
  const ends = rows.filter((row, i) => rows[i + 1] !== row + 1);
  return neighbours(at).flatMap((group) =>
    starts.map((start, i) => ({
      ...{ sheet: block.sheet, row: top + start, column: left + at.get(group[0]!)! },
      ...{ rows: ends[i]! - start + 1, columns: group.length },
    }))
  );
}

function writeArea(range: Excel.Range, area: Area, after: SheetBlock, kind: Kind): void {
  const { row: top, column: left } = firstCell(after);
  const at = columnsOf(after.values[0] ?? [], kind.columns, kind.headings);
  const columnAt = new Map([...at].map(([column, place]) => [place, column]));
  const each = <T>(cell: (row: number, column: number) => T) =>
    Array.from({ length: area.rows }, (_, i) =>
      Array.from({ length: area.columns }, (_, j) =>
        cell(area.row - top + i, area.column - left + j)
      )
    );
  writeCells(
    range,
    each((row, column) => contentIn(after, row, column)),
    each((_, column) => kind.format(columnAt.get(column)!))
  );
}

/** A text stays that text, whatever Excel would read in it; a formula stays a formula. */
function contentIn({ values, formulas }: SheetBlock, row: number, column: number): unknown {
  const [value, typed] = [values[row]?.[column], formulas[row]?.[column]];
  return typeof typed === "string" && typed === value ? textCell(typed) : typed;
}
