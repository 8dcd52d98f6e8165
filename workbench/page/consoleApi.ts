import type { CustomFunctions, Platform } from "../grid/customFunctions";
import { parseA1, splitAddress } from "../host/a1";
import type { Faults } from "../host/faults";
import type { CellValue, Grid, Rect } from "../host/grid";
import { type InputLocale, typedInput } from "../host/typedInput";
import { type CellProblem, problemAt, problemsIn } from "./cellProblem";

/** A cell as `window.workbench` reads it. */
export interface ReadCell {
  readonly value: CellValue;
  readonly text: string;
  readonly formula?: string;
  readonly error?: CellProblem;
}

/** `window.workbench`: what tests, and anyone with a console, can do. */
export interface ConsoleApi {
  /** Enters a text as if it were typed: a formula, a number, a text. */
  type(address: string, text: string): void;
  /** Takes the last step back, as Ctrl+Z does; false when there is none. */
  undo(): boolean;
  /** Does again what was taken back last. */
  redo(): boolean;
  /** One cell, or the rows of a range. An address may name its sheet: `'VP table'!A5`. */
  read(address: string): ReadCell | ReadCell[][];
  sheets(): string[];
  activate(sheet: string): void;
  select(address: string): void;
  /** Which Excel is played. */
  platform(): Platform;
  /** Opens the page anew where another Excel is played. */
  setPlatform(platform: Platform): void;
  /** Whether a cell is open for what somebody types. */
  editing(): boolean;
  /** Resolves when everything has been calculated and stands in the cells. */
  calculated(): Promise<void>;
  /** What the add-in asked Excel for in vain. */
  missing(): readonly string[];
  /** The messages of all cells that show an error, by address. */
  messages(): Record<string, string>;
  /** Failures on purpose. */
  readonly faults: Faults;
}

/** The parts of the workbench that the console works with. */
export interface Parts {
  readonly grid: Grid;
  /** The language in which input is read. */
  readonly locale: InputLocale;
  readonly functions: CustomFunctions;
  readonly busy: () => boolean;
  readonly editing: () => boolean;
  readonly missing: () => readonly string[];
  readonly setPlatform: (platform: Platform) => void;
  readonly faults: Faults;
}

// After the last calculation the engine may start the next one, for what depends on the results.
const QUIET = 250;
const LOOK_AGAIN = 25;

/** Makes `window.workbench`. */
export function consoleApi(parts: Parts): ConsoleApi {
  const { grid, locale, functions, busy, editing, missing, setPlatform, faults } = parts;

  function place(address: string): { sheet: string; rect: Rect } {
    const { sheet: name, cells } = splitAddress(address);
    const sheet =
      name === null ? grid.activeSheet() : grid.sheets().find((each) => each.name === name)?.id;
    const rect = parseA1(cells);
    if (sheet === undefined || !rect)
      throw new Error(`"${address}" is no address in this workbook`);
    return { sheet, rect };
  }
  function readCell(sheet: string, row: number, column: number): ReadCell {
    const one = { row, column, rows: 1, columns: 1 };
    const [[cell] = []] = grid.cells(sheet, one);
    const problem = problemAt(grid, functions, sheet, row, column);
    return {
      value: cell?.value ?? null,
      text: grid.texts(sheet, one)[0]?.[0] ?? "",
      ...(cell?.formula === undefined ? {} : { formula: cell.formula }),
      ...(problem ? { error: problem } : {}),
    };
  }
  return {
    type(address, text) {
      const { sheet, rect } = place(address);
      const [[format = "General"] = []] = grid.numberFormats(sheet, rect);
      grid.write(sheet, { ...rect, rows: 1, columns: 1 }, [[typedInput(text, format, locale)]]);
    },
    undo: () => grid.undo(),
    redo: () => grid.redo(),
    read(address) {
      const { sheet, rect } = place(address);
      const rows = Array.from({ length: rect.rows }, (_, r) =>
        Array.from({ length: rect.columns }, (_, c) =>
          readCell(sheet, rect.row + r, rect.column + c)
        )
      );
      return splitAddress(address).cells.includes(":") ? rows : rows[0]![0]!;
    },
    sheets: () => grid.sheets().map(({ name }) => name),
    activate(name) {
      const { sheet } = place(`'${name.replaceAll("'", "''")}'!A1`);
      grid.activateSheet(sheet);
    },
    select(address) {
      const { sheet, rect } = place(address);
      grid.select(sheet, rect);
    },
    platform: () => functions.platform(),
    setPlatform,
    editing,
    async calculated() {
      let quietSince = performance.now();
      while (performance.now() - quietSince < QUIET) {
        await new Promise((again) => setTimeout(again, LOOK_AGAIN));
        if (busy()) quietSince = performance.now();
      }
    },
    missing,
    faults,
    messages: () =>
      Object.fromEntries(
        problemsIn(grid, functions).map(({ address, code, message }) => [address, message || code])
      ),
  };
}
