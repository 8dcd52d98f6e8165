import { isProblem } from "../basics/problem";
import { type Locale, LOCALES } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import type { BoardCell } from "./datumTable";
import type { Difference } from "./verification";
import { isShown, type Look, type Looked, shownText } from "./verifyLook";

/** A table that a formula spills from boards, as it comes out. */
interface SpillDue {
  readonly round: number | null;
  /** Headings first. */
  readonly cells: readonly (readonly BoardCell[])[];
  /** The columns that tell a line from all others. */
  readonly keys: readonly number[];
}

/**
 * A table on a sheet against what is due, its lines by their keys: where one figure is wrong others may stand
 * elsewhere for it. `first` is the column of the block in which it begins.
 */
export function spillLooked(look: Look, block: SheetBlock, due: SpillDue, first = 0): Looked {
  const { texts } = look;
  const [heads = [], ...lines] = due.cells;
  const at = (row: number, column: number) => block.values[row]?.[first + column];
  const found = (
    place: readonly [row: number, column: number] | null,
    what: string,
    [shown, own]: readonly [unknown, BoardCell]
  ): Difference => ({
    check: "matches",
    round: due.round,
    what,
    place: place && placeIn(block, place[0], first + place[1]),
    shown: shownText(shown),
    due: isProblem(own) ? ERROR : String(own),
    explanation: null,
  });
  const { sheet } = block;
  const read = heads.map((head, column) => isRight(at(0, column), head));
  const wrongHeads = heads.flatMap((head, column) =>
    read[column]
      ? []
      : [found([0, column], sentence(texts.what.boardsHeadings, { sheet }), [at(0, column), head])]
  );
  const count = due.cells.length * heads.length;
  // An error instead of the table, or another table: its lines say nothing.
  if (due.keys.some((key) => !read[key]))
    return { count, differences: wrongHeads.slice(0, 1), unchecked: [] };
  const keyed = withKeys(lines, (line) => due.keys.map((key) => shownText(line[key])));
  const shown = withKeys(
    block.values.map((_, row) => row),
    (row) => (row === 0 ? [""] : due.keys.map((key) => shownText(at(row, key))))
  );
  const rowText = (key: string) => sentence(texts.what.boardsRow, { sheet, row: nameOf(key) });
  const differences = [...keyed].flatMap(([key, line]): Difference[] => {
    const row = shown.get(key);
    if (row === undefined) return [found(null, rowText(key), ["", line.map(cellText).join(" ")])];
    return line.flatMap((own, column) => {
      if (!read[column] || isRight(at(row, column), own)) return [];
      const values = { sheet, row: nameOf(key), column: cellText(heads[column]!) };
      const what = sentence(texts.what.boards, values);
      return [found([row, column], what, [at(row, column), own])];
    });
  });
  const strangers = [...shown]
    .filter(([key]) => !keyed.has(key))
    .map(([key, row]) => {
      const line = heads.map((_, column) => shownText(at(row, column))).join(" ");
      return found([row, 0], rowText(key), [line, ""]);
    });
  return { count, differences: [...wrongHeads, ...differences, ...strangers], unchecked: [] };
}

/** A function speaks the language of the Excel that asked last. */
export function localeOf(
  { values: [heads = []] }: SheetBlock,
  wordsIn: (locale: Locale) => readonly string[]
): Locale {
  const alike = (locale: Locale) => {
    const words = new Set(wordsIn(locale));
    return heads.filter((head) => words.has(shownText(head))).length;
  };
  return LOCALES.reduce((best, locale) => (alike(locale) > alike(best) ? locale : best));
}

/** What a cell shows where something cannot be worked out. */
const ERROR = "#VALUE!";

function isRight(raw: unknown, due: BoardCell): boolean {
  return isProblem(due) ? shownText(raw).startsWith("#") : isShown(raw, due);
}

function cellText(cell: BoardCell): string {
  return isProblem(cell) ? ERROR : String(cell);
}

const BETWEEN = "\n";

/** Lines by their keys; those without are none. Of two with one key the second has a mark. */
function withKeys<T>(lines: readonly T[], keysOf: (line: T) => readonly string[]): Map<string, T> {
  const keyed = new Map<string, T>();
  for (const line of lines) {
    const keys = keysOf(line);
    if (keys.includes("")) continue;
    const key = keys.join(BETWEEN);
    let free = key;
    for (let twin = 2; keyed.has(free); twin++) free = `${key} (${twin})`;
    keyed.set(free, line);
  }
  return keyed;
}

function nameOf(key: string): string {
  return key.split(BETWEEN).join(" · ");
}
