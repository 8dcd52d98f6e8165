import { isProblem, type Problem } from "../basics/problem";
import type { HandMadeRound, PairedTable, WhyNot } from "../pairing";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import { reasonTexts } from "./reasonText";
import type { Words } from "./words";

/** The answer to "why not one against the other?", in sentences. */
export function whyNotTexts(
  { one, other, answer }: WhyNotQuestion,
  round: HandMadeRound,
  words: Words
): readonly string[] {
  if (isProblem(answer)) return [problemText(answer, words)];
  const { sentences, nameOf, listOf } = words;
  const pair = ({ home, away }: Sides) => `${nameOf(home)} – ${nameOf(away)}`;
  const instead = answer.instead?.tables.filter(
    (table) => !meet(round.tables, table) && !(pairHas(table, one) && pairHas(table, other))
  );
  return [
    phrase(sentences.whyNot[answer.answer], {
      one: nameOf(one),
      other: nameOf(other),
      breaks: answer.breaks ? pair(answer.breaks) : "",
    }),
    ...(answer.bar ? reasonTexts([answer.bar], "table", words) : []),
    ...(answer.left.length
      ? [phrase(sentences.whyNotLeft, { names: listOf(answer.left.map(nameOf)) })]
      : []),
    ...(answer.answer !== "paired" && instead?.length
      ? [phrase(sentences.whyNotInstead, { pairs: listOf(instead.map(pair)) })]
      : []),
  ];
}

/** The two asked about, and what the engine says. */
export interface WhyNotQuestion {
  readonly one: number;
  readonly other: number;
  readonly answer: WhyNot | Problem;
}

type Sides = Pick<PairedTable, "home" | "away">;

function pairHas({ home, away }: Sides, number: number): boolean {
  return home === number || away === number;
}

function meet(tables: readonly Sides[], { home, away }: Sides): boolean {
  return tables.some((table) => pairHas(table, home) && pairHas(table, away));
}
