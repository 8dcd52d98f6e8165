import { NAMED_VALUES, type Outcome } from "./outcome";
import { phrase } from "./phrase";
import { stepProblemText } from "./problemText";
import type { Words } from "./words";

/** What came of it, in words. */
export function outcomeText(outcome: Outcome, words: Words): string {
  const { sentences, listOf, textOf } = words;
  switch (outcome.kind) {
    case "done":
      return phrase(sentences.done[outcome.step], named(outcome.values, words));
    case "note": {
      const note = phrase(sentences.notes[outcome.note], named(outcome.values, words));
      return outcome.movesGone ? textOf([note, sentences.movesGone]) : note;
    }
    case "problem":
      return stepProblemText(outcome.problem, words);
    case "torn":
      return phrase(sentences.failed.torn, {
        reason: outcome.reason,
        left: listOf(outcome.left),
      });
    default:
      return phrase(sentences.failed[outcome.kind], { ...outcome });
  }
}

function named(values: Readonly<Record<string, string | number>>, { nameOf }: Words) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      NAMED_VALUES.includes(key) ? nameOf(Number(value)) : value,
    ])
  );
}
