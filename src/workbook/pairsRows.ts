import type { BoardColumn } from "../locales/resultsWords";
import type { Content } from "./appendRows";

/** What is played in a pairs event, before anybody knows who meets whom. */
export interface BoardsInPlay {
  /** Parts of the field that play on their own. */
  readonly sections: number;
  /** Of each section: as many results are due on a board. */
  readonly tables: number;
  readonly firstBoard: number;
  readonly boards: number;
}

type BoardRow = Partial<Record<BoardColumn, Content>>;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Sections are called by a letter. */
export const MOST_SECTIONS = LETTERS.length;

/** A row for every result that is due, as travellers lie on the director's table: board by board. */
export function boardRows({ sections, tables, firstBoard, boards }: BoardsInPlay): BoardRow[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
  return upTo(sections).flatMap((section) =>
    upTo(boards).flatMap((board) =>
      upTo(tables).map((table): BoardRow => ({
        ...(sections > 1 ? { section: LETTERS[section]! } : {}),
        ...{ table: table + 1, board: firstBoard + board },
      }))
    )
  );
}
