import type { Reason, ReasonCode } from "../pairing";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** What the reasons are given for; they read differently for those who do not sit at a table. */
export type ReasonPlace = "table" | "bye" | "triangle";

/** Why a table, a bye or a triangle is as it is, in sentences. */
export function reasonTexts(
  reasons: readonly Reason[],
  place: ReasonPlace,
  words: Words
): readonly string[] {
  return reasons.flatMap((reason) => {
    const together = reasons.filter((other) => isSameMet(reason, other));
    if (together.length < 2) return [reasonText(reason, place, words)];
    return reason === together[0] ? [metText(together, words)] : [];
  });
}

/** Whether both tell whom the same entrant has met. */
function isSameMet(one: Reason, other: Reason): boolean {
  return one.code === "met" && other.code === "met" && one.numbers?.[0] === other.numbers?.[0];
}

function reasonText(reason: Reason, place: ReasonPlace, words: Words): string {
  const { numbers = [], round = 0 } = reason;
  const names = numbers.map(words.nameOf);
  const [one = "", other = ""] = names;
  // Those who would be left over stand behind the ones the sentence is about.
  const concerned = { table: 2, bye: 1, triangle: 3 }[place];
  return phrase(templateOf(reason.code, place, words), {
    one,
    other,
    names: words.listOf(names.slice(0, concerned)),
    others: words.listOf(names.slice(concerned)),
    round,
  });
}

function templateOf(code: ReasonCode, place: ReasonPlace, { sentences }: Words): string {
  const { reasons, byeReasons, triangleReasons } = sentences;
  const own: Partial<Record<ReasonCode, string>> =
    place === "bye" ? byeReasons : place === "triangle" ? triangleReasons : {};
  return own[code] ?? reasons[code];
}

/** All whom one entrant has met, in one sentence. */
function metText(reasons: readonly Reason[], { sentences, nameOf, listOf }: Words): string {
  const others = reasons.map(({ numbers = [], round = 0 }) =>
    phrase(sentences.metOne, { other: nameOf(numbers[1] ?? 0), round })
  );
  const one = nameOf(reasons[0]?.numbers?.[0] ?? 0);
  return phrase(sentences.metSeveral, { one, others: listOf(others) });
}
