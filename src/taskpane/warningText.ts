import type { PairingWarning } from "../pairing";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** What the director should know before the round is posted, in words. */
export function warningText(
  { code, numbers = [], round = 0 }: PairingWarning,
  { sentences, nameOf, listOf }: Words
): string {
  const names = numbers.map(nameOf);
  return phrase(sentences.warnings[code], {
    one: names[0] ?? "",
    names: listOf(names),
    pairs: listOf(pairsOf(names)),
    table: numbers[1] ?? 0,
    round,
  });
}

/** Names that stand two and two. */
function pairsOf(names: readonly string[]): string[] {
  return names.flatMap((name, i) => (i % 2 ? [] : [`${name} – ${names[i + 1] ?? ""}`]));
}
