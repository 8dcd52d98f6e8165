import { CellValueType, type ICellData } from "@univerjs/core";
import type { CellInput } from "../host/grid";

/** A cell's new content as Univer stores it; its format stays. */
export function cellDataOf(input: CellInput): ICellData {
  const bare = { v: null, f: null, si: null, t: null, p: null };
  if ("formula" in input) return { ...bare, f: input.formula };
  const { value, numberFormat } = input;
  const style = numberFormat === undefined ? {} : { s: { n: { pattern: numberFormat } } };
  if (value === null) return { ...bare, ...style };
  if (typeof value === "number") return { ...bare, v: value, t: CellValueType.NUMBER, ...style };
  if (typeof value === "boolean")
    return { ...bare, v: value ? 1 : 0, t: CellValueType.BOOLEAN, ...style };
  return { ...bare, v: value, t: CellValueType.STRING, ...style };
}
