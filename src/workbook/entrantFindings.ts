import { plainText } from "../basics/text";
import type { AnyEntrantColumn, SheetRow, SheetTable } from "./bookTables";
import { textOf } from "./cells";
import type { Finding } from "./findings";

type Row = SheetRow<AnyEntrantColumn>;

const MOST_NUMBER = 1_000_000;

/** What is to be said of the table of entrants: numbers and names that are missing or stand twice. */
export function entrantFindings({ rows, has }: SheetTable<AnyEntrantColumn>): Finding[] {
  const numbers = new Map<number, Row>();
  const names = new Map<string, number>();
  return rows.flatMap((row): Finding[] => {
    const [number, name] = [row.cell("number"), row.cell("name")];
    if (number === null) return name === null ? [] : [withoutNumber(row)];
    if (typeof number !== "number") return []; // told where it is read
    if (numbers.has(number)) return [found("entrantTwice", "wrong", row, "number", { number })];
    numbers.set(number, row);
    if (name === null)
      return has("name") ? [found("nameMissing", "note", row, "name", { number })] : [];
    const text = textOf(name);
    const other = names.get(plainText(text));
    names.set(plainText(text), number);
    return other === undefined
      ? []
      : [found("nameTwice", "note", row, "name", { number: other, other: number, text })];
  });
}

/** A row without a number would be passed over without a word. */
function withoutNumber(row: Row): Finding {
  return found("wholeNumber", "wrong", row, "number", { text: "", least: 1, most: MOST_NUMBER });
}

function found(
  code: Finding["code"],
  weight: Finding["weight"],
  row: Row,
  column: AnyEntrantColumn,
  values: Finding["values"]
): Finding {
  return { code, weight, values, round: null, place: row.place(column) };
}
