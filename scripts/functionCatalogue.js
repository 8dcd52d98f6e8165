// What the JSDoc of the custom functions says, read with TypeScript's own parser: the one source of
// Excel's metadata in three languages, of the pane's list, of docs/functions.md and of the examples
// that the tests run.
const fs = require("fs");
const path = require("path");
const ts = require("typescript");

const ROOT = path.join(__dirname, "..");
const NAMESPACE = "DESK";
const GROUPS = ["boards", "teams", "pairs", "butler", "results", "xiangqi", "event"];
const TRANSLATIONS = ["zh-CN", "zh-TW"];

/** The files of the custom functions, in the order in which a director reads about them. */
const FUNCTION_FILES = GROUPS.map((group) => path.join(ROOT, "src", "functions", `${group}.ts`));

function readCatalogue() {
  const translations = Object.fromEntries(
    TRANSLATIONS.map((locale) => [locale, readTranslation(locale)])
  );
  const functions = GROUPS.flatMap((group, i) =>
    readFunctions(FUNCTION_FILES[i]).map(({ english, ...rest }) => ({
      ...rest,
      group,
      text: {
        en: english,
        ...Object.fromEntries(
          TRANSLATIONS.map((locale) => [
            locale,
            translate(english, rest.name, translations[locale], locale),
          ])
        ),
      },
    }))
  );
  for (const locale of TRANSLATIONS) refuseStrangers(functions, translations[locale], locale);
  return { namespace: NAMESPACE, functions };
}

function readTranslation(locale) {
  const file = path.join(ROOT, "src", "locales", "functions", `${locale}.json`);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

function readFunctions(file) {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, "utf8"),
    ts.ScriptTarget.ES2020,
    true
  );
  return source.statements
    .filter((node) => ts.isFunctionDeclaration(node) && tagsOf(node).some(named("customfunction")))
    .map(readFunction);
}

function readFunction(node) {
  const tags = tagsOf(node);
  const text = (name) => prose(tags.find(named(name))?.comment);
  const name = node.name.text;
  const summary = prose(node.jsDoc.at(-1).comment);
  const rule = ruleOf(tags.find(named("see")));
  const parameters = tags.filter(ts.isJSDocParameterTag).map((tag) => ({
    name: tag.name.getText(),
    description: prose(tag.comment),
    optional: tag.isBracketed,
  }));
  const examples = tags.filter(named("example")).flatMap((tag) => readExamples(tag.comment, name));
  for (const [what, value] of Object.entries({ summary, rule, returns: text("returns") }))
    if (!value) throw new Error(`${name}: its JSDoc has no ${what}`);
  if (!examples.length) throw new Error(`${name}: its JSDoc has no example`);
  return {
    name,
    examples,
    english: {
      summary,
      details: text("remarks"),
      parameters: parameters.filter((parameter) => parameter.name !== "invocation"),
      result: text("returns"),
      rule,
    },
  };
}

/** TypeScript takes the first word after @see for a name, so the tag is read as it is written. */
function ruleOf(tag) {
  return (
    tag &&
    prose(
      tag
        .getText()
        .replace(/^@see\s+/, "")
        .replace(/^\s*\*\s?/gm, "")
    )
  );
}

/** `=DESK.IMP(430) → 10`: a formula and what it shows. */
function readExamples(comment, name) {
  return textOf(comment)
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [formula, result] = line.split("→").map((part) => part.trim());
      if (!formula.startsWith("=") || !result) throw new Error(`${name}: not an example: ${line}`);
      return { formula, result };
    });
}

function translate(english, name, translation, locale) {
  const own = translation[name];
  if (!own) throw new Error(`${name} has no text in ${locale}`);
  const parameters = english.parameters.map((parameter) => {
    const text = own.parameters[parameter.name];
    if (!text?.name || !text.description)
      throw new Error(`${name}: parameter ${parameter.name} has no text in ${locale}`);
    return { name: text.name, description: text.description, optional: parameter.optional };
  });
  for (const field of ["summary", "result", "rule", ...(english.details ? ["details"] : [])])
    if (!own[field]) throw new Error(`${name}: no ${field} in ${locale}`);
  return {
    summary: own.summary,
    details: own.details ?? "",
    parameters,
    result: own.result,
    rule: own.rule,
  };
}

function refuseStrangers(functions, translation, locale) {
  for (const [name, own] of Object.entries(translation)) {
    const known = functions.find((one) => one.name === name);
    if (!known) throw new Error(`${locale} has a text for ${name}, which is no function`);
    for (const parameter of Object.keys(own.parameters))
      if (!known.text.en.parameters.some((one) => one.name === parameter))
        throw new Error(`${locale}: ${name} has no parameter ${parameter}`);
  }
}

/** Excel's metadata in another language: descriptions and parameter names; ids and names stay. */
function localizeMetadata(metadata, catalogue, locale) {
  const texts = new Map(catalogue.functions.map((one) => [one.name, one.text[locale]]));
  return {
    ...metadata,
    functions: metadata.functions.map((one) => {
      const text = texts.get(one.name);
      return {
        ...one,
        description: text.summary,
        parameters: one.parameters.map((parameter, i) => ({
          ...parameter,
          name: text.parameters[i].name,
          description: text.parameters[i].description,
        })),
      };
    }),
  };
}

const tagsOf = (node) => [...ts.getJSDocTags(node)];
const named = (name) => (tag) => tag.tagName.text === name;
const textOf = (comment) =>
  typeof comment === "string" ? comment : (ts.getTextOfJSDocComment(comment) ?? "");
const prose = (comment) =>
  textOf(comment)
    .replace(/^[-\s]+/, "")
    .replace(/\s*\n\s*/g, " ")
    .trim();

module.exports = {
  NAMESPACE,
  GROUPS,
  TRANSLATIONS,
  FUNCTION_FILES,
  readCatalogue,
  localizeMetadata,
};
