import type { CellValue, Grid } from "./grid";
import { NOT_SUPPORTED } from "./excelVersion";
import type { Model } from "./objectModel/model";
import { Range } from "./objectModel/range";

/** office.js' numbers of the calls that are answered here. */
export const CommonCall = {
  GetSelectedData: 64,
  SetSelectedData: 65,
  OpenFile: 77,
  ReadFile: 80,
  CloseFile: 81,
} as const;

/** office.js' numbers of the events that are told here. */
const CommonEvent = { SettingsChanged: 1, SelectionChanged: 2 } as const;

/** How selected cells are given and taken: as lines of text, or as rows of values. */
export const Coercion = { Text: 0, Matrix: 1 } as const;

/** office.js' error codes of this API. */
const Failure = {
  CoercionNotSupported: 1000,
  FileTypeNotSupported: 1009,
  UnsupportedData: 2000,
  CannotWrite: 2001,
  DataDoesNotFit: 2002,
  Internal: 5001,
} as const;

/** What a call came to. */
export type CommonAnswer =
  { readonly code: 0; readonly value?: CommonValue } | { readonly code: number };
export type CommonValue =
  | { readonly kind: "data"; readonly data: string | CellValue[][] }
  | { readonly kind: "file"; readonly handle: number; readonly size: number }
  | { readonly kind: "bytes"; readonly bytes: number[] };

/** The API of `Office.context.document`, which is older than Excel's own. */
export interface CommonApi {
  getSelectedData(coercion: unknown, formatted: boolean): Promise<CommonAnswer>;
  setSelectedData(coercion: unknown, data: unknown): Promise<CommonAnswer>;
  /** Makes a copy of the workbook that is read in pieces. */
  openFile(isCompressed: boolean): Promise<CommonAnswer>;
  readFile(handle: number, offset: number, size: number): CommonAnswer;
  closeFile(handle: number): CommonAnswer;
  /** Calls back whenever the event happens; false when there is no such event. */
  listen(event: number, hear: () => void): boolean;
  forget(event: number): void;
}

export function createCommonApi(grid: Grid, model: Model): CommonApi {
  const files = new Map<number, Uint8Array>();
  const hearing = new Map<number, () => void>();
  let lastHandle = 0;

  const tell = (event: number) => hearing.get(event)?.();
  grid.onEvent(({ kind }) => {
    if (kind === "selected") tell(CommonEvent.SelectionChanged);
  });
  model.onSettingsChanged(() => tell(CommonEvent.SettingsChanged));

  return {
    async getSelectedData(coercion, formatted) {
      await grid.settled();
      const { sheet, rect } = grid.selection();
      const texts = grid.texts(sheet, rect);
      const values = grid
        .cells(sheet, rect)
        .map((row, r) => row.map(({ value }, c) => (formatted ? texts[r]![c]! : (value ?? ""))));
      if (coercion === Coercion.Matrix) return data(values);
      if (coercion === Coercion.Text) return data(values.map((row) => row.join("\t")).join("\n"));
      return { code: Failure.CoercionNotSupported };
    },
    async setSelectedData(coercion, given) {
      await grid.settled();
      const rows = coercion === Coercion.Text ? linesOf(given) : rowsOf(given);
      if (!rows) return { code: Failure.UnsupportedData };
      const { sheet, rect } = grid.selection();
      const size = { rows: rows.length, columns: rows[0]!.length };
      // Into one cell Excel writes as much as there is, into more only what fits.
      const isOne = rect.rows === 1 && rect.columns === 1;
      if (!isOne && (rect.rows !== size.rows || rect.columns !== size.columns))
        return { code: Failure.DataDoesNotFit };
      try {
        new Range(model, sheet, { ...rect, ...size }).Values = rows;
      } catch {
        return { code: Failure.CannotWrite };
      }
      return { code: 0 };
    },
    async openFile(isCompressed) {
      const { fileBytes } = model.surroundings;
      if (!fileBytes) return { code: NOT_SUPPORTED };
      if (!isCompressed) return { code: Failure.FileTypeNotSupported };
      await grid.settled();
      const bytes = await fileBytes();
      files.set(++lastHandle, bytes);
      return { code: 0, value: { kind: "file", handle: lastHandle, size: bytes.length } };
    },
    readFile(handle, offset, size) {
      const file = files.get(handle);
      if (!file) return { code: Failure.Internal };
      return { code: 0, value: { kind: "bytes", bytes: [...file.slice(offset, offset + size)] } };
    },
    closeFile: (handle) => ({ code: files.delete(handle) ? 0 : Failure.Internal }),
    listen(event, hear) {
      const isKnown = Object.values(CommonEvent).some((known) => known === event);
      if (isKnown) hearing.set(event, hear);
      return isKnown;
    },
    forget: (event) => void hearing.delete(event),
  };
}

const data = (value: string | CellValue[][]): CommonAnswer => ({
  code: 0,
  value: { kind: "data", data: value },
});

/** A text's lines and columns, as it is pasted; null when it is no text. */
function linesOf(given: unknown): string[][] | null {
  if (typeof given !== "string") return null;
  const lines = given.split(/\r?\n/).map((line) => line.split("\t"));
  const columns = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => [...line, ...Array<string>(columns - line.length).fill("")]);
}

/** Rows of equal length; null when it is anything else. A list is one row. */
function rowsOf(given: unknown): unknown[][] | null {
  if (!Array.isArray(given) || given.length === 0) return null;
  const rows: unknown[][] = given.every((row) => Array.isArray(row)) ? given : [given];
  const columns = rows[0]!.length;
  return columns > 0 && rows.every((row) => row.length === columns) ? rows : null;
}
