import type { ResultWord, SettingName } from "./eventWords";
import type { Locale } from "./locale";
import type { PlanSetting } from "./sheetWords";

/** What a director reads beside each setting, and beside each word for a result. */
export interface Meanings {
  readonly settings: Readonly<Record<SettingName | PlanSetting, string>>;
  readonly results: Readonly<Record<ResultWord, string>>;
}

/** The meanings, in the language of the event. */
export const MEANINGS: Readonly<Record<Locale, Meanings>> = {
  en: {
    settings: {
      title: "Stands at the head of every sheet.",
      language: "Of the sheets; they are read in any of the three.",
      rounds: "Rounds planned.",
      boards: "Boards in a match. A match cut short: change the boards in its row.",
      scale:
        "From IMPs to VPs: WBF (2013, continuous), WBF-D (discrete), WBF-10 (10–0, for half matches), ACBL20, ACBL30.",
      entry:
        "IMPs of both sides, each 0 or more; or one margin, positive for home, of which tie-breaks by IMPs know nothing.",
      byeVP: "VPs of an entrant that sits out.",
      lateVP: "VPs of each side of a late match, until its result is there.",
      missedVP: "VPs for a round missed before a late entry.",
      forfeitVP: "VPs of a side whose opponent is absent.",
      absentVP: "VPs of an absent side.",
      withdrawal:
        "Results of an entrant that leaves before half the event: they stand, or are cancelled.",
      order: "What ranks first: VPs, or won matches and then VPs.",
      tieBreaks:
        "What separates equals, in this order, with commas between: between them, IMPs between them, IMP quotient, opponents' VPs, opponents' average, lot.",
      seed: "The lots are drawn from this number; with the same number they come out the same.",
      odd: "What an odd number does: one sits out; three play half matches in one round, or full matches over two.",
      firstRound:
        "Snake: 1 meets the last; slide: 1 meets the first of the lower half; adjacent: 1 meets 2; halves drawn: the upper half against the lower. “Snake or drawn”: snake where every strength is known.",
      firstBy: "By what round 1 lines up: strength, or number.",
      firstBye: "Who sits out in round 1.",
      home: "By round: the smaller number in odd rounds, the larger in even ones. By table: the same with tables. Balanced: who was home less often.",
      seating: "Down the standings, or home entrants stay at their tables.",
      sameClub: "Up to this round members of one club are kept apart as far as possible. 0: never.",
      forbidden: "Pairs of numbers that never meet, such as 3-7; 4-9.",
      repeatsFrom: "From this round on the upper half may meet again. Empty: nobody may.",
      lag: "1: paired on the standings of the round before the last. 0: of the last.",
    },
    results: {
      played: "VPs by the scale. May be left out.",
      homeWon: "A draw that was decided: home won. Only where wins rank first.",
      awayWon: "A draw that was decided: away won. Only where wins rank first.",
      homeAbsent: "Home did not come.",
      awayAbsent: "Away did not come.",
      bothAbsent: "Neither came.",
      cancelled: "Does not count; the two may meet later.",
      assigned: "VPs as the director decides: type both as adjusted.",
      late: "Not finished; these VPs until it is. Delete the word when the result is typed.",
      bye: "Sits out.",
      halfTriangle: "Three play half matches in this round; each gets half the sum of its two VPs.",
      triangleFirst: "First round of a triangle: the results are typed in the next round.",
      triangleSecond: "Second round of a triangle.",
    },
  },
  "zh-CN": {
    settings: {
      title: "显示于每张表的顶端。",
      language: "各表所用语言；读取时三种语言均可。",
      rounds: "计划轮数。",
      boards: "每场比赛的牌副数。某场缩短时，改该行的副数。",
      scale:
        "IMP 换算 VP：WBF（2013 连续制）、WBF-D（离散制）、WBF-10（10–0，用于半场）、ACBL20、ACBL30。",
      entry: "录双方 IMP（均不小于 0），或录 IMP 差（主队多为正；此时 IMP 类小分不起作用）。",
      byeVP: "轮空一方所得 VP。",
      lateVP: "补赛未完时双方各得的 VP。",
      missedVP: "中途加入前每缺一轮所得 VP。",
      forfeitVP: "对方弃权时所得 VP。",
      absentVP: "弃权一方所得 VP。",
      withdrawal: "未赛满一半而退出者的成绩：有效或取消。",
      order: "先比什么：VP；或先比胜场，再比 VP。",
      tieBreaks:
        "VP 相同时依次比较，以逗号分隔：相互胜负、相互 IMP、IMP 率、对手 VP 和、对手平均、抽签。",
      seed: "抽签由此数产生；同一个数，抽出的结果相同。",
      odd: "参赛队为单数时：一队轮空；或三队在一轮内赛半场；或在两轮内赛全场。",
      firstRound:
        "首尾：1 对最末；拦腰：1 对下半区第一；临近：1 对 2；半区：上半区抽签对下半区。“蛇形或抽签”：实力俱全时用首尾，否则抽签。",
      firstBy: "首轮按什么排序：实力或编号。",
      firstBye: "首轮由谁轮空。",
      home: "按轮次：单数轮小号为主队，双数轮大号为主队。按台次：台号单双同理。主客均衡：主队次数少者为主队。",
      seating: "按名次排台，或主队留在原台。",
      sameClub: "到这一轮为止，同单位尽量不相遇。0：不回避。",
      forbidden: "不得相遇的编号，如 3-7; 4-9。",
      repeatsFrom: "自这一轮起，上半区可以重遇。留空：不可重遇。",
      lag: "1：按上上轮后的名次编排。0：按上一轮后的名次。",
    },
    results: {
      played: "按标尺得 VP。可不填。",
      homeWon: "平局经裁定主队胜。仅用于先比胜场时。",
      awayWon: "平局经裁定客队胜。仅用于先比胜场时。",
      homeAbsent: "主队未到。",
      awayAbsent: "客队未到。",
      bothAbsent: "双方均未到。",
      cancelled: "不计成绩，双方以后可以再遇。",
      assigned: "VP 由裁判长裁定：双方均填裁定 VP。",
      late: "未赛完；在此之前各得此 VP。录入成绩后请删去此词。",
      bye: "本轮不赛。",
      halfTriangle: "三队本轮互赛半场，各得两场 VP 之和的一半。",
      triangleFirst: "三角赛第一轮：成绩在下一轮录入。",
      triangleSecond: "三角赛第二轮。",
    },
  },
  "zh-TW": {
    settings: {
      title: "顯示於每張表的頂端。",
      language: "各表所用語言；讀取時三種語言均可。",
      rounds: "計劃輪數。",
      boards: "每場比賽的牌副數。某場縮短時，改該列的副數。",
      scale:
        "IMP 換算 VP：WBF（2013 連續制）、WBF-D（離散制）、WBF-10（10–0，用於半場）、ACBL20、ACBL30。",
      entry: "錄雙方 IMP（均不小於 0），或錄 IMP 差（主隊多為正；此時 IMP 類小分不起作用）。",
      byeVP: "輪空一方所得 VP。",
      lateVP: "補賽未完時雙方各得的 VP。",
      missedVP: "中途加入前每缺一輪所得 VP。",
      forfeitVP: "對方棄權時所得 VP。",
      absentVP: "棄權一方所得 VP。",
      withdrawal: "未賽滿一半而退出者的成績：有效或取消。",
      order: "先比什麼：VP；或先比勝場，再比 VP。",
      tieBreaks:
        "VP 相同時依次比較，以逗號分隔：相互勝負、相互 IMP、IMP 率、對手 VP 和、對手平均、抽籤。",
      seed: "抽籤由此數產生；同一個數，抽出的結果相同。",
      odd: "參賽隊為單數時：一隊輪空；或三隊在一輪內賽半場；或在兩輪內賽全場。",
      firstRound:
        "首尾：1 對最末；攔腰：1 對下半區第一；鄰近：1 對 2；半區：上半區抽籤對下半區。「蛇形或抽籤」：實力俱全時用首尾，否則抽籤。",
      firstBy: "首輪按什麼排序：實力或編號。",
      firstBye: "首輪由誰輪空。",
      home: "按輪次：單數輪小號為主隊，雙數輪大號為主隊。按桌次：桌號單雙同理。主客均衡：主隊次數少者為主隊。",
      seating: "按名次排桌，或主隊留在原桌。",
      sameClub: "到這一輪為止，同單位盡量不相遇。0：不迴避。",
      forbidden: "不得相遇的編號，如 3-7; 4-9。",
      repeatsFrom: "自這一輪起，上半區可以重遇。留空：不可重遇。",
      lag: "1：按上上輪後的名次編排。0：按上一輪後的名次。",
    },
    results: {
      played: "按標尺得 VP。可不填。",
      homeWon: "平局經裁定主隊勝。僅用於先比勝場時。",
      awayWon: "平局經裁定客隊勝。僅用於先比勝場時。",
      homeAbsent: "主隊未到。",
      awayAbsent: "客隊未到。",
      bothAbsent: "雙方均未到。",
      cancelled: "不計成績，雙方以後可以再遇。",
      assigned: "VP 由裁判長裁定：雙方均填裁定 VP。",
      late: "未賽完；在此之前各得此 VP。錄入成績後請刪去此詞。",
      bye: "本輪不賽。",
      halfTriangle: "三隊本輪互賽半場，各得兩場 VP 之和的一半。",
      triangleFirst: "三角賽第一輪：成績在下一輪錄入。",
      triangleSecond: "三角賽第二輪。",
    },
  },
};
