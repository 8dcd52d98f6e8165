import type { FUniver } from "@univerjs/core/facade";
import { LexerTreeBuilder } from "@univerjs/engine-formula";
import { injectorOf } from "./injector";

/**
 * Univer 0.25.1 remembers a square bracket that a formula left open, and then misreads every formula
 * after it: this makes it forget the bracket where it forgets the rest.
 */
export function forgetOpenBrackets(api: FUniver): void {
  const lexer = injectorOf(api).get(LexerTreeBuilder) as unknown as {
    _resetTemp(): void;
    _squareBracketState: number;
  };
  const reset = lexer._resetTemp.bind(lexer);
  lexer._resetTemp = () => {
    reset();
    lexer._squareBracketState = 0;
  };
}
