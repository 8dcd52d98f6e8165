/**
 * Evaluates the formulas of the functions' examples: literals, arrays, left-out arguments, nested
 * calls of DESK functions, and the two of Excel's own that the examples use. Values reach a function
 * as Excel hands them over: every one as a block.
 */
import * as boards from "../../src/functions/boards";
import * as butler from "../../src/functions/butler";
import * as event from "../../src/functions/event";
import * as pairs from "../../src/functions/pairs";
import * as results from "../../src/functions/results";
import * as teams from "../../src/functions/teams";
import * as xiangqi from "../../src/functions/xiangqi";

export type Grid = unknown[][];
type Callable = (...args: unknown[]) => Grid | Promise<Grid>;

/** Every custom function by its name. */
export const FUNCTIONS = {
  ...boards,
  ...teams,
  ...pairs,
  ...butler,
  ...xiangqi,
  ...event,
  ...results,
} as unknown as Record<string, Callable>;

/** Functions whose last parameter takes any number of ranges: Excel hands them over as one list. */
const REPEATING = ["STANDINGS"];

const NATIVE: Record<string, (...args: (Grid | null)[]) => Grid> = {
  INDEX: (grid, row, column) => [[grid![Number(row![0]![0]) - 1]![Number(column![0]![0]) - 1]]],
  ROWS: (grid) => [[grid!.length]],
};

/** Calls a custom function with computed values: no argument has an address. */
export async function call(name: string, ...args: (Grid | null)[]): Promise<Grid> {
  const desk = FUNCTIONS[name];
  if (!desk) throw new Error(`no function ${name}`);
  if (desk.length === 0) return desk();
  const count = desk.length - 1;
  const given: unknown[] = Array.from({ length: count }, (_, i) => args[i] ?? null);
  if (REPEATING.includes(name)) given[count - 1] = args.slice(count - 1);
  const parameterAddresses = given.flatMap((_, i) =>
    REPEATING.includes(name) && i === count - 1 ? args.slice(i).map(() => "") : [""]
  );
  return desk(...given, { address: "Sheet1!A1", parameterAddresses });
}

/** What `=DESK.NAME(…)` shows. */
export async function evaluate(formula: string): Promise<Grid> {
  const reader = new Reader(formula.replace(/^=/, ""));
  const value = await reader.expression();
  reader.end();
  if (!value) throw new Error(`${formula} is empty`);
  return value;
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  async expression(): Promise<Grid | null> {
    this.blanks();
    if (this.peek("{")) return this.array();
    const name = this.match(/[A-Z]+(?:\.[A-Z]+)?(?=\()/y);
    if (!name) return this.peek(",") || this.peek(")") ? null : [[this.literal()]];
    const args: (Grid | null)[] = [];
    this.take("(");
    if (this.peek(")")) this.take(")");
    else
      do args.push(await this.expression());
      while (this.takeOneOf(",", ")") === ",");
    if (name.startsWith("DESK.")) return call(name.slice(5), ...args);
    return NATIVE[name]!(...args);
  }

  end(): void {
    this.blanks();
    if (this.at !== this.text.length) throw new Error(`left over: ${this.text.slice(this.at)}`);
  }

  private array(): Grid {
    this.take("{");
    const grid: Grid = [[]];
    for (;;) {
      grid.at(-1)!.push(this.literal());
      const next = this.takeOneOf(",", ";", "}");
      if (next === "}") return grid;
      if (next === ";") grid.push([]);
    }
  }

  private literal(): unknown {
    this.blanks();
    const text = this.match(/"(?:[^"]|"")*"/y);
    if (text !== null) return text.slice(1, -1).replaceAll('""', '"');
    const truth = this.match(/TRUE|FALSE/y);
    if (truth) return truth === "TRUE";
    const number = this.match(/-?\d+(?:\.\d+)?%?/y);
    if (number === null) throw new Error(`no value at: ${this.text.slice(this.at)}`);
    return number.endsWith("%") ? Number(number.slice(0, -1)) / 100 : Number(number);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found ? found[0] : null;
  }

  private peek(sign: string): boolean {
    this.blanks();
    return this.text[this.at] === sign;
  }

  private take(sign: string): void {
    this.takeOneOf(sign);
  }

  private takeOneOf(...signs: string[]): string {
    this.blanks();
    const sign = this.text[this.at];
    if (!sign || !signs.includes(sign))
      throw new Error(`${signs.join(" or ")} at: ${this.text.slice(this.at)}`);
    this.at++;
    return sign;
  }

  private blanks(): void {
    while (this.text[this.at] === " ") this.at++;
  }
}
