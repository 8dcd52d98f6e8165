import type { Locale } from "./locale";

/** The lists that hang on the wall. */
type WallList = "pairings" | "slips" | "results" | "standings" | "cards";

/** Headings of columns. */
type WallColumnWord =
  | "table"
  | "number"
  | "home"
  | "away"
  | "total"
  | "team"
  | "side"
  | "opponent"
  | "homeImps"
  | "awayImps"
  | "homeVP"
  | "awayVP"
  | "remark"
  | "rank"
  | "club"
  | "carryOver"
  | "round"
  | "penalty"
  | "sum"
  | "decidedBy";

/** What is said of a match or an entrant beside its figures. */
type WallRemark =
  | "bye"
  | "halfTriangle"
  | "triangleFirst"
  | "triangleSecond"
  | "metBefore"
  | "homeAbsent"
  | "awayAbsent"
  | "bothAbsent"
  | "cancelled"
  | "assigned"
  | "late"
  | "homeWon"
  | "awayWon"
  | "missing"
  | "struck"
  | "penalty"
  | "withdrawn";

/** Below a list. */
type WallNote = "provisional" | "halves" | "due";

/** Words of a match card beside those of the sheet of results. */
type CardWord = "difference" | "homePoints" | "awayPoints" | "homeRunning" | "awayRunning" | "net";

/** Words of the running chart. */
type ChartWord = "sheet" | "title" | "round" | "total" | "line" | "showTable" | "summary" | "none";

/** The words of the lists for the wall, and of the chart of running VPs, in one language. */
export interface WallWords {
  /** Names of the sheets, the round in {round}. */
  readonly sheets: Readonly<Record<WallList, string>>;
  /** What stands at the top of a list; the pairings hang by table, and by team as `teams`. */
  readonly titles: Readonly<Record<Exclude<WallList, "slips" | "cards"> | "teams", string>>;
  readonly columns: Readonly<Record<WallColumnWord, string>>;
  readonly remarks: Readonly<Record<WallRemark, string>>;
  readonly notes: Readonly<Record<WallNote, string>>;
  /** Between two remarks. */
  readonly comma: string;
  readonly slip: Readonly<Record<"table" | "boards" | "imps" | "signature", string>>;
  readonly card: Readonly<Record<CardWord, string>>;
  readonly chart: Readonly<Record<ChartWord, string>>;
}

/** The words of the wall in all languages. */
export const WALL_WORDS: Readonly<Record<Locale, WallWords>> = {
  en: {
    sheets: {
      pairings: "Round {round} pairings",
      slips: "Round {round} slips",
      results: "Round {round} results",
      standings: "Standings after {round}",
      cards: "Round {round} match cards",
    },
    titles: {
      pairings: "Round {round}: pairings by table",
      teams: "Round {round}: where each team plays",
      results: "Round {round}: results",
      standings: "Standings after round {round}",
    },
    columns: {
      table: "Table",
      number: "No.",
      home: "Home",
      away: "Away",
      total: "VP",
      team: "Team",
      side: "Side",
      opponent: "Opponent",
      homeImps: "Home IMPs",
      awayImps: "Away IMPs",
      homeVP: "Home VP",
      awayVP: "Away VP",
      remark: "Remarks",
      rank: "Rank",
      club: "Club",
      carryOver: "Carry-over",
      round: "R{round}",
      penalty: "Penalty",
      sum: "Total",
      decidedBy: "Decided by",
    },
    remarks: {
      bye: "bye",
      halfTriangle: "triangle, half match",
      triangleFirst: "triangle, first round of two",
      triangleSecond: "triangle, second round of two",
      metBefore: "met in round {round}",
      homeAbsent: "home team absent",
      awayAbsent: "away team absent",
      bothAbsent: "both teams absent",
      cancelled: "cancelled",
      assigned: "assigned by the director",
      late: "to be finished, VPs provisional",
      homeWon: "decided for the home team",
      awayWon: "decided for the away team",
      missing: "no result yet",
      struck: "results of no. {number} cancelled",
      penalty: "no. {number}: {vp} VP penalty",
      withdrawn: "withdrawn",
    },
    notes: {
      provisional: "* holds provisional VPs",
      halves: "Triangle of half matches: each team gets half the sum of its two VPs.",
      due: "Results still to come: {count}",
    },
    comma: "; ",
    slip: {
      table: "Round {round}, table {table}",
      boards: "{boards} boards",
      imps: "IMPs",
      signature: "Captain's signature",
    },
    card: {
      difference: "Diff.",
      homePoints: "Home points",
      awayPoints: "Away points",
      homeRunning: "Home so far",
      awayRunning: "Away so far",
      net: "Net IMPs",
    },
    chart: {
      sheet: "Running VP",
      title: "Running VPs of the leaders",
      round: "Round",
      total: "Total VP",
      line: "Line",
      showTable: "As a table",
      summary: "Running VPs over {rounds} rounds. Leader: {leader} with {total} VP.",
      none: "No round has been posted yet.",
    },
  },
  "zh-CN": {
    sheets: {
      pairings: "第{round}轮对阵表",
      slips: "第{round}轮成绩单",
      results: "第{round}轮成绩公告",
      standings: "第{round}轮后名次表",
      cards: "第{round}轮记分表",
    },
    titles: {
      pairings: "第 {round} 轮对阵表",
      teams: "第 {round} 轮各队台次",
      results: "第 {round} 轮成绩公告",
      standings: "第 {round} 轮后名次表",
    },
    columns: {
      table: "台号",
      number: "队号",
      home: "主队",
      away: "客队",
      total: "积分",
      team: "队名",
      side: "主客",
      opponent: "对手",
      homeImps: "主队 IMP",
      awayImps: "客队 IMP",
      homeVP: "主队 VP",
      awayVP: "客队 VP",
      remark: "备注",
      rank: "名次",
      club: "单位",
      carryOver: "带分",
      round: "第 {round} 轮",
      penalty: "罚分",
      sum: "总 VP",
      decidedBy: "依据",
    },
    remarks: {
      bye: "轮空",
      halfTriangle: "三角赛（半场）",
      triangleFirst: "三角赛（两轮之一）",
      triangleSecond: "三角赛（两轮之二）",
      metBefore: "第 {round} 轮已相遇",
      homeAbsent: "主队弃权",
      awayAbsent: "客队弃权",
      bothAbsent: "双方弃权",
      cancelled: "取消",
      assigned: "裁判裁定",
      late: "补赛，暂记 VP",
      homeWon: "判主队胜",
      awayWon: "判客队胜",
      missing: "成绩未报",
      struck: "{number} 号队成绩取消",
      penalty: "{number} 号队罚 {vp} VP",
      withdrawn: "已退出",
    },
    notes: {
      provisional: "* 含暂记 VP",
      halves: "半场三角赛：各队得其两场 VP 之和的一半。",
      due: "尚缺成绩：{count} 场",
    },
    comma: "；",
    slip: {
      table: "第 {round} 轮 第 {table} 台",
      boards: "{boards} 副",
      imps: "IMP",
      signature: "队长签字",
    },
    card: {
      difference: "分差",
      homePoints: "主队得分",
      awayPoints: "客队得分",
      homeRunning: "主队累计",
      awayRunning: "客队累计",
      net: "净 IMP",
    },
    chart: {
      sheet: "累积VP示意图",
      title: "领先各队累积 VP 示意图",
      round: "轮次",
      total: "累积 VP",
      line: "图例",
      showTable: "以表格显示",
      summary: "{rounds} 轮累积 VP。领先：{leader}，{total} VP。",
      none: "尚未公布任何一轮。",
    },
  },
  "zh-TW": {
    sheets: {
      pairings: "第{round}輪對陣表",
      slips: "第{round}輪成績單",
      results: "第{round}輪成績公告",
      standings: "第{round}輪後名次表",
      cards: "第{round}輪記分表",
    },
    titles: {
      pairings: "第 {round} 輪對陣表",
      teams: "第 {round} 輪各隊桌次",
      results: "第 {round} 輪成績公告",
      standings: "第 {round} 輪後名次表",
    },
    columns: {
      table: "桌號",
      number: "隊號",
      home: "主隊",
      away: "客隊",
      total: "積分",
      team: "隊名",
      side: "主客",
      opponent: "對手",
      homeImps: "主隊 IMP",
      awayImps: "客隊 IMP",
      homeVP: "主隊 VP",
      awayVP: "客隊 VP",
      remark: "備註",
      rank: "名次",
      club: "單位",
      carryOver: "帶分",
      round: "第 {round} 輪",
      penalty: "罰分",
      sum: "總 VP",
      decidedBy: "依據",
    },
    remarks: {
      bye: "輪空",
      halfTriangle: "三角賽（半場）",
      triangleFirst: "三角賽（兩輪之一）",
      triangleSecond: "三角賽（兩輪之二）",
      metBefore: "第 {round} 輪已相遇",
      homeAbsent: "主隊棄權",
      awayAbsent: "客隊棄權",
      bothAbsent: "雙方棄權",
      cancelled: "取消",
      assigned: "裁判裁定",
      late: "補賽，暫記 VP",
      homeWon: "判主隊勝",
      awayWon: "判客隊勝",
      missing: "成績未報",
      struck: "{number} 號隊成績取消",
      penalty: "{number} 號隊罰 {vp} VP",
      withdrawn: "已退出",
    },
    notes: {
      provisional: "* 含暫記 VP",
      halves: "半場三角賽：各隊得其兩場 VP 之和的一半。",
      due: "尚缺成績：{count} 場",
    },
    comma: "；",
    slip: {
      table: "第 {round} 輪 第 {table} 桌",
      boards: "{boards} 副",
      imps: "IMP",
      signature: "隊長簽字",
    },
    card: {
      difference: "分差",
      homePoints: "主隊得分",
      awayPoints: "客隊得分",
      homeRunning: "主隊累計",
      awayRunning: "客隊累計",
      net: "淨 IMP",
    },
    chart: {
      sheet: "累積VP示意圖",
      title: "領先各隊累積 VP 示意圖",
      round: "輪次",
      total: "累積 VP",
      line: "圖例",
      showTable: "以表格顯示",
      summary: "{rounds} 輪累積 VP。領先：{leader}，{total} VP。",
      none: "尚未公布任何一輪。",
    },
  },
};
