import type { Locale } from "./locale";

/** What was changed by hand, as the log and the pane say it. */
export interface ChangeTexts {
  readonly setting: string;
  /** A cell of an entrant, and the whole entrant. */
  readonly entrant: string;
  readonly entrantRow: string;
  /** A cell of a match, and the whole row. */
  readonly match: string;
  readonly matchRow: string;
}

/** The sentences for changes by hand; {sheet} and so on are filled in. */
export const CHANGE_TEXTS: Readonly<Record<Locale, ChangeTexts>> = {
  en: {
    setting: "{sheet}: {setting}",
    entrant: "{sheet}, {number}: {column}",
    entrantRow: "{sheet}: {number}",
    match: "{sheet}, {match}: {column}",
    matchRow: "{sheet}: {column} {match}",
  },
  "zh-CN": {
    setting: "{sheet}：{setting}",
    entrant: "{sheet} {number} 号：{column}",
    entrantRow: "{sheet}：{number} 号",
    match: "{sheet} {match}：{column}",
    matchRow: "{sheet}：{column} {match}",
  },
  "zh-TW": {
    setting: "{sheet}：{setting}",
    entrant: "{sheet} {number} 號：{column}",
    entrantRow: "{sheet}：{number} 號",
    match: "{sheet} {match}：{column}",
    matchRow: "{sheet}：{column} {match}",
  },
};
