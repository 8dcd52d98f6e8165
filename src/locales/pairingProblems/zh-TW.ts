import type { PairingCode } from "../../basics/problem";

/** What a director reads when a round cannot be paired so. */
export const pairingProblems: Record<PairingCode, string> = {
  entrantCount: "比賽要有 {least} 到 {most} 個參賽單位，這裡有 {text} 個。",
  playedLater: "{field}：第 {text} 輪不在要編排的第 {round} 輪之前。只能給出以前各輪。",
  pairWithItself: "{field}：{number} 號不能對自己。請寫兩個不同的編號。",
  fieldWhole: "{field}：「{text}」必須是 {least} 到 {most} 的整數。",
  fieldNumber: "{field}：「{text}」必須是數字。",
  fieldText: "{field}：「{text}」必須是文字。",
  fieldChoice: "{field}：這裡不認識「{text}」。請寫 {choices}。",
  fieldList: "{field}：「{text}」必須是列表。",
  fieldPair: "{field}：「{text}」必須是兩個編號。",
  fieldObject: "{field}：「{text}」必須是帶欄位名稱的物件。",
  fieldStrange: "不認識 {field}。這裡可以寫 {choices}。",
  winsMissing: "{number} 號沒有勝場數。先比勝場時每個單位都要有。",
  lockStranger: "{number} 號被指定，但不參加本輪。",
  lockTwice: "{number} 號被指定了兩次。請只留一個。",
  lockForbidden: "{one} 和 {other} 被指定對陣，但又禁止相遇。請去掉其中一條。",
  lockBye: "{number} 號不能輪空：單位數是雙數，輪空後就少一個對手。只有單數時才有輪空。",
  lockTriangle: "{number} 號的三角賽本輪繼續，不能另作指定。",
  lockImpossible: "指定 {text} 後，其餘單位無法全部配對。請取消這個指定。",
  noPairing: "禁止相遇的規定使編排無法完成：{numbers} 不能都有對手。請放開一對。",
  triangleRounds:
    "兩輪的三角賽要求總輪數是雙數，本次比賽有 {rounds} 輪。請改用半場三角賽或輪空，或改變輪數。",
  resultDue: "第 {round} 輪 {home} 對 {away} 還沒有結果。請輸入，或標明補賽。",
};
