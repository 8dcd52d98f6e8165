import { ApiNotFound, invalidArgument } from "../apiError";
import type { Cell, Rect, ValueType } from "../grid";
import { intersection, isUnbounded } from "../rect";
import { blocksOf } from "../regions";
import type { Model, Place } from "./model";

/** The kinds of cells that Excel picks out, as far as they are known here. */
const KINDS = [
  "Blanks",
  "Constants",
  "Formulas",
  "Visible",
  "ConditionalFormats",
  "DataValidations",
] as const;

/** By the words in the names of Excel's value types, such as `ErrorsLogicalText`. */
const VALUE_TYPES: readonly (readonly [string, ValueType])[] = [
  ["Errors", "Error"],
  ["Logical", "Boolean"],
  ["Number", "Double"],
  ["Text", "String"],
];
const VALUE_TYPE_NAME = /^(?:Errors)?(?:Logical)?(?:Numbers?)?(?:Text)?$/;

/** The cells of a kind within a range, as rectangles; none where there are none. */
export function specialCells(
  model: Model,
  { sheet, rect }: Place,
  kind: unknown,
  valueType: unknown
): Rect[] {
  if (kind === "SameConditionalFormat" || kind === "SameDataValidation")
    throw new ApiNotFound(`Range.GetSpecialCells() of ${kind}`);
  const known = KINDS.find((k) => k === kind);
  if (!known) throw invalidArgument();
  const types = valueTypes(valueType);
  const { grid } = model;
  switch (known) {
    case "ConditionalFormats":
      return within(
        rect,
        grid.conditionalFormats(sheet).flatMap(({ rects }) => rects)
      );
    case "DataValidations":
      return within(
        rect,
        grid.validations(sheet, rect).flatMap(({ rects }) => rects)
      );
    case "Visible":
      return blocksOf(
        bounded(model, sheet, rect),
        (row, column) => !grid.rowHidden(sheet, row) && !grid.columnHidden(sheet, column)
      );
    default:
      return cellsOf(model, sheet, rect, ({ formula, type, spilled }) => {
        if (known === "Blanks") return type === "Empty";
        const isOfKind =
          known === "Formulas" ? formula !== undefined : formula === undefined && !spilled;
        return isOfKind && types.includes(type);
      });
  }
}

function cellsOf(
  model: Model,
  sheet: string,
  rect: Rect,
  belongs: (cell: Cell) => boolean
): Rect[] {
  const used = model.grid.usedRange(sheet, false);
  const area = used && intersection(rect, used);
  if (!area) return [];
  const cells = model.grid.cells(sheet, area);
  return blocksOf(area, (row, column) => belongs(cells[row - area.row]![column - area.column]!));
}

function valueTypes(name: unknown): readonly ValueType[] {
  if (name === null || name === undefined || name === "All")
    return VALUE_TYPES.map(([, type]) => type);
  if (typeof name !== "string" || name === "" || !VALUE_TYPE_NAME.test(name))
    throw invalidArgument();
  return VALUE_TYPES.filter(([word]) => name.includes(word)).map(([, type]) => type);
}

/** Whole rows and columns as far as anything stands in the sheet. */
function bounded(model: Model, sheet: string, rect: Rect): Rect {
  const used = model.grid.usedRange(sheet, false);
  return isUnbounded(rect)
    ? ((used && intersection(rect, used)) ?? { ...rect, rows: 1, columns: 1 })
    : rect;
}

const within = (rect: Rect, others: readonly Rect[]): Rect[] =>
  others.map((other) => intersection(rect, other)).filter((shared) => shared !== null);
