import type { TextLine } from "./delimitedText";

const TAG = /^\s*\[(\w+)\s+"(.*)"\]\s*$/;
const COMMENT = /^\s*[%;]/;
const VALUE = /"[^"]*"|\S+/g;
/** How a value is set out in print: `\4R`. */
const LAYOUT = /\\.*$/;
/** Nothing stands here. */
const NO_VALUE = "-";

/** In a score table of PBN the result is the number of tricks taken. */
const RENAMED: Readonly<Record<string, string>> = { RESULT: "Tricks" };

/** Whether a text is of the format PBN, with tables of the results of its boards. */
export function isPbn(text: string): boolean {
  return /^\s*\[ScoreTable\s+"/im.test(text);
}

/**
 * The score tables of a PBN text as one table, headings first, with the board of each line and its
 * vulnerability in front. The line of the headings is that of the first score table.
 */
export function parsePbnScores(text: string): readonly TextLine[] {
  const columns = new Map<string, number>([
    ["Board", 0],
    ["Vulnerable", 1],
  ]);
  const rows: TextLine[] = [];
  let first: number | null = null;
  let board = "";
  let vulnerable = "";
  let table: readonly string[] = [];
  for (const [i, content] of text.split(/\r\n|\r|\n/).entries()) {
    const [, name, value = ""] = TAG.exec(content) ?? [];
    if (name !== undefined) {
      table = [];
      if (/^board$/i.test(name)) [board, vulnerable] = [value, ""];
      if (/^vulnerable$/i.test(name)) vulnerable = value;
      if (/^scoretable$/i.test(name)) {
        table = value.split(";").map(heading);
        first ??= i + 1;
        for (const one of table) if (!columns.has(one)) columns.set(one, columns.size);
      }
    } else if (table.length && content.trim() !== "" && !COMMENT.test(content)) {
      const cells: string[] = [board, vulnerable];
      valuesOf(content, table).forEach((found, at) => {
        const name = table[at];
        // What is more than there are columns stands behind them all, where it is found.
        cells[name === undefined ? cells.length : columns.get(name)!] = found;
      });
      rows.push({ line: i + 1, cells: Array.from(cells, (cell) => cell ?? "") });
    }
  }
  return first === null ? [] : [{ line: first, cells: [...columns.keys()] }, ...rows];
}

function heading(text: string): string {
  const name = text.replace(LAYOUT, "").trim();
  return RENAMED[name.toUpperCase()] ?? name;
}

/** The values of a line. Names, which have blanks in them, come last and are not needed. */
function valuesOf(content: string, table: readonly string[]): readonly string[] {
  const values = (content.match(VALUE) ?? []).map((value) =>
    value === NO_VALUE ? "" : value.replace(/^"(.*)"$/, "$1")
  );
  const names = table.findIndex((one) => /^names/i.test(one));
  return names < 0 ? values : values.slice(0, names);
}
