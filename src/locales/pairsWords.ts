import type { Locale } from "./locale";

/** The words of the sheets of a pairs event, beside those the functions know. */
interface PairsWords {
  readonly sheets: Readonly<Record<"pairs" | "ranking" | "travellers", string>>;
  /** What a director reads beside the two settings that are not of scoring. */
  readonly meanings: Readonly<Record<"title" | "language", string>>;
  /** The sample: its title, how its pairs are called, and the remark of a board not played. */
  readonly sample: Readonly<Record<"title" | "pair" | "notPlayed", string>>;
}

/** The words, in the language of the event. */
export const PAIRS_WORDS: Readonly<Record<Locale, PairsWords>> = {
  en: {
    sheets: { pairs: "Pairs", ranking: "Ranking", travellers: "Travellers" },
    meanings: {
      title: "Stands above every sheet and below every printed page.",
      language: "The language of the headings.",
    },
    sample: {
      title: "Neuberg's formula at seven tables",
      pair: "Pair {number}",
      notPlayed: "not played",
    },
  },
  "zh-CN": {
    sheets: { pairs: "牌手", ranking: "名次", travellers: "记分单" },
    meanings: {
      title: "写在各表上方和打印页下方。",
      language: "表头的语言。",
    },
    sample: { title: "七桌的 Neuberg 公式", pair: "第 {number} 对", notPlayed: "未打" },
  },
  "zh-TW": {
    sheets: { pairs: "牌手", ranking: "名次", travellers: "記分單" },
    meanings: {
      title: "寫在各表上方和列印頁下方。",
      language: "表頭的語言。",
    },
    sample: { title: "七桌的 Neuberg 公式", pair: "第 {number} 對", notPlayed: "未打" },
  },
};
