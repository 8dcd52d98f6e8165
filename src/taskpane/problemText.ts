import type { Problem } from "../basics/problem";
import { sentence } from "../locales/sentence";
import type { Words } from "./words";

/** What is wrong, in words. */
export function problemText({ problem, values }: Problem, { problems }: Words): string {
  return sentence(problems[problem], values);
}
