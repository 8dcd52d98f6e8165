import type { ProblemCode } from "../../basics/problem";

/** 输入的内容无法使用时裁判看到的话。 */
export const problems: Record<ProblemCode, string> = {
  contract: "“{text}”不是定约。请写 4S、3NTX、5C+1、4黑桃加倍、4HXX= N 或 PASS。",
  level: "“{text}”：定约的阶数是 1 到 7。",
  strain: "“{text}”：定约的花色是 C、D、H、S 或 NT（梅花、方块、红心、黑桃、无将）。",
  result: "“{text}”不是结果。刚好打成写 =，超墩写 +1，宕墩写 −2，或直接写超、宕的墩数。",
  resultMissing: "“{text}”没有结果。请给出超墩或宕墩：刚好打成写 0 或 =，超一 +1，宕二 −2。",
  resultImpossible: "“{text}”的结果不可能是 {result}：最多 {most}，最少 {least}。",
  resultContradicts: "“{text}”中的结果是 {inText}，另外给出的结果却是 {given}。",
  declarer: "“{text}”不是庄家。请写 N、E、S、W（北、东、南、西）。",
  declarerContradicts: "“{text}”中的庄家是 {inText}，另外给出的庄家却是 {given}。",
  vulnerability:
    "“{text}”不是局况。请写 TRUE 或 FALSE（庄家方有局或无局）、None、NS、EW、All（双方无局、南北有局、东西有局、双方有局），或牌号。",
  vulnerabilityNeedsDeclarer: "“{text}”只有一方有局：请写明庄家（N、E、S、W）。",
  board: "“{text}”不是牌号。请写从 1 开始的整数。",
  call: "第 {position} 个叫品“{text}”不合法。",
  auctionUnfinished: "叫牌“{text}”还没有结束：连续三家不叫才结束（一开始要四家）。",
  numberAsText: "“{text}”是文本。请输入数字。",
  number: "“{text}”不是数字。",
  wholeNumber: "“{text}”必须是 {least} 到 {most} 的整数。",
  choice: "这里不认识“{text}”。请写 {choices}。",
  numberFrom: "“{text}”必须不小于 {least}。",
  oneCell: "这里只能是一个单元格或一个值，不能是区域。",
  sizes: "各区域大小不同：这一行或列没有对应的值。",
  tooLarge: "结果太大，不可能是分数。",
  boardsMissing: "请给出比赛的副数。",
  scaleColumns: "自定的 VP 表有两列或三列：IMP 下限、胜方 VP，需要时再加负方 VP。",
  scaleCellEmpty: "VP 表中有一行不完整：要有 IMP 下限和胜方 VP。",
  workbookUnreadable:
    "Excel 没有说明哪些单元格是空的，无法区分 0 和“未打”。请重新计算（Ctrl+Alt+F9）。",
};
