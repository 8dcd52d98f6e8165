import type { ThemeChoice } from "./theme";

/** The languages of the workbench's own texts, as Office names them. */
export const languages = ["en-US", "zh-CN", "zh-TW"] as const;
export type Language = (typeof languages)[number];

/** What the workbench itself says; the add-in brings its own texts. */
export interface Texts {
  readonly title: string;
  readonly subtitle: string;
  readonly platform: string;
  readonly windows: string;
  readonly web: string;
  readonly emptyAsZero: string;
  readonly emptyAsNothing: string;
  readonly pane: string;
  readonly paneWidth: string;
  readonly ready: string;
  readonly starting: string;
  readonly calculating: string;
  readonly tools: string;
  readonly openFile: string;
  readonly downloadFile: string;
  /** {file} */
  readonly noWorkbook: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<ThemeChoice, string>>;
  readonly themeHint: string;
  readonly messages: string;
  readonly closeMessages: string;
  readonly noMessages: string;
  readonly cellMessages: string;
  /** {count} */
  readonly olderMessages: string;
  readonly missing: string;
  readonly missingHint: string;
  /** {count} */
  readonly times: string;
  readonly blockedSpill: string;
  readonly unknownName: string;
  readonly refusedFormula: string;
  readonly ok: string;
  readonly refusedEntry: string;
  readonly lockedCell: string;
  readonly protectedSheet: string;
  readonly protectedWorkbook: string;
}

const texts: Record<Language, Texts> = {
  "en-US": {
    title: "Director's Desk",
    subtitle: "workbench: a spreadsheet in Excel's place",
    platform: "Play the part of",
    windows: "Excel for Windows",
    web: "Excel on the web",
    emptyAsZero: "Functions receive an empty cell as 0",
    emptyAsNothing: "Functions receive an empty cell as nothing",
    pane: "Task pane",
    paneWidth: "Width of the task pane",
    ready: "Ready",
    starting: "Starting …",
    calculating: "Calculating …",
    tools: "Workbook",
    openFile: "Open .xlsx",
    downloadFile: "Download .xlsx",
    noWorkbook: "{file} is no .xlsx workbook that can be opened here.",
    language: "Language",
    theme: "Colours",
    themes: {
      system: "System colours",
      light: "Light",
      dark: "Dark",
      contrastBlack: "High contrast black",
      contrastWhite: "High contrast white",
    },
    themeHint: "Excel tells an add-in its colours at the start only: the task pane is opened anew",
    messages: "Messages",
    closeMessages: "Close the messages",
    noMessages: "No cell shows an error, and the add-in missed nothing.",
    cellMessages: "Errors in cells",
    olderMessages: "{count} older ones are not listed.",
    missing: "Missing in the workbench",
    missingHint: "The add-in asked Excel for this, and the workbench does not have it:",
    times: "asked {count}×",
    blockedSpill: "The result does not fit: clear the cells it would spill over.",
    unknownName: "There is no function or name like this.",
    refusedFormula:
      "This is no formula: a bracket may be open, an operator may lack a side, or a table has no such column.",
    ok: "OK",
    refusedEntry: "This value does not match what the cell is to hold.",
    lockedCell: "The cell is locked: unprotect the sheet to change it.",
    protectedSheet: "The sheet is protected against this change.",
    protectedWorkbook: "The workbook is protected: its sheets stay as they are.",
  },
  "zh-CN": {
    title: "裁判台",
    subtitle: "工作台：代替 Excel 的表格",
    platform: "模拟",
    windows: "Windows 版 Excel",
    web: "网页版 Excel",
    emptyAsZero: "空单元格传给函数时为 0",
    emptyAsNothing: "空单元格传给函数时为空",
    pane: "任务窗格",
    paneWidth: "任务窗格宽度",
    ready: "就绪",
    starting: "正在启动…",
    calculating: "正在计算…",
    tools: "工作簿",
    openFile: "打开 .xlsx",
    downloadFile: "下载 .xlsx",
    noWorkbook: "{file} 不是可以在这里打开的 .xlsx 工作簿。",
    language: "语言",
    theme: "颜色",
    themes: {
      system: "跟随系统",
      light: "浅色",
      dark: "深色",
      contrastBlack: "高对比度黑色",
      contrastWhite: "高对比度白色",
    },
    themeHint: "Excel 只在启动时把颜色告诉加载项，因此任务窗格会重新打开",
    messages: "消息",
    closeMessages: "关闭消息",
    noMessages: "没有单元格出错，加载项请求的功能也都具备。",
    cellMessages: "出错的单元格",
    olderMessages: "另有 {count} 条较早的消息未列出。",
    missing: "工作台缺少的功能",
    missingHint: "加载项向 Excel 请求了以下功能，而工作台没有：",
    times: "请求 {count} 次",
    blockedSpill: "结果放不下：请清空它要占用的单元格。",
    unknownName: "没有这个函数或名称。",
    refusedFormula: "这不是公式：可能括号没有闭合，运算符缺少一边，或者表格里没有这一列。",
    ok: "确定",
    refusedEntry: "此值不符合该单元格的数据验证规则。",
    lockedCell: "该单元格已锁定：请先撤消工作表保护。",
    protectedSheet: "工作表受保护，不能进行此更改。",
    protectedWorkbook: "工作簿受保护，不能更改其工作表。",
  },
  "zh-TW": {
    title: "裁判台",
    subtitle: "工作台：代替 Excel 的試算表",
    platform: "模擬",
    windows: "Windows 版 Excel",
    web: "網頁版 Excel",
    emptyAsZero: "空白儲存格傳給函數時為 0",
    emptyAsNothing: "空白儲存格傳給函數時為空",
    pane: "工作窗格",
    paneWidth: "工作窗格寬度",
    ready: "就緒",
    starting: "正在啟動…",
    calculating: "正在計算…",
    tools: "活頁簿",
    openFile: "開啟 .xlsx",
    downloadFile: "下載 .xlsx",
    noWorkbook: "{file} 不是可以在這裡開啟的 .xlsx 活頁簿。",
    language: "語言",
    theme: "色彩",
    themes: {
      system: "依照系統",
      light: "淺色",
      dark: "深色",
      contrastBlack: "高對比黑色",
      contrastWhite: "高對比白色",
    },
    themeHint: "Excel 只在啟動時把色彩告訴增益集，因此工作窗格會重新開啟",
    messages: "訊息",
    closeMessages: "關閉訊息",
    noMessages: "沒有儲存格出錯，增益集要求的功能也都具備。",
    cellMessages: "出錯的儲存格",
    olderMessages: "另有 {count} 則較早的訊息未列出。",
    missing: "工作台缺少的功能",
    missingHint: "增益集向 Excel 要求了以下功能，而工作台沒有：",
    times: "要求 {count} 次",
    blockedSpill: "結果放不下：請清空它要佔用的儲存格。",
    unknownName: "沒有這個函數或名稱。",
    refusedFormula: "這不是公式：可能括號沒有閉合，運算子缺少一邊，或者表格裡沒有這一欄。",
    ok: "確定",
    refusedEntry: "此值不符合該儲存格的資料驗證規則。",
    lockedCell: "該儲存格已鎖定：請先取消保護工作表。",
    protectedSheet: "工作表受保護，無法進行此變更。",
    protectedWorkbook: "活頁簿受保護，無法變更其工作表。",
  },
};

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  "en-US": "English",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};

/** The language the address asks for (`?language=zh-CN`), else the browser's, else English. */
export function chooseLanguage(asked: string | null, browser: readonly string[]): Language {
  for (const tag of asked === null ? browser : [asked]) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return "en-US";
}

function languageOf(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (/^zh\b/.test(lower)) return /tw|hk|mo|hant/.test(lower) ? "zh-TW" : "zh-CN";
  return languages.find((language) => language.slice(0, 2) === lower.slice(0, 2));
}

/** The texts of a language. */
export const textsFor = (language: Language): Texts => texts[language];
