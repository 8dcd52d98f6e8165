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
  /** {count} */
  readonly missing: string;
  readonly missingHint: string;
  readonly blockedSpill: string;
  readonly unknownName: string;
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
    missing: "{count} missing",
    missingHint: "The add-in asked Excel for something the workbench does not have:",
    blockedSpill: "The result does not fit: clear the cells it would spill over.",
    unknownName: "There is no function or name like this.",
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
    missing: "缺 {count} 项",
    missingHint: "加载项向 Excel 请求了工作台没有的功能：",
    blockedSpill: "结果放不下：请清空它要占用的单元格。",
    unknownName: "没有这个函数或名称。",
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
    missing: "缺 {count} 項",
    missingHint: "增益集向 Excel 要求了工作台沒有的功能：",
    blockedSpill: "結果放不下：請清空它要佔用的儲存格。",
    unknownName: "沒有這個函數或名稱。",
  },
};

/** The language the address asks for (`?lang=zh-CN`), else the browser's, else English. */
export function chooseLanguage(search: string, browser: readonly string[]): Language {
  const asked = new URLSearchParams(search).get("lang");
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
