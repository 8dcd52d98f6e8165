import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { headings } from "../../src/locales/headings";
import { type Locale, LOCALES } from "../../src/locales/locale";

const SRC = path.join(__dirname, "../../src");
const ROOM = path.join(SRC, "locales");

/** A text, or texts by their keys. */
type Texts = { readonly [key: string]: string | Texts };
type InLanguages = Readonly<Record<Locale, Texts>>;

/** Files of the room that hold no texts. */
const WITHOUT_TEXTS = ["locale.ts", "sentence.ts"];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .sort();

/** The language in a file's name: `pane/event.zh-CN.ts`. */
const LANGUAGE_OF = new RegExp(`(^|[./])(${LOCALES.join("|")})\\.ts$`);

/** All tables of texts, by the file and the name they are exported by. */
function allTables(): Map<string, InLanguages> {
  const tables = new Map<string, InLanguages>();
  const parts = new Map<string, Partial<Record<Locale, Texts>>>();
  for (const file of filesIn(ROOM)) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const exported = require(path.join(ROOM, file)) as Record<string, unknown>;
    const [, , language] = LANGUAGE_OF.exec(file) ?? [];
    for (const [name, value] of Object.entries(exported))
      if (language !== undefined) {
        const key = `${file.replace(LANGUAGE_OF, "$1*.ts")} ${name}`;
        parts.set(key, { ...parts.get(key), [language]: value as Texts });
      } else if (isInLanguages(value)) tables.set(`${file} ${name}`, value);
  }
  for (const [key, texts] of parts) tables.set(key, texts as InLanguages);
  // The one table that is asked for by a function.
  const inLanguages = LOCALES.map((locale) => [locale, { ...headings(locale) }]);
  tables.set("headings.ts headings", Object.fromEntries(inLanguages) as InLanguages);
  return tables;
}

function isInLanguages(value: unknown): value is InLanguages {
  return typeof value === "object" && value !== null && LOCALES.every((locale) => locale in value);
}

/** The texts by the way to them: `values.entry.imps`. */
function leavesOf(texts: Texts | string, way: readonly string[] = []): Map<string, string> {
  if (typeof texts === "string") return new Map([[way.join("."), texts]]);
  return new Map(
    Object.entries(texts).flatMap(([key, value]) => [...leavesOf(value, [...way, key])])
  );
}

const TABLES = [...allTables()];
const EVERY_LANGUAGE = TABLES.flatMap(([name, table]) =>
  LOCALES.map((locale) => ({
    name,
    locale,
    texts: leavesOf(table[locale]),
    english: leavesOf(table.en),
  }))
);

test("every file of the room is looked at", () => {
  const seen = new Set(TABLES.map(([name]) => name.split(" ")[0]));
  const files = new Set(filesIn(ROOM).map((file) => file.replace(LANGUAGE_OF, "$1*.ts")));
  expect([...files].filter((file) => !seen.has(file))).toEqual(WITHOUT_TEXTS);
  expect(TABLES.length).toBeGreaterThan(15);
});

test("every language has every text, and none is empty", () => {
  for (const { name, locale, texts, english } of EVERY_LANGUAGE) {
    expect([name, locale, [...texts.keys()].sort()]).toEqual([
      name,
      locale,
      [...english.keys()].sort(),
    ]);
    const empty = [...texts].filter(([, text]) => text.trim() === "").map(([way]) => way);
    expect([name, locale, empty]).toEqual([name, locale, []]);
  }
});

test("every text has the same places to fill in every language", () => {
  const placesIn = (text = "") => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const { name, locale, texts, english } of EVERY_LANGUAGE)
    for (const [way, text] of texts)
      expect([name, locale, way, placesIn(text)]).toEqual([
        name,
        locale,
        way,
        placesIn(english.get(way)),
      ]);
});

/** What is called the same everywhere: units, bodies that gave their names to scales, and Mr Butler. */
const SAME_EVERYWHERE = [
  ...["VP", "IMP", "XIMP", "WBF", "EBU", "ACBL 20", "ACBL 30"],
  ...["Butler", "Datum"],
];

test("nothing is left in English, but for names", () => {
  const left = EVERY_LANGUAGE.flatMap(({ name, locale, texts, english }) =>
    locale === "en"
      ? []
      : [...texts].flatMap(([way, text]) => {
          const hasWords = /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
          const isLeft = hasWords && text === english.get(way) && !SAME_EVERYWHERE.includes(text);
          return isLeft ? [`${name} ${locale} ${way}: ${text}`] : [];
        })
  );
  expect(left).toEqual([]);
});

/** The code outside the room by its files, without its comments. */
const CODE = filesIn(SRC)
  .filter((file) => !file.startsWith(`locales${path.sep}`))
  .map((file) => ({
    file,
    code: readFileSync(path.join(SRC, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, " ")
      .replace(/(^|\s)\/\/.*$/gm, " "),
  }));

/** Codes: texts of one word. What speaks of a code finds its text by it, whatever file that is in. */
const CODES = new Set(
  CODE.flatMap(({ code }) => [...code.matchAll(/"([\w-]+)"/g)].map(([, word]) => word!))
);

/** Whether code imports a file, given without its ending. */
const imports = (code: string, file: string) => code.includes(`/${file}"`);

/**
 * The names in the files that import a table, and in those that import one of these and may be handed
 * its texts; those of the pane all have theirs from one file.
 */
function namesNear(table: string): Set<string> {
  const [file = ""] = table.split(" ");
  const module = file.replace(/\.ts$/, "");
  const direct = CODE.filter(({ code }) => imports(code, module)).map((one) =>
    one.file.replace(/^.*[\\/]|\.ts$/g, "")
  );
  const near = CODE.filter(({ file: other, code }) =>
    file.startsWith("pane/")
      ? other.startsWith(`taskpane${path.sep}`)
      : imports(code, module) || direct.some((one) => imports(code, one))
  );
  return new Set(near.flatMap(({ code }) => code.match(/[\w$]+/g) ?? []));
}

test("every text is used: where its table is, it is named, or it belongs to a code", () => {
  const unused = TABLES.flatMap(([name, table]) => {
    const names = namesNear(name);
    const isUsed = (key: string) => names.has(key) || CODES.has(key);
    return [...leavesOf(table.en).keys()].flatMap((way) =>
      way === "" || way.split(".").every(isUsed) ? [] : [`${name} ${way}`]
    );
  });
  expect(unused).toEqual([]);
});

test("Chinese has no half-width punctuation between characters", () => {
  for (const { name, locale, texts } of EVERY_LANGUAGE)
    if (locale !== "en")
      for (const [way, text] of texts)
        expect([name, way, text]).toEqual([
          name,
          way,
          expect.not.stringMatching(/[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]/),
        ]);
});

interface FunctionHelp {
  readonly name: string;
  readonly text: Readonly<Record<Locale, FunctionTexts>>;
}
interface FunctionTexts {
  readonly summary: string;
  readonly details: string;
  readonly result: string;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
}

test("the help of every function and parameter is written in every language", () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { readCatalogue } = require("../../scripts/functionCatalogue") as {
    // It refuses a catalogue in which a text is missing, or one is too many.
    readCatalogue: () => { readonly functions: readonly FunctionHelp[] };
  };
  const { functions } = readCatalogue();
  expect(functions.length).toBeGreaterThan(20);
  const partsOf = ({ summary, details, result, parameters }: FunctionTexts) => [
    summary,
    result,
    ...(details === "" ? [] : [details]),
    ...parameters.flatMap(({ name, description }) => [name, description]),
  ];
  for (const { name, text } of functions) {
    for (const locale of ["zh-CN", "zh-TW"] as const) {
      const chinese = partsOf(text[locale]);
      expect([name, locale, chinese.length]).toEqual([name, locale, partsOf(text.en).length]);
      const left = chinese.filter((part) => partsOf(text.en).includes(part) && !NAMES.test(part));
      expect([name, locale, left]).toEqual([name, locale, []]);
    }
  }
});

/** Parameters that are called by a unit. */
const NAMES = /^(?:VP|IMP|IMPs)$/i;
