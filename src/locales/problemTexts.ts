import type { ProblemCode } from "../basics/problem";
import type { Locale } from "./locale";
import { pairingProblems as pairingEn } from "./pairingProblems/en";
import { pairingProblems as pairingZhCN } from "./pairingProblems/zh-CN";
import { pairingProblems as pairingZhTW } from "./pairingProblems/zh-TW";
import { problems as en } from "./problems/en";
import { problems as zhCN } from "./problems/zh-CN";
import { problems as zhTW } from "./problems/zh-TW";

/** A sentence for every problem; the functions carry those a cell can show alone. */
export const PROBLEM_TEXTS: Readonly<Record<Locale, Readonly<Record<ProblemCode, string>>>> = {
  en: { ...en, ...pairingEn },
  "zh-CN": { ...zhCN, ...pairingZhCN },
  "zh-TW": { ...zhTW, ...pairingZhTW },
};
