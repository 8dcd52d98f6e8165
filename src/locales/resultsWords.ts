import type { Locale } from "./locale";

/** Columns of the table of results, one line a board and room. */
export const BOARD_COLUMNS = [
  "section",
  "round",
  "table",
  "room",
  "board",
  "ns",
  "ew",
  "contract",
  "by",
  "result",
  "score",
  "remark",
] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** Columns of the line-ups (出场表). */
export const LINEUP_COLUMNS = [
  "section",
  "round",
  "table",
  "room",
  "from",
  "to",
  "north",
  "south",
  "east",
  "west",
] as const;
export type LineupColumn = (typeof LINEUP_COLUMNS)[number];

/** Settings of how boards are scored. */
export const SCORING_SETTINGS = [
  "teams",
  "drop",
  "unit",
  "ties",
  "averagePlus",
  "aob",
  "sections",
  "pairs",
  "perWin",
  "crossImps",
  "winners",
  "fouled",
] as const;
export type ScoringSetting = (typeof SCORING_SETTINGS)[number];

/** Words among the values of those settings. */
export type ScoringValue =
  | "IMP"
  | "BAM"
  | "AWAY"
  | "EVEN"
  | "UP"
  | "byPairs"
  | "byBoards"
  | "together"
  | "apart"
  | "MP"
  | "CROSSIMP"
  | "BUTLER"
  | "SUM"
  | "AVERAGE"
  | "WBF"
  | "EBU";

/** Headings of what is worked out from the results. */
export type BoardHeading =
  | "home"
  | "away"
  | "openContract"
  | "openScore"
  | "closedContract"
  | "closedScore"
  | "mean"
  | "datum"
  | "counted"
  | "openXimp"
  | "closedXimp"
  | "homeImps"
  | "awayImps"
  | "inDatum"
  | "rank"
  | "team"
  | "pair"
  | "boards"
  | "ximps"
  | "butler"
  | "aobPairs"
  | "aobBoards"
  | "corrected"
  | "roundBoards"
  | "roundXimps"
  | "points"
  | "percentage"
  | "nsPoints"
  | "ewPoints";

/** The words of the boards' tables in one language. */
interface ResultsWords {
  readonly board: Readonly<Record<BoardColumn, string>>;
  readonly lineup: Readonly<Record<LineupColumn, string>>;
  readonly rooms: Readonly<Record<"open" | "closed", string>>;
  readonly settings: Readonly<Record<ScoringSetting, string>>;
  readonly values: Readonly<Record<ScoringValue, string>>;
  readonly headings: Readonly<Record<BoardHeading, string>>;
}

/** Words that are written alike in every language. */
const CODES = {
  ...({ IMP: "IMP", WBF: "WBF", EBU: "EBU", BUTLER: "Butler" } as const),
};

/** The words of the boards' tables; a table may be written in any of the languages. */
export const RESULTS_WORDS: Readonly<Record<Locale, ResultsWords>> = {
  en: {
    board: {
      section: "Section",
      round: "Round",
      table: "Table",
      room: "Room",
      board: "Board",
      ns: "NS",
      ew: "EW",
      contract: "Contract",
      by: "By",
      result: "Result",
      score: "Score",
      remark: "Remark",
    },
    lineup: {
      section: "Section",
      round: "Round",
      table: "Table",
      room: "Room",
      from: "From board",
      to: "To board",
      north: "North",
      south: "South",
      east: "East",
      west: "West",
    },
    rooms: { open: "open", closed: "closed" },
    settings: {
      teams: "Teams scored by",
      drop: "Datum drops at each end",
      unit: "Datum rounded to",
      ties: "Datum halves",
      averagePlus: "Average plus in IMPs",
      aob: "AOB counts",
      sections: "Sections compared",
      pairs: "Pairs scored by",
      perWin: "Matchpoints for a win",
      crossImps: "Cross-IMPs",
      winners: "Winners",
      fouled: "Fouled boards",
    },
    values: {
      ...CODES,
      BAM: "board-a-match",
      AWAY: "away from zero",
      EVEN: "to even",
      UP: "up",
      byPairs: "each pair once",
      byBoards: "by boards",
      together: "together",
      apart: "apart",
      MP: "matchpoints",
      CROSSIMP: "cross-IMPs",
      SUM: "sum",
      AVERAGE: "average",
    },
    headings: {
      home: "Home",
      away: "Away",
      openContract: "Open room",
      openScore: "Open NS",
      closedContract: "Closed room",
      closedScore: "Closed NS",
      mean: "Mean",
      datum: "Datum",
      counted: "Results in it",
      openXimp: "Open XIMP",
      closedXimp: "Closed XIMP",
      homeImps: "Home IMP",
      awayImps: "Away IMP",
      inDatum: "In the datum",
      rank: "Rank",
      team: "Team",
      pair: "Pair",
      boards: "Boards",
      ximps: "XIMP",
      butler: "Butler",
      aobPairs: "AOB (each pair once)",
      aobBoards: "AOB (by boards)",
      corrected: "Corrected Butler",
      roundBoards: "R{round} boards",
      roundXimps: "R{round} XIMP",
      points: "Points",
      percentage: "%",
      nsPoints: "NS points",
      ewPoints: "EW points",
    },
  },
  "zh-CN": {
    board: {
      section: "组别",
      round: "轮次",
      table: "台号",
      room: "室",
      board: "牌号",
      ns: "南北",
      ew: "东西",
      contract: "定约",
      by: "庄家",
      result: "结果",
      score: "南北得分",
      remark: "备注",
    },
    lineup: {
      section: "组别",
      round: "轮次",
      table: "台号",
      room: "室",
      from: "起始牌号",
      to: "末尾牌号",
      north: "北",
      south: "南",
      east: "东",
      west: "西",
    },
    rooms: { open: "开室", closed: "闭室" },
    settings: {
      teams: "队式计分",
      drop: "Datum 两端各去掉",
      unit: "Datum 取整到",
      ties: "Datum 恰为一半",
      averagePlus: "平均分加（IMP）",
      aob: "AOB 计算",
      sections: "各组比较",
      pairs: "双人计分",
      perWin: "胜一对得比赛分",
      crossImps: "交叉 IMP",
      winners: "冠军数",
      fouled: "错牌",
    },
    values: {
      ...CODES,
      BAM: "一副一比",
      AWAY: "远离零",
      EVEN: "取偶",
      UP: "向上",
      byPairs: "每对一次",
      byBoards: "按副数",
      together: "合并",
      apart: "分开",
      MP: "比赛分",
      CROSSIMP: "交叉 IMP",
      SUM: "总和",
      AVERAGE: "平均",
    },
    headings: {
      home: "主队",
      away: "客队",
      openContract: "开室定约",
      openScore: "开室得分",
      closedContract: "闭室定约",
      closedScore: "闭室得分",
      mean: "平均",
      datum: "Datum",
      counted: "计入结果数",
      openXimp: "开室 XIMP",
      closedXimp: "闭室 XIMP",
      homeImps: "主队 IMP",
      awayImps: "客队 IMP",
      inDatum: "计入 Datum",
      rank: "名次",
      team: "队",
      pair: "牌手",
      boards: "副数",
      ximps: "XIMP",
      butler: "Butler",
      aobPairs: "AOB（每对一次）",
      aobBoards: "AOB（按副数）",
      corrected: "修正 Butler",
      roundBoards: "第{round}轮副数",
      roundXimps: "第{round}轮 XIMP",
      points: "得分",
      percentage: "%",
      nsPoints: "南北比赛分",
      ewPoints: "东西比赛分",
    },
  },
  "zh-TW": {
    board: {
      section: "組別",
      round: "輪次",
      table: "桌號",
      room: "室",
      board: "牌號",
      ns: "南北",
      ew: "東西",
      contract: "合約",
      by: "莊家",
      result: "結果",
      score: "南北得分",
      remark: "備註",
    },
    lineup: {
      section: "組別",
      round: "輪次",
      table: "桌號",
      room: "室",
      from: "起始牌號",
      to: "末尾牌號",
      north: "北",
      south: "南",
      east: "東",
      west: "西",
    },
    rooms: { open: "開室", closed: "閉室" },
    settings: {
      teams: "隊式計分",
      drop: "Datum 兩端各去掉",
      unit: "Datum 取整到",
      ties: "Datum 恰為一半",
      averagePlus: "平均分加（IMP）",
      aob: "AOB 計算",
      sections: "各組比較",
      pairs: "雙人計分",
      perWin: "勝一對得比賽分",
      crossImps: "交叉 IMP",
      winners: "冠軍數",
      fouled: "錯牌",
    },
    values: {
      ...CODES,
      BAM: "一副一比",
      AWAY: "遠離零",
      EVEN: "取偶",
      UP: "向上",
      byPairs: "每對一次",
      byBoards: "按副數",
      together: "合併",
      apart: "分開",
      MP: "比賽分",
      CROSSIMP: "交叉 IMP",
      SUM: "總和",
      AVERAGE: "平均",
    },
    headings: {
      home: "主隊",
      away: "客隊",
      openContract: "開室合約",
      openScore: "開室得分",
      closedContract: "閉室合約",
      closedScore: "閉室得分",
      mean: "平均",
      datum: "Datum",
      counted: "計入結果數",
      openXimp: "開室 XIMP",
      closedXimp: "閉室 XIMP",
      homeImps: "主隊 IMP",
      awayImps: "客隊 IMP",
      inDatum: "計入 Datum",
      rank: "名次",
      team: "隊",
      pair: "牌手",
      boards: "副數",
      ximps: "XIMP",
      butler: "Butler",
      aobPairs: "AOB（每對一次）",
      aobBoards: "AOB（按副數）",
      corrected: "修正 Butler",
      roundBoards: "第{round}輪副數",
      roundXimps: "第{round}輪 XIMP",
      points: "得分",
      percentage: "%",
      nsPoints: "南北比賽分",
      ewPoints: "東西比賽分",
    },
  },
};
