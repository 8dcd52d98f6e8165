import { isProblem } from "../basics/problem";
import type { SwissEvent } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import type { SheetBlock } from "./bookBlocks";
import { chartLayout } from "./chartLayout";
import type { EventFacts } from "./eventBook";
import { dueStandings } from "./verifyStandings";
import { shownText } from "./verifyLook";
import type { DueCells } from "./verifyWall";

const FIRST_LINE = 4;
const FIRST_ROUND = 4;
const LEGEND_LETTERS = 18;
const PER_ROUND = 4;
const [VP, RUNNING] = [2, 3];
/** What Excel draws as nothing. */
const NONE = "#N/A";

/** What the cells of the chart come to; it has as many lines and rounds as it was made with. */
export function dueChart(
  event: SwissEvent,
  facts: EventFacts,
  locale: Locale,
  { values }: SheetBlock
): DueCells | null {
  const table = dueStandings(event, locale);
  if (isProblem(table)) return null;
  const [heads = [], ...lines] = table;
  const leading = Math.max(1, values.length - FIRST_LINE);
  const labels = values[FIRST_LINE - 1] ?? [];
  const written = labels.slice(FIRST_ROUND).filter((label) => shownText(label) !== "").length;
  const rounds = Math.max(written, event.rounds.length);
  const standings = { sheet: "", row: 0, column: 0 };
  const { layout } = chartLayout({ facts: { ...facts, locale }, leading, rounds, standings });
  const decided = heads.indexOf(EVENT_WORDS[locale].standings.decidedBy);
  return layout.cells.map((cells, row) => {
    if (row < FIRST_LINE) return cells.map((cell) => (typeof cell === "object" ? "" : cell));
    const line = lines[row - FIRST_LINE];
    const of = (column: number) => line?.[column] ?? "";
    const [rank, number, name] = [of(0), of(1), of(2)];
    const label = line ? `${number} ${String(name).slice(0, LEGEND_LETTERS)}` : "";
    return [
      ...[rank, number, name, label],
      ...Array.from({ length: rounds }, (_, round) => {
        const first = decided + 1 + PER_ROUND * round;
        return of(first + VP) === "" ? NONE : of(first + RUNNING);
      }),
    ];
  });
}
