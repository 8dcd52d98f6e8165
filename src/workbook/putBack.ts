import { LOCK_PART } from "./bookParts";
import {
  type Area,
  type HeldBook,
  type HeldCells,
  type HeldSheet,
  holdBook,
  rangeOf,
  writeCells,
} from "./heldBook";
import { lockOf } from "./lock";
import { lockSheet, openSheet } from "./sheetLock";

/** Cells that are unlocked, and which of them were locked. */
export interface UnlockedCells {
  readonly area: Area;
  readonly locked: readonly (readonly boolean[])[];
}

/** What stood in the workbook before a step. */
export interface Before {
  readonly held: HeldBook;
  readonly cells: readonly HeldCells[];
  readonly unlocked: readonly UnlockedCells[];
  /** Opens what the step has locked. */
  readonly password: string | null;
}

/**
 * Puts back what a failed step has changed; tries once more where that fails. Answers whether all
 * stands as it was.
 */
export async function putBack(before: Before): Promise<boolean> {
  // The director may have begun to type; what was half written must not stay for that.
  const restore = () =>
    Excel.run({ delayForCellEdit: true }, (context) => restored(context, before));
  return restore()
    .catch(restore)
    .then(() => true)
    .catch(() => false);
}

async function restored(context: Excel.RequestContext, before: Before): Promise<void> {
  const { held, cells, unlocked } = before;
  const now = await holdBook(context);
  const open = await liftLocks(context, before, now);
  putSheetsBack(context, held, now);
  putNamesBack(context, held, now);
  putTablesBack(context, held, now);
  // Those whose sheet is still locked were not reached.
  const isOpen = ({ sheet }: Area) =>
    held.sheets.some(({ id, name }) => name === sheet && open.some((one) => one.id === id));
  for (const { area, contents, formats } of cells.filter(({ area }) => isOpen(area)))
    writeCells(rangeOf(context, area), contents, formats);
  for (const { area, locked } of unlocked.filter(({ area }) => isOpen(area)))
    rangeOf(context, area).setCellProperties(
      locked.map((line) =>
        line.map((isLocked) => ({ format: { protection: { locked: isLocked } } }))
      )
    );
  putPartsBack(context, held, now);
  putLocksBack(context, before, open);
  await context.sync();
}

/**
 * Opens the sheets that may have to be written on, one by one: what cannot be opened now the step could
 * not write on either. Answers which sheets are open then.
 */
async function liftLocks(
  context: Excel.RequestContext,
  { held, password }: Before,
  now: HeldBook
): Promise<readonly HeldSheet[]> {
  const isPutOn = ({ id }: HeldSheet) => !held.sheets.some((one) => one.id === id && one.isLocked);
  // With a password whole sheets are locked or opened, and nothing else is done.
  const hasNewKey = lockXml(now) !== lockXml(held);
  const all = hasNewKey || lockOf(now) === "locked";
  const wanted = now.sheets.filter((sheet) => sheet.isLocked && (all || isPutOn(sheet)));
  const lifted: HeldSheet[] = [];
  for (const sheet of wanted) if (await isOpened(context, sheet, password)) lifted.push(sheet);
  return now.sheets.filter((sheet) => !sheet.isProtected || lifted.includes(sheet));
}

/** Opens a sheet in a request of its own; nothing else may be queued. */
async function isOpened(
  context: Excel.RequestContext,
  { id }: HeldSheet,
  password: string | null
): Promise<boolean> {
  openSheet(context.workbook.worksheets.getItem(id), password);
  return context.sync().then(
    () => true,
    () => false
  );
}

function putLocksBack(
  { workbook: { worksheets } }: Excel.RequestContext,
  { held, password }: Before,
  open: readonly HeldSheet[]
): void {
  const key = lockOf(held) === "password" ? password : null;
  for (const { id, isLocked } of held.sheets)
    if (isLocked && open.some((sheet) => sheet.id === id)) lockSheet(worksheets.getItem(id), key);
}

/** How the sheets are locked, as it is kept. */
function lockXml({ parts }: HeldBook): string {
  return JSON.stringify(parts.filter(({ namespace }) => namespace === LOCK_PART).map((p) => p.xml));
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
  for (const { name, formula, isVisible } of held.names)
    if (!now.names.some((one) => one.name === name))
      workbook.names.add(name, formula).visible = isVisible;
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
