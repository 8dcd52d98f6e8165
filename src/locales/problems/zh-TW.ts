import type { ProblemCode } from "../../basics/problem";

/** 輸入的內容無法使用時裁判看到的話。 */
export const problems: Record<ProblemCode, string> = {
  contract: "「{text}」不是合約。請寫 4S、3NTX、5C+1、4黑桃賭倍、4HXX= N 或 PASS。",
  level: "「{text}」：合約的線位是 1 到 7。",
  strain: "「{text}」：合約的花色是 C、D、H、S 或 NT（梅花、方塊、紅心、黑桃、無王）。",
  result: "「{text}」不是結果。剛好做成寫 =，超磴寫 +1，倒磴寫 −2，或直接寫超、倒的磴數。",
  resultMissing: "「{text}」沒有結果。請給出超磴或倒磴：剛好做成寫 0 或 =，超一 +1，倒二 −2。",
  resultImpossible: "「{text}」的結果不可能是 {result}：最多 {most}，最少 {least}。",
  resultContradicts: "「{text}」中的結果是 {inText}，另外給出的結果卻是 {given}。",
  declarer: "「{text}」不是莊家。請寫 N、E、S、W（北、東、南、西）。",
  declarerContradicts: "「{text}」中的莊家是 {inText}，另外給出的莊家卻是 {given}。",
  vulnerability:
    "「{text}」不是身價。請寫 TRUE 或 FALSE（莊家方有身價或無身價）、None、NS、EW、All（雙方無身價、南北有身價、東西有身價、雙方有身價），或牌號。",
  vulnerabilityNeedsDeclarer: "「{text}」只有一方有身價：請寫明莊家（N、E、S、W）。",
  board: "「{text}」不是牌號。請寫從 1 開始的整數。",
  call: "第 {position} 個叫品「{text}」不合法。",
  auctionUnfinished: "叫牌「{text}」還沒有結束：連續三家派司才結束（一開始要四家）。",
  numberAsText: "「{text}」是文字。請輸入數字。",
  number: "「{text}」不是數字。",
  wholeNumber: "「{text}」必須是 {least} 到 {most} 的整數。",
  choice: "這裡不認識「{text}」。請寫 {choices}。",
  numberFrom: "「{text}」必須不小於 {least}。",
  oneCell: "這裡只能是一個儲存格或一個值，不能是範圍。",
  sizes: "各範圍大小不同：這一列或欄沒有對應的值。",
  tooLarge: "結果太大，不可能是分數。",
  boardsMissing: "請給出比賽的牌數。",
  scaleColumns: "自訂的 VP 表有兩欄或三欄：IMP 下限、勝方 VP，需要時再加負方 VP。",
  scaleCellEmpty: "VP 表中有一列不完整：要有 IMP 下限和勝方 VP。",
  workbookUnreadable:
    "Excel 沒有說明哪些儲存格是空的，無法區分 0 和「未打」。請重新計算（Ctrl+Alt+F9）。",
};
