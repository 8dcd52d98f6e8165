import type { ResultWord } from "../locales/eventWords";
import type { EventFacts } from "./eventBook";
import { DESK_ENTRANTS, DESK_KINDS, roundTable } from "./eventNames";
import { BY_SCALE } from "./resultKinds";
import { type AnyRoundColumn, roundHeadings } from "./bookTables";

/** How each result is written. */
export type ResultWords = Readonly<Record<ResultWord, string>>;

/** What the formulas of a round look at outside its table. */
export interface RoundSurroundings {
  /** Headings of the columns in the tables of entrants and kinds, as they are written now. */
  readonly entrants: { readonly number: string; readonly name: string };
  readonly kinds: { readonly result: string; readonly homeVP: string; readonly awayVP: string };
  /** The scale: its cell, or its name in quotes. */
  readonly scale: string;
}

/** The formulas of a round's columns, which may have other headings; each is the same in every row. */
export function roundFormulas(
  facts: Pick<EventFacts, "locale" | "entry">,
  round: number,
  around: RoundSurroundings,
  headings: Readonly<Record<AnyRoundColumn, string>> = roundHeadings(facts.locale)
): Partial<Record<AnyRoundColumn, string>> {
  const own = (column: AnyRoundColumn) =>
    `${roundTable(round)}[[#This Row],[${inBrackets(headings[column])}]]`;
  const name = (number: string) => {
    const row = `MATCH(${number},${columnOf(DESK_ENTRANTS, around.entrants.number)},0)`;
    // "" behind the name: an empty cell would be 0, and a name that looks like a number is a text.
    return `=IFERROR(INDEX(${columnOf(DESK_ENTRANTS, around.entrants.name)},${row})&"","")`;
  };
  const vp = (adjusted: string, kindColumn: string, margin: string) => {
    const word = `MATCH(${own("result")},${columnOf(DESK_KINDS, around.kinds.result)},0)`;
    const fixed = `IFERROR(INDEX(${columnOf(DESK_KINDS, kindColumn)},${word}),"${BY_SCALE}")`;
    const scaled = `DESK.VP(${margin},${own("boards")},${around.scale})`;
    const byScale = `IF(${typedAll},${scaled},"")`;
    return `=IF(ISNUMBER(${adjusted}),${adjusted},IF(${fixed}<>"${BY_SCALE}",${fixed},${byScale}))`;
  };
  const [typedAll, homeMargin, awayMargin] =
    facts.entry === "imps"
      ? [
          `COUNT(${own("homeImps")},${own("awayImps")})=2`,
          `${own("homeImps")}-${own("awayImps")}`,
          `${own("awayImps")}-${own("homeImps")}`,
        ]
      : [`COUNT(${own("margin")})=1`, own("margin"), `0-${own("margin")}`];
  return {
    homeName: name(own("home")),
    awayName: name(own("away")),
    homeVP: vp(own("homeAdjusted"), around.kinds.homeVP, homeMargin),
    awayVP: vp(own("awayAdjusted"), around.kinds.awayVP, awayMargin),
  };
}

/** Holds for the cells of a row, given by name in `at`, whose result is still to be typed. */
export function missingResult(
  { cancelled, triangleFirst }: ResultWords,
  at: (column: AnyRoundColumn) => string
): string {
  const due = [at("home"), at("away")].map((cell) => `${cell}<>""`);
  const noneDue = [cancelled, triangleFirst].map((word) => `${at("result")}<>"${word}"`);
  return `=AND(${[...due, `${at("homeVP")}=""`, ...noneDue].join(",")})`;
}

/** The cells of a column of a table, for formulas. */
export function columnOf(table: string, heading: string): string {
  return `${table}[[#Data],[${inBrackets(heading)}]]`;
}

/** A heading as Excel wants it between brackets. */
export function inBrackets(heading: string): string {
  return heading.replace(/['#[\]]/g, "'$&");
}
