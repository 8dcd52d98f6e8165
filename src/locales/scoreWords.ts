import type { Locale } from "./locale";
import type { ScoringSetting } from "./resultsWords";

/** Headings of a round's matches as they are scored from its boards, from the left. */
export const MATCH_COLUMNS = [
  "table",
  "home",
  "away",
  "openXimp",
  "closedXimp",
  "difference",
  "winner",
  "homeImps",
  "awayImps",
  "homeMargin",
  "awayMargin",
  "homePenalty",
  "awayPenalty",
  "due",
  "in",
  "counted",
] as const;
export type MatchColumn = (typeof MATCH_COLUMNS)[number];

/** The words of the sheets that boards are scored on, beside those the functions know. */
interface ScoreWords {
  /** Names of sheets; `datum` has the round in {round}. */
  readonly sheets: Readonly<Record<"results" | "lineups" | "datum" | "butler", string>>;
  readonly matches: Readonly<Record<MatchColumn, string>>;
  /** What a director reads beside each setting of scoring. */
  readonly meanings: Readonly<Record<ScoringSetting, string>>;
  /** How a Butler list is made, below its title. */
  readonly butler: Readonly<
    Record<"CORRECTED" | "BUTLER" | "XIMP" | "TEAM" | "ranked" | "unranked" | "between", string>
  >;
  /** In the log: which boards, and how many rows. */
  readonly made: string;
  /** In the log: rows that were filled, added and written over by a paste. */
  readonly pasted: string;
  /** In the log: how many results went with a round. */
  readonly lost: string;
}

/** Remarks on boards that are words alone. */
export const REMARK_WORDS: Readonly<
  Record<Locale, Readonly<Record<"notPlayed" | "noDatum" | "turned", string>>>
> = {
  en: { notPlayed: "not played", noDatum: "not in datum", turned: "wrong direction" },
  "zh-CN": { notPlayed: "未打", noDatum: "不计 Datum", turned: "坐反" },
  "zh-TW": { notPlayed: "未打", noDatum: "不計 Datum", turned: "坐反" },
};

/** The words, in the language of the event. */
export const SCORE_WORDS: Readonly<Record<Locale, ScoreWords>> = {
  en: {
    sheets: { results: "Results", lineups: "Line-ups", datum: "Datum {round}", butler: "Butler" },
    matches: {
      table: "Table",
      home: "Home",
      away: "Away",
      openXimp: "Open XIMP",
      closedXimp: "Closed XIMP",
      difference: "Difference",
      winner: "Winner by XIMP",
      homeImps: "Home IMP",
      awayImps: "Away IMP",
      homeMargin: "Home margin",
      awayMargin: "Away margin",
      homePenalty: "Home penalty IMP",
      awayPenalty: "Away penalty IMP",
      due: "Boards due",
      in: "Boards in",
      counted: "Boards counted",
    },
    meanings: {
      teams: "What a board brings a team: IMPs, or won, tied and lost (2, 1, 0).",
      drop: "Results left out at each end before the mean is taken: a number, or a share such as 10%.",
      unit: "The datum is rounded to a multiple of this many points. 0: not rounded.",
      ties: "Where the mean lies exactly between two.",
      averagePlus: "IMPs of an average plus against the datum; an average minus loses as many.",
      aob: "Opponents' average: each opposing pair once, or as often as boards were played.",
      sections: "Whether sections have played the same deals, and share a datum.",
      pairs: "What a board brings a pair.",
      perWin: "Matchpoints for each result beaten; half for an equal one.",
      crossImps: "IMPs against every other table: added up, or their average.",
      winners: "1: one ranking. 2: one of each direction.",
      fouled: "How the groups of a fouled board are scored: as the WBF, or as the EBU.",
    },
    butler: {
      CORRECTED: "by corrected Butler",
      BUTLER: "by Butler",
      XIMP: "by XIMP",
      TEAM: "by team",
      ranked: "with ranks, though pairs have not met the same opponents",
      unranked: "without ranks: pairs have not met the same opponents",
      between: "; ",
    },
    made: "boards {first}–{last}, {count} rows",
    pasted: "rows filled: {filled}, added: {added}, written over: {over}",
    lost: "results of boards: {count}",
  },
  "zh-CN": {
    sheets: { results: "结果", lineups: "出场表", datum: "第{round}轮 Datum", butler: "Butler" },
    matches: {
      table: "台号",
      home: "主队",
      away: "客队",
      openXimp: "开室 XIMP",
      closedXimp: "闭室 XIMP",
      difference: "差",
      winner: "XIMP 胜方",
      homeImps: "主队 IMP",
      awayImps: "客队 IMP",
      homeMargin: "主队净 IMP",
      awayMargin: "客队净 IMP",
      homePenalty: "主队罚 IMP",
      awayPenalty: "客队罚 IMP",
      due: "应打副数",
      in: "已录副数",
      counted: "计分副数",
    },
    meanings: {
      teams: "一副牌给一队什么：IMP，或胜、平、负（2、1、0）。",
      drop: "取平均前两端各去掉的结果数，或比例，如 10%。",
      unit: "Datum 取整到此分数的倍数。0：不取整。",
      ties: "平均恰在两者正中时的取法。",
      averagePlus: "平均分加相对 Datum 所得 IMP；平均分减失同样多。",
      aob: "对手平均：每对对手计一次，或按所打副数计。",
      sections: "各组是否打同样的牌、共用一个 Datum。",
      pairs: "一副牌给一对牌手什么。",
      perWin: "每胜一个结果所得比赛分；相同得一半。",
      crossImps: "与其他各桌比较的 IMP：总和，或平均。",
      winners: "1：一个名次表。2：南北、东西各一个。",
      fouled: "错牌各组的计分：按 WBF，或按 EBU。",
    },
    butler: {
      CORRECTED: "按修正 Butler 排列",
      BUTLER: "按 Butler 排列",
      XIMP: "按 XIMP 排列",
      TEAM: "按队排列",
      ranked: "列名次，尽管各对所遇对手不同",
      unranked: "不列名次：各对所遇对手不同",
      between: "；",
    },
    made: "第 {first}–{last} 副，{count} 行",
    pasted: "填入 {filled} 行，新增 {added} 行，覆盖 {over} 行",
    lost: "{count} 副牌的结果",
  },
  "zh-TW": {
    sheets: { results: "結果", lineups: "出場表", datum: "第{round}輪 Datum", butler: "Butler" },
    matches: {
      table: "桌號",
      home: "主隊",
      away: "客隊",
      openXimp: "開室 XIMP",
      closedXimp: "閉室 XIMP",
      difference: "差",
      winner: "XIMP 勝方",
      homeImps: "主隊 IMP",
      awayImps: "客隊 IMP",
      homeMargin: "主隊淨 IMP",
      awayMargin: "客隊淨 IMP",
      homePenalty: "主隊罰 IMP",
      awayPenalty: "客隊罰 IMP",
      due: "應打副數",
      in: "已錄副數",
      counted: "計分副數",
    },
    meanings: {
      teams: "一副牌給一隊什麼：IMP，或勝、平、負（2、1、0）。",
      drop: "取平均前兩端各去掉的結果數，或比例，如 10%。",
      unit: "Datum 取整到此分數的倍數。0：不取整。",
      ties: "平均恰在兩者正中時的取法。",
      averagePlus: "平均分加相對 Datum 所得 IMP；平均分減失同樣多。",
      aob: "對手平均：每對對手計一次，或按所打副數計。",
      sections: "各組是否打同樣的牌、共用一個 Datum。",
      pairs: "一副牌給一對牌手什麼。",
      perWin: "每勝一個結果所得比賽分；相同得一半。",
      crossImps: "與其他各桌比較的 IMP：總和，或平均。",
      winners: "1：一個名次表。2：南北、東西各一個。",
      fouled: "錯牌各組的計分：按 WBF，或按 EBU。",
    },
    butler: {
      CORRECTED: "按修正 Butler 排列",
      BUTLER: "按 Butler 排列",
      XIMP: "按 XIMP 排列",
      TEAM: "按隊排列",
      ranked: "列名次，儘管各對所遇對手不同",
      unranked: "不列名次：各對所遇對手不同",
      between: "；",
    },
    made: "第 {first}–{last} 副，{count} 列",
    pasted: "填入 {filled} 列，新增 {added} 列，覆寫 {over} 列",
    lost: "{count} 副牌的結果",
  },
};
