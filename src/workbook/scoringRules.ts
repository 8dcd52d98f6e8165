import { isProblem, type Problem } from "../basics/problem";
import { TIES } from "../basics/rounding";
import { type DatumRules, SECTION_FIELDS } from "../event/datumRound";
import type { PairsBoards } from "../event/pairsEvent";
import { PAIRS_SCORINGS, type PairsRules } from "../event/pairsSession";
import {
  RESULTS_WORDS,
  SCORING_SETTINGS,
  type ScoringSetting,
  type ScoringValue,
} from "../locales/resultsWords";
import type { AobMethod } from "../scoring/butlerList";
import { CROSS_IMP_METHODS } from "../scoring/crossImps";
import type { PerWin } from "../scoring/neuberg";
import { MATCHPOINT_RULES } from "../scoring/smallGroup";
import { TEAM_SCORINGS } from "../scoring/teamBoard";
import { number, wholeNumber } from "./cellNumbers";
import { type Block, cellOf, type Filled, textOf } from "./cells";
import { knownWord, wordIn, type WordsOf } from "./knownWord";
import { placed, type PlacedProblem } from "./placedProblem";

/** How boards are scored, as far as a workbook says so. */
export interface ScoringRules {
  readonly teams: DatumRules;
  readonly pairs: PairsRules;
  readonly aob: AobMethod;
  /** One winner, or one of each direction. */
  readonly winners: 1 | 2;
}

/** The rules where nothing is said: as the datum article and the Chinese federation count. */
export const DEFAULT_SCORING: ScoringRules = {
  teams: {},
  pairs: { scoring: "MP" },
  aob: "pairs",
  winners: 1,
};

/** What of them a pairs event goes by. */
export function pairsRules({
  pairs,
  winners,
  teams: { sections },
}: ScoringRules): Pick<PairsBoards, "rules" | "winners" | "sections"> {
  return { rules: pairs, winners, sections };
}

export const scoringNames: WordsOf<ScoringSetting> = (locale) => RESULTS_WORDS[locale].settings;
const valueWords: WordsOf<ScoringValue> = (locale) => RESULTS_WORDS[locale].values;

/** Reads the settings of scoring, two columns of names and values; all others are left alone. */
export function readScoring(
  block: Block | null,
  argument: number
): { readonly rules: ScoringRules; readonly problems: readonly PlacedProblem[] } {
  const problems: PlacedProblem[] = [];
  let rules = DEFAULT_SCORING;
  for (const [row, line] of (block ?? []).entries()) {
    const [name, value] = [cellOf(line[0]), cellOf(line[1])];
    if (name === null || value === null) continue;
    const setting = knownWord(textOf(name), SCORING_SETTINGS, scoringNames);
    if (!setting) continue;
    const read = withSetting(rules, setting, value);
    if (isProblem(read)) problems.push(placed(read, { argument, row, column: 1 }));
    else rules = read;
  }
  return { rules, problems };
}

const MOST_DROPPED = 1_000;
const MOST_UNIT = 10_000;
const MOST_PLUS = 24;
const AOB_WORDS = { byPairs: "pairs", byBoards: "boards" } as const;

function withSetting(
  rules: ScoringRules,
  setting: ScoringSetting,
  cell: Filled
): ScoringRules | Problem {
  const word = <W extends ScoringValue>(known: readonly W[]) =>
    wordIn<W>(textOf(cell), known, valueWords);
  const teams = (change: DatumRules) => ({ ...rules, teams: { ...rules.teams, ...change } });
  const pairs = (change: Partial<PairsRules>) => ({
    ...rules,
    pairs: { ...rules.pairs, ...change },
  });
  const datum = (change: PairsRules["datum"]) => ({
    ...rules,
    teams: { ...rules.teams, ...change },
    pairs: { ...rules.pairs, datum: { ...rules.pairs.datum, ...change } },
  });
  switch (setting) {
    case "teams":
      return changed(word(TEAM_SCORINGS), (scoring) => teams({ scoring }));
    case "sections":
      return changed(word(SECTION_FIELDS), (sections) => teams({ sections }));
    case "drop":
      return changed(dropped(cell), (drop) => datum({ drop }));
    case "unit":
      return changed(wholeNumber(0, MOST_UNIT)(cell), (unit) => datum({ unit }));
    case "ties":
      return changed(word(TIES), (ties) => datum({ ties }));
    case "averagePlus":
      return changed(wholeNumber(0, MOST_PLUS)(cell), (plus) => ({
        ...rules,
        teams: { ...rules.teams, plus },
        pairs: { ...rules.pairs, plus },
      }));
    case "aob":
      return changed(word(["byPairs", "byBoards"]), (aob) => ({ ...rules, aob: AOB_WORDS[aob] }));
    case "pairs":
      return changed(word(PAIRS_SCORINGS), (scoring) => pairs({ scoring }));
    case "perWin":
      return changed(wholeNumber(1, 2)(cell), (perWin) => pairs({ perWin: perWin as PerWin }));
    case "crossImps":
      return changed(word(CROSS_IMP_METHODS), (crossImps) => pairs({ crossImps }));
    case "fouled":
      return changed(word(MATCHPOINT_RULES), (rule) => pairs({ rule }));
    case "winners":
      return changed(wholeNumber(1, 2)(cell), (winners) => ({
        ...rules,
        winners: winners as 1 | 2,
      }));
  }
}

/** A number of results, or a share of them: 10% is 0.1 in a cell. */
function dropped(cell: Filled): number | Problem {
  const value = number(cell);
  return !isProblem(value) && value > 0 && value < 0.5 ? value : wholeNumber(0, MOST_DROPPED)(cell);
}

function changed<T extends string | number, R>(
  value: T | Problem,
  change: (value: T) => R
): R | Problem {
  return isProblem(value) ? value : change(value);
}
