import { isProblem, type Problem } from "../basics/problem";
import { standings, type SwissEvent } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import { type Locale, LOCALES } from "../locales/locale";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import type { CellPlace } from "./eventBook";
import { type StandingCell, standingsTable } from "./standingsTable";
import type { Difference } from "./verification";
import { isShown, type Look, type Looked, NOTHING, shownText } from "./verifyLook";

const NUMBER = 1;

/** The standings shown against those worked out anew, in the language they are shown in. */
export function verifyStandings(look: Look): Looked {
  const { standings: block, event, isPending, texts, facts } = look;
  if (!block || !event || event.rounds.length === 0) return NOTHING;
  if (isPending) return { ...NOTHING, unchecked: [texts.unchecked.pending] };
  const due = dueStandings(event, localeShown(block, event));
  if (isProblem(due)) {
    const reason = sentence(PROBLEM_TEXTS[facts.locale][due.problem], due.values);
    return { ...NOTHING, unchecked: [sentence(texts.unchecked.event, { reason })] };
  }
  return compared(look, block, due);
}

/** The cells of the standings as they come out, headings first. */
export function dueStandings(event: SwissEvent, locale: Locale): StandingCell[][] | Problem {
  const rows = standings(event);
  return isProblem(rows) ? rows : standingsTable(event, rows, EVENT_WORDS[locale]);
}

/** The function speaks the language of the Excel that asked last. */
function localeShown({ values: [heads = []] }: SheetBlock, event: SwissEvent): Locale {
  const alike = (locale: Locale) => {
    const due = dueStandings(event, locale);
    return isProblem(due) ? 0 : due[0]!.filter((head, i) => isShown(heads[i], head)).length;
  };
  return LOCALES.reduce((best, locale) => (alike(locale) > alike(best) ? locale : best));
}

/** Lines go by the number of the entrant: where one figure is wrong, others may stand elsewhere for it. */
function compared(look: Look, block: SheetBlock, due: StandingCell[][]): Looked {
  const { texts } = look;
  const [heads = [], ...lines] = due;
  const shown = new Map(
    block.values.slice(1).flatMap((line, i) => {
      const number = shownText(line[NUMBER]);
      return number === "" ? [] : [[number, { line, row: i + 1 }] as const];
    })
  );
  const wrongHeads = heads.flatMap((head, column) =>
    isShown(block.values[0]?.[column], head)
      ? []
      : [
          found(
            placeIn(block, 0, column),
            texts.what.standingsFormula,
            block.values[0]?.[column],
            head
          ),
        ]
  );
  const read = heads.map((head, column) => isShown(block.values[0]?.[column], head));
  // An error instead of the table, or another table: its lines say nothing.
  if (!read[NUMBER]) return { count: 1, differences: wrongHeads.slice(0, 1), unchecked: [] };
  const cells = lines.flatMap((line): Difference[] => {
    const number = String(line[NUMBER]);
    const own = shown.get(number);
    if (!own) {
      const what = sentence(texts.what.standingRow, { number });
      return [found(null, what, "", line.slice(0, 4).join(" "))];
    }
    return line.flatMap((cell, column) => {
      if (!read[column] || isShown(own.line[column], cell)) return [];
      const what = sentence(texts.what.standing, { number, column: String(heads[column]) });
      return [found(placeIn(block, own.row, column), what, own.line[column], cell)];
    });
  });
  const known = new Set(lines.map((line) => String(line[NUMBER])));
  const strangers = [...shown].flatMap(([number, { line, row }]) =>
    known.has(number)
      ? []
      : [
          found(
            placeIn(block, row, 0),
            sentence(texts.what.standingRow, { number }),
            line.slice(0, 4).map(shownText).join(" "),
            ""
          ),
        ]
  );
  const order = orderOf(
    [...shown.keys()].filter((number) => known.has(number)),
    lines.map((line) => String(line[NUMBER])).filter((number) => shown.has(number))
  );
  return {
    count: due.length * heads.length,
    differences: [
      ...wrongHeads,
      ...cells,
      ...strangers,
      ...(order
        ? [
            found(
              placeIn(block, shown.get(order[0])!.row, NUMBER),
              texts.what.standingOrder,
              order[0],
              order[1]
            ),
          ]
        : []),
    ],
    unchecked: [],
  };
}

/** Who stands first where somebody else is due. */
function orderOf(shown: readonly string[], due: readonly string[]): [string, string] | null {
  const at = shown.findIndex((number, i) => number !== due[i]);
  return at < 0 ? null : [shown[at]!, due[at]!];
}

/** Nothing that is worked out alone is ever in the log. */
function found(
  place: CellPlace | null,
  what: string,
  shown: unknown,
  due: StandingCell
): Difference {
  return {
    check: "standings",
    round: null,
    what,
    place,
    shown: shownText(shown),
    due: String(due),
    explanation: null,
  };
}
