import type { Locale } from "./locale";

/** What keeps a step from being done, beside the problems of the core. */
export const REFUSAL_CODES = [
  "eventThere",
  "eventGone",
  "sheetThere",
  "tableGone",
  "belowTable",
  "roundNotNext",
  "noRound",
  "roundNotPosted",
  "resultTyped",
  "otherRow",
  "noScoreSheets",
  "lineLeft",
  "entrantStranger",
  "numberTaken",
  "frozen",
  "stillCalculating",
  "errorsShown",
  "nothingToFreeze",
  "notFrozen",
  "frozenDamaged",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a step is not done, in words; {text} and so on are filled in. */
export const REFUSAL_TEXTS: Readonly<Record<Locale, Readonly<Record<RefusalCode, string>>>> = {
  en: {
    eventThere: "This workbook has an event already. Set up a new one in a new workbook.",
    eventGone: "There is no event in this workbook. Set one up first.",
    sheetThere: "There is a sheet “{text}” already. Rename or delete it, then try again.",
    tableGone:
      "The table {text} is no longer in the workbook. Bring it back with Undo, or open an earlier copy.",
    belowTable:
      "“{text}” stands below the table {table}, where new rows go. Move it, then try again.",
    roundNotNext: "Round {round} cannot be posted now: the next round is {next}.",
    noRound: "No round has been posted: there is nothing to take back.",
    roundNotPosted: "Round {round} has not been posted yet. Post it first.",
    resultTyped:
      "“{text}” is typed in round {round}, where results would follow from the score sheets. Empty the cell, then try again.",
    otherRow:
      "Round {round}, table {table}: the results have a row of {text}, who do not meet there. Delete the rows of that table, then try again.",
    noScoreSheets: "There are no score sheets yet. Make those of a round first (page Results).",
    lineLeft:
      "Line {line} of what was pasted belongs to no row of the results: nothing was written. Look at it, or leave it out.",
    entrantStranger:
      "There is no entrant with number {number}. Give one from the list of entrants.",
    numberTaken: "Number {number} belongs to another entrant. Give a number of its own.",
    frozen: "This workbook is frozen for sharing. Thaw it first (page Sharing).",
    stillCalculating:
      "Some cells are still being worked out. Wait until none shows #BUSY!, then freeze again.",
    errorsShown: "Cells that show an error: {count}. Correct or empty them, then freeze again.",
    nothingToFreeze: "No formula here needs the add-in: the workbook can be sent as it is.",
    notFrozen: "This workbook is not frozen: there is nothing to thaw.",
    frozenDamaged:
      "The formulas kept when this workbook was frozen can no longer be read. Open the workbook as it was before it was frozen, or keep the values that stand here.",
  },
  "zh-CN": {
    eventThere: "本工作簿已有赛事。新赛事请在新工作簿中设置。",
    eventGone: "本工作簿中没有赛事。请先设置。",
    sheetThere: "已有名为“{text}”的工作表。请将其改名或删除后再试。",
    tableGone: "工作簿中已没有表格 {text}。请撤销删除，或打开较早的副本。",
    belowTable: "表格 {table} 下方有内容“{text}”，新行要写在那里。请移开后再试。",
    roundNotNext: "现在不能公布第 {round} 轮：下一轮是第 {next} 轮。",
    noRound: "尚未公布任何一轮，无可撤回。",
    roundNotPosted: "第 {round} 轮尚未公布。请先公布。",
    resultTyped: "第 {round} 轮已录有“{text}”，而成绩将由记分表得出。请清空该单元格后再试。",
    otherRow:
      "第 {round} 轮 {table} 台：结果表中有 {text} 的行，而这两队并不在此相遇。请删除该台的行后再试。",
    noScoreSheets: "还没有记分表。请先生成一轮的记分表（“成绩”页）。",
    lineLeft:
      "粘贴内容的第 {line} 行不属于结果表的任何一行：什么也没有写入。请查看该行，或将其略去。",
    entrantStranger: "没有编号为 {number} 的参赛队。请填参赛队表中的编号。",
    numberTaken: "编号 {number} 已属于另一参赛队。请另给编号。",
    frozen: "本工作簿已为共享而冻结。请先在“共享”页解冻。",
    stillCalculating: "有单元格仍在计算。请等到没有单元格显示 #BUSY! 后再冻结。",
    errorsShown: "有 {count} 个单元格显示错误。请改正或清空后再冻结。",
    nothingToFreeze: "这里没有公式需要本加载项：工作簿可以直接发送。",
    notFrozen: "本工作簿没有冻结，无需解冻。",
    frozenDamaged: "冻结时保留的公式已无法读取。请打开冻结前的工作簿，或保留现有的值。",
  },
  "zh-TW": {
    eventThere: "本活頁簿已有賽事。新賽事請在新活頁簿中設定。",
    eventGone: "本活頁簿中沒有賽事。請先設定。",
    sheetThere: "已有名為「{text}」的工作表。請將其改名或刪除後再試。",
    tableGone: "活頁簿中已沒有表格 {text}。請復原刪除，或開啟較早的副本。",
    belowTable: "表格 {table} 下方有內容「{text}」，新列要寫在那裡。請移開後再試。",
    roundNotNext: "現在不能公布第 {round} 輪：下一輪是第 {next} 輪。",
    noRound: "尚未公布任何一輪，無可撤回。",
    roundNotPosted: "第 {round} 輪尚未公布。請先公布。",
    resultTyped: "第 {round} 輪已錄有「{text}」，而成績將由記分表得出。請清空該儲存格後再試。",
    otherRow:
      "第 {round} 輪 {table} 桌：結果表中有 {text} 的列，而這兩隊並不在此相遇。請刪除該桌的列後再試。",
    noScoreSheets: "還沒有記分表。請先產生一輪的記分表（「成績」頁）。",
    lineLeft:
      "貼上內容的第 {line} 行不屬於結果表的任何一列：什麼也沒有寫入。請查看該行，或將其略去。",
    entrantStranger: "沒有編號為 {number} 的參賽隊。請填參賽隊表中的編號。",
    numberTaken: "編號 {number} 已屬於另一參賽隊。請另給編號。",
    frozen: "本活頁簿已為共用而凍結。請先在「共用」頁解凍。",
    stillCalculating: "有儲存格仍在計算。請等到沒有儲存格顯示 #BUSY! 後再凍結。",
    errorsShown: "有 {count} 個儲存格顯示錯誤。請改正或清空後再凍結。",
    nothingToFreeze: "這裡沒有公式需要本增益集：活頁簿可以直接寄送。",
    notFrozen: "本活頁簿沒有凍結，無需解凍。",
    frozenDamaged: "凍結時保留的公式已無法讀取。請開啟凍結前的活頁簿，或保留現有的值。",
  },
};
