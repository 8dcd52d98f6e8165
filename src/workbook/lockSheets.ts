import { partsIn, roundsNamed } from "./bookBlocks";
import { LOCK_PART, ROUND_PART } from "./bookParts";
import { roundHeadings } from "./bookTables";
import {
  DESK_ENTRANTS,
  DESK_EVENT,
  DESK_KINDS,
  DESK_LOG,
  DESK_PAIRS,
  DESK_RESULTS,
  roundOfTable,
} from "./eventNames";
import { type HeldBook, heldName, type HeldSheet, rangeOf } from "./heldBook";
import { makeLockPart } from "./lockPart";
import type { UnlockedCells } from "./putBack";
import { OPEN_COLUMNS } from "./roundColumns";
import type { LockAnswer } from "./shareDesk";
import { lockSheet, openSheet } from "./sheetLock";
import { stepFailure } from "./stepFailure";
import { columnsOf } from "./tableRows";
import { NO_WRITES, together, type Writes, writeWhole } from "./writeWhole";

/** The table of a round, and which of the cells that are typed into are locked. */
interface TypedCells {
  readonly round: number;
  readonly sheet: string;
  readonly locked: readonly UnlockedCells[];
}

/** What a lock comes to. */
interface LockPlan {
  readonly sheets: readonly HeldSheet[];
  readonly others: readonly HeldSheet[];
  /** Whether it opens sheets first, for which the password must be right. */
  readonly opens: boolean;
  readonly writes: Writes;
}

const NO_PLAN: LockPlan = { sheets: [], others: [], opens: false, writes: NO_WRITES };

/**
 * Locks the sheets that are worked out against typing; in rounds the cells of results stay open. The
 * password, where there is one, is kept nowhere.
 */
export async function lockSheets(password: string | null): Promise<LockAnswer> {
  try {
    const rounds = await Excel.run(readTyped);
    return await changeLock(password, (held) => locking(held, rounds, password));
  } catch (error) {
    return stepFailure(error);
  }
}

/** Opens the sheets that the add-in has locked. */
export function unlockSheets(password: string | null): Promise<LockAnswer> {
  return changeLock(password, (held) => {
    const sheets = lockedSheets(held);
    return {
      sheets,
      others: held.sheets.filter(isSomebodys),
      opens: true,
      writes: together(opening(sheets, password), keptLock(held, null)),
    };
  });
}

async function changeLock(
  password: string | null,
  plan: (held: HeldBook) => LockPlan
): Promise<LockAnswer> {
  const come: { plan: LockPlan; isWrong: boolean } = { plan: NO_PLAN, isWrong: false };
  const decide = (held: HeldBook) => {
    come.plan = plan(held);
    return come.plan.writes;
  };
  const failed = (error: unknown) => {
    come.isWrong = come.plan.opens && isWrongPassword(error);
  };
  const answer = await writeWhole(decide, { password, failed });
  const { sheets, others } = come.plan;
  if (answer.kind === "written")
    return { kind: "done", sheets: sheets.length, others: others.map(({ name }) => name) };
  if (come.isWrong && answer.kind !== "torn") return { kind: "wrongPassword" };
  return answer.kind === "problem" ? { ...answer, cells: [] } : answer;
}

/** Excels differ in what they call it; nothing else here can be an invalid argument, or denied. */
const WRONG_PASSWORD = ["InvalidArgument", "AccessDenied"];

function isWrongPassword(error: unknown): boolean {
  return WRONG_PASSWORD.includes((error as Partial<OfficeExtension.Error>).code ?? "");
}

function locking(held: HeldBook, typed: readonly TypedCells[], password: string | null): LockPlan {
  const rounds = ownRounds(held, typed);
  const derived = derivedSheets(held, rounds);
  const sheets = derived.filter((sheet) => !isSomebodys(sheet));
  const others = derived.filter(isSomebodys);
  const before = lockedSheets(held);
  if (sheets.length === 0) return { ...NO_PLAN, others };
  const names = sheets.map(({ name }) => name);
  const unlocks = rounds.filter(({ sheet }) => names.includes(sheet)).flatMap((one) => one.locked);
  const writes = together(
    opening(before, password),
    // Behind the opening and before the locking: by it a lock that failed half-way is told.
    keptLock(held, password !== null),
    unlocking(unlocks),
    closing([...new Set([...sheets, ...before])], password)
  );
  return { sheets, others, opens: before.length > 0, writes };
}

/** A sheet under a protection that is not the add-in's. */
function isSomebodys({ isProtected, isLocked }: HeldSheet): boolean {
  return isProtected && !isLocked;
}

function lockedSheets({ sheets }: HeldBook): HeldSheet[] {
  return sheets.filter(({ isLocked }) => isLocked);
}

const WORKED_OUT = /^Desk(?:Wall_|Standings$|Verification$|Datum\d|Butler$|Ranking$|Travellers$)/i;

/** The sheets that are worked out, and those of rounds; where something is typed beside it they stay open. */
function derivedSheets(held: HeldBook, rounds: readonly TypedCells[]): HeldSheet[] {
  const sheetsOf = (tables: readonly string[]) =>
    tables.flatMap((name) => held.tables.get(name)?.area.sheet ?? []);
  const typed = [
    ...sheetsOf([DESK_ENTRANTS, DESK_KINDS, DESK_PAIRS, DESK_RESULTS]),
    ...(heldName(held, DESK_EVENT) ? [heldName(held, DESK_EVENT)!.area.sheet] : []),
  ];
  const derived = [
    ...held.names.flatMap(({ name, area }) => (WORKED_OUT.test(name) && area ? [area.sheet] : [])),
    ...sheetsOf([DESK_LOG]),
    ...rounds.map(({ sheet }) => sheet),
  ];
  return held.sheets.filter(({ name }) => derived.includes(name) && !typed.includes(name));
}

/** The rounds of the event: a sheet that somebody copied has a table of another number. */
function ownRounds({ tableNames, parts }: HeldBook, typed: readonly TypedCells[]): TypedCells[] {
  const xmls = parts.flatMap(({ namespace, xml }) => (namespace === ROUND_PART ? [xml] : []));
  const rounds = roundsNamed(tableNames, partsIn(xmls, []).kept, xmls.length);
  return typed.filter(({ round }) => rounds.includes(round));
}

function opening(sheets: readonly HeldSheet[], password: string | null): Writes {
  return {
    ...NO_WRITES,
    write: ({ workbook: { worksheets } }) =>
      sheets.forEach(({ id }) => openSheet(worksheets.getItem(id), password)),
  };
}

function closing(sheets: readonly HeldSheet[], password: string | null): Writes {
  return {
    ...NO_WRITES,
    write: ({ workbook: { worksheets } }) =>
      sheets.forEach(({ id }) => lockSheet(worksheets.getItem(id), password)),
  };
}

/** Keeps whether there is a password; null where sheets are no longer locked. */
function keptLock({ parts }: HeldBook, hasPassword: boolean | null): Writes {
  const before = parts.filter(({ namespace }) => namespace === LOCK_PART);
  return {
    ...NO_WRITES,
    write: ({ workbook: { customXmlParts } }) => {
      for (const { id } of before) customXmlParts.getItem(id).delete();
      if (hasPassword !== null) customXmlParts.add(makeLockPart(hasPassword));
    },
  };
}

function unlocking(unlocks: readonly UnlockedCells[]): Writes {
  return {
    ...NO_WRITES,
    unlocks,
    write: (context) =>
      unlocks.forEach(({ area }) => {
        rangeOf(context, area).format.protection.locked = false;
      }),
  };
}

/** Reads where the columns of rounds stand that are typed into, in three trips. */
async function readTyped(context: Excel.RequestContext): Promise<TypedCells[]> {
  const tables = context.workbook.tables.load("items/name");
  await context.sync();
  const found = tables.items.flatMap((table) => {
    const round = roundOfTable(table.name);
    if (round === null) return [];
    const body = table.getDataBodyRange().load("rowIndex,columnIndex,rowCount");
    const head = table.getHeaderRowRange().load("values");
    return [{ round, body, head, sheet: table.worksheet.load("name") }];
  });
  await context.sync();
  const columns = found.map(({ body, head }) =>
    [...columnsOf(head.values[0] ?? [], OPEN_COLUMNS, roundHeadings).values()].map((column) => ({
      column,
      looks: body.getColumn(column).getCellProperties({ format: { protection: true } }),
    }))
  );
  await context.sync();
  return found.map(({ round, body, sheet: { name: sheet } }, i) => ({
    round,
    sheet,
    locked: columns[i]!.flatMap(({ column, looks }): UnlockedCells[] => {
      const locked = looks.value.map((line) => line.map(isLockedCell));
      if (!locked.flat().includes(true)) return [];
      const { rowIndex: row, columnIndex, rowCount: rows } = body;
      return [{ area: { sheet, row, column: columnIndex + column, rows, columns: 1 }, locked }];
    }),
  }));
}

function isLockedCell({ format }: Excel.CellProperties): boolean {
  return format?.protection?.locked !== false;
}
