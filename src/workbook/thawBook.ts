import { isSameValue, type FrozenBook, freshMarks, FROZEN_MARK, placed } from "./frozenAreas";
import { type FrozenNow, placeIn, readFrozenCells, shownText } from "./frozenCells";
import { FROZEN_PART } from "./bookParts";
import { makeFrozenPart } from "./frozenPart";
import { inTheWay, ownLanguage, shareAnswer } from "./freezeBook";
import { type Area, type HeldBook, rangeOf, writeCells } from "./heldBook";
import { type FrozenRead, readFrozen } from "./readFrozen";
import type { ChangedCell, Thaw, ThawAnswer } from "./shareDesk";
import { stepFailure } from "./stepFailure";
import type { StepWatch } from "./stepWatch";
import { type Restored, thawPlan, type ThawPlan } from "./thawPlan";
import { readCalculated } from "./usedCells";
import { NO_WRITES, type Writes, writeWhole } from "./writeWhole";

/**
 * Brings the formulas of a frozen workbook back; `changed` says what becomes of changed cells, `outward`
 * whether formulas that reach outside the workbook come back, too. Whoever looks on may call it off until
 * the one request that writes.
 */
export async function thawBook(
  changed: Thaw,
  outward = false,
  watch?: StepWatch
): Promise<ThawAnswer> {
  try {
    watch?.reached("reading");
    const read = await Excel.run(readFrozen);
    if (!read) return inTheWay("notFrozen");
    const { book, where } = read;
    if (!book && changed !== "forget") return inTheWay("frozenDamaged");
    const kept = book ?? { language: "", areas: [], references: [], notices: [] };
    const [now, notices] = await Excel.run(
      async (context) =>
        [
          await readFrozenCells(context, kept, where),
          await readNotices(context, kept, where),
        ] as const
    );
    if (watch?.isCalledOff()) return { kind: "calledOff" };
    return await thawed(now, notices, thawPlan(now, changed, outward), watch);
  } catch (error) {
    return stepFailure(error);
  }
}

/** A sentence on a frozen sheet that still stands there. */
interface StandingNotice {
  readonly area: Area;
  readonly formats: readonly (readonly string[])[];
}

async function readNotices(
  context: Excel.RequestContext,
  { notices }: FrozenBook,
  where: FrozenRead["where"]
): Promise<StandingNotice[]> {
  const found = notices.flatMap((notice) => {
    const { now } = placed({ ...notice, rows: 1, columns: 1 }, where);
    if (!now) return [];
    return [{ notice, now, range: rangeOf(context, now).load("formulas,numberFormat") }];
  });
  await context.sync();
  return found.flatMap(({ notice, now, range }) =>
    now.rows * now.columns === 1 && range.formulas[0]?.[0] === notice.text
      ? [{ area: now, formats: range.numberFormat as string[][] }]
      : []
  );
}

async function thawed(
  { book }: FrozenNow,
  notices: readonly StandingNotice[],
  { restored, waiting, left }: ThawPlan,
  watch: StepWatch | undefined
): Promise<ThawAnswer> {
  const stillFrozen = new Set(waiting.map(({ now, area }) => (now ?? area).sheet));
  const gone = notices.filter(({ area }) => !stillFrozen.has(area.sheet));
  const written = [...restored, ...gone].map(({ area }) => area);
  const writing = (held: HeldBook): Writes => ({
    ...NO_WRITES,
    on: [...new Set(written.map(({ sheet }) => sheet))],
    cells: written,
    write: (context) => {
      for (const one of restored) writeFormulas(context, one);
      for (const { area, formats } of gone) writeCells(rangeOf(context, area), [[""]], formats);
      keepWaiting(context, held, book, waiting);
    },
  });
  const answer = await writeWhole(writing, undefined, watch);
  if (answer.kind !== "written") return shareAnswer(answer);
  watch?.reached("following");
  const formulas = restored.reduce((sum, one) => sum + one.formulas.length, 0);
  return {
    kind: "thawed",
    formulas,
    left,
    other: await otherNow(restored, book.language === ownLanguage()),
  };
}

function writeFormulas(
  context: Excel.RequestContext,
  { area, formulas, spill, formats }: Restored
): void {
  const range = rangeOf(context, area);
  if (!spill) return writeCells(range, everyRow(formulas), formats);
  // A value in the way of a spill would make an error of it.
  range.clear(Excel.ClearApplyTo.contents);
  const [[format = "General"] = []] = formats;
  writeCells(range.getCell(0, 0), everyRow(formulas), [[format]]);
}

const everyRow = (formulas: readonly string[]) => formulas.map((formula) => [formula]);

/** Keeps what goes on waiting; where nothing does, nothing of a frozen workbook is left. */
function keepWaiting(
  context: Excel.RequestContext,
  held: HeldBook,
  book: FrozenBook,
  waiting: ThawPlan["waiting"]
): void {
  const { names, customXmlParts } = context.workbook;
  const mark = freshMarks(held.names.map(({ name }) => name));
  const areas = waiting.map(({ area, now, isPart }) => {
    if (!isPart || !now) return area;
    const name = mark();
    names.add(name, rangeOf(context, now)).visible = false;
    return { ...area, name };
  });
  const stillFrozen = new Set(waiting.map(({ area }) => area.sheet));
  const left = {
    language: book.language,
    areas,
    references: areas.length > 0 ? book.references : [],
    notices: book.notices.filter(({ sheet }) => stillFrozen.has(sheet)),
  };
  const kept = new Set(marksOf(left).map((name) => name.toLowerCase()));
  for (const { name } of held.names)
    if (FROZEN_MARK.test(name) && !kept.has(name.toLowerCase())) names.getItem(name).delete();
  const parts = held.parts.filter(({ namespace }) => namespace === FROZEN_PART);
  for (const { id } of parts.slice(0, -1)) customXmlParts.getItem(id).delete();
  const part = customXmlParts.getItem(parts.at(-1)!.id);
  if (areas.length > 0) part.setXml(makeFrozenPart(left));
  else part.delete();
}

const marksOf = ({ areas, references, notices }: FrozenBook) =>
  [...areas, ...references, ...notices].map(({ name }) => name);

/**
 * Cells that come out otherwise than they were frozen, once all is worked out. Functions write their words
 * in the language of whoever looks: in another Excel only what is no word can be compared.
 */
async function otherNow(
  restored: readonly Restored[],
  isSameLanguage: boolean
): Promise<ChangedCell[]> {
  const { sheets } = await readCalculated();
  const bySheet = new Map(sheets.map((used) => [used.sheet, used]));
  return restored.flatMap(({ area, formulas, spill, frozen }) => {
    const used = bySheet.get(area.sheet);
    return (frozen ?? []).flatMap((line, i) =>
      line.flatMap((before, j): ChangedCell[] => {
        const [row, column] = [area.row + i, area.column + j];
        const now = used?.values[row - used.row]?.[column - used.column] ?? "";
        const areWords = isWord(before) && isWord(now);
        if (isSameValue(before, now) || (areWords && !isSameLanguage)) return [];
        const formula = formulas[spill ? 0 : i]!;
        const [shown, was] = [shownText(now), shownText(before)];
        return [{ place: placeIn(area, i, j), shown, before: was, formula }];
      })
    );
  });
}

const isWord = (value: unknown) => typeof value === "string" && /\p{L}/u.test(value);
