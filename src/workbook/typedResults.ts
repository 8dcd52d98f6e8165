import type { ResultWord } from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import { LOG_WORDS } from "../locales/logWords";
import {
  type AnyRoundColumn,
  roundHeadings,
  type SheetRow,
  type SheetTable,
  wordOf,
} from "./bookTables";
import { textOf } from "./cells";
import { filled } from "./logText";

type Row = SheetRow<AnyRoundColumn>;

/** Words that a row is posted with. */
const POSTED: readonly (ResultWord | null)[] = [
  ...(["bye", "halfTriangle", "triangleFirst", "triangleSecond"] as const),
];

/** What is named by its heading. */
const NAMED: readonly AnyRoundColumn[] = [
  ...(["homeAdjusted", "awayAdjusted", "homePenalty", "awayPenalty", "note"] as const),
];

/**
 * All that was typed into a round, a match after the other, so that it can be typed again: IMPs or a
 * margin, words for results, VPs over their formula or adjusted, penalties and notes.
 */
export function typedResults({ rows }: SheetTable<AnyRoundColumn>, locale: Locale): string {
  const { between, comma } = LOG_WORDS[locale];
  return rows
    .flatMap((row) => {
      const typed = typedInto(row, locale);
      return typed.length > 0 ? [`${sidesText(row)} ${typed.join(comma)}`] : [];
    })
    .join(between);
}

function typedInto(row: Row, locale: Locale): string[] {
  const { option } = LOG_WORDS[locale];
  const named = (column: AnyRoundColumn) => {
    const value = typedText(row, column);
    return value === "" ? [] : [filled(option, { name: roundHeadings(locale)[column], value })];
  };
  return [
    ...bothText(row, "homeImps", "awayImps", "IMP"),
    ...named("margin"),
    ...(POSTED.includes(wordOf(row)) ? [] : [typedText(row, "result")].filter(Boolean)),
    ...bothText(row, "homeVP", "awayVP", "VP"),
    ...NAMED.flatMap(named),
  ];
}

function sidesText(row: Row): string {
  return [typedText(row, "home"), typedText(row, "away")].filter(Boolean).join("–");
}

/** Such as `40:20 IMP`; of one side alone `40: IMP`. */
function bothText(row: Row, home: AnyRoundColumn, away: AnyRoundColumn, unit: string): string[] {
  const both = [typedText(row, home), typedText(row, away)];
  return both.some(Boolean) ? [`${both.join(":")} ${unit}`] : [];
}

/** What stands in a cell, unless a formula put it there. */
function typedText(row: Row, column: AnyRoundColumn): string {
  const cell = row.cell(column);
  return cell === null || row.formula(column) !== null ? "" : textOf(cell);
}
