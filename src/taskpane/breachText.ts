import type { Breach } from "../pairing";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** What a pairing made by hand breaks, in words. */
export function breachText(
  { code, numbers, round = 0 }: Breach,
  { sentences, nameOf, listOf }: Words
): string {
  const names = numbers.map(nameOf);
  const [one = "", other = ""] = names;
  const table = numbers[code === "tableTwice" ? 0 : 1] ?? 0;
  return phrase(sentences.breaches[code], { one, other, names: listOf(names), table, round });
}
