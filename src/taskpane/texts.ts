import type { Locale } from "../locales/locale";
import { type BarsTexts, barsTexts as barsEn } from "../locales/pane/bars.en";
import { barsTexts as barsZhCN } from "../locales/pane/bars.zh-CN";
import { barsTexts as barsZhTW } from "../locales/pane/bars.zh-TW";
import { type BoardsTexts, boardsTexts as boardsEn } from "../locales/pane/boards.en";
import { boardsTexts as boardsZhCN } from "../locales/pane/boards.zh-CN";
import { boardsTexts as boardsZhTW } from "../locales/pane/boards.zh-TW";
import { pane as en, type PaneTexts } from "../locales/pane/en";
import { type EventTexts, eventTexts as eventEn } from "../locales/pane/event.en";
import { eventTexts as eventZhCN } from "../locales/pane/event.zh-CN";
import { eventTexts as eventZhTW } from "../locales/pane/event.zh-TW";
import { type PairsTexts, pairsTexts as pairsEn } from "../locales/pane/pairs.en";
import { pairsTexts as pairsZhCN } from "../locales/pane/pairs.zh-CN";
import { pairsTexts as pairsZhTW } from "../locales/pane/pairs.zh-TW";
import { type Sentences, sentences as sentencesEn } from "../locales/pane/sentences.en";
import { sentences as sentencesZhCN } from "../locales/pane/sentences.zh-CN";
import { sentences as sentencesZhTW } from "../locales/pane/sentences.zh-TW";
import { type ShareTexts, shareTexts as shareEn } from "../locales/pane/share.en";
import { shareTexts as shareZhCN } from "../locales/pane/share.zh-CN";
import { shareTexts as shareZhTW } from "../locales/pane/share.zh-TW";
import { pane as zhCN } from "../locales/pane/zh-CN";
import { pane as zhTW } from "../locales/pane/zh-TW";

/** The pane's texts in every language. */
export const PANE_TEXTS: Readonly<Record<Locale, PaneTexts>> = {
  en,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
};

/** What the event's pages say. */
export const EVENT_TEXTS: Readonly<Record<Locale, EventTexts>> = {
  en: eventEn,
  "zh-CN": eventZhCN,
  "zh-TW": eventZhTW,
};

/** What the page of a pairs event says. */
export const PAIRS_TEXTS: Readonly<Record<Locale, PairsTexts>> = {
  en: pairsEn,
  "zh-CN": pairsZhCN,
  "zh-TW": pairsZhTW,
};

/** What is said of the pairs and their boards. */
export const BARS_TEXTS: Readonly<Record<Locale, BarsTexts>> = {
  en: barsEn,
  "zh-CN": barsZhCN,
  "zh-TW": barsZhTW,
};

/** What is said of pasted results and of the checks of boards. */
export const BOARDS_TEXTS: Readonly<Record<Locale, BoardsTexts>> = {
  en: boardsEn,
  "zh-CN": boardsZhCN,
  "zh-TW": boardsZhTW,
};

/** What the page Sharing says. */
export const SHARE_TEXTS: Readonly<Record<Locale, ShareTexts>> = {
  en: shareEn,
  "zh-CN": shareZhCN,
  "zh-TW": shareZhTW,
};

/** A sentence for every code of pairings, findings and steps. */
export const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  en: sentencesEn,
  "zh-CN": sentencesZhCN,
  "zh-TW": sentencesZhTW,
};
