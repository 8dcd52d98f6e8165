import { type ICommandInfo, type IDisposable, type IRange, toDisposable } from "@univerjs/core";
import { LexerTreeBuilder } from "@univerjs/engine-formula";
import { SheetInterceptorService } from "@univerjs/sheets";
import { FormulaRefRangeService } from "@univerjs/sheets-formula";
import type { Rect } from "../host/grid";
import { type CellsMoved, movedRect } from "../host/moved";
import { movedFormula } from "../host/movedFormula";
import { injectorOf } from "./injector";
import { type Step, steps } from "./step";
import { rangeOf, rectOf, type UniverBook } from "./univerBook";
import { moveOf } from "./univerMoves";

/** Formulas of a rule and the cells it holds for; the formulas read from the first of these. */
interface Rule {
  readonly sheet: string;
  readonly ranges: readonly IRange[];
  readonly formulas: readonly string[];
  readonly follow: Parameters<FormulaRefRangeService["registerRangeFormula"]>[4];
}

/**
 * Rules for cells follow inserted and deleted cells as in Excel: as a reference to their cells would,
 * and their formulas as if they stood in the first of them. Univer 0.25.1 follows on the sheet in front
 * alone and takes rules apart. To be called before there are rules.
 */
export function moveRulesAsExcelDoes(book: UniverBook): void {
  const injector = injectorOf(book.api);
  const references = injector.get(FormulaRefRangeService);
  const lexer = injector.get(LexerTreeBuilder);
  const rules = new Set<Rule>();

  function keep(rule: Rule): IDisposable {
    rules.add(rule);
    return toDisposable(() => rules.delete(rule));
  }
  references.registerRangeFormula = (_unit, sheet, ranges, formulas, follow) =>
    keep({ sheet, ranges, formulas, follow });
  references.registerFormula = (_unit, sheet, formula, follow) =>
    keep({
      sheet,
      ranges: [],
      formulas: [formula],
      follow: ([part]) => follow(part?.formulas[0] ?? formula),
    });

  const nameOf = (sheet: string) => book.sheet(sheet).getSheetName();
  function followed(rule: Rule, sheet: string, moved: CellsMoved): Step {
    const own = rule.sheet === sheet;
    const ranges = own ? movedRanges(rule.ranges, moved) : rule.ranges;
    if (rule.ranges.length > 0 && ranges.length === 0) return rule.follow([]);
    const [down, right] = own ? firstLeft(rule.ranges, moved) : [0, 0];
    const formulas = rule.formulas.map((formula) => {
      if (!formula.startsWith("=")) return formula;
      const fromFirst =
        down === 0 && right === 0 ? formula : lexer.moveFormulaRefOffset(formula, right, down);
      return movedFormula(fromFirst, nameOf(rule.sheet), nameOf(sheet), moved);
    });
    const stands =
      JSON.stringify([ranges, formulas]) === JSON.stringify([rule.ranges, rule.formulas]);
    return stands ? steps() : rule.follow([{ ranges: [...ranges], formulas }]);
  }

  injector.get(SheetInterceptorService).interceptCommand({
    getMutations(command: ICommandInfo) {
      const move = moveOf(book, command);
      if (!move) return { redos: [], undos: [] };
      const all = [...rules].map((rule) => followed(rule, move.sheet.getSheetId(), move.moved));
      const { redos, undos } = steps(...all);
      return { redos: [...redos], undos: [...undos] };
    },
  });
}

const movedRanges = (ranges: readonly IRange[], moved: CellsMoved): IRange[] =>
  ranges.flatMap((range) => {
    const rect = movedRect(rectOf(range), moved);
    return rect ? [rangeOf(rect)] : [];
  });

/** How far the first cell that is left lies from the first cell there was: rows and columns. */
function firstLeft(
  ranges: readonly IRange[],
  { change, along, rect: gone }: CellsMoved
): readonly [number, number] {
  const first = ranges[0];
  if (!first || change === "Inserted") return [0, 0];
  const cell: Rect = { row: first.startRow, column: first.startColumn, rows: 1, columns: 1 };
  if (movedRect(cell, { change, along, rect: gone })) return [0, 0];
  return along === "Rows"
    ? [gone.row + gone.rows - cell.row, 0]
    : [0, gone.column + gone.columns - cell.column];
}
