/**
 * Files spell functions that are younger than the format with a prefix, variables of LET and LAMBDA
 * with another, and functions of add-ins with a third that stands for their namespace.
 */
const FUTURE = new Set(
  [
    "ACOT ARABIC BASE BITAND BITOR BITXOR CEILING.MATH CONCAT COMBINA CSC DAYS DECIMAL",
    "ENCODEURL FILTERXML FLOOR.MATH FORECAST.LINEAR FORMULATEXT IFNA IFS ISFORMULA ISOWEEKNUM",
    "MAXIFS MINIFS NUMBERVALUE PDURATION PERMUTATIONA RRI SHEET SHEETS SKEW.P SWITCH TEXTJOIN",
    "UNICHAR UNICODE XOR",
    "AGGREGATE BINOM.DIST BINOM.INV CHISQ.DIST CONFIDENCE.NORM COVARIANCE.P COVARIANCE.S",
    "MODE.MULT MODE.SNGL NEGBINOM.DIST NORM.DIST NORM.INV NORM.S.DIST NORM.S.INV PERCENTILE.EXC",
    "PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC POISSON.DIST QUARTILE.EXC QUARTILE.INC RANK.AVG",
    "RANK.EQ STDEV.P STDEV.S T.DIST T.INV T.TEST VAR.P VAR.S Z.TEST",
    "BYCOL BYROW CHOOSECOLS CHOOSEROWS DROP EXPAND HSTACK ISOMITTED LAMBDA LET MAKEARRAY MAP RANDARRAY",
    "REDUCE SCAN SEQUENCE SORTBY TAKE TEXTAFTER TEXTBEFORE TEXTSPLIT TOCOL TOROW UNIQUE VSTACK",
    "WRAPCOLS WRAPROWS XLOOKUP XMATCH ARRAYTOTEXT VALUETOTEXT SINGLE",
  ].flatMap((line) => line.split(" "))
);
const WORKSHEET_FUTURE = new Set(["FILTER", "SORT"]);

/** Texts, quoted sheet names, structured references and names, each as one piece. */
const PIECES =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[(?:'.|[^[\]']|\[(?:'.|[^[\]'])*\])*\]|[\p{L}_\\][\p{L}\p{M}\p{N}_.\\]*|[\s\S]/gu;
const NAME = /^[\p{L}_\\][\p{L}\p{M}\p{N}_.\\]*$/u;

/** A formula without its "=" as a file spells it; `namespace` is that of the add-in's functions. */
export function toFileFormula(formula: string, namespace: string): string {
  const pieces = formula.replace(/^=/, "").match(PIECES) ?? [];
  const variables = variablesOf(pieces);
  return pieces
    .map((piece, i) => {
      if (!NAME.test(piece)) return piece;
      if (next(pieces, i) !== "(") return variables.has(upper(piece)) ? `_xlpm.${piece}` : piece;
      const name = upper(piece);
      if (name.startsWith(`${namespace}.`))
        return `_xldudf_${namespace}_${name.slice(namespace.length + 1)}`;
      if (WORKSHEET_FUTURE.has(name)) return `_xlfn._xlws.${name}`;
      if (FUTURE.has(name)) return `_xlfn.${name}`;
      return variables.has(name) ? `_xlpm.${piece}` : piece;
    })
    .join("");
}

/** A file's formula as a person types it, with its "=". */
export function fromFileFormula(formula: string, namespace: string): string {
  const own = `_XLDUDF_${namespace}_`;
  const pieces = formula.match(PIECES) ?? [];
  const typed = pieces.map((piece) => {
    if (!NAME.test(piece)) return piece;
    if (upper(piece).startsWith(own)) return `${namespace}.${piece.slice(own.length)}`;
    return piece.replace(/^_xlfn\.(?:_xlws\.)?|^_xl(?:pm|op)\./i, "");
  });
  return `=${typed.join("")}`;
}

const upper = (text: string) => text.toUpperCase();

/** The next piece that is no blank. */
function next(pieces: readonly string[], at: number): string | undefined {
  return pieces.slice(at + 1, at + 20).find((piece) => piece.trim() !== "");
}

/** The names that LET and LAMBDA give to values: their own arguments that are a bare name. */
function variablesOf(pieces: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open: { name: string; argument: number; bare: string[] }[] = [];
  const endArgument = (isLast: boolean) => {
    const call = open.at(-1);
    if (!call) return;
    const [only, ...more] = call.bare;
    const isName = only !== undefined && more.length === 0 && NAME.test(only);
    const names = call.name === "LAMBDA" || (call.name === "LET" && call.argument % 2 === 0);
    if (isName && names && !isLast) found.add(upper(only));
    call.argument++;
    call.bare = [];
  };
  pieces.forEach((piece, i) => {
    if (piece === "(") {
      const before = pieces[i - 1] ?? "";
      open.at(-1)?.bare.push(piece);
      open.push({ name: NAME.test(before) ? upper(before) : "", argument: 0, bare: [] });
    } else if (piece === ")") {
      endArgument(true);
      open.pop();
    } else if (piece === ",") endArgument(false);
    else if (piece.trim() !== "") open.at(-1)?.bare.push(piece);
  });
  return found;
}
