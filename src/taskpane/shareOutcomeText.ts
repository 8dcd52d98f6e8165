import { outcomeText } from "./outcomeText";
import { phrase } from "./phrase";
import type { ShareOutcome } from "./shareState";
import type { Words } from "./words";

/** What came of it, in words. */
export function shareOutcomeText(outcome: ShareOutcome, words: Words): string {
  const { share, textOf } = words;
  switch (outcome.kind) {
    case "told":
      return textOf([
        ...outcome.said.map(([sentence, values]) => phrase(share.done[sentence], values)),
        ...(outcome.but ? [shareOutcomeText(outcome.but, words)] : []),
      ]);
    case "wrongPassword":
      return share.wrongPassword;
    case "problem":
      return outcomeText({ kind: "problem", problem: outcome.problem, place: null }, words);
    default:
      return outcomeText(outcome, words);
  }
}
