import { pickLocale } from "../../src/locales/locale";

test.each([
  ["zh-TW", "zh-TW"],
  ["zh-HK", "zh-TW"],
  ["zh-MO", "zh-TW"],
  ["zh-Hant", "zh-TW"],
  ["zh-Hant-HK", "zh-TW"],
  ["ZH-tw", "zh-TW"],
  ["zh_TW", "zh-TW"],
  ["zh-CN", "zh-CN"],
  ["zh-SG", "zh-CN"],
  ["zh", "zh-CN"],
  ["zh-Hans-HK", "zh-CN"],
  ["en-US", "en"],
  ["en-HK", "en"],
  ["de-DE", "en"],
  ["za-CN", "en"],
  ["", "en"],
])("a director whose Office speaks %p reads %p", (tag, locale) => {
  expect(pickLocale(tag)).toBe(locale);
});
