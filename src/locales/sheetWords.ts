import type { Locale } from "./locale";

/**
 * Settings of an event that its standings do not depend on; those they do depend on are in
 * eventWords.ts, which the functions carry.
 */
export const PLAN_SETTINGS = [
  "title",
  "language",
  "boards",
  "scale",
  "entry",
  "odd",
  "firstRound",
  "firstBy",
  "firstBye",
  "home",
  "seating",
  "sameClub",
  "forbidden",
  "repeatsFrom",
  "lag",
] as const;
export type PlanSetting = (typeof PLAN_SETTINGS)[number];

/** Columns of the entrants that the standings do not read. */
export const MORE_ENTRANT_COLUMNS = ["club", "strength"] as const;
export type MoreEntrantColumn = (typeof MORE_ENTRANT_COLUMNS)[number];

/** Columns of a round that the standings do not read. */
export const MORE_ROUND_COLUMNS = [
  "homeName",
  "awayName",
  "boards",
  "margin",
  "homeAdjusted",
  "awayAdjusted",
  "note",
] as const;
export type MoreRoundColumn = (typeof MORE_ROUND_COLUMNS)[number];

/** Columns of the log. */
export const LOG_COLUMNS = [
  "time",
  "round",
  "step",
  "detail",
  "before",
  "after",
  "reason",
] as const;
export type LogColumn = (typeof LOG_COLUMNS)[number];

/** How a language calls itself; the setting "Language" is one of these, or a code such as zh-CN. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};

/** What the settings are about; they stand under these headings. */
export const SETTING_GROUPS = ["event", "scoring", "pairing"] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** What was done, in the log. */
export const LOG_STEPS = [
  "setUp",
  "entered",
  "withdrawn",
  "posted",
  "undone",
  "scoreSheets",
  "pasted",
  "wall",
  "byHand",
  "verified",
  "language",
] as const;
export type LogStep = (typeof LOG_STEPS)[number];

/** Words that a setting of the plan may have. */
export const PLAN_VALUES = {
  entry: ["imps", "margin"],
  odd: ["bye", "halfTriangle", "fullTriangle"],
  firstRound: ["article", "draw", "snake", "slide", "adjacent", "halves"],
  firstBy: ["strength", "number"],
  firstBye: ["largest", "drawn"],
  home: ["parity", "smaller", "better", "table", "balance"],
  seating: ["standing", "stationary"],
} as const;
type ValuesOf<K extends keyof typeof PLAN_VALUES> = (typeof PLAN_VALUES)[K][number];

/** The words of an event's sheets in one language. */
export interface SheetWords {
  /** Names of sheets; `round` has the number in {round}. */
  readonly sheets: Readonly<Record<"event" | "entrants" | "round" | "standings" | "log", string>>;
  readonly settings: Readonly<Record<PlanSetting, string>>;
  readonly values: {
    readonly [K in keyof typeof PLAN_VALUES]: Readonly<Record<ValuesOf<K>, string>>;
  };
  readonly entrants: Readonly<Record<MoreEntrantColumn, string>>;
  readonly round: Readonly<Record<MoreRoundColumn, string>>;
  readonly log: Readonly<Record<LogColumn, string>>;
  readonly groups: Readonly<Record<SettingGroup, string>>;
  readonly steps: Readonly<Record<LogStep, string>>;
  /** Headings of the settings and of the kinds of results. */
  readonly headings: Readonly<Record<"setting" | "value" | "meaning" | "result", string>>;
  /** What stands where the standings will be. */
  readonly standingsLater: string;
  /** At the foot of a printed page; Excel fills in &P and &N. */
  readonly page: string;
  /** What a cell says to somebody who types what cannot be read. */
  readonly accepts: Readonly<
    Record<"whole" | "wholeFrom0" | "anyWhole" | "number" | "numberFrom0" | "choice", string>
  >;
}

/** The words of an event's sheets; a sheet may be written in any of the languages. */
export const SHEET_WORDS: Readonly<Record<Locale, SheetWords>> = {
  en: {
    sheets: {
      event: "Event",
      entrants: "Entrants",
      round: "Round {round}",
      standings: "Standings",
      log: "Log",
    },
    settings: {
      title: "Title",
      language: "Language",
      boards: "Boards",
      scale: "VP scale",
      entry: "Results typed as",
      odd: "Odd field",
      firstRound: "First round",
      firstBy: "Lined up by",
      firstBye: "First bye",
      home: "Home",
      seating: "Tables",
      sameClub: "Clubs apart until",
      forbidden: "Never meet",
      repeatsFrom: "Top half may repeat from",
      lag: "Standings behind",
    },
    values: {
      entry: { imps: "IMPs of both sides", margin: "margin" },
      odd: {
        bye: "bye",
        halfTriangle: "triangle of half matches",
        fullTriangle: "triangle over two rounds",
      },
      firstRound: {
        article: "snake or drawn",
        draw: "drawn",
        snake: "snake",
        slide: "slide",
        adjacent: "adjacent",
        halves: "halves drawn",
      },
      firstBy: { strength: "strength", number: "number" },
      firstBye: { largest: "largest number", drawn: "drawn" },
      home: {
        parity: "by round",
        smaller: "smaller number",
        better: "better placed",
        table: "by table",
        balance: "balanced",
      },
      seating: { standing: "by standing", stationary: "home stays" },
    },
    entrants: { club: "Club", strength: "Strength" },
    round: {
      homeName: "Home",
      awayName: "Away",
      boards: "Boards",
      margin: "Margin",
      homeAdjusted: "Home adjusted",
      awayAdjusted: "Away adjusted",
      note: "Note",
    },
    log: {
      time: "Time",
      round: "Round",
      step: "Step",
      detail: "Detail",
      before: "Before",
      after: "After",
      reason: "Reason",
    },
    groups: { event: "Event", scoring: "Scoring", pairing: "Pairing" },
    steps: {
      setUp: "set up",
      entered: "entered",
      withdrawn: "withdrawn",
      posted: "posted",
      undone: "taken back",
      scoreSheets: "score sheets",
      pasted: "results pasted",
      wall: "for the wall",
      byHand: "changed by hand",
      verified: "verified",
      language: "language",
    },
    headings: { setting: "Setting", value: "Value", meaning: "Meaning", result: "Result" },
    standingsLater: "The standings stand here from round 1 on.",
    page: "Page &P of &N",
    accepts: {
      whole: "Type a whole number from 1.",
      wholeFrom0: "Type a whole number from 0.",
      anyWhole: "Type a whole number.",
      number: "Type a number.",
      numberFrom0: "Type a number, 0 or more.",
      choice: "Choose from the list.",
    },
  },
  "zh-CN": {
    sheets: {
      event: "赛事",
      entrants: "参赛队",
      round: "第{round}轮",
      standings: "名次",
      log: "记录",
    },
    settings: {
      title: "赛事名称",
      language: "语言",
      boards: "每场副数",
      scale: "VP 标尺",
      entry: "成绩录入",
      odd: "单数队时",
      firstRound: "首轮",
      firstBy: "首轮排序",
      firstBye: "首轮轮空",
      home: "主队",
      seating: "台次",
      sameClub: "同单位回避至",
      forbidden: "不得相遇",
      repeatsFrom: "上半区可重遇自",
      lag: "名次滞后",
    },
    values: {
      entry: { imps: "双方 IMP", margin: "IMP 差" },
      odd: { bye: "轮空", halfTriangle: "三角赛（半场）", fullTriangle: "三角赛（两轮）" },
      firstRound: {
        article: "蛇形或抽签",
        draw: "抽签",
        snake: "首尾",
        slide: "拦腰",
        adjacent: "临近",
        halves: "半区",
      },
      firstBy: { strength: "实力", number: "编号" },
      firstBye: { largest: "最大编号", drawn: "抽签" },
      home: {
        parity: "按轮次",
        smaller: "编号小者",
        better: "名次前者",
        table: "按台次",
        balance: "主客均衡",
      },
      seating: { standing: "按名次", stationary: "主队不动" },
    },
    entrants: { club: "单位", strength: "实力" },
    round: {
      homeName: "主队",
      awayName: "客队",
      boards: "副数",
      margin: "IMP 差",
      homeAdjusted: "主队裁定 VP",
      awayAdjusted: "客队裁定 VP",
      note: "备注",
    },
    log: {
      time: "时间",
      round: "轮次",
      step: "步骤",
      detail: "内容",
      before: "原值",
      after: "新值",
      reason: "原因",
    },
    groups: { event: "赛事", scoring: "计分", pairing: "编排" },
    steps: {
      setUp: "设置",
      entered: "报名",
      withdrawn: "退出",
      posted: "公布",
      undone: "撤回",
      scoreSheets: "记分表",
      pasted: "粘贴结果",
      wall: "张贴",
      byHand: "手工修改",
      verified: "核对",
      language: "语言",
    },
    headings: { setting: "设置", value: "值", meaning: "含义", result: "结果" },
    standingsLater: "第 1 轮公布后，名次显示于此。",
    page: "第 &P 页，共 &N 页",
    accepts: {
      whole: "请输入 1 以上的整数。",
      wholeFrom0: "请输入 0 以上的整数。",
      anyWhole: "请输入整数。",
      number: "请输入数字。",
      numberFrom0: "请输入 0 以上的数字。",
      choice: "请从列表中选择。",
    },
  },
  "zh-TW": {
    sheets: {
      event: "賽事",
      entrants: "參賽隊",
      round: "第{round}輪",
      standings: "名次",
      log: "記錄",
    },
    settings: {
      title: "賽事名稱",
      language: "語言",
      boards: "每場副數",
      scale: "VP 標尺",
      entry: "成績錄入",
      odd: "單數隊時",
      firstRound: "首輪",
      firstBy: "首輪排序",
      firstBye: "首輪輪空",
      home: "主隊",
      seating: "桌次",
      sameClub: "同單位迴避至",
      forbidden: "不得相遇",
      repeatsFrom: "上半區可重遇自",
      lag: "名次落後",
    },
    values: {
      entry: { imps: "雙方 IMP", margin: "IMP 差" },
      odd: { bye: "輪空", halfTriangle: "三角賽（半場）", fullTriangle: "三角賽（兩輪）" },
      firstRound: {
        article: "蛇形或抽籤",
        draw: "抽籤",
        snake: "首尾",
        slide: "攔腰",
        adjacent: "鄰近",
        halves: "半區",
      },
      firstBy: { strength: "實力", number: "編號" },
      firstBye: { largest: "最大編號", drawn: "抽籤" },
      home: {
        parity: "按輪次",
        smaller: "編號小者",
        better: "名次前者",
        table: "按桌次",
        balance: "主客均衡",
      },
      seating: { standing: "按名次", stationary: "主隊不動" },
    },
    entrants: { club: "單位", strength: "實力" },
    round: {
      homeName: "主隊",
      awayName: "客隊",
      boards: "副數",
      margin: "IMP 差",
      homeAdjusted: "主隊裁定 VP",
      awayAdjusted: "客隊裁定 VP",
      note: "備註",
    },
    log: {
      time: "時間",
      round: "輪次",
      step: "步驟",
      detail: "內容",
      before: "原值",
      after: "新值",
      reason: "原因",
    },
    groups: { event: "賽事", scoring: "計分", pairing: "編排" },
    steps: {
      setUp: "設定",
      entered: "報名",
      withdrawn: "退出",
      posted: "公布",
      undone: "撤回",
      scoreSheets: "記分表",
      pasted: "貼上結果",
      wall: "張貼",
      byHand: "手動修改",
      verified: "核對",
      language: "語言",
    },
    headings: { setting: "設定", value: "值", meaning: "含義", result: "結果" },
    standingsLater: "第 1 輪公布後，名次顯示於此。",
    page: "第 &P 頁，共 &N 頁",
    accepts: {
      whole: "請輸入 1 以上的整數。",
      wholeFrom0: "請輸入 0 以上的整數。",
      anyWhole: "請輸入整數。",
      number: "請輸入數字。",
      numberFrom0: "請輸入 0 以上的數字。",
      choice: "請從清單中選擇。",
    },
  },
};
