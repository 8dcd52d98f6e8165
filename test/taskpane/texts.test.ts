import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES } from "../../src/locales/locale";
import { GROUPS } from "../../src/taskpane/catalogue";
import { PANE_TEXTS } from "../../src/taskpane/texts";

const ROOM = path.join(__dirname, "../../src/taskpane");
const source = readdirSync(ROOM)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(path.join(ROOM, file), "utf8"))
  .join("\n");
const keys = Object.keys(PANE_TEXTS.en);

/** The kinds of a notice: its text has the name of its kind. */
const NOTICES = [
  ...["copied", "copyFailed", "inserted", "occupied"],
  ...["replaceCancelled", "editing", "protected", "refused"],
];

test.each(LOCALES)("%s has every text of the pane, and none is empty", (locale) => {
  expect(Object.keys(PANE_TEXTS[locale])).toEqual(keys);
  expect(Object.values(PANE_TEXTS[locale]).filter((text) => !text.trim())).toEqual([]);
});

test.each(LOCALES)("%s has the same placeholders as English", (locale) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, text] of Object.entries(PANE_TEXTS[locale]))
    expect([key, placeholders(text)]).toEqual([
      key,
      placeholders(PANE_TEXTS.en[key as keyof typeof PANE_TEXTS.en]),
    ]);
});

test("every text is used, and every text that is used is there", () => {
  const named = [...source.matchAll(/\b(?:texts|PANE_TEXTS\[locale\])\.(\w+)/g)].map(
    ([, key]) => key
  );
  expect([...new Set([...named, ...GROUPS, ...NOTICES])].sort()).toEqual([...keys].sort());
});

test("Chinese texts have no half-width punctuation between characters", () => {
  for (const locale of ["zh-CN", "zh-TW"] as const)
    for (const text of Object.values(PANE_TEXTS[locale]))
      expect(text).not.toMatch(/[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]/);
});
