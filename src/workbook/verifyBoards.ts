import { datumProblem, datumRound, type MatchBoard } from "../event/datumRound";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { sentence } from "../locales/sentence";
import { type BookBlocks, placeIn, type SheetBlock } from "./bookBlocks";
import type { BookTables } from "./bookTables";
import { textOf } from "./cells";
import type { EventFacts } from "./eventBook";
import { lostHeadings } from "./lostHeadings";
import type { PlacedProblem } from "./placedProblem";
import { readTeamBoards } from "./resultTables";
import { DEFAULT_SCORING, readScoring, type ScoringRules } from "./scoringRules";

/** What the boards of an event of teams come to, by the scores that are shown. */
export interface BoardsLooked {
  readonly boards: readonly MatchBoard[];
  readonly rules: ScoringRules;
  readonly nameOf: (team: number) => string;
  /** Why they cannot be worked out; null where they can. */
  readonly problem: string | null;
}

/** Works the boards of all rounds out anew. */
export function boardsLooked(
  { scored, results, scoring }: BookBlocks,
  { entrants }: BookTables,
  { locale }: EventFacts
): BoardsLooked {
  const names = new Map(
    (entrants?.rows ?? []).map((row) => [row.cell("number"), row.cell("name")] as const)
  );
  const nameOf = (team: number) => textOf(names.get(team) ?? team);
  const none = { boards: [], rules: DEFAULT_SCORING, nameOf };
  if (scored === "pairs" || !results) return { ...none, problem: null };
  const read = readTeamBoards(results.values, 0);
  const { rules, problems } = readScoring(scoring?.values ?? null, 1);
  const boards = datumRound(read.lines, rules.teams);
  const lost = lostHeadings({ results, scored });
  const [found = datumProblem(boards)] = [...lost, ...read.problems, ...problems];
  if (found) return { ...none, problem: problemText(found, [results, scoring], locale) };
  return { boards, rules, nameOf, problem: null };
}

/** With its cell: `Results D7: …`. */
function problemText(
  { problem, values, place }: PlacedProblem,
  sources: readonly (SheetBlock | null)[],
  locale: EventFacts["locale"]
): string {
  const text = sentence(PROBLEM_TEXTS[locale][problem], values);
  const block = place && sources[place.argument];
  if (!block) return text;
  const { sheet, cell } = placeIn(block, place.row, place.column);
  return `${sheet} ${cell}: ${text}`;
}
