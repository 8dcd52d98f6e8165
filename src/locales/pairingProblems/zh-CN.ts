import type { PairingCode } from "../../basics/problem";

/** What a director reads when a round cannot be paired so. */
export const pairingProblems: Record<PairingCode, string> = {
  entrantCount: "比赛要有 {least} 到 {most} 个参赛单位，这里有 {text} 个。",
  playedLater: "{field}：第 {text} 轮不在要编排的第 {round} 轮之前。只能给出以前各轮。",
  pairWithItself: "{field}：{number} 号不能对自己。请写两个不同的编号。",
  fieldWhole: "{field}：“{text}”必须是 {least} 到 {most} 的整数。",
  fieldNumber: "{field}：“{text}”必须是数字。",
  fieldText: "{field}：“{text}”必须是文字。",
  fieldChoice: "{field}：这里不认识“{text}”。请写 {choices}。",
  fieldList: "{field}：“{text}”必须是列表。",
  fieldPair: "{field}：“{text}”必须是两个编号。",
  fieldObject: "{field}：“{text}”必须是带字段名的对象。",
  fieldStrange: "不认识 {field}。这里可以写 {choices}。",
  winsMissing: "{number} 号没有胜场数。先比胜场时每个单位都要有。",
  lockStranger: "{number} 号被指定，但不参加本轮。",
  lockTwice: "{number} 号被指定了两次。请只留一个。",
  lockForbidden: "{one} 和 {other} 被指定对阵，但又禁止相遇。请去掉其中一条。",
  lockBye: "{number} 号不能轮空：单位数是双数，轮空后就少一个对手。只有单数时才有轮空。",
  lockTriangle: "{number} 号的三角赛本轮继续，不能另作指定。",
  lockImpossible: "指定 {text} 后，其余单位无法全部配对。请取消这个指定。",
  noPairing: "禁止相遇的规定使编排无法完成：{numbers} 不能都有对手。请放开一对。",
  triangleRounds:
    "两轮的三角赛要求总轮数是双数，本次比赛有 {rounds} 轮。请改用半场三角赛或轮空，或改变轮数。",
  resultDue: "第 {round} 轮 {home} 对 {away} 还没有结果。请输入，或标明补赛。",
};
