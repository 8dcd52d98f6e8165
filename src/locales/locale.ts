/** The languages that every text of the add-in is written in. */
export const LOCALES = ["en", "zh-CN", "zh-TW"] as const;
export type Locale = (typeof LOCALES)[number];

const TRADITIONAL = /^zh-(?:.*-)?(?:hant|tw|hk|mo)(?:-|$)/;
const SIMPLIFIED_SCRIPT = /^zh-(?:.*-)?hans(?:-|$)/;

/**
 * The language to speak where Office, or a browser, speaks `tag` (BCP 47, any case): traditional
 * Chinese for Taiwan, Hong Kong and Macau, simplified for all other Chinese, English for the rest.
 */
export function pickLocale(tag: string): Locale {
  const language = tag.toLowerCase().replaceAll("_", "-");
  if (!/^zh(?:-|$)/.test(language)) return "en";
  // A script that is named outweighs the region: zh-Hans-HK reads simplified characters.
  return TRADITIONAL.test(language) && !SIMPLIFIED_SCRIPT.test(language) ? "zh-TW" : "zh-CN";
}
