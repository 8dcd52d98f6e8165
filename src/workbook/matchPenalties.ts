import { MATCH_COLUMNS } from "../locales/scoreWords";
import type { SheetBlock } from "./bookBlocks";
import { cellOf, textOf } from "./cells";
import { textCell } from "./heldBook";
import { matchHeadings } from "./scoreLinks";
import { columnsOf } from "./tableRows";

/** Penalties in IMPs, typed beside the matches of a round. */
const PENALTIES = ["homePenalty", "awayPenalty"] as const;

/** A penalty as it was typed, and where: row and column count from 0 within the matches. */
export interface TypedPenalty {
  readonly table: string;
  readonly column: (typeof PENALTIES)[number];
  readonly text: string;
  readonly row: number;
  readonly at: number;
}

/** The cells for penalties of all matches, also the empty ones. */
export function penaltiesIn({ values }: SheetBlock): TypedPenalty[] {
  const at = columnsOf(values[0] ?? [], MATCH_COLUMNS, matchHeadings);
  const tables = at.get("table") ?? -1;
  return values.flatMap((line, row) => {
    const table = cellOf(line[tables]);
    if (row === 0 || table === null) return [];
    return PENALTIES.flatMap((column): TypedPenalty[] => {
      const place = at.get(column);
      if (place === undefined) return [];
      const text = textOf(cellOf(line[place]) ?? "");
      return [{ table: textOf(table), column, text, row, at: place }];
    });
  });
}

/** What to write so that a penalty stands as it was typed: a number as a number, a text as that text. */
export function penaltyContent(text: string): string | number {
  const isNumber = text.trim() !== "" && Number.isFinite(Number(text));
  return isNumber ? Number(text) : textCell(text);
}
