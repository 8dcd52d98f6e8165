import { LOCALES, type Locale } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { MEANINGS } from "../locales/settingMeanings";
import { LANGUAGE_NAMES, SHEET_WORDS } from "../locales/sheetWords";
import type { TableKind } from "./appendRows";
import { type AnyEntrantColumn, entrantHeadings } from "./bookTables";
import { listOf, wholeFrom } from "./cellRules";
import { DESK_PAIRS } from "./eventNames";
import type { PairsPlan } from "./pairsDesk";
import {
  drawScoring,
  firstSettingCell,
  PAIRS_SETTINGS,
  SCORING_WIDTHS,
  type ScoringLine,
  scoringLines,
} from "./scoringSheet";
import { newTableSheet } from "./tableSheet";
import type { Writes } from "./writeWhole";

const COLUMNS = ["number", "name", "club"] as const satisfies readonly AnyEntrantColumn[];
const WIDTHS = [50, 220, 120];
const BETWEEN_WIDTHS = [24, 24];

/** The table of pairs, wherever its columns stand. */
export const PAIRS_KIND: TableKind<AnyEntrantColumn> = {
  columns: COLUMNS,
  headings: entrantHeadings,
  format: (column) => (column === "number" ? "General" : "@"),
};

const SCORING_COLUMN = WIDTHS.length + BETWEEN_WIDTHS.length;

/** A formula for the title of the event, on any of its sheets. */
export function pairsTitle(locale: Locale): string {
  return `=${firstSettingCell(PAIRS_WORDS[locale].sheets.pairs, SCORING_COLUMN)}&""`;
}

/** Makes the sheet of pairs, and beside them the settings of the event. */
export function newPairsSheet(plan: PairsPlan): Writes {
  const { facts, pairs } = plan;
  return newTableSheet(
    {
      facts,
      name: PAIRS_WORDS[facts.locale].sheets.pairs,
      title: pairsTitle(facts.locale),
      widths: [...WIDTHS, ...BETWEEN_WIDTHS, ...SCORING_WIDTHS],
      table: DESK_PAIRS,
      kind: PAIRS_KIND,
      rule: (column) => (column === "number" ? wholeFrom(1) : null),
      rows: pairs.map(({ number, name, club }) => ({ number, name, club })),
    },
    (sheet) => drawScoring(sheet, SCORING_COLUMN, settingLines(plan), facts.locale)
  );
}

/** Title and language come first: the title where `pairsTitle` looks for it. */
function settingLines({ facts, scoring, winners, perWin, rows }: PairsPlan): ScoringLine[] {
  const { title, locale } = facts;
  const { settings } = SHEET_WORDS[locale];
  const meanings = MEANINGS[locale].settings;
  const hasSections = rows.some(({ section }) => section !== undefined);
  return [
    { name: settings.title, value: title, rule: null, meaning: meanings.title },
    {
      name: settings.language,
      value: LANGUAGE_NAMES[locale],
      rule: listOf(LOCALES.map((one) => LANGUAGE_NAMES[one])),
      meaning: meanings.language,
    },
    ...scoringLines([...PAIRS_SETTINGS, ...(hasSections ? (["sections"] as const) : [])], locale, {
      pairs: RESULTS_WORDS[locale].values[scoring],
      winners,
      perWin,
    }),
  ];
}
