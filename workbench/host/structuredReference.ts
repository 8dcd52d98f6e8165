import type { Rect } from "./grid";

/** Parts of a table that a reference can name. */
export const TABLE_AREAS = ["#All", "#Data", "#Headers", "#Totals", "#This Row"] as const;
export type TableArea = (typeof TABLE_AREAS)[number];

/** `Results[[#This Row],[VP]]`, taken apart; without areas it means the rows between header and totals. */
export interface StructuredReference {
  /** "" where the formula leaves out the table it stands in. */
  readonly table: string;
  readonly areas: readonly TableArea[];
  /** None, one, or the first and the last of several columns. */
  readonly columns: readonly string[];
}

/** A formula in pieces: plain text, and the structured references within. */
type FormulaPiece = string | StructuredReference;

/** What formulas know of a table. */
export interface TableHeadings {
  readonly name: string;
  readonly sheet: string;
  /** Its header row, whether shown or not, and its rows; without a totals row. */
  readonly rect: Rect;
  readonly headings: readonly string[];
  /** A totals row stands below its rows. */
  readonly hasTotals: boolean;
}

/** The cell a formula stands in. */
export interface FormulaPlace {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

const WORD = /[\p{L}_\\][\p{L}\p{M}\p{N}_.\\?]*/uy;
const EXTERNAL_SHEET = /^\[[^[\]]+\][^[\](),;+*/&<>=^ ]*!/;
const PLAIN_HEADING = /^[\p{L}\p{M}\p{N}_]+$/u;
const TO_ESCAPE = /['[\]#@]/g;

/** Takes a formula apart; null when a bracket or a quotation mark is left open or a bracket makes no sense. */
export function parseStructured(formula: string): FormulaPiece[] | null {
  const pieces: FormulaPiece[] = [];
  let text = "";
  let at = 0;
  while (at < formula.length) {
    const sign = formula[at];
    if (sign === '"' || sign === "'") {
      const end = endOfQuotation(formula, at);
      if (end < 0) return null;
      text += formula.slice(at, end);
      at = end;
      continue;
    }
    WORD.lastIndex = at;
    const word = sign === "[" ? "" : (WORD.exec(formula)?.[0] ?? "");
    const bracket = at + word.length;
    if (formula[bracket] === "[" && !EXTERNAL_SHEET.test(formula.slice(bracket))) {
      const end = endOfBracket(formula, bracket);
      const body = end < 0 ? null : parseBody(formula.slice(bracket + 1, end - 1));
      if (!body) return null;
      if (text) pieces.push(text);
      text = "";
      pieces.push({ table: word, ...body });
      at = end;
      continue;
    }
    const taken = word || EXTERNAL_SHEET.exec(formula.slice(at))?.[0] || (sign ?? "");
    text += taken;
    at += taken.length;
  }
  if (text) pieces.push(text);
  return pieces;
}

function endOfQuotation(formula: string, from: number): number {
  const quote = formula[from];
  for (let at = from + 1; at < formula.length; at++)
    if (formula[at] === quote) {
      if (formula[at + 1] !== quote) return at + 1;
      at++;
    }
  return -1;
}

/** Behind the bracket that closes the one at `from`; an apostrophe takes the next sign its meaning. */
function endOfBracket(formula: string, from: number): number {
  let depth = 0;
  for (let at = from; at < formula.length; at++) {
    if (formula[at] === "'") at++;
    else if (formula[at] === "[") depth++;
    else if (formula[at] === "]" && --depth === 0) return at + 1;
  }
  return -1;
}

type Body = Omit<StructuredReference, "table">;

function parseBody(body: string): Body | null {
  const text = body.trim();
  if (text.startsWith("@")) return parseThisRow(text.slice(1).trim());
  if (text.startsWith("[")) return parseItems(text);
  if (text.startsWith("#")) {
    const area = areaOf(text);
    return area && { areas: [area], columns: [] };
  }
  if (text === "") return { areas: [], columns: [] };
  // Outside of brackets of its own a heading keeps the blanks around it.
  const heading = parseHeading(body);
  return heading === null ? null : { areas: [], columns: [heading] };
}

function parseThisRow(text: string): Body | null {
  if (text === "") return { areas: ["#This Row"], columns: [] };
  if (!text.startsWith("[")) {
    const heading = parseHeading(text);
    return heading === null ? null : { areas: ["#This Row"], columns: [heading] };
  }
  const body = parseItems(text);
  return body && body.areas.length === 0 ? { ...body, areas: ["#This Row"] } : null;
}

/** `[#Headers],[#Data],[First]:[Last]`: areas, then columns. */
function parseItems(text: string): Body | null {
  const areas: TableArea[] = [];
  const columns: string[] = [];
  let at = 0;
  for (let separator = ","; at < text.length;) {
    const end = text[at] === "[" ? endOfBracket(text, at) : -1;
    if (end < 0) return null;
    const item = text.slice(at + 1, end - 1);
    const area = item.trimStart().startsWith("#") ? areaOf(item) : null;
    const heading = area ? null : parseHeading(item);
    if (area && separator === "," && columns.length === 0) areas.push(area);
    else if (heading !== null && columns.length === (separator === ":" ? 1 : 0))
      columns.push(heading);
    else return null;
    const rest = /^\s*([,:])\s*/.exec(text.slice(end));
    if (!rest) return end === text.length ? { areas, columns } : null;
    separator = rest[1] ?? "";
    at = end + rest[0].length;
  }
  return null;
}

const areaOf = (text: string): TableArea | null =>
  TABLE_AREAS.find(
    (area) => area.toLowerCase() === text.trim().replace(/\s+/g, " ").toLowerCase()
  ) ?? null;

/** A heading with its escapes undone; null when a sign stands in it that must be escaped. */
function parseHeading(text: string): string | null {
  const bare = text.replace(/'[\s\S]/g, "");
  return text === "" || /['[\]#@]/.test(bare) ? null : text.replace(/'([\s\S])/g, "$1");
}

const escaped = (heading: string) => heading.replace(TO_ESCAPE, "'$&");
const bracketed = (columns: readonly string[]) => columns.map((c) => `[${escaped(c)}]`).join(":");

/** A reference as Excel shows it: `[@VP]`, `Results[@[Round 1]]`, `Results[[#All],[VP]]`. */
export function makeStructured({ table, areas, columns }: StructuredReference): string {
  const [first = ""] = columns;
  if (areas.length === 1 && areas[0] === "#This Row") {
    const plain = columns.length === 1 && PLAIN_HEADING.test(first);
    return `${table}[@${plain ? first : bracketed(columns)}]`;
  }
  if (areas.length === 0 && columns.length < 2) return `${table}[${escaped(first)}]`;
  if (areas.length === 1 && columns.length === 0) return `${table}[${areas[0]}]`;
  const items = areas.map((area) => `[${area}]`);
  return `${table}[${[...items, ...(columns.length > 0 ? [bracketed(columns)] : [])].join(",")}]`;
}

/** A heading in the spelling the grid's formulas can hold: signs with a meaning become full-width. */
export const gridHeading = (heading: string): string =>
  heading
    .replace(/['[\]#@:,"{}()]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    .replace(/[\r\n\t]+|^ +| +$/g, "\u2423");

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const isInside = ({ sheet, rect, hasTotals }: TableHeadings, place: FormulaPlace) =>
  sheet === place.sheet &&
  place.row >= rect.row &&
  place.row < rect.row + rect.rows + (hasTotals ? 1 : 0) &&
  place.column >= rect.column &&
  place.column < rect.column + rect.columns;

/**
 * A formula as a person or an add-in enters it, in the grid's spelling: `[@VP]` becomes
 * `Results[[#This Row],[VP]]`, names and headings in the table's own case. Null when it is no formula
 * that Excel takes: an open bracket, a table or heading that is not there.
 */
export function toGridFormula(
  formula: string,
  place: FormulaPlace,
  tables: readonly TableHeadings[]
): string | null {
  const pieces = parseStructured(formula);
  if (!pieces) return null;
  let spelt = "";
  for (const piece of pieces) {
    if (typeof piece === "string") spelt += withTableNames(piece, tables);
    else {
      const table = tables.find((t) =>
        piece.table ? same(t.name, piece.table) : isInside(t, place)
      );
      const reference = table && inGrid(piece, table);
      if (!reference) return null;
      spelt += reference;
    }
  }
  return spelt;
}

/** Texts, names of sheets, and words that are no function and no sheet. */
const WORDS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_\\][\p{L}\p{M}\p{N}_.\\?]*(?![\p{L}\p{N}_.(!])/gu;

/** Names of whole tables, in their own case: the grid tells them apart. */
const withTableNames = (text: string, tables: readonly TableHeadings[]): string =>
  tables.length === 0
    ? text
    : text.replace(WORDS, (word) => tables.find(({ name }) => same(name, word))?.name ?? word);

function inGrid({ areas, columns }: StructuredReference, table: TableHeadings): string | null {
  const known = columns.map((column) =>
    table.headings.find((heading) => same(heading, column) || gridHeading(heading) === column)
  );
  if (known.includes(undefined)) return null;
  const ends = [table.headings[0] ?? "", table.headings.at(-1) ?? ""];
  const wholeRow = areas[0] === "#This Row" && columns.length === 0;
  return makeGridReference({
    table: table.name,
    areas: areas.length < 2 ? areas : [areas.includes("#Headers") ? "#All" : "#Data"],
    columns: (wholeRow ? ends : known).map((heading) => gridHeading(heading ?? "")),
  });
}

/**
 * A reference in the grid's spelling, its headings spelt so already. The grid knows one area in a
 * reference; headers with data are all there is without totals.
 */
export function makeGridReference({ table, areas, columns }: StructuredReference): string {
  const [area] = areas;
  const headings = columns.map((heading) => `[${heading}]`);
  if (area) return `${table}[${headings.length > 0 ? `[${area}],${headings.join(":")}` : area}]`;
  if (headings.length < 2) return table + headings.join("");
  return `${table}[${headings.join(":")}]`;
}
/** A formula of the grid as Excel shows it in this cell: a table does not name itself. */
export function toExcelFormula(
  formula: string,
  place: FormulaPlace,
  tables: readonly TableHeadings[]
): string {
  if (!formula.includes("[")) return formula;
  return mapReferences(formula, (reference) => {
    const table = tables.find(({ name }) => same(name, reference.table));
    if (!table) return makeStructured(reference);
    const columns = reference.columns.map(
      (column) => table.headings.find((heading) => gridHeading(heading) === column) ?? column
    );
    const thisRow = reference.areas[0] === "#This Row";
    const whole =
      thisRow &&
      columns.length === 2 &&
      columns[0] === table.headings[0] &&
      columns[1] === table.headings.at(-1);
    const short = isInside(table, place) && (thisRow || reference.areas.length === 0);
    return makeStructured({
      table: short ? "" : table.name,
      areas: reference.areas,
      columns: whole ? [] : columns,
    });
  });
}

/** Puts another text in the place of each structured reference of a formula. */
const mapReferences = (
  formula: string,
  textFor: (reference: StructuredReference) => string
): string => (formula.includes("[") ? mapPieces(formula, textFor, (text) => text) : formula);

/** Puts another text wherever a formula of the grid names a table, with brackets or without. */
export const mapTable = (
  formula: string,
  name: string,
  textFor: (reference: StructuredReference) => string
): string =>
  formula.toLowerCase().includes(name.toLowerCase())
    ? mapPieces(
        formula,
        (reference) =>
          same(reference.table, name) ? textFor(reference) : makeGridReference(reference),
        (text) =>
          text.replace(WORDS, (word) =>
            same(word, name) ? textFor({ table: name, areas: [], columns: [] }) : word
          )
      )
    : formula;

function mapPieces(
  formula: string,
  textFor: (reference: StructuredReference) => string,
  plain: (text: string) => string
): string {
  const pieces = parseStructured(formula);
  if (!pieces) return formula;
  return pieces
    .map((piece) => (typeof piece === "string" ? plain(piece) : textFor(piece)))
    .join("");
}
