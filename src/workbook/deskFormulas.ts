/** What stands in a formula, as far as it matters who works it out. */
interface Token {
  readonly kind: "call" | "name" | "cells" | "spill" | "close" | "other";
  readonly text: string;
  /** The sheet it names before it; null where it names none. */
  readonly sheet: string | null;
}

const WORD = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]*`;
const SHEET = String.raw`'(?:[^']|'')*'|[\p{L}_\\][\p{L}\p{N}_.]*`;
const CELL = String.raw`\$?[a-z]{1,3}\$?\d+`;
const COLUMN = String.raw`\$?[a-z]{1,3}`;
const ROW = String.raw`\$?\d+`;

/** What formulas consist of, in the order in which it is looked for. */
const TOKENS = new RegExp(
  [
    String.raw`"(?:[^"]|"")*"`,
    // Columns of a table: an apostrophe stands before a bracket that is part of a heading.
    String.raw`\[(?:'.|[^[\]']|\[(?:'.|[^[\]'])*\])*\]`,
    `(?:(?<sheet>${SHEET})!)?` +
      `(?<cells>(?:${CELL}(?::${CELL})?|${COLUMN}:${COLUMN}|${ROW}:${ROW})` +
      String.raw`(?![\p{L}\p{N}_.\\?([]))`,
    `(?:${SHEET})!`,
    String.raw`(?<call>${WORD}(?=\s*\())`,
    `(?<name>${WORD})`,
    String.raw`\d+(?:\.\d*)?(?:e[+-]?\d+)?`,
    // An error, whose sign is no spill.
    String.raw`#(?:n/a|div/0!|getting_data|[a-z_]+[!?])`,
    "(?<spill>#)",
    String.raw`(?<close>\))`,
    ".",
  ].join("|"),
  "gisu"
);

function tokensOf(formula: string): Token[] {
  return [...formula.matchAll(TOKENS)].map(({ 0: text, groups = {} }) => {
    const kind = (["cells", "call", "name", "spill", "close"] as const).find(
      (one) => groups[one] !== undefined
    );
    const { sheet, cells = text } = groups;
    return {
      kind: kind ?? "other",
      text: cells,
      sheet: sheet === undefined ? null : unquoted(sheet),
    };
  });
}

const unquoted = (sheet: string) => sheet.replace(/^'(.*)'$/s, "$1").replaceAll("''", "'");

/** A function of the add-in, as Excel shows it, or as the file has it while the add-in is not there. */
const ADD_IN = /^(?:DESK\.|_xldudf_DESK_)\p{L}/iu;
const ANCHOR_ARRAY = /(?:^|\.)ANCHORARRAY$/i;
const UNLOADED = /_xldudf_DESK_(?=\p{L})/giu;

/** The first cell of a spill, or the name that leads to it; null where it cannot be told. */
type SpillOf =
  { readonly sheet: string | null; readonly cell: string } | { readonly name: string } | null;

interface Uses {
  readonly addIn: boolean;
  /** In small letters; functions too, because a name may be one. */
  readonly names: readonly string[];
  readonly spills: readonly SpillOf[];
}

function usesOf(formula: string): Uses {
  const tokens = tokensOf(formula);
  const named = tokens.filter(({ kind }) => kind === "call" || kind === "name");
  return {
    addIn: named.some(({ text }) => ADD_IN.test(text)),
    names: named.map(({ text }) => text.toLowerCase()),
    spills: tokens.flatMap((token, i) => {
      if (token.kind === "spill") return [spillAt(tokens[i - 1])];
      const isFunction = token.kind === "call" && ANCHOR_ARRAY.test(token.text);
      // Behind it come the parenthesis, the cell, and the parenthesis again.
      return isFunction ? [tokens[i + 3]?.kind === "close" ? spillAt(tokens[i + 2]) : null] : [];
    }),
  };
}

function spillAt(token: Token | undefined): SpillOf {
  if (token?.kind === "name") return { name: token.text.toLowerCase() };
  if (token?.kind !== "cells") return null;
  const isCell = !token.text.includes(":");
  return isCell ? { sheet: token.sheet, cell: withoutSigns(token.text) } : null;
}

const withoutSigns = (cell: string) => cell.replaceAll("$", "").toUpperCase();

/** Whether functions of the add-in stand in a formula itself. */
export function usesAddIn(formula: string): boolean {
  return usesOf(formula).addIn;
}

/** The functions that a formula calls, and the names it uses: one may be handed on as a function. */
export function calledIn(formula: string): string[] {
  return tokensOf(formula).flatMap(({ kind, text }) =>
    kind === "call" || kind === "name" ? [text] : []
  );
}

/** The formula with nothing in its texts. */
export function withoutTexts(formula: string): string {
  return formula.replace(TOKENS, (token) => (token.startsWith('"') ? '""' : token));
}

/** The formula as it is typed; in a file it has the names that functions have without the add-in. */
export function typedFormula(formula: string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part, i) => (i % 2 === 0 ? part.replace(UNLOADED, "DESK.") : part))
    .join("");
}

/** A formula and its cell, such as `B5`. */
export interface CellFormula {
  readonly sheet: string;
  readonly cell: string;
  readonly formula: string;
}

/** A defined name. */
export interface NamedFormula {
  readonly name: string;
  /** The sheet whose own it is; null for the workbook's. */
  readonly sheet: string | null;
  readonly formula: string;
}

/**
 * The formulas that need the add-in: by its functions, by names that stand for such, or because they
 * take up a spill of one that does. Where a spill's formula cannot be told it counts as one of those.
 */
export function addInFormulas<F extends CellFormula>(
  cells: readonly F[],
  names: readonly NamedFormula[]
): ReadonlySet<F> {
  const needing = new Set<F>();
  const anchors = new Set<string>();
  const needed = new Set<string>();
  const cellsLeft = cells.map((one) => ({ one, uses: usesOf(one.formula) }));
  const named = names.map((one) => ({ one, uses: usesOf(one.formula) }));
  const leadsTo = new Map(
    named.map(({ one }) => [one.name.toLowerCase(), cellNamed(one)] as const)
  );
  const isNeeding = ({ addIn, names, spills }: Uses, sheet: string) =>
    addIn ||
    names.some((name) => needed.has(name)) ||
    spills.some((spill) => {
      const at = spill && "name" in spill ? (leadsTo.get(spill.name) ?? null) : spill;
      return at === null || anchors.has(keyOf(at.sheet ?? sheet, at.cell));
    });
  for (let before = -1; before !== needing.size + needed.size;) {
    before = needing.size + needed.size;
    for (const { one, uses } of named)
      if (isNeeding(uses, one.sheet ?? "")) needed.add(one.name.toLowerCase());
    for (const { one, uses } of cellsLeft) {
      if (needing.has(one) || !isNeeding(uses, one.sheet)) continue;
      needing.add(one);
      anchors.add(keyOf(one.sheet, one.cell));
    }
  }
  return needing;
}

const keyOf = (sheet: string, cell: string) => `${sheet.toLowerCase()}!${cell}`;

/** The cell that a name stands for; null where it stands for something else. */
function cellNamed({ formula }: NamedFormula): {
  readonly sheet: string | null;
  readonly cell: string;
} | null {
  const [equals, cells, ...more] = tokensOf(formula);
  if (equals?.text !== "=" || cells?.kind !== "cells" || more.length > 0) return null;
  const spill = spillAt(cells);
  return spill && "cell" in spill ? spill : null;
}

/** Cells as a formula names them, such as `B5` or `$A$1:$C$9`, with their sheet where it names one. */
export interface Reference {
  readonly sheet: string | null;
  readonly cells: string;
}

/** The cells that a formula names. */
export function referencesIn(formula: string): Reference[] {
  return tokensOf(formula)
    .filter(({ kind }) => kind === "cells")
    .map(({ sheet, text }) => ({ sheet, cells: text }));
}

/**
 * The formula with other cells for those it names; null leaves them as they are. `change` is also told
 * how the sheet is written before them: `Event!`, `'Round 1'!` or "".
 */
export function withReferences(
  formula: string,
  change: (reference: Reference, sheetBefore: string) => string | null
): string {
  return formula.replace(TOKENS, (text, ...rest) => {
    const { sheet, cells } = rest.at(-1) as { readonly sheet?: string; readonly cells?: string };
    if (cells === undefined) return text;
    const before = text.slice(0, text.length - cells.length);
    return change({ sheet: sheet === undefined ? null : unquoted(sheet), cells }, before) ?? text;
  });
}
