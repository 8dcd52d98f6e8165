import type { Problem } from "../basics/problem";
import { REFUSAL_TEXTS } from "../locales/refusalTexts";
import { sentence } from "../locales/sentence";
import type { StepProblem } from "../workbook/eventDesk";
import type { Words } from "./words";

/** What is wrong, in words. */
export function problemText({ problem, values }: Problem, { problems }: Words): string {
  return sentence(problems[problem], values);
}

/** What is in the way of a step, in words. */
export function stepProblemText(found: StepProblem, words: Words): string {
  return "refusal" in found
    ? sentence(REFUSAL_TEXTS[words.locale][found.refusal], found.values)
    : problemText(found, words);
}
