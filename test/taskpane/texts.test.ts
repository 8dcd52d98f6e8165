import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FINDING_CODES } from "../../src/workbook/findings";
import { LIST_PROBLEMS } from "../../src/formats/entrantsText";
import { LOCALES, type Locale } from "../../src/locales/locale";
import { VP_SCALES } from "../../src/scoring/victoryPoints";
import { GROUPS } from "../../src/taskpane/catalogue";
import { STEPS } from "../../src/taskpane/eventStage";
import { EVENT_TEXTS, PANE_TEXTS, SENTENCES, SHARE_TEXTS } from "../../src/taskpane/texts";
import { WALL_SHEETS } from "../../src/workbook/eventDesk";

const ROOM = path.join(__dirname, "../../src/taskpane");
const source = readdirSync(ROOM)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(path.join(ROOM, file), "utf8"))
  .join("\n");

/** The kinds of a notice: its text has the name of its kind. */
const NOTICES = [
  ...["copied", "copyFailed", "inserted", "occupied"],
  ...["replaceCancelled", "editing", "protected", "refused"],
];

/** All texts of a language, by the way to them: `sentences.reasons.met`. */
function textsOf(locale: Locale): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (texts: object, way: string) => {
    for (const [key, text] of Object.entries(texts) as [string, string | object][])
      if (typeof text === "string") found.set(`${way}.${key}`, text);
      else collect(text, `${way}.${key}`);
  };
  collect(PANE_TEXTS[locale], "pane");
  collect(EVENT_TEXTS[locale], "event");
  collect(SENTENCES[locale], "sentences");
  collect(SHARE_TEXTS[locale], "share");
  return found;
}
const english = textsOf("en");

test.each(LOCALES)("%s has every text of the pane, and none is empty", (locale) => {
  const texts = textsOf(locale);
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  expect([...texts].filter(([, text]) => !text.trim())).toEqual([]);
});

test.each(LOCALES)("%s has the same placeholders as English", (locale) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [way, text] of textsOf(locale))
    expect([way, placeholders(text)]).toEqual([way, placeholders(english.get(way)!)]);
});

test("every text is used, and every text that is used is there", () => {
  const named = [
    ...source.matchAll(/\b(?:texts|PANE_TEXTS\[locale\]|EVENT_TEXTS\[[\w.]+\])\.(\w+)/g),
  ].map(([, key]) => key!);
  const byCode = [...GROUPS, ...NOTICES, ...STEPS, ...WALL_SHEETS, "done", "next", "decidedBy"];
  const keys = [...Object.keys(PANE_TEXTS.en), ...Object.keys(EVENT_TEXTS.en)];
  expect([...new Set([...named, ...byCode])].sort()).toEqual([...new Set(keys)].sort());
});

test("every text of sharing is used, and every text that is used is there", () => {
  const named = [...source.matchAll(/\b(?:share)\.(\w+)/g)];
  const used = new Set(named.map(([, key]) => key!));
  for (const key of Object.keys(SHARE_TEXTS.en)) expect([key, used.has(key)]).toEqual([key, true]);
  for (const sentence of Object.keys(SHARE_TEXTS.en.done))
    expect([sentence, source.includes(`"${sentence}"`)]).toEqual([sentence, true]);
});

test("every group of sentences is used", () => {
  for (const group of Object.keys(SENTENCES.en))
    expect([group, new RegExp(`\\b${group}\\b`).test(source)]).toEqual([group, true]);
});

test("every finding, every problem of a list and every scale has its sentence, and no other", () => {
  const { findings, list, scales } = SENTENCES.en;
  expect(Object.keys(findings)).toEqual([...FINDING_CODES]);
  expect(Object.keys(list)).toEqual([...LIST_PROBLEMS, "numberTaken"]);
  expect(Object.keys(scales)).toEqual([...VP_SCALES]);
});

test("Chinese texts have no half-width punctuation between characters", () => {
  for (const locale of ["zh-CN", "zh-TW"] as const)
    for (const text of textsOf(locale).values())
      expect(text).not.toMatch(/[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]/);
});
