import { columnName, parseA1, quoteSheetName, splitAddress } from "./a1";
import type { Rect } from "./grid";
import { type CellsMoved, movedRect } from "./moved";

/** References, texts and names of a formula, and what stands between them. */
const TOKENS =
  /"(?:[^"]|"")*"|\[(?:[^[\]]|\[[^\]]*\])*\]|(?:(?:'(?:[^']|'')*'|[\p{L}\p{N}_.]+)!)?\$?[\p{L}\p{N}_.\\]+(?:\$?\d+)?(?::\$?[A-Z]*\$?\d*)?(?=([(!\[])?)|[^]/giu;

/**
 * A formula after cells were inserted or deleted: its references follow their cells, and are `#REF!`
 * when these are gone.
 *
 * @param own The name of the sheet the formula belongs to.
 * @param sheet The name of the sheet whose cells moved.
 */
export function movedFormula(
  formula: string,
  own: string,
  sheet: string,
  moved: CellsMoved
): string {
  return formula.replace(TOKENS, (token: string, follows: string | undefined) => {
    if (/^["[]/.test(token) || follows !== undefined) return token;
    const { sheet: named, cells } = splitAddress(token);
    const rect = parseA1(cells);
    if (!rect || (named ?? own).toLowerCase() !== sheet.toLowerCase()) return token;
    const place = movedRect(rect, moved);
    const before = named === null ? "" : `${quoteSheetName(named)}!`;
    return before + (place ? withPlace(cells, place) : "#REF!");
  });
}

/** An address at another place, held by `$` where it was. */
function withPlace(cells: string, { row, column, rows, columns }: Rect): string {
  const [first = "", last] = cells.split(":");
  const start = endAt(first, row, column);
  return last === undefined
    ? start
    : `${start}:${endAt(last, row + rows - 1, column + columns - 1)}`;
}

const END = /^(\$?)([A-Z]*)(\$?)(\d*)$/i;

function endAt(end: string, row: number, column: number): string {
  const [, first = "", letters = "", second = "", digits = ""] = END.exec(end) ?? [];
  const inRow = letters === "" ? first : second;
  return (
    (letters === "" ? "" : first + columnName(column)) + (digits === "" ? "" : inRow + (row + 1))
  );
}
