import { LOCK_PART } from "./bookParts";
import { type HeldBook, holdBook } from "./heldBook";
import { parseLockPart } from "./lockPart";
import type { Lock } from "./shareDesk";

/** How a workbook's sheets stand, beside those under somebody's own protection. */
export function lockOf({ sheets, parts }: Pick<HeldBook, "sheets" | "parts">): Lock {
  if (!sheets.some(({ isLocked }) => isLocked)) return "open";
  const kept = parts.filter(({ namespace }) => namespace === LOCK_PART);
  // Where nobody knows any more, a password may be there: no step is to fail half-way for it.
  const isWithout = kept.length > 0 && kept.every(({ xml }) => parseLockPart(xml) === false);
  return isWithout ? "locked" : "password";
}

/** The same, read from the workbook. */
export async function readLock(context: Excel.RequestContext): Promise<Lock> {
  return lockOf(await holdBook(context));
}
