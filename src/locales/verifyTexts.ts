import type { Locale } from "./locale";

/** What a verification looks at. */
type CheckWord =
  | "entries"
  | "formulas"
  | "scores"
  | "matches"
  | "vps"
  | "standings"
  | "pairings"
  | "engine"
  | "today"
  | "wall"
  | "log";

/** What differs, where no column or setting has a name for it. */
type DifferenceWord =
  | "wholeColumn"
  | "boards"
  | "boardsRow"
  | "boardsHeadings"
  | "boardsOrder"
  | "boardsOptions"
  | "boardsFormula"
  | "kinds"
  | "table"
  | "standingsFormula"
  | "standing"
  | "standingRow"
  | "standingOrder"
  | "rows"
  | "enginePairing"
  | "override"
  | "tables"
  | "replayed"
  | "paired"
  | "met"
  | "wall"
  | "logCell"
  | "logLine"
  | "logOrder"
  | "logPosted";

/** Why something could not be worked out anew. */
type UncheckedWord =
  | "seen"
  | "log"
  | "event"
  | "gone"
  | "kept"
  | "damaged"
  | "doubled"
  | "copy"
  | "scale"
  | "score"
  | "boards"
  | "match"
  | "lineups"
  | "engine"
  | "pending"
  | "interim";

/** The words of a verification in one language. */
export interface VerifyTexts {
  /** The name of its sheet. */
  readonly sheet: string;
  /** What each check is called, and how much it looked at, {count} cells, rounds or lines. */
  readonly checks: Readonly<Record<CheckWord, string>>;
  readonly counts: Readonly<Record<CheckWord, string>>;
  readonly columns: Readonly<
    Record<"check" | "round" | "what" | "cell" | "shown" | "due" | "explanation", string>
  >;
  /** When, and by which version. */
  readonly made: string;
  readonly clean: string;
  /** Nothing differs, but {count} things could not be looked at. */
  readonly unclear: string;
  /** {count} differences, {open} of them without an explanation. */
  readonly summary: string;
  /** Some things could not be looked at: {count}. */
  readonly partly: string;
  readonly noExplanation: string;
  readonly what: Readonly<Record<DifferenceWord, string>>;
  readonly unchecked: Readonly<Record<UncheckedWord, string>>;
  /** What was found where nothing is, and what a pairing says of who sits out and who play three. */
  readonly nobody: string;
  readonly bye: string;
  readonly triangle: string;
  /** Of an entrant, what a round was paired on. */
  readonly figures: Readonly<
    Record<"total" | "wins" | "club" | "strength" | "bye" | "triangle" | "there", string>
  >;
  readonly yes: string;
  readonly no: string;
}

/** The words of a verification in all languages. */
export const VERIFY_TEXTS: Readonly<Record<Locale, VerifyTexts>> = {
  en: {
    sheet: "Verification",
    checks: {
      entries: "Typed",
      formulas: "Formulas",
      scores: "Scores",
      matches: "Boards and matches",
      vps: "VPs",
      standings: "Standings",
      pairings: "Pairings",
      engine: "Pairing rule",
      today: "Paired today",
      wall: "For the wall",
      log: "Log",
    },
    counts: {
      entries: "Typed cells compared with what the last step left: {count}",
      formulas: "Formulas compared with those the add-in writes: {count}",
      scores: "Scores of boards worked out anew from their contracts: {count}",
      matches: "Datums, matches and Butlers worked out anew from the scores: {count} cells",
      vps: "VPs worked out anew from what was typed: {count}",
      standings: "Cells of the standings worked out anew: {count}",
      pairings: "Matches compared with the rounds as they were posted: {count}",
      engine: "Rounds paired again from what was kept of them: {count}",
      today: "Rounds compared with what stands in the workbook now: {count}",
      wall: "Cells of sheets for the wall worked out anew: {count}",
      log: "Lines of the log compared with what was written: {count}",
    },
    columns: {
      check: "Check",
      round: "Round",
      what: "What",
      cell: "Cell",
      shown: "Shown",
      due: "Comes out as",
      explanation: "Explained by",
    },
    made: "Verified on {time} with Director's Desk {version}",
    clean: "Everything comes out as it stands. Nothing differs.",
    unclear: "Nothing differs, but not everything could be worked out anew: {count}.",
    summary: "Differences: {count}. Without an explanation in the log: {open}.",
    partly: "Could not be worked out anew: {count}. See below.",
    noExplanation: "no explanation",
    what: {
      wholeColumn: "{sheet}: {column}, the whole column",
      boards: "{sheet}, {row}: {column}",
      boardsRow: "{sheet}: {row}",
      boardsHeadings: "{sheet}: headings",
      boardsOrder: "{sheet}: order of the lines",
      boardsOptions: "{sheet}: how the lists were asked for",
      boardsFormula: "{sheet}: formula",
      kinds: "Results, {word}: {column}",
      table: "Table or name {name}",
      standingsFormula: "Formula of the standings",
      standing: "No. {number}: {column}",
      standingRow: "No. {number}",
      standingOrder: "Order of the standings",
      rows: "{sheet}: {match}",
      enginePairing: "Round {round}: pairing by the rule, as kept",
      override: "Round {round}: paired by the director",
      tables: "Round {round}: tables or sides changed by the director",
      replayed: "Round {round}: pairing by what stands there now",
      paired: "Round {round}, no. {number}: {figure} it was paired on",
      met: "Round {round}: meetings of round {earlier} it was paired on",
      wall: "{sheet}: {text}",
      logCell: "{sheet}, line {line}: {column}",
      logLine: "{sheet}, line {line}",
      logOrder: "{sheet}: order of the lines",
      logPosted: "{sheet}: what is said of round {round}",
    },
    unchecked: {
      seen: "What was typed since the last step: the workbook no longer holds what that step had seen.",
      log: "The log: an earlier version did not keep its lines, or they are lost. They are kept from now on.",
      event: "VPs, standings, pairings as of today and the sheets for the wall: {reason}",
      gone: "tables that are needed are no longer in the workbook.",
      kept: "Round {round}: what it was paired from is no longer in the workbook.",
      damaged: "Kept rounds that are damaged: {count}.",
      doubled: "Round {round} was kept twice. The later counts.",
      copy: "{name} on the sheet “{sheet}” looks like the table of a round, but counts nowhere.",
      scale:
        "{sheet}, {match}: its VPs cannot be worked out. See its boards, and the scale of the event.",
      score: "{cell}: no score can be worked out of “{text}”.",
      boards: "Datums, matches and Butlers: {reason}",
      match: "{sheet}, table {table}: a board of it cannot be scored. See its adjusted scores.",
      lineups: "{sheet}: the line-ups cannot be read.",
      engine: "Round {round}: it cannot be paired from what was kept. {reason}",
      pending: "The standings were still being worked out. Wait a moment, then verify again.",
      interim:
        "“{sheet}” was made before all results were there, and shows others now. Make it anew to have it compared.",
    },
    nobody: "–",
    bye: "bye {number}",
    triangle: "triangle {numbers}",
    figures: {
      total: "VPs",
      wins: "wins",
      club: "club",
      strength: "strength",
      bye: "bye before",
      triangle: "triangle before",
      there: "in the round",
    },
    yes: "yes",
    no: "no",
  },
  "zh-CN": {
    sheet: "核对",
    checks: {
      entries: "录入",
      formulas: "公式",
      scores: "牌分",
      matches: "各副牌和各场",
      vps: "VP",
      standings: "名次",
      pairings: "对阵",
      engine: "编排规则",
      today: "按现况编排",
      wall: "张贴表",
      log: "记录",
    },
    counts: {
      entries: "与上一步骤之后对照的录入单元格：{count}",
      formulas: "与加载项所写公式对照的公式：{count}",
      scores: "由定约重新算出的牌分：{count}",
      matches: "由牌分重新算出的 Datum、各场和 Butler 单元格：{count}",
      vps: "由录入重新算出的 VP：{count}",
      standings: "重新算出的名次单元格：{count}",
      pairings: "与公布时对照的场次：{count}",
      engine: "由所存资料重新编排的轮次：{count}",
      today: "与工作簿现况对照的轮次：{count}",
      wall: "重新算出的张贴表单元格：{count}",
      log: "与所写内容对照的记录行：{count}",
    },
    columns: {
      check: "项目",
      round: "轮次",
      what: "内容",
      cell: "单元格",
      shown: "现值",
      due: "应为",
      explanation: "说明",
    },
    made: "{time} 核对，裁判台 {version}",
    clean: "全部重新算出，与表中一致，没有差异。",
    unclear: "已重新算出的部分没有差异，但有 {count} 项未能重新算出。",
    summary: "差异：{count} 处，其中记录中没有说明的：{open} 处。",
    partly: "未能重新算出：{count} 项，见下。",
    noExplanation: "没有说明",
    what: {
      wholeColumn: "{sheet}：{column}，整列",
      boards: "{sheet} {row}：{column}",
      boardsRow: "{sheet}：{row}",
      boardsHeadings: "{sheet}：标题",
      boardsOrder: "{sheet}：各行的次序",
      boardsOptions: "{sheet}：排序与名次的说明",
      boardsFormula: "{sheet}：公式",
      kinds: "结果“{word}”：{column}",
      table: "表格或名称 {name}",
      standingsFormula: "名次公式",
      standing: "{number} 号：{column}",
      standingRow: "{number} 号",
      standingOrder: "名次的次序",
      rows: "{sheet}：{match}",
      enginePairing: "第 {round} 轮：所存的规则编排",
      override: "第 {round} 轮：裁判长改编排",
      tables: "第 {round} 轮：裁判长改台次或主客",
      replayed: "第 {round} 轮：按现况的编排",
      paired: "第 {round} 轮 {number} 号：编排所用的{figure}",
      met: "第 {round} 轮：编排所用的第 {earlier} 轮对阵",
      wall: "{sheet}：{text}",
      logCell: "{sheet}第 {line} 行：{column}",
      logLine: "{sheet}第 {line} 行",
      logOrder: "{sheet}：各行的次序",
      logPosted: "{sheet}：第 {round} 轮的内容",
    },
    unchecked: {
      seen: "上一步骤之后的录入：工作簿中已没有该步骤所见的内容。",
      log: "记录：较早版本未保存各行，或已丢失。自此次起保存。",
      event: "VP、名次、按现况的编排和张贴表：{reason}",
      gone: "工作簿中已没有所需的表格。",
      kept: "第 {round} 轮：工作簿中已没有编排所用的资料。",
      damaged: "所存轮次资料已损坏：{count} 份。",
      doubled: "第 {round} 轮存有两份资料，以后者为准。",
      copy: "工作表“{sheet}”上的 {name} 像某轮的表格，但不计入。",
      scale: "{sheet} {match}：无法算出 VP。请看副数和赛事的 VP 标尺。",
      score: "{cell}：由“{text}”无法算出牌分。",
      boards: "Datum、各场和 Butler：{reason}",
      match: "{sheet} {table} 台：有一副牌无法计分，请看其调整分。",
      lineups: "{sheet}：出场表无法读取。",
      engine: "第 {round} 轮：由所存资料无法编排。{reason}",
      pending: "名次尚在计算。请稍候，再核对一次。",
      interim: "“{sheet}”制作时成绩未齐，现在已不同。请重新制作，以便对照。",
    },
    nobody: "–",
    bye: "轮空 {number}",
    triangle: "三角赛 {numbers}",
    figures: {
      total: "积分",
      wins: "胜场",
      club: "单位",
      strength: "实力",
      bye: "轮空经历",
      triangle: "三角赛经历",
      there: "参赛",
    },
    yes: "是",
    no: "否",
  },
  "zh-TW": {
    sheet: "核對",
    checks: {
      entries: "錄入",
      formulas: "公式",
      scores: "牌分",
      matches: "各副牌和各場",
      vps: "VP",
      standings: "名次",
      pairings: "對陣",
      engine: "編排規則",
      today: "按現況編排",
      wall: "張貼表",
      log: "記錄",
    },
    counts: {
      entries: "與上一步驟之後對照的錄入儲存格：{count}",
      formulas: "與增益集所寫公式對照的公式：{count}",
      scores: "由合約重新算出的牌分：{count}",
      matches: "由牌分重新算出的 Datum、各場和 Butler 儲存格：{count}",
      vps: "由錄入重新算出的 VP：{count}",
      standings: "重新算出的名次儲存格：{count}",
      pairings: "與公布時對照的場次：{count}",
      engine: "由所存資料重新編排的輪次：{count}",
      today: "與活頁簿現況對照的輪次：{count}",
      wall: "重新算出的張貼表儲存格：{count}",
      log: "與所寫內容對照的記錄列：{count}",
    },
    columns: {
      check: "項目",
      round: "輪次",
      what: "內容",
      cell: "儲存格",
      shown: "現值",
      due: "應為",
      explanation: "說明",
    },
    made: "{time} 核對，裁判台 {version}",
    clean: "全部重新算出，與表中一致，沒有差異。",
    unclear: "已重新算出的部分沒有差異，但有 {count} 項未能重新算出。",
    summary: "差異：{count} 處，其中記錄中沒有說明的：{open} 處。",
    partly: "未能重新算出：{count} 項，見下。",
    noExplanation: "沒有說明",
    what: {
      wholeColumn: "{sheet}：{column}，整欄",
      boards: "{sheet} {row}：{column}",
      boardsRow: "{sheet}：{row}",
      boardsHeadings: "{sheet}：標題",
      boardsOrder: "{sheet}：各列的次序",
      boardsOptions: "{sheet}：排序與名次的說明",
      boardsFormula: "{sheet}：公式",
      kinds: "結果「{word}」：{column}",
      table: "表格或名稱 {name}",
      standingsFormula: "名次公式",
      standing: "{number} 號：{column}",
      standingRow: "{number} 號",
      standingOrder: "名次的次序",
      rows: "{sheet}：{match}",
      enginePairing: "第 {round} 輪：所存的規則編排",
      override: "第 {round} 輪：裁判長改編排",
      tables: "第 {round} 輪：裁判長改桌次或主客",
      replayed: "第 {round} 輪：按現況的編排",
      paired: "第 {round} 輪 {number} 號：編排所用的{figure}",
      met: "第 {round} 輪：編排所用的第 {earlier} 輪對陣",
      wall: "{sheet}：{text}",
      logCell: "{sheet}第 {line} 列：{column}",
      logLine: "{sheet}第 {line} 列",
      logOrder: "{sheet}：各列的次序",
      logPosted: "{sheet}：第 {round} 輪的內容",
    },
    unchecked: {
      seen: "上一步驟之後的錄入：活頁簿中已沒有該步驟所見的內容。",
      log: "記錄：較早版本未保存各列，或已遺失。自此次起保存。",
      event: "VP、名次、按現況的編排和張貼表：{reason}",
      gone: "活頁簿中已沒有所需的表格。",
      kept: "第 {round} 輪：活頁簿中已沒有編排所用的資料。",
      damaged: "所存輪次資料已損壞：{count} 份。",
      doubled: "第 {round} 輪存有兩份資料，以後者為準。",
      copy: "工作表「{sheet}」上的 {name} 像某輪的表格，但不計入。",
      scale: "{sheet} {match}：無法算出 VP。請看副數和賽事的 VP 標尺。",
      score: "{cell}：由「{text}」無法算出牌分。",
      boards: "Datum、各場和 Butler：{reason}",
      match: "{sheet} {table} 桌：有一副牌無法計分，請看其調整分。",
      lineups: "{sheet}：出場表無法讀取。",
      engine: "第 {round} 輪：由所存資料無法編排。{reason}",
      pending: "名次尚在計算。請稍候，再核對一次。",
      interim: "「{sheet}」製作時成績未齊，現在已不同。請重新製作，以便對照。",
    },
    nobody: "–",
    bye: "輪空 {number}",
    triangle: "三角賽 {numbers}",
    figures: {
      total: "積分",
      wins: "勝場",
      club: "單位",
      strength: "實力",
      bye: "輪空經歷",
      triangle: "三角賽經歷",
      there: "參賽",
    },
    yes: "是",
    no: "否",
  },
};
