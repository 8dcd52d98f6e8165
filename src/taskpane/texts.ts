import type { Locale } from "../locales/locale";
import { pane as en, type PaneTexts } from "../locales/pane/en";
import { pane as zhCN } from "../locales/pane/zh-CN";
import { pane as zhTW } from "../locales/pane/zh-TW";

/** The pane's texts in every language. */
export const PANE_TEXTS: Readonly<Record<Locale, PaneTexts>> = {
  en,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
};
