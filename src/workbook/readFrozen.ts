import { FROZEN_PART } from "./bookParts";
import type { FrozenBook, Whereabouts } from "./frozenAreas";
import { parseFrozenPart } from "./frozenPart";

/** What is kept of a frozen workbook, and where its cells may be found. */
export interface FrozenRead {
  /** Null where the part is damaged. */
  readonly book: FrozenBook | null;
  readonly where: Whereabouts;
}

/** Reads it; null while the workbook is not frozen. */
export async function readFrozen(context: Excel.RequestContext): Promise<FrozenRead | null> {
  const { customXmlParts, names, worksheets } = context.workbook;
  const parts = customXmlParts.getByNamespace(FROZEN_PART).load("items/id");
  names.load("items/name,items/formula");
  worksheets.load("items/name");
  await context.sync();
  const last = parts.items.at(-1);
  if (!last) return null;
  const part = last.getXml();
  await context.sync();
  const { value: xml } = part;
  return { book: parseFrozenPart(xml), where: whereabouts(names, worksheets) };
}

/** Where things are, by names and sheets that were loaded. */
export function whereabouts(
  names: Excel.NamedItemCollection,
  worksheets: Excel.WorksheetCollection
): Whereabouts {
  return {
    names: new Map(
      names.items.map(({ name, formula }) => [name.toLowerCase(), String(formula)] as const)
    ),
    sheets: worksheets.items.map(({ name }) => name),
  };
}
