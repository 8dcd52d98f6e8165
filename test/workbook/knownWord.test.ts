import { plainText } from "../../src/basics/text";
import { EVENT_WORDS, RESULT_WORDS } from "../../src/locales/eventWords";
import { LOCALES } from "../../src/locales/locale";
import { PLAN_VALUES, SHEET_WORDS } from "../../src/locales/sheetWords";
import { entrantHeadings, roundHeadings, settingNames } from "../../src/workbook/bookTables";
import { resultWords } from "../../src/workbook/eventTables";
import { knownWord, wordIn, type WordsOf } from "../../src/workbook/knownWord";

const lists: [string, WordsOf<string>][] = [
  ["settings", settingNames],
  ["entrants", entrantHeadings],
  ["rounds", roundHeadings],
  ["results", resultWords],
  ["values", (locale) => EVENT_WORDS[locale].values],
  ...(Object.keys(PLAN_VALUES) as (keyof typeof PLAN_VALUES)[]).map(
    (setting): [string, WordsOf<string>] => [
      setting,
      (locale) => SHEET_WORDS[locale].values[setting],
    ]
  ),
];

test.each(lists)(
  "no word of the %s means two things, in whatever language it is read",
  (_name, wordsOf) => {
    const meanings = new Map<string, Set<string>>();
    for (const locale of LOCALES)
      for (const [word, text] of Object.entries(wordsOf(locale))) {
        const plain = plainText(text);
        meanings.set(plain, (meanings.get(plain) ?? new Set()).add(word));
      }
    expect([...meanings].filter(([, words]) => words.size > 1)).toEqual([]);
  }
);

test("a word is known in every language, case and width", () => {
  for (const text of ["late", " LATE ", "ｌａｔｅ", "补赛", "補賽"])
    expect(knownWord(text, RESULT_WORDS, resultWords)).toBe("late");
  for (const text of ["", "later", "toString", "__proto__"])
    expect(knownWord(text, RESULT_WORDS, resultWords)).toBeUndefined();
});

test("what is not known names the choices, and only those that are offered", () => {
  expect(wordIn("bye", ["late", "cancelled"], resultWords, "zh-CN")).toEqual({
    problem: "choice",
    values: { text: "bye", choices: "补赛, 取消" },
  });
});
