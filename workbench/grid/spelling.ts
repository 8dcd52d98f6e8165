import type { FUniver } from "@univerjs/core/facade";
import { IFunctionService } from "@univerjs/engine-formula";
import { makeReference, splitFormula } from "../host/formulaReferences";
import { injectorOf } from "./injector";

const WORD = /^[\p{L}\p{N}_.]+$/u;
const LOGICAL = /^(?:true|false)$/i;

/**
 * Formulas as Excel spells them: `=sum(a1)` becomes `=SUM(A1)`. Names a workbook has given itself stay as
 * they are written.
 */
export function formulaSpelling(api: FUniver): (formula: string) => string {
  const functions = injectorOf(api).get(IFunctionService);
  return (formula) => {
    if (formula === formula.toUpperCase()) return formula;
    const parts = splitFormula(formula);
    const spelled = parts.map((part, i) => {
      if (typeof part !== "string" || !WORD.test(part)) return part;
      const isFunction = parts[i + 1] === "(" && functions.hasExecutor(part.toUpperCase());
      const isLogical = LOGICAL.test(part) && parts[i + 1] !== "!";
      return isFunction || isLogical ? part.toUpperCase() : part;
    });
    return spelled.map((part) => (typeof part === "string" ? part : makeReference(part))).join("");
  };
}
