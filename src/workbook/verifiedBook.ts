import type { BookBlocks, SheetBlock } from "./bookBlocks";
import type { EventBook } from "./eventBook";

/** A sheet that a defined name of ours marks as made by the add-in. */
export interface MarkedSheet {
  readonly mark: string;
  /** All that stands on it, from the marked cell on. */
  readonly block: SheetBlock;
}

/** A table that is called like one of a round. */
export interface NamedTable {
  readonly name: string;
  readonly sheet: string;
}

/** All that a verification looks at: an event, and what was made of it. */
export interface VerifiedBook {
  readonly book: EventBook;
  readonly blocks: BookBlocks;
  /** The kinds of results with their VPs; null where they are gone. */
  readonly kinds: SheetBlock | null;
  readonly log: SheetBlock | null;
  /** From the cell of their formula on, as far as they reach. */
  readonly standings: SheetBlock | null;
  /** The ranking and the travellers of a pairs event, as far as they spill. */
  readonly lists: readonly MarkedSheet[];
  /** Whether functions have not answered yet. */
  readonly isPending: boolean;
  readonly walls: readonly MarkedSheet[];
  /** What spills of each round's boards, from the cell of its formula on. */
  readonly datums: ReadonlyMap<number, SheetBlock>;
  /** All that stands on the sheet of the Butler list, from the cell of its formula on. */
  readonly butler: SheetBlock | null;
  /** The cell of that sheet that says how its lists were asked for. */
  readonly butlerTold: SheetBlock | null;
  /** Tables called like those of rounds that count nowhere. */
  readonly copies: readonly NamedTable[];
  /** Parts of kept rounds that cannot be read, and rounds that have more than one. */
  readonly damaged: number;
  readonly doubled: readonly number[];
}
