import { BOARD_COLUMNS, type BoardColumn, LINEUP_COLUMNS } from "../locales/resultsWords";
import type { SheetBlock } from "./bookBlocks";
import { cellOf, textOf } from "./cells";
import { boardHeadings, lineupHeadings } from "./resultTables";
import { columnsOf } from "./tableRows";

/** Tells the rows of a round among those of the results, or of the line-ups, by their places in the table. */
export function isOfRound(block: SheetBlock, round: number): (row: number) => boolean {
  const heads = block.values[0] ?? [];
  const column =
    columnsOf(heads, BOARD_COLUMNS, boardHeadings).get("round") ??
    columnsOf(heads, LINEUP_COLUMNS, lineupHeadings).get("round") ??
    -1;
  return (row) => block.values[row]?.[column] === round;
}

const KEYS: readonly BoardColumn[] = ["table", "room", "board"];
const TYPED: readonly BoardColumn[] = ["contract", "by", "result", "score", "remark"];

/** The results that somebody has typed by their rounds, a row after the other: `1 open 12 4S N =`. */
export function boardTextsByRound(
  block: SheetBlock | null
): ReadonlyMap<number, readonly string[]> {
  const typed = new Map<number, string[]>();
  if (!block) return typed;
  const at = columnsOf(block.values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const round = at.get("round") ?? -1;
  for (const [row, line] of block.values.entries()) {
    const own = line[round];
    if (row === 0 || typeof own !== "number") continue;
    const textsOf = (columns: readonly BoardColumn[]) =>
      columns.flatMap((column) => {
        const place = at.get(column) ?? -1;
        const isFormula =
          column === "score" && String(block.formulas[row]?.[place]).startsWith("=");
        return isFormula ? [] : textOf(cellOf(line[place]) ?? "") || [];
      });
    const texts = textsOf(TYPED);
    if (texts.length === 0) continue;
    const ofRound = typed.get(own) ?? [];
    typed.set(own, ofRound);
    ofRound.push([...textsOf(KEYS), ...texts].join(" "));
  }
  return typed;
}
