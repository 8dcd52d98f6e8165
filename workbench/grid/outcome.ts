/** An error as Excel shows it in a cell, with what its card says. */
export interface CellError {
  readonly code: string;
  readonly message: string;
}

/** One cell of a function's result. */
export type ResultCell = string | number | boolean | null | CellError;

/** What a call of a custom function came to: one cell, a block that spills, or an error. */
export type Outcome = ResultCell | readonly (readonly ResultCell[])[];

export const isCellError = (cell: unknown): cell is CellError =>
  typeof cell === "object" && cell !== null && "code" in cell;

export const isBlock = (outcome: Outcome): outcome is readonly (readonly ResultCell[])[] =>
  Array.isArray(outcome);

/** Reads a result as office.js' runtime posts it. Rows of unequal length are filled with #N/A. */
export function outcomeOf(value: unknown): Outcome {
  if (!Array.isArray(value)) return resultCellOf(value);
  const rows = value.map((row: unknown) => (Array.isArray(row) ? row : [row]) as unknown[]);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return { code: "#CALC!", message: "" };
  return rows.map((row) =>
    Array.from({ length: columns }, (_, c) =>
      c < row.length ? resultCellOf(row[c]) : { code: "#N/A", message: "" }
    )
  );
}

function resultCellOf(value: unknown): ResultCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "string")
    return value;
  const { code, message, basicValue } = value as Record<string, unknown>;
  if (typeof code === "string")
    return { code, message: typeof message === "string" ? message : "" };
  // A data type shows its basic value; what has none cannot be shown.
  return basicValue === undefined ? { code: "#VALUE!", message: "" } : resultCellOf(basicValue);
}

/**
 * The message behind an error in a cell. `row` and `column` are the cell's place in the result, when
 * the result spilled there; when a formula worked on with the result, the first error of its kind counts.
 */
export function messageIn(
  outcome: Outcome,
  code: string,
  row: number,
  column: number
): string | undefined {
  if (!isBlock(outcome)) return messageOf(outcome, code);
  const own = messageOf(outcome[row]?.[column] ?? null, code);
  if (own !== undefined) return own;
  for (const cell of outcome.flat()) {
    const message = messageOf(cell, code);
    if (message !== undefined) return message;
  }
  return undefined;
}

const messageOf = (cell: ResultCell, code: string) =>
  isCellError(cell) && cell.code === code ? cell.message : undefined;
