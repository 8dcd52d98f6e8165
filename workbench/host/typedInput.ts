import { getFormatFromId, parseValue } from "numfmt";
import type { CellInput, CellValue } from "./grid";

/**
 * Input as Excel reads it, whether a person types it or `Range.values` writes it: "7" is a number,
 * "3-2" a date, "50%" a percentage, "=A1" a formula, and 'text after an apostrophe is text. In a cell
 * formatted as text ("@") all stays as it is.
 */
export function typedInput(input: CellValue, numberFormat: string): CellInput {
  if (typeof input !== "string") return { value: input };
  if (input === "") return { value: null };
  if (numberFormat === "@") return { value: input };
  if (input.startsWith("=") && input.length > 1) return { formula: input };
  if (input.startsWith("'")) return { value: input.slice(1) };
  const parsed = parseValue(input);
  if (!parsed) return { value: input };
  const value = parsed.value === 0 ? 0 : parsed.value;
  // A cell that has a format keeps it: 50% typed into a cell of format 0.00 shows 0.50.
  const format = "formatId" in parsed && numberFormat === "General" ? parsed.formatId : undefined;
  return typeof format === "number" ? { value, numberFormat: getFormatFromId(format) } : { value };
}
