import { makeA1, parseA1 } from "../host/a1";
import {
  ALERT_STYLES,
  type ValidatedCells,
  type Validation,
  VALIDATION_OPERATORS,
  VALIDATION_TYPES,
} from "../host/validation";
import { changePart, type FilePackage, partText } from "./filePackage";
import { attributes, elementsOf, escapeXml, unescapeXml } from "./fileXml";
import { fromFileFormula, toFileFormula } from "./formulaText";

/** Elements of a sheet that come after its validation. */
const AFTER =
  /<(?:hyperlinks|printOptions|pageMargins|pageSetup|headerFooter|rowBreaks|colBreaks|drawing|tableParts|extLst)\b|<\/worksheet>/;

/** Writes a sheet's rules. ExcelJS would spell them cell by cell, and not whether a list drops down. */
export function writeValidations(
  parts: FilePackage,
  path: string,
  rules: readonly ValidatedCells[],
  namespace: string
): void {
  if (rules.length === 0) return;
  const written = rules.map((rule) => dataValidation(rule, namespace)).join("");
  const element = `<dataValidations count="${rules.length}">${written}</dataValidations>`;
  changePart(parts, path, (xml) => xml.replace(AFTER, (tag) => `${element}${tag}`));
}

const flag = (on: boolean) => (on ? "1" : undefined);
const text = (value: string) => value || undefined;

function dataValidation({ validation, rects }: ValidatedCells, namespace: string): string {
  const { type, operator, formula1, formula2, errorAlert, prompt } = validation;
  const of = attributes({
    type: type === "None" ? undefined : fileName(type === "WholeNumber" ? "Whole" : type),
    errorStyle: errorAlert.style === "Stop" ? undefined : fileName(errorAlert.style),
    operator: operator === "Between" ? undefined : OPERATORS[operator],
    allowBlank: flag(validation.ignoreBlanks),
    // The file's flag hides the arrow.
    showDropDown: flag(!validation.inCellDropDown),
    showInputMessage: flag(prompt.showPrompt),
    showErrorMessage: flag(errorAlert.showAlert),
    errorTitle: text(errorAlert.title),
    error: text(errorAlert.message),
    promptTitle: text(prompt.title),
    prompt: text(prompt.message),
    sqref: rects.map(makeA1).join(" "),
  });
  const formula = (n: 1 | 2, content: string) =>
    content === "" ? "" : `<formula${n}>${escapeXml(content)}</formula${n}>`;
  const first =
    type === "List" && !formula1.startsWith("=")
      ? `"${formula1.replaceAll('"', '""')}"`
      : toFileFormula(formula1, namespace);
  return `<dataValidation${of}>${formula(1, formula1 === "" ? "" : first)}${formula(2, toFileFormula(formula2, namespace))}</dataValidation>`;
}

const fileName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const OPERATORS = {
  Between: "between",
  NotBetween: "notBetween",
  EqualTo: "equal",
  NotEqualTo: "notEqual",
  GreaterThan: "greaterThan",
  LessThan: "lessThan",
  GreaterThanOrEqualTo: "greaterThanOrEqual",
  LessThanOrEqualTo: "lessThanOrEqual",
} as const satisfies Record<Validation["operator"], string>;

/** A sheet's rules. */
export const readValidations = (
  parts: FilePackage,
  path: string,
  namespace: string
): ValidatedCells[] =>
  elementsOf(partText(parts, path), "dataValidation").map(({ attributes: of, inner }) => {
    const type = VALIDATION_TYPES.find(
      (known) => fileName(known === "WholeNumber" ? "Whole" : known) === of.type
    );
    const formula = (n: 1 | 2) => {
      const [element] = elementsOf(inner, `formula${n}`);
      return element ? unescapeXml(element.inner) : "";
    };
    const written = /^"([\s\S]*)"$/.exec(formula(1));
    const typed = (content: string) => (content === "" ? "" : fromFileFormula(content, namespace));
    return {
      rects: (of.sqref ?? "")
        .split(/\s+/)
        .map((address) => parseA1(address))
        .filter((rect) => rect !== null),
      validation: {
        type: type ?? "None",
        operator: VALIDATION_OPERATORS.find((o) => OPERATORS[o] === of.operator) ?? "Between",
        formula1:
          type === "List" && written?.[1] !== undefined
            ? written[1].replaceAll('""', '"')
            : typed(formula(1)),
        formula2: typed(formula(2)),
        ignoreBlanks: of.allowBlank === "1",
        inCellDropDown: of.showDropDown !== "1",
        errorAlert: {
          style: ALERT_STYLES.find((style) => fileName(style) === of.errorStyle) ?? "Stop",
          title: of.errorTitle ?? "",
          message: of.error ?? "",
          showAlert: of.showErrorMessage === "1",
        },
        prompt: {
          title: of.promptTitle ?? "",
          message: of.prompt ?? "",
          showPrompt: of.showInputMessage === "1",
        },
      },
    };
  });
