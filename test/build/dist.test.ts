import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PAIRING_CODES } from "../../src/basics/problem";

const DIST = join(__dirname, "..", "..", "dist");
const read = (file: string) => readFileSync(join(DIST, file), "utf8");
interface Metadata {
  functions: {
    id: string;
    name: string;
    description: string;
    parameters: {
      name: string;
      description: string;
      dimensionality?: string;
      optional?: boolean;
    }[];
    result: { dimensionality?: string };
    options?: object;
  }[];
}
const metadata = (file: string) => JSON.parse(read(file)) as Metadata;
const english = metadata("functions.json");

test("every function Excel is told of is there, and no other", () => {
  const associated: string[] = [];
  const window = {
    CustomFunctions: { associate: (id: string) => associated.push(id) },
    Office: { context: { displayLanguage: "en-US" } },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- Excel runs the built file so
  new Function(...Object.keys(window), read("functions.js"))(...Object.values(window));
  expect(associated.sort()).toEqual(english.functions.map((one) => one.id).sort());
  expect(associated).toHaveLength(24);
});

test("a function that must know which cells are empty takes ranges and answers ranges", () => {
  const asking = english.functions.filter((one) => one.options);
  expect(asking).toHaveLength(english.functions.length - 1); // all but IMPTABLE, which takes nothing
  for (const { name, options, parameters, result } of asking) {
    expect([name, options]).toEqual([name, { requiresParameterAddresses: true }]);
    expect([name, result.dimensionality]).toEqual([name, "matrix"]);
    for (const parameter of parameters)
      expect([name, parameter.name, parameter.dimensionality]).toEqual([
        name,
        parameter.name,
        "matrix",
      ]);
  }
});

test.each(["zh-CN", "zh-TW"])(
  "in %s only what is read is different, never a name that is typed",
  (locale) => {
    const local = metadata(`functions.${locale}.json`);
    const typed = ({ functions }: Metadata) =>
      functions.map(({ id, name, parameters, result, options }) => ({
        id,
        name,
        result,
        options,
        parameters: parameters.map((one) => ({ ...one, name: "", description: "" })),
      }));
    expect(typed(local)).toEqual(typed(english));
    for (const [i, one] of local.functions.entries()) {
      expect(one.description).toMatch(/\p{Script=Han}/u);
      for (const [j, parameter] of one.parameters.entries()) {
        expect(parameter.description).toMatch(/\p{Script=Han}/u);
        expect(parameter.name).not.toBe(english.functions[i]!.parameters[j]!.name);
      }
    }
  }
);

/** Of a page of 400 kB; the tables of score sheets, in three languages, took a quarter of it. */
const MOST_BYTES = 110_000;

test("the functions are small enough to be there at once", () => {
  expect(statSync(join(DIST, "functions.js")).size).toBeLessThanOrEqual(MOST_BYTES);
});

test("no function says, or carries, what only the pairing of a round says", () => {
  const functions = read("functions.js");
  expect(PAIRING_CODES.filter((code) => functions.includes(`"${code}"`))).toEqual([]);
  expect(PAIRING_CODES.filter((code) => functions.includes(`${code}:`))).toEqual([]);
});

test("the page loads its own files and office.js alone", () => {
  const html = read("taskpane.html");
  const policy = /http-equiv="?Content-Security-Policy"? content="([^"]+)"/.exec(html)![1]!;
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' https://appsforoffice.microsoft.com; style-src 'self'; " +
      "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
  );
  const sources = [...html.matchAll(/(?:src|href)="?([^"\s>]+)/g)].map((match) => match[1]!);
  const own = sources.filter((source) => !source.startsWith("http"));
  expect(sources.filter((source) => source.startsWith("http"))).toEqual([
    "https://appsforoffice.microsoft.com/lib/1/hosted/office.js",
  ]);
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const file of own) expect(existsSync(join(DIST, file))).toBe(true);
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/); // no script inside the page
});

test.each(["functions.js", "taskpane.js"])("%s never evaluates text as code", (file) => {
  expect(/\beval\(|new Function\(/.test(read(file))).toBe(false);
});
