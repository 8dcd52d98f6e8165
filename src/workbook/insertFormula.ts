import { parseAddress } from "./address";

/** What became of a formula that was to be written into a cell. */
export type Insertion =
  | { readonly kind: "inserted"; readonly address: string }
  | Occupied
  /** An entry is being typed somewhere in the workbook; Excel takes nothing until it is finished. */
  | { readonly kind: "editing" }
  | { readonly kind: "protected" }
  | { readonly kind: "refused"; readonly reason: string };

/** A cell that is not empty, with the formula or the text that a director sees in it. */
export interface Occupied {
  readonly kind: "occupied";
  readonly address: string;
  readonly holds: string;
}

/**
 * Writes a formula, in Excel's English notation, into the active cell. A cell that is not empty is
 * left alone and described, unless it is the one the director agreed to replace and still holds what
 * was shown.
 */
export async function insertFormula(formula: string, replacing?: Occupied): Promise<Insertion> {
  try {
    return await Excel.run(async (context) => {
      const cell = replacing
        ? cellAt(context, replacing.address)
        : context.workbook.getActiveCell();
      cell.load("address,formulas,text,valueTypes,numberFormat");
      await context.sync();
      const { address } = cell;
      const holds = contentOf(cell);
      if (holds !== null && holds !== replacing?.holds) return { kind: "occupied", address, holds };
      // In a cell formatted as text Excel would show the formula instead of calculating it.
      if (cell.numberFormat[0]?.[0] === "@") cell.numberFormat = [["General"]];
      cell.formulas = [[formula]];
      await context.sync();
      return { kind: "inserted", address };
    });
  } catch (error) {
    return refusal(error);
  }
}

function cellAt(context: Excel.RequestContext, address: string): Excel.Range {
  const { sheet, cells } = parseAddress(address) ?? { sheet: "", cells: address };
  return context.workbook.worksheets.getItem(sheet).getRange(cells);
}

/** What stands in a cell; `null` when it is empty. A formula that shows nothing is not empty. */
function contentOf(cell: Excel.Range): string | null {
  const formula = String(cell.formulas[0]?.[0] ?? "");
  if (formula === "" && cell.valueTypes[0]?.[0] === Excel.RangeValueType.empty) return null;
  return formula.startsWith("=") ? formula : cell.text[0]?.[0] || formula;
}

function refusal(error: unknown): Insertion {
  const { code, message } = error as Partial<OfficeExtension.Error>;
  if (code === "InvalidOperationInCellEditMode") return { kind: "editing" };
  if (code === "AccessDenied") return { kind: "protected" };
  return { kind: "refused", reason: message ?? String(error) };
}
