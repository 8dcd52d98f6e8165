import { makeStructured, parseStructured, type TableHeadings } from "../host/structuredReference";
import type { FormulaPlace } from "../host/structuredReference";

/**
 * A formula as files spell its references to tables: `[@VP]` names its table and area in full,
 * `DeskRound1[[#This Row],[VP]]`.
 */
export function withLongReferences(
  formula: string,
  { sheet, row, column }: FormulaPlace,
  tables: readonly TableHeadings[]
): string {
  if (!formula.includes("[")) return formula;
  const around = tables.find(
    ({ sheet: on, rect }) =>
      on === sheet &&
      row >= rect.row &&
      row <= rect.row + rect.rows &&
      column >= rect.column &&
      column < rect.column + rect.columns
  );
  const pieces = parseStructured(formula);
  if (!pieces) return formula;
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const table = piece.table || (around?.name ?? "");
      if (piece.areas[0] !== "#This Row") return makeStructured({ ...piece, table });
      // Without columns the whole row is meant; the short form is not known to files.
      const [inBrackets = ""] = /\[@.*\]$/.exec(makeStructured({ ...piece, table: "" })) ?? [];
      const columns = inBrackets.slice(2, -1);
      if (columns === "") return `${table}[#This Row]`;
      return `${table}[[#This Row],${columns.startsWith("[") ? columns : `[${columns}]`}]`;
    })
    .join("");
}
