import { isProblem } from "../basics/problem";
import type { SwissEvent } from "../event";
import { LOCALES } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { WALL_WORDS } from "../locales/wallWords";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { WALL_SHEETS, type WallSheet } from "./eventDesk";
import { dueChart } from "./verifyChart";
import type { Difference, Explanation } from "./verification";
import type { MarkedSheet } from "./verifiedBook";
import { explained } from "./verifyLines";
import { isShown, type Look, type Looked, lookedAll, NOTHING, shownText } from "./verifyLook";
import { WALL_LAYOUTS } from "./wallSheets";
import { CHART_MARK, wallMark } from "./wallMark";

/** The cells that a sheet is due to have. */
export type DueCells = readonly (readonly (string | number)[])[];

/** Sheets for the wall and the chart against what they would show now. */
export function verifyWall(look: Look): Looked {
  const { event, walls } = look;
  if (!event) return NOTHING;
  return lookedAll(
    walls.map((wall) =>
      wall.mark === CHART_MARK ? chartLooked(look, event, wall) : listLooked(look, event, wall)
    )
  );
}

function chartLooked(look: Look, event: SwissEvent, { block }: MarkedSheet): Looked {
  const due = bestOf(
    LOCALES.map((locale) => dueChart(event, look.facts, locale, block)),
    block,
    null
  );
  return due
    ? compared(look, block, due, { round: null, explanation: null, heads: null })
    : NOTHING;
}

/** Which list a sheet is, by its mark. */
function listOf(mark: string): { readonly sheet: WallSheet; readonly round: number } | null {
  const round = Number(/\d+$/.exec(mark)?.[0]);
  const sheet = WALL_SHEETS.find((one) => wallMark(one, round) === mark);
  return sheet ? { sheet, round } : null;
}

function listLooked(look: Look, event: SwissEvent, { mark, block }: MarkedSheet): Looked {
  const list = listOf(mark);
  if (!list) return NOTHING;
  const { round, sheet } = list;
  const posted = event.rounds.find((one) => one.round === round);
  const explanation = explanationFor(look, sheet, round);
  const heads = sheet === "slips" || sheet === "cards" ? null : LIST_HEADS;
  if (!posted) return roundGone(look, block, round);
  const due = bestOf(
    LOCALES.map((locale) => {
      const layout = WALL_LAYOUTS[sheet]({ ...look.facts, locale }, event, posted, look.blocks);
      return isProblem(layout) ? null : (layout.cells as DueCells);
    }),
    block,
    heads
  );
  if (!due) return NOTHING;
  const looked = compared(look, block, due, { round, explanation, heads });
  if (looked.differences.length === 0 || explanation || !isInterim(block)) return looked;
  const unchecked = sentence(look.texts.unchecked.interim, { sheet: block.sheet });
  return { ...looked, differences: [], unchecked: [unchecked] };
}

/** In the language in which most is right: it may have been made in another. */
function bestOf(
  dues: readonly (DueCells | null)[],
  block: SheetBlock,
  heads: number | null
): DueCells | null {
  const there = dues.flatMap((due) =>
    due ? [{ due, right: cellsOf(block, due, heads).right }] : []
  );
  return there.sort((one, other) => other.right - one.right)[0]?.due ?? null;
}

/** Whether results or VPs were still to come when a list was made, as it says itself. */
function isInterim({ values }: SheetBlock): boolean {
  const shown = values.flat().map(shownText);
  return LOCALES.some((locale) => {
    const { notes, remarks } = WALL_WORDS[locale];
    const due = notes.due.replace("{count}", "");
    return shown.some(
      (text) =>
        text === notes.provisional ||
        text.includes(remarks.missing) ||
        text.includes(remarks.late) ||
        text.replace(/\d+/, "") === due
    );
  });
}

/** A list of a round that was taken back stays. */
function roundGone({ lines, texts }: Look, block: SheetBlock, round: number): Looked {
  const line = lines.filter(({ step, round: of }) => step === "undone" && of === round).at(-1);
  const difference: Difference = {
    check: "wall",
    round,
    what: sentence(texts.what.wall, { sheet: block.sheet, text: shownText(block.values[1]?.[0]) }),
    place: placeIn(block, 0, 0),
    shown: block.sheet,
    due: "",
    explanation: line ? explained(line) : null,
  };
  return { count: 1, differences: [difference], unchecked: [] };
}

/** The last correction after a list was made that may have changed it. */
function explanationFor(
  { lines, unlogged }: Look,
  sheet: WallSheet,
  round: number
): Explanation | null {
  const names = LOCALES.map((locale) => sentence(WALL_WORDS[locale].sheets[sheet], { round }));
  const made = lines
    .map(({ step, detail }) => step === "wall" && names.includes(detail))
    .lastIndexOf(true);
  const concerns = (of: number | null) => of === null || of <= round;
  if (made < 0 || unlogged.some((change) => concerns(change.round))) return null;
  const line = lines
    .slice(made + 1)
    .filter(
      ({ step, round: of }) =>
        (step === "byHand" || step === "withdrawn" || step === "entered") && concerns(of)
    )
    .at(-1);
  return line ? explained(line) : null;
}

/** The row of the headings; null where columns have none. */
interface Heads {
  readonly heads: number | null;
}

/** Below the event's title and what the list is. */
const LIST_HEADS = 2;

function compared(
  { texts }: Look,
  block: SheetBlock,
  due: DueCells,
  { round, explanation, heads }: Pick<Difference, "round" | "explanation"> & Heads
): Looked {
  return {
    count: due.reduce((sum, line) => sum + line.length, 0),
    differences: cellsOf(block, due, heads).wrong.map(({ row, column, shown, due: own }) => ({
      check: "wall",
      round,
      what: sentence(texts.what.wall, {
        sheet: block.sheet,
        text: lineText(due[row] ?? block.values[row] ?? []),
      }),
      place: placeIn(block, row, column),
      shown,
      due: String(own),
      explanation,
    })),
    unchecked: [],
  };
}

/** What stands first in a row tells which it is. */
function lineText(line: readonly unknown[]): string {
  return line.map(shownText).filter(Boolean).slice(0, 3).join(" ");
}

interface WallCell {
  readonly row: number;
  readonly column: number;
  readonly shown: string;
  readonly due: string | number;
  readonly isRight: boolean;
}

interface Cells {
  readonly wrong: readonly WallCell[];
  readonly right: number;
}

/** So many filled cells below a list are a line more of it, not a remark of the director's. */
const LINE_OF_A_LIST = 3;

function cellsOf(block: SheetBlock, due: DueCells, heads: number | null): Cells {
  const { values } = block;
  const width = due[0]?.length ?? 0;
  const more = values
    .slice(due.length)
    .map((line) => line.slice(0, width).map(shownText))
    .map((line) => (line.filter(Boolean).length >= LINE_OF_A_LIST ? line : []));
  const columns = columnsShown(block, due, heads);
  const cells = [...due, ...more.map((line) => line.map(() => ""))].flatMap((line, row) =>
    line.flatMap((own, i): WallCell[] => {
      const column = columns[i] ?? null;
      // A column that is not there is told by its heading.
      if (column === null && row !== heads) return [];
      const raw = values[row]?.[column ?? i];
      const isRight = isShown(raw, own);
      return [{ row, column: column ?? i, shown: shownText(raw), due: own, isRight }];
    })
  );
  return {
    wrong: cells.filter(({ isRight }) => !isRight),
    right: cells.filter(({ isRight }) => isRight).length,
  };
}

/** Where the columns of a list stand: one more may have come to it since, such as that of penalties. */
function columnsShown(
  { values }: SheetBlock,
  due: DueCells,
  heads: number | null
): (number | null)[] {
  if (heads === null) return due[0]?.map((_, i) => i) ?? [];
  const shown = values[heads] ?? [];
  const used = new Set<number>();
  return (due[heads] ?? []).map((head) => {
    const at = shown.findIndex((one, i) => !used.has(i) && isShown(one, head));
    if (at < 0) return null;
    used.add(at);
    return at;
  });
}
