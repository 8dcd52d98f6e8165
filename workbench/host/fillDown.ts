import { MAX_ROWS } from "./a1";
import { formulaParts } from "./structuredReference";

const TOKENS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\p{L}\p{N}_.$\\])(?:(\$?[A-Za-z]{1,3})(\$?)([1-9]\d{0,6})|(\$?)(\d{1,7}):(\$?)(\d{1,7}))(?![\p{L}\p{N}_.(![])/gu;

/** A formula as it reads when it is filled down so many rows, or up where they are negative. */
export function filledDown(formula: string, rows: number): string {
  if (rows === 0) return formula;
  const parts = formulaParts(formula) ?? [{ text: formula }];
  return parts.map(({ text, reference }) => (reference ? text : moved(text, rows))).join("");
}

const moved = (text: string, by: number) =>
  text.replace(
    TOKENS,
    (
      token,
      column?: string,
      held?: string,
      row?: string,
      held1?: string,
      row1?: string,
      held2?: string,
      row2?: string
    ) => {
      if (column !== undefined) return line(row, held, by, column, token);
      if (row1 === undefined) return token;
      return `${line(row1, held1, by, "", token)}:${line(row2, held2, by, "", token)}`;
    }
  );

/** A row's number with what stands before it; a row that is held stays. */
function line(
  row: string | undefined,
  held: string | undefined,
  by: number,
  column: string,
  token: string
) {
  if (held === "$") return column + held + row;
  const number = Number(row) + by;
  if (Number(row) > MAX_ROWS) return token;
  return number < 1 || number > MAX_ROWS ? "#REF!" : column + number;
}

/**
 * The formula that fills a whole column, as its first cell has it: null when a cell holds something
 * else. A column of the kind fills new rows of its table.
 *
 * @param formulas Of the column's cells from top to bottom; undefined where there is none.
 */
export function columnFormula(formulas: readonly (string | undefined)[]): string | null {
  const [first] = formulas;
  if (first === undefined) return null;
  const same = formulas.every(
    (formula, row) => formula !== undefined && filledDown(formula, -row) === first
  );
  return same ? first : null;
}
