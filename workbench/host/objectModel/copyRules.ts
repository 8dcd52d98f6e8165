import { mapFormulas } from "../conditionalFormat";
import { shiftFormula, transposeFormula } from "../formulaReferences";
import type { Rect } from "../grid";
import { intersection, withoutRect } from "../rect";
import type { CopyWay } from "./copyCells";
import type { Model, Place } from "./model";

/** Reads a rule's formula from another cell. */
type Shift = (formula: string, from: Rect, to: Rect) => string;

const along: Shift = (formula, from, to) =>
  shiftFormula(formula, to.row - from.row, to.column - from.column);
/** What is cut and pasted goes on meaning the same cells. */
const asItStands: Shift = (formula) => formula;

/**
 * Validation and conditional formats as Excel copies them with cells: with all of a cell the one, with
 * its looks the other. The target loses its own.
 */
export function copyRules(
  model: Model,
  source: Place,
  target: Place,
  { type, transpose }: Pick<CopyWay, "type" | "transpose">
): void {
  if (type !== "All" && type !== "Formats") return;
  const places = tiles(source.rect, target.rect, transpose);
  const shift: Shift = transpose ? transposeFormula : along;
  const put = [
    ...(type === "All" ? validationOf(model, source) : []),
    ...formatsOf(model, source),
  ].map((rule) => () => places.forEach((place) => rule(target.sheet, place, shift)));
  clearRules(model, target, type);
  for (const rule of put) rule();
}

/** Takes the rules of cells that are cut to where these are pasted; to be finished after that. */
export function cutRules(model: Model, source: Place, target: Place): () => void {
  const place = target.rect;
  const rules = [...validationOf(model, source), ...formatsOf(model, source)];
  clearRules(model, source, "All");
  const put = (part: Rect): Rect => ({
    ...part,
    row: part.row - source.rect.row + place.row,
    column: part.column - source.rect.column + place.column,
  });
  return () => {
    clearRules(model, target, "All");
    for (const rule of rules) rule(target.sheet, put, asItStands);
  };
}

/** Where a part of the source lies in the target. */
type Put = (part: Rect) => Rect;
type Rule = (sheet: string, put: Put, shift: Shift) => void;

function validationOf({ grid }: Model, { sheet: from, rect }: Place): Rule[] {
  return grid
    .validations(from, rect)
    .flatMap(({ rects }) => rects)
    .flatMap((part) =>
      grid.validations(from, part).map(({ validation }): Rule => (sheet, put, shift) => {
        const to = put(part);
        const moved = (formula: string) =>
          formula.startsWith("=") && validation.type !== "List"
            ? shift(formula, part, to)
            : formula;
        const { formula1, formula2 } = validation;
        const changed = { ...validation, formula1: moved(formula1), formula2: moved(formula2) };
        grid.setValidation(sheet, to, changed);
      })
    );
}

/** The last format first: each one that is added goes before the others. */
function formatsOf(model: Model, { sheet: from, rect }: Place): Rule[] {
  return [...model.grid.conditionalFormats(from)].reverse().flatMap((format) => {
    const parts = format.rects
      .map((own) => intersection(own, rect))
      .filter((shared) => shared !== null);
    const [first] = format.rects;
    return parts.map((part): Rule => (sheet, put, shift) => {
      const to = put(part);
      const rule = mapFormulas(format.rule, (formula) =>
        shift(first ? along(formula, first, part) : formula, part, to)
      );
      const id = `{conditional-format-${model.nextId()}}`;
      model.grid.addConditionalFormat(sheet, { ...format, id, rects: [to], rule });
    });
  });
}

function clearRules({ grid }: Model, { sheet, rect }: Place, type: CopyWay["type"]): void {
  if (type === "All" && grid.validations(sheet, rect).length > 0)
    grid.setValidation(sheet, rect, null);
  for (const { id, rects } of grid.conditionalFormats(sheet)) {
    if (!rects.some((own) => intersection(own, rect))) continue;
    const left = rects.flatMap((own) => withoutRect(own, rect));
    if (left.length > 0) grid.changeConditionalFormat(sheet, id, { rects: left });
    else grid.removeConditionalFormat(sheet, id);
  }
}

/** The source once for each time it fits into the target. */
function tiles(source: Rect, target: Rect, transpose: boolean): Put[] {
  const height = transpose ? source.columns : source.rows;
  const width = transpose ? source.rows : source.columns;
  const puts: Put[] = [];
  for (let r = 0; r < target.rows; r += height)
    for (let c = 0; c < target.columns; c += width)
      puts.push((part) => {
        const [down, right] = [part.row - source.row, part.column - source.column];
        const [rows, columns] = transpose ? [part.columns, part.rows] : [part.rows, part.columns];
        return {
          row: target.row + r + (transpose ? right : down),
          column: target.column + c + (transpose ? down : right),
          rows,
          columns,
        };
      });
  return puts;
}
