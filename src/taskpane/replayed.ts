import { isProblem } from "../basics/problem";
import { replay } from "../event";
import type { Comparison } from "../pairing";
import type { EventBook } from "../workbook/eventBook";

/** A posted round that would be paired otherwise by what the workbook says now. */
export interface Replayed {
  readonly round: number;
  readonly comparison: Comparison;
}

/** Pairing all rounds again takes a moment, and what was read of a workbook never changes. */
const found = new WeakMap<EventBook, readonly Replayed[]>();

/** The posted rounds that something corrected since has touched. */
export function replayedRounds(book: EventBook): readonly Replayed[] {
  const known = found.get(book);
  if (known) return known;
  const { event } = book;
  const made = book.rounds.flatMap(({ round, kept }) => {
    const comparison = event && kept && replay(event, kept);
    return comparison && !isProblem(comparison) ? [{ round, comparison }] : [];
  });
  found.set(book, made);
  return made;
}
