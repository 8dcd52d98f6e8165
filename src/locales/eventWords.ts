import type { Locale } from "./locale";

/** Columns of the table of entrants. */
export const ENTRANT_COLUMNS = ["number", "name", "carryOver", "from", "to"] as const;
export type EntrantColumn = (typeof ENTRANT_COLUMNS)[number];

/** Columns of the table of a round. */
export const ROUND_COLUMNS = [
  "table",
  "home",
  "away",
  "homeImps",
  "awayImps",
  "result",
  "homeVP",
  "awayVP",
  "homePenalty",
  "awayPenalty",
] as const;
export type RoundColumn = (typeof ROUND_COLUMNS)[number];

/** Words in a round's column of results. */
export const RESULT_WORDS = [
  "played",
  "homeWon",
  "awayWon",
  "homeAbsent",
  "awayAbsent",
  "bothAbsent",
  "cancelled",
  "assigned",
  "late",
  "bye",
  "halfTriangle",
  "triangleFirst",
  "triangleSecond",
] as const;
export type ResultWord = (typeof RESULT_WORDS)[number];

/** Settings that the standings depend on. */
export const SETTING_NAMES = [
  "rounds",
  "byeVP",
  "lateVP",
  "missedVP",
  "forfeitVP",
  "absentVP",
  "withdrawal",
  "order",
  "tieBreaks",
  "seed",
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** Words among the values of settings, and for what decided a rank. */
export type EventValue =
  | "stand"
  | "cancel"
  | "vp"
  | "wins"
  | "headToHead"
  | "headToHeadImps"
  | "impQuotient"
  | "opponentsSum"
  | "opponentsAverage"
  | "lot";

/** Headings and words of the standings. */
type StandingWord =
  | "rank"
  | "number"
  | "name"
  | "total"
  | "decidedBy"
  | "shared"
  | "opponent"
  | "side"
  | "vp"
  | "running"
  | "home"
  | "away"
  | "round"
  | "noneLost";

/** The words of an event's tables in one language. */
export interface EventWords {
  readonly entrants: Readonly<Record<EntrantColumn, string>>;
  readonly round: Readonly<Record<RoundColumn, string>>;
  readonly results: Readonly<Record<ResultWord, string>>;
  readonly settings: Readonly<Record<SettingName, string>>;
  readonly values: Readonly<Record<EventValue, string>>;
  readonly standings: Readonly<Record<StandingWord, string>>;
}

/** The words of an event's tables; a table may be written in any of the languages. */
export const EVENT_WORDS: Readonly<Record<Locale, EventWords>> = {
  en: {
    entrants: { number: "No.", name: "Name", carryOver: "Carry-over", from: "In", to: "Out" },
    round: {
      table: "Table",
      home: "Home no.",
      away: "Away no.",
      homeImps: "Home IMPs",
      awayImps: "Away IMPs",
      result: "Result",
      homeVP: "Home VP",
      awayVP: "Away VP",
      homePenalty: "Home penalty",
      awayPenalty: "Away penalty",
    },
    results: {
      played: "played",
      homeWon: "home won",
      awayWon: "away won",
      homeAbsent: "home absent",
      awayAbsent: "away absent",
      bothAbsent: "both absent",
      cancelled: "cancelled",
      assigned: "assigned",
      late: "late",
      bye: "bye",
      halfTriangle: "half triangle",
      triangleFirst: "triangle 1",
      triangleSecond: "triangle 2",
    },
    settings: {
      rounds: "Rounds",
      byeVP: "Bye VP",
      lateVP: "Late VP",
      missedVP: "Missed VP",
      forfeitVP: "Forfeit VP",
      absentVP: "Absent VP",
      withdrawal: "Withdrawal",
      order: "Order",
      tieBreaks: "Tie-breaks",
      seed: "Seed",
    },
    values: {
      stand: "stand",
      cancel: "cancel",
      vp: "VP",
      wins: "wins",
      headToHead: "between them",
      headToHeadImps: "IMPs between them",
      impQuotient: "IMP quotient",
      opponentsSum: "opponents' VPs",
      opponentsAverage: "opponents' average",
      lot: "lot",
    },
    standings: {
      rank: "Rank",
      number: "No.",
      name: "Name",
      total: "VP",
      decidedBy: "Decided by",
      shared: "shared",
      opponent: "opponent",
      side: "side",
      vp: "VP",
      running: "total",
      home: "home",
      away: "away",
      round: "R{round} {heading}",
      noneLost: "none lost",
    },
  },
  "zh-CN": {
    entrants: { number: "编号", name: "名称", carryOver: "带分", from: "加入轮", to: "退出轮" },
    round: {
      table: "台号",
      home: "主队号",
      away: "客队号",
      homeImps: "主队 IMP",
      awayImps: "客队 IMP",
      result: "结果",
      homeVP: "主队 VP",
      awayVP: "客队 VP",
      homePenalty: "主队罚分",
      awayPenalty: "客队罚分",
    },
    results: {
      played: "已赛",
      homeWon: "主胜",
      awayWon: "客胜",
      homeAbsent: "主队弃权",
      awayAbsent: "客队弃权",
      bothAbsent: "双方弃权",
      cancelled: "取消",
      assigned: "裁定",
      late: "补赛",
      bye: "轮空",
      halfTriangle: "半场三角",
      triangleFirst: "三角一",
      triangleSecond: "三角二",
    },
    settings: {
      rounds: "轮数",
      byeVP: "轮空 VP",
      lateVP: "补赛 VP",
      missedVP: "缺轮 VP",
      forfeitVP: "弃权胜方 VP",
      absentVP: "弃权方 VP",
      withdrawal: "退出",
      order: "次序",
      tieBreaks: "小分",
      seed: "种子数",
    },
    values: {
      stand: "成绩有效",
      cancel: "成绩取消",
      vp: "VP",
      wins: "胜场",
      headToHead: "相互胜负",
      headToHeadImps: "相互 IMP",
      impQuotient: "IMP 率",
      opponentsSum: "对手 VP 和",
      opponentsAverage: "对手平均",
      lot: "抽签",
    },
    standings: {
      rank: "名次",
      number: "编号",
      name: "名称",
      total: "总 VP",
      decidedBy: "依据",
      shared: "并列",
      opponent: "对手",
      side: "主客",
      vp: "VP",
      running: "累计",
      home: "主",
      away: "客",
      round: "第 {round} 轮{heading}",
      noneLost: "未失",
    },
  },
  "zh-TW": {
    entrants: { number: "編號", name: "名稱", carryOver: "帶分", from: "加入輪", to: "退出輪" },
    round: {
      table: "桌號",
      home: "主隊號",
      away: "客隊號",
      homeImps: "主隊 IMP",
      awayImps: "客隊 IMP",
      result: "結果",
      homeVP: "主隊 VP",
      awayVP: "客隊 VP",
      homePenalty: "主隊罰分",
      awayPenalty: "客隊罰分",
    },
    results: {
      played: "已賽",
      homeWon: "主勝",
      awayWon: "客勝",
      homeAbsent: "主隊棄權",
      awayAbsent: "客隊棄權",
      bothAbsent: "雙方棄權",
      cancelled: "取消",
      assigned: "裁定",
      late: "補賽",
      bye: "輪空",
      halfTriangle: "半場三角",
      triangleFirst: "三角一",
      triangleSecond: "三角二",
    },
    settings: {
      rounds: "輪數",
      byeVP: "輪空 VP",
      lateVP: "補賽 VP",
      missedVP: "缺輪 VP",
      forfeitVP: "棄權勝方 VP",
      absentVP: "棄權方 VP",
      withdrawal: "退出",
      order: "次序",
      tieBreaks: "小分",
      seed: "種子數",
    },
    values: {
      stand: "成績有效",
      cancel: "成績取消",
      vp: "VP",
      wins: "勝場",
      headToHead: "相互勝負",
      headToHeadImps: "相互 IMP",
      impQuotient: "IMP 率",
      opponentsSum: "對手 VP 和",
      opponentsAverage: "對手平均",
      lot: "抽籤",
    },
    standings: {
      rank: "名次",
      number: "編號",
      name: "名稱",
      total: "總 VP",
      decidedBy: "依據",
      shared: "並列",
      opponent: "對手",
      side: "主客",
      vp: "VP",
      running: "累計",
      home: "主",
      away: "客",
      round: "第 {round} 輪{heading}",
      noneLost: "未失",
    },
  },
};
