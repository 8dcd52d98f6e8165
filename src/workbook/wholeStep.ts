import type { BookBlocks } from "./bookBlocks";
import { makeSeenPart, SEEN_PART } from "./bookParts";
import { appendRows } from "./appendRows";
import { bookTables } from "./bookTables";
import type { EventBook } from "./eventBook";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { DESK_LOG } from "./eventNames";
import { type Snapshot, snapshotOf } from "./handChanges";
import type { HeldBook } from "./heldBook";
import { keptLog } from "./keptLog";
import { LOG_KIND, type LogLine, logRow } from "./logSheet";
import { readBlocks, readBook } from "./readBook";
import type { StepWatch } from "./stepWatch";
import { NO_WRITES, type Refusal, refused, together, type Writes, writeWhole } from "./writeWhole";

/** What a step goes by. */
export interface Given {
  readonly book: EventBook;
  /** The cells it was read from. */
  readonly blocks: BookBlocks;
  readonly held: HeldBook;
}

/** What a step does beside the log and the snapshot, which every step writes. */
export interface Step {
  readonly writes: Writes;
  readonly log: readonly LogLine[];
  /** What the event's tables will hold when it is done, by what they hold now. */
  readonly after: (now: BookBlocks) => BookBlocks;
}

/**
 * A whole step: reads the book again and stops where it is no longer the one the director saw; writes
 * what `decide` says, what was changed by hand before, and its own line in the log. On a frozen workbook
 * only steps are done that change nothing of the event (`evenFrozen`). Whoever looks on may call it off
 * until the one request is sent.
 */
export async function wholeStep(
  { stamp, handReason, watch }: StepTicket,
  decide: (given: Given) => Step | Refusal,
  { evenFrozen = false }: { readonly evenFrozen?: boolean } = {}
): Promise<StepAnswer> {
  watch?.reached("reading");
  const read = await readBlocks();
  if (watch?.isCalledOff()) return { kind: "calledOff" };
  if (read.kind === "none") return refused("eventGone");
  if (read.kind !== "book") return read;
  const { book, blocks } = read;
  if (book.frozen && !evenFrozen) return refused("frozen");
  if (book.stamp !== stamp) return { kind: "changed", book };
  const writing = (held: HeldBook): Writes | Refusal => {
    const step = decide({ book, blocks, held });
    if ("kind" in step) return step;
    const table = held.tables.get(DESK_LOG);
    if (!table) return refused("tableGone", { text: DESK_LOG });
    const lines = [...byHand(book, handReason), ...step.log].map((line) =>
      logRow(line, book.facts)
    );
    const typed = snapshotOf(bookTables(step.after(blocks)));
    const log = keptLog(blocks.seen?.log, table.values, lines);
    return together(step.writes, appendRows(table, LOG_KIND, lines), seen(held, { ...typed, log }));
  };
  return writeStep(writing, book, watch);
}

/** Writes a step, and reads what stands in the workbook then; `before` is what stood there, or what is to. */
export async function writeStep(
  writing: (held: HeldBook) => Writes | Refusal,
  before: EventBook,
  watch: StepWatch | undefined
): Promise<StepAnswer> {
  const answer = await writeWhole(writing, undefined, watch);
  if (answer.kind !== "written") return answer;
  watch?.reached("following");
  return stepDone(before);
}

/** What was changed by hand since the last step, a line for each cell. */
function byHand({ changes }: EventBook, reason: string): LogLine[] {
  return changes.map(({ round, what, before, after }) => ({
    step: "byHand",
    round,
    detail: what,
    before,
    after,
    reason,
  }));
}

/** Keeps what is typed now, and the log as steps wrote it, to know later what was changed. */
function seen(held: HeldBook, snapshot: Snapshot): Writes {
  const parts = held.parts.filter(({ namespace }) => namespace === SEEN_PART);
  return {
    ...NO_WRITES,
    write: ({ workbook: { customXmlParts } }) => {
      const last = parts.at(-1);
      // The last is read: another before it, of a file put together from two, is of no use.
      for (const { id } of parts.slice(0, -1)) customXmlParts.getItem(id).delete();
      if (last) customXmlParts.getItem(last.id).setXml(makeSeenPart(snapshot));
      else customXmlParts.add(makeSeenPart(snapshot));
    },
  };
}

const MOST_READS = 3;

/** What stands in the workbook after a step; where it cannot be read for the moment, what stood before. */
async function stepDone(before: EventBook): Promise<StepAnswer> {
  for (let read = 0; read < MOST_READS; read++) {
    const answer = await readBook();
    if (answer.kind === "book") return { kind: "done", book: answer.book };
  }
  return { kind: "done", book: before };
}
