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
  putSheetsBack(context, held, now);
  putNamesBack(context, held, now);
  putTablesBack(context, held, now);
  for (const { area, contents, formats } of cells)
    writeCells(rangeOf(context, area), contents, formats);
  putPartsBack(context, held, now);
  await context.sync();
}

/** A sheet made anew may have the name of an old one: it goes before that has its name again. */
function putSheetsBack({ workbook }: Excel.RequestContext, held: HeldBook, now: HeldBook): void {
  const nameOf = (id: string) => held.sheets.find((sheet) => sheet.id === id)?.name;
  for (const { id } of now.sheets)
    if (nameOf(id) === undefined) workbook.worksheets.getItem(id).delete();
  for (const { id, name } of now.sheets) {
    const before = nameOf(id);
    if (before !== undefined && before !== name) workbook.worksheets.getItem(id).name = before;
  }
}

/** All of them: the same formula means another sheet when sheets have changed their names. */
function putNamesBack({ workbook }: Excel.RequestContext, held: HeldBook, now: HeldBook): void {
  for (const { name } of now.names) {
    const known = held.names.find((one) => one.name === name);
    const item = workbook.names.getItem(name);
    if (known) item.formula = known.formula;
    else item.delete();
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
