import type { Locale } from "./locale";

/** Headings of the tables that functions spill, to print. */
export interface Headings {
  readonly from: string;
  readonly to: string;
  readonly andMore: string;
  readonly imps: string;
  readonly winner: string;
  readonly loser: string;
}

const HEADINGS: Record<Locale, Headings> = {
  en: {
    from: "From",
    to: "To",
    andMore: "and more",
    imps: "IMPs",
    winner: "Winner VP",
    loser: "Loser VP",
  },
  "zh-CN": {
    from: "从",
    to: "到",
    andMore: "以上",
    imps: "IMP",
    winner: "胜方 VP",
    loser: "负方 VP",
  },
  "zh-TW": {
    from: "從",
    to: "到",
    andMore: "以上",
    imps: "IMP",
    winner: "勝方 VP",
    loser: "負方 VP",
  },
};

/** The headings in a language. */
export function headings(locale: Locale): Headings {
  return HEADINGS[locale];
}
