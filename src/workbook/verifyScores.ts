import { LOCALES } from "../locales/locale";
import { BOARD_COLUMNS, type BoardColumn } from "../locales/resultsWords";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { dueScore } from "./dueScore";
import { DESK_RESULTS } from "./eventNames";
import { normalFormula } from "./formulaText";
import { boardHeadings } from "./resultTables";
import { scoreFormula } from "./resultsSheet";
import { resultWhat } from "./scoreChanges";
import { columnsOf, type Row, rowsOf } from "./tableRows";
import type { Difference } from "./verification";
import { explained } from "./verifyLines";
import { isShown, type Look, type Looked, NOTHING, shownText, writtenHeadings } from "./verifyLook";

/**
 * The scores of the results against those of their contracts: points typed where a contract stands, formulas
 * that work out something else, and what they show.
 */
export function verifyScores(look: Look): Looked {
  const { results } = look.blocks;
  if (!results) return NOTHING;
  const at = columnsOf(results.values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const score = at.get("score");
  if (score === undefined || !at.has("contract")) return NOTHING;
  const { facts, book } = look;
  const due = scoreFormula(writtenHeadings(results, BOARD_COLUMNS, boardHeadings, facts.locale));
  const home = { sheet: results.sheet, table: DESK_RESULTS, anySheet: book.frozen };
  const usual = normalFormula(due, home);
  // Thousands of rows have one and the same formula.
  const known = new Map<unknown, boolean>();
  const isUsual = (formula: unknown) => {
    const before = known.get(formula);
    if (before !== undefined) return before;
    const is = normalFormula(shownText(formula), home) === usual;
    known.set(formula, is);
    return is;
  };
  const differences: Difference[] = [];
  const unchecked: string[] = [];
  let count = 0;
  for (const [i, row] of rowsOf(results.values, 0, at).entries()) {
    const formula = results.formulas[i + 1]?.[score];
    const hasContract = row.cell("contract") !== null;
    const isFormula = typeof formula === "string" && formula.startsWith("=");
    // Without a contract the score is typed over the formula.
    if (!hasContract && !isFormula) continue;
    count++;
    const found = (shown: unknown, own: string | number) =>
      differences.push(
        scoreDifference(look, results, { row, line: i + 1, column: score }, [shown, own])
      );
    if (isFormula && !isUsual(formula)) found(formula, due);
    const own = dueScore(row.cell);
    if (own === null) unchecked.push(unscored(look, results, i + 1, score));
    else if (!isShown(results.values[i + 1]?.[score], own)) found(row.cell("score"), own);
    else if (!isFormula) found(row.cell("score"), due);
  }
  return { count, differences, unchecked };
}

interface ScoreCell {
  readonly row: Row<BoardColumn>;
  readonly line: number;
  readonly column: number;
}

function scoreDifference(
  { facts, lines }: Look,
  block: SheetBlock,
  { row, line, column }: ScoreCell,
  [shown, due]: readonly [unknown, string | number]
): Difference {
  const what = resultWhat(row.cell, "score", facts.locale);
  const names = LOCALES.map((locale) => resultWhat(row.cell, "score", locale));
  const told = lines
    .filter(({ detail, after }) => names.includes(detail) && after === shownText(shown))
    .at(-1);
  const round = row.cell("round");
  return {
    check: "scores",
    round: typeof round === "number" ? round : null,
    what,
    place: placeIn(block, line, column),
    shown: shownText(shown),
    due: String(due),
    explanation: told ? explained(told) : null,
  };
}

/** What keeps a score from being worked out stands in its row. */
function unscored({ texts }: Look, block: SheetBlock, line: number, column: number): string {
  const { sheet, cell } = placeIn(block, line, column);
  const text = (block.values[line] ?? []).map(shownText).filter(Boolean).join(" ");
  return sentence(texts.unchecked.score, { cell: `${sheet} ${cell}`, text });
}
