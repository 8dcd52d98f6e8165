import {
  FORMULA_REF_TO_ARRAY_CACHE,
  type IFunctionService,
  LexerTreeBuilder,
} from "@univerjs/engine-formula";

/**
 * Makes Univer 0.25.1 forget what formulas mean. It keeps a parsed formula with the cells of its tables and
 * names in it, long formulas under a number in which no name is found: so all have to go when a table or
 * a name comes, goes or changes. Their cache is within reach only while it is asked to drop some.
 */
export function forgetParsedFormulas(
  functions: Pick<IFunctionService, "deleteFormulaAstCacheKey">
): void {
  const caches = Object.getPrototypeOf(FORMULA_REF_TO_ARRAY_CACHE) as Cache;

  const { forEach } = caches;
  caches.forEach = function (this: Cache) {
    this.clear();
  };
  functions.deleteFormulaAstCacheKey("");
  caches.forEach = forEach;
  // What its names stood for is written into a formula before it is parsed, and kept for all builders.
  new LexerTreeBuilder().dispose();
}

type Cache = Pick<typeof FORMULA_REF_TO_ARRAY_CACHE, "clear" | "forEach">;
