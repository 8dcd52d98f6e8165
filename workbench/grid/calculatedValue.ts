import { CellValueType, type ICellData, type Nullable } from "@univerjs/core";
import type { CellValue } from "../host/grid";

/** A result of a formula that stands in no cell, such as that of a rule. */
export type CalculatedCell = Nullable<ICellData>;

/** Its value; null for an empty cell, undefined when nothing was calculated. */
export function calculatedValue(cell: CalculatedCell): CellValue | undefined {
  if (!cell) return undefined;
  const { v: value = null, t: type } = cell;
  if (type === CellValueType.BOOLEAN) return value === 1 || value === true || value === "TRUE";
  return value;
}
