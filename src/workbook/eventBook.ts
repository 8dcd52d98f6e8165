import type { KeptRound, SwissEvent } from "../event";
import type { PairsEvent } from "../event/pairsEvent";
import type { Locale } from "../locales/locale";
import type { VpScaleName } from "../scoring/victoryPoints";
import type { Finding } from "./findings";

/** A cell somebody can be taken to, such as `B5` on the sheet `Round 1`. */
export interface CellPlace {
  readonly sheet: string;
  readonly cell: string;
}

/** How results are typed: IMPs of both sides (both 0 or more), or one margin, positive for home. */
export const ENTRIES = ["imps", "margin"] as const;
export type Entry = (typeof ENTRIES)[number];

/** What an event is beside the rules of its standings and pairing. */
export interface EventFacts {
  readonly title: string;
  /** The language of the sheets; the pane speaks the language of the director's Excel. */
  readonly locale: Locale;
  /** Boards in a match. */
  readonly boards: number;
  readonly scale: VpScaleName;
  readonly entry: Entry;
}

/** Who plays: teams in a Swiss event, or pairs whose boards are compared by travellers. */
export type Scored = "teams" | "pairs";

/** What the sheets of any event are written with. */
export type SheetFacts = Pick<EventFacts, "title" | "locale">;

/** A round's sheet. */
export interface BookRound {
  readonly round: number;
  readonly sheet: string;
  /** What it was paired from; null where the workbook no longer has it. */
  readonly kept: KeptRound | null;
  /** Whether its IMPs follow score sheets. */
  readonly isScored: boolean;
  /** Results typed on its score sheets. */
  readonly boards: number;
}

/** Something typed by hand since the last step: a result, an entrant, a setting. */
export interface HandChange {
  /** Null where its cells are gone. */
  readonly place: CellPlace | null;
  /** What was changed, in words of the event's language: "Round 2, 3–7: Home IMPs". */
  readonly what: string;
  readonly round: number | null;
  /** As the cell showed it; "" is an empty cell. */
  readonly before: string;
  readonly after: string;
}

/** The event as it stands in the workbook. */
export interface EventBook {
  readonly facts: EventFacts;
  /** Null while something typed cannot be understood, as a finding says, and in a pairs event. */
  readonly event: SwissEvent | null;
  /** Null in an event of teams, and while something typed cannot be understood. */
  readonly pairs: PairsEvent | null;
  readonly scored: Scored;
  readonly rounds: readonly BookRound[];
  readonly findings: readonly Finding[];
  readonly changes: readonly HandChange[];
  /** All that was read, to be handed to a step: it stops when the workbook no longer holds it. */
  readonly stamp: string;
  /** Whether formulas of the add-in stand as values, for sharing: then no step is done. */
  readonly frozen: boolean;
}
