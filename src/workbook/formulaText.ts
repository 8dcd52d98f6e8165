/** Where a formula stands: Excel leaves out the names of its own sheet and table. */
export interface FormulaHome {
  readonly sheet: string;
  readonly table: string;
  /** Names of sheets say nothing, because the formula was kept while sheets might be renamed. */
  readonly anySheet: boolean;
}

const PARTS = /("(?:[^"]|"")*")|('(?:[^']|'')*'!)|(\[(?:'.|[^'[\]]|\[(?:'.|[^'[\]])*\])*\])/g;
/** What the add-in's functions are called in a file, and Excel's own newer ones. */
const FILED = /_XLDUDF_([A-Z0-9]+)_/g;

/**
 * A formula in one spelling, to be compared: Excel writes what it was given in another, such as
 * `[@Result]` for `DeskRound1[[#This Row],[Result]]` and `Event!$B$9` for `'Event'!$B$9`.
 */
export function normalFormula(formula: string, home: FormulaHome): string {
  let normal = "";
  let from = 0;
  for (const part of formula.matchAll(PARTS)) {
    const [whole, text, sheet, brackets] = part;
    normal += plain(formula.slice(from, part.index));
    if (text !== undefined) normal += text;
    else if (sheet !== undefined)
      normal += `${sheet.slice(1, -2).replaceAll("''", "'")}!`.toUpperCase();
    else if (brackets !== undefined) normal += structured(brackets);
    from = part.index + whole.length;
  }
  normal += plain(formula.slice(from));
  return withoutHome(normal, home);
}

/** No blanks, capitals, and no sign that a formula gives one value. */
function plain(text: string): string {
  return text
    .replace(/[\s@]+/g, "")
    .toUpperCase()
    .replace(FILED, "$1.")
    .replaceAll("_XLFN.", "");
}

const THIS_ROW = /^\[\[#THIS ROW\],\[(.*)\]\]$/;
const AT = /^\[@\[?(.*?)\]?\]$/;
const DATA = /^\[\[#DATA\],\[(.*)\]\]$/;
const INNER = /^\[\[(.*)\]\]$/;

/** What stands in brackets behind a table's name: `[@column]` of a row, `[column]` of all. */
function structured(brackets: string): string {
  const upper = brackets.toUpperCase().replace(/(?<=[[\],]) +| +(?=[[\],])/g, "");
  const [, own] = THIS_ROW.exec(upper) ?? AT.exec(upper) ?? [];
  if (own !== undefined) return `[@${own}]`;
  const [, all] = DATA.exec(upper) ?? INNER.exec(upper) ?? [];
  return all === undefined ? upper : `[${all}]`;
}

/** A sheet's name before a cell, behind a sign or at the beginning. */
const SHEET = /(?<=[=(,+\-*/&<>^]|^)([^=(,+\-*/&<>^"[\]]+)!(?=\$?[A-Z])/g;

function withoutHome(formula: string, { sheet, table, anySheet }: FormulaHome): string {
  return formula
    .replaceAll(`${table.toUpperCase()}[@`, "[@")
    .replace(SHEET, (prefix, name) => (anySheet || name === sheet.toUpperCase() ? "" : prefix));
}
