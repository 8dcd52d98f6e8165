import { type KeptRound, postedFrom, type PostedMatch, type PostedTriangle } from "../event";
import type { ResultWord } from "../locales/eventWords";
import type { EventFacts } from "./eventBook";
import type { AnyRoundColumn } from "./bookTables";
import type { ResultWords } from "./roundFormulas";

/** A row of a new round: what stands in its cells before anything is typed. */
export type RoundRow = Partial<Record<AnyRoundColumn, string | number>>;

const PART_WORDS: Readonly<Record<PostedTriangle["part"], ResultWord>> = {
  half: "halfTriangle",
  first: "triangleFirst",
  second: "triangleSecond",
};

/** Boards of a half match: whole ones, the smaller half of an odd number. */
export function halfBoards(boards: number): number {
  return Math.max(1, Math.floor(boards / 2));
}

/** The rows of a posted round by table, then the triangle's, then who sits out. */
export function roundRows(
  kept: KeptRound,
  { boards }: Pick<EventFacts, "boards">,
  results: ResultWords
): RoundRow[] {
  const { matches, triangle, bye } = postedFrom(kept);
  const row = ({ table, home, away }: PostedMatch): RoundRow => ({
    ...(table === undefined ? {} : { table }),
    home,
    away,
    boards,
  });
  const half = halfBoards(boards);
  return [
    ...[...matches].sort((one, other) => (one.table ?? 0) - (other.table ?? 0)).map(row),
    ...(triangle?.matches ?? []).map((match) => ({
      ...row(match),
      ...(triangle?.part === "half" ? { boards: half } : {}),
      result: results[PART_WORDS[triangle!.part]],
    })),
    ...(bye === undefined ? [] : [{ home: bye, result: results.bye }]),
  ];
}
