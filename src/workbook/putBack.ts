import { type HeldBook, type HeldCells, holdBook, rangeOf, writeCells } from "./heldBook";

/**
 * Puts back what a failed step has changed; tries once more where that fails. Answers whether all
 * stands as it was.
 */
export async function putBack(held: HeldBook, cells: readonly HeldCells[]): Promise<boolean> {
  // The director may have begun to type; what was half written must not stay for that.
  const restore = () =>
    Excel.run({ delayForCellEdit: true }, (context) => restored(context, held, cells));
  return restore()
    .catch(restore)
    .then(() => true)
    .catch(() => false);
}

async function restored(
  context: Excel.RequestContext,
  held: HeldBook,
  cells: readonly HeldCells[]
): Promise<void> {
  const now = await holdBook(context);
  putNamesBack(context, held, now);
  putSheetsBack(context, held, now);
  putTablesBack(context, held, now);
  for (const { area, contents, formats } of cells)
    writeCells(rangeOf(context, area), contents, formats);
  putPartsBack(context, held, now);
  await context.sync();
}

function putNamesBack(context: Excel.RequestContext, held: HeldBook, now: HeldBook): void {
  const { names } = context.workbook;
  for (const { name, formula } of now.names) {
    const known = held.names.find((one) => one.name === name);
    if (!known) names.getItem(name).delete();
    else if (known.formula !== formula) names.getItem(name).formula = known.formula;
  }
}

function putSheetsBack(context: Excel.RequestContext, held: HeldBook, now: HeldBook): void {
  for (const { id, name } of now.sheets) {
    const known = held.sheets.find((sheet) => sheet.id === id);
    const sheet = context.workbook.worksheets.getItem(id);
    if (!known) sheet.delete();
    else if (known.name !== name) sheet.name = known.name;
  }
}

function putTablesBack(context: Excel.RequestContext, held: HeldBook, now: HeldBook): void {
  for (const [key, { name, area }] of held.tables) {
    const grown = now.tables.get(key);
    if (grown && grown.area.rows !== area.rows)
      context.workbook.tables.getItem(name).resize(rangeOf(context, area));
  }
}

function putPartsBack(context: Excel.RequestContext, held: HeldBook, now: HeldBook): void {
  const { customXmlParts } = context.workbook;
  for (const { id, xml } of now.parts) {
    const known = held.parts.find((part) => part.id === id);
    if (!known) customXmlParts.getItem(id).delete();
    else if (known.xml !== xml) customXmlParts.getItem(id).setXml(known.xml);
  }
  for (const { id, xml } of held.parts)
    if (!now.parts.some((part) => part.id === id)) customXmlParts.add(xml);
}
