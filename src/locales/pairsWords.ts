import type { Locale } from "./locale";

/** The words of the sheets of a pairs event, beside those the functions know. */
interface PairsWords {
  readonly sheets: Readonly<Record<"pairs" | "ranking" | "travellers", string>>;
  /** The sample: its title, how its pairs are called, and the remark of a board not played. */
  readonly sample: Readonly<Record<"title" | "pair" | "notPlayed", string>>;
}

/** The words, in the language of the event. */
export const PAIRS_WORDS: Readonly<Record<Locale, PairsWords>> = {
  en: {
    sheets: { pairs: "Pairs", ranking: "Ranking", travellers: "Travellers" },
    sample: {
      title: "Neuberg's formula at seven tables",
      pair: "Pair {number}",
      notPlayed: "not played",
    },
  },
  "zh-CN": {
    sheets: { pairs: "牌手", ranking: "名次", travellers: "记分单" },
    sample: { title: "七桌的 Neuberg 公式", pair: "第 {number} 对", notPlayed: "未打" },
  },
  "zh-TW": {
    sheets: { pairs: "牌手", ranking: "名次", travellers: "記分單" },
    sample: { title: "七桌的 Neuberg 公式", pair: "第 {number} 對", notPlayed: "未打" },
  },
};
