import { sentence } from "../locales/sentence";
import type { Finding, FindingCode } from "../workbook/findings";
import { FINDING_CODES } from "../workbook/findings";
import { problemText } from "./problemText";
import type { Words } from "./words";

/** Values that are numbers of entrants. */
const NUMBERS = ["home", "away", "number"];

/** These tell of names themselves. */
const OF_NAMES: readonly FindingCode[] = ["nameTwice", "nameMissing"];

/** What was found in the event's sheets, in words; entrants are named. */
export function findingText({ code, values }: Finding, words: Words): string {
  if (!isFindingCode(code)) return problemText({ problem: code, values }, words);
  const named = OF_NAMES.includes(code)
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          NUMBERS.includes(key) ? words.nameOf(Number(value)) : value,
        ])
      );
  return sentence(words.sentences.findings[code], named);
}

function isFindingCode(code: Finding["code"]): code is FindingCode {
  return (FINDING_CODES as readonly string[]).includes(code);
}
