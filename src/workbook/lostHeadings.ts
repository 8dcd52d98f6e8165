import { BOARD_COLUMNS, type BoardColumn } from "../locales/resultsWords";
import type { BookBlocks } from "./bookBlocks";
import { type Finding, placedFinding } from "./findings";
import type { PlacedProblem } from "./placedProblem";
import { boardHeadings } from "./resultTables";
import { columnsOf, headingMissing } from "./tableRows";

/** Without these the table is not read at all, which is told; sections are not everywhere. */
const TOLD: readonly BoardColumn[] = ["section", "board", "ns", "ew", "score"];

type ResultsBlock = Pick<BookBlocks, "results" | "scored">;

/**
 * Headings that a workbook's own table of results has lost: what stands below them, remarks first of all,
 * would be passed over without a word.
 */
export function lostHeadings({ results, scored }: ResultsBlock): PlacedProblem[] {
  if (!results) return [];
  const at = columnsOf(results.values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const due = BOARD_COLUMNS.filter(
    (column) => !TOLD.includes(column) && (column !== "room" || scored !== "pairs")
  );
  return due
    .filter((column) => !at.has(column))
    .map((column) => headingMissing(column, 0, boardHeadings));
}

/** The same as findings of the event: notes, for a table may do without. */
export function lostHeadingFindings(blocks: ResultsBlock): Finding[] {
  return lostHeadings(blocks).map((found) => ({
    ...placedFinding(found, [blocks.results]),
    weight: "note",
  }));
}
