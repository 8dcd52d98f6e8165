import { format } from "numfmt";
import { MAX_COLUMNS, MAX_ROWS } from "./a1";
import {
  type Cell,
  type CellFormat,
  type CellInput,
  type CellValue,
  type DefinedName,
  type Frozen,
  type Grid,
  type GridEvent,
  PLAIN_FORMAT,
  type Rect,
  type Selection,
  type Sheet,
  type Table,
} from "./grid";
import { boundingRect, intersection, isUnbounded, matrixOf } from "./rect";
import { typedInput } from "./typedInput";

const DEFAULT_COLUMN_WIDTH = 64;
const DEFAULT_ROW_HEIGHT = 20;

const EMPTY: Cell = { value: null, type: "Empty" };

interface StoredCell {
  content: Cell;
  /** What differs from the formats of its row and column. */
  format: Partial<CellFormat>;
  spillsTo?: Rect;
}

interface StoredSheet {
  look: Omit<Sheet, "id" | "position">;
  readonly cells: Map<number, StoredCell>;
  /** Formats of whole columns and rows, the later over the earlier. */
  readonly bands: { readonly rect: Rect; readonly format: Partial<CellFormat> }[];
  readonly widths: Map<number, number>;
  readonly heights: Map<number, number>;
  frozen: Frozen;
}

/**
 * A grid without a screen, for tests. It stores formulas and calculates none: a formula is worth 0
 * until a test gives its result.
 */
export class MemoryGrid implements Grid {
  readonly tables = new Map<string, Table>();
  readonly names: DefinedName[] = [];
  private readonly stored = new Map<string, StoredSheet>();
  private order: string[] = [];
  private readonly listeners: ((event: GridEvent) => void)[] = [];
  private selected: Selection;
  private lastSheet = 0;

  constructor() {
    const sheet = this.addSheet("Sheet1");
    this.selected = selectionOf(sheet, { row: 0, column: 0, rows: 1, columns: 1 });
  }

  /** A person types a text into a cell. */
  typeIn(sheet: string, row: number, column: number, text: string): void {
    const input = typedInput(text, this.format(sheet, row, column).numberFormat);
    this.put(sheet, { row, column, rows: 1, columns: 1 }, [[input]], "user");
  }

  /** What the formula of a cell is worth; a matrix spills. */
  giveResult(sheet: string, row: number, column: number, values: readonly CellValue[][]): void {
    const rect = { row, column, rows: values.length, columns: values[0]?.length ?? 0 };
    values.forEach((line, r) =>
      line.forEach((value, c) => {
        const cell = this.cell(sheet, row + r, column + c);
        const { formula } = cell.content;
        const isAnchor = r === 0 && c === 0;
        cell.content = {
          value: value ?? 0,
          type: typeOf(value ?? 0),
          ...(isAnchor ? formula !== undefined && { formula } : { spilled: true }),
        };
        if (isAnchor && rect.rows * rect.columns > 1) cell.spillsTo = rect;
      })
    );
  }

  sheets(): Sheet[] {
    return this.order.map((id, position) => ({ id, position, ...this.at(id).look }));
  }

  addSheet(name: string): string {
    const id = `{sheet-${++this.lastSheet}}`;
    this.stored.set(id, {
      look: { name, visibility: "Visible", tabColor: "", showGridlines: true },
      cells: new Map(),
      bands: [],
      widths: new Map(),
      heights: new Map(),
      frozen: { rows: 0, columns: 0 },
    });
    this.order.push(id);
    return id;
  }

  changeSheet(sheet: string, { position, ...look }: Partial<Omit<Sheet, "id">>): void {
    const stored = this.at(sheet);
    stored.look = { ...stored.look, ...look };
    if (position === undefined) return;
    this.order = this.order.filter((id) => id !== sheet);
    this.order.splice(position, 0, sheet);
  }

  removeSheet(sheet: string): void {
    const next = this.order[this.order.indexOf(sheet) + 1] ?? this.order.at(-2);
    this.stored.delete(sheet);
    this.order = this.order.filter((id) => id !== sheet);
    if (this.selected.sheet === sheet && next !== undefined) this.activateSheet(next);
  }

  activeSheet(): string {
    return this.selected.sheet;
  }

  activateSheet(sheet: string): void {
    if (sheet === this.selected.sheet) return;
    this.selected = selectionOf(sheet, { row: 0, column: 0, rows: 1, columns: 1 });
    this.emit({ kind: "activated", sheet });
  }

  cells(sheet: string, rect: Rect): Cell[][] {
    const { cells } = this.at(sheet);
    return matrixOf(rect, (row, column) => cells.get(keyOf(row, column))?.content ?? EMPTY);
  }

  texts(sheet: string, rect: Rect): string[][] {
    return matrixOf(rect, (row, column) => {
      const { value } = this.at(sheet).cells.get(keyOf(row, column))?.content ?? EMPTY;
      return textOf(value, this.format(sheet, row, column).numberFormat);
    });
  }

  write(sheet: string, rect: Rect, inputs: readonly (readonly (CellInput | null)[])[]): void {
    this.put(sheet, rect, inputs, "addin");
  }

  private put(
    sheet: string,
    rect: Rect,
    inputs: readonly (readonly (CellInput | null)[])[],
    by: "user" | "addin"
  ): void {
    inputs.forEach((line, r) =>
      line.forEach((input, c) => {
        if (input) this.putCell(sheet, rect.row + r, rect.column + c, input);
      })
    );
    this.emit({ kind: "edited", sheet, rect, by });
  }

  private putCell(sheet: string, row: number, column: number, input: CellInput): void {
    const cell = this.cell(sheet, row, column);
    delete cell.spillsTo;
    if ("formula" in input) {
      cell.content = { value: 0, type: "Double", formula: input.formula };
      return;
    }
    cell.content = { value: input.value, type: typeOf(input.value) };
    const { numberFormat } = input;
    if (numberFormat !== undefined) cell.format = { ...cell.format, numberFormat };
  }

  clear(sheet: string, rect: Rect, what: "All" | "Contents" | "Formats"): void {
    const stored = this.at(sheet);
    for (const [key, cell] of stored.cells) {
      if (!intersection(rect, cellRect(key))) continue;
      if (what !== "Formats") {
        cell.content = EMPTY;
        delete cell.spillsTo;
      }
      if (what !== "Contents") cell.format = {};
    }
    if (what !== "Contents" && isUnbounded(rect)) stored.bands.push({ rect, format: PLAIN_FORMAT });
    if (what !== "Formats") this.emit({ kind: "edited", sheet, rect, by: "addin" });
  }

  usedRange(sheet: string, valuesOnly: boolean): Rect | null {
    let used: Rect | null = null;
    for (const [key, { content, format }] of this.at(sheet).cells) {
      const counts = content.type !== "Empty" || (!valuesOnly && Object.keys(format).length > 0);
      if (counts) used = used ? boundingRect(used, cellRect(key)) : cellRect(key);
    }
    return used;
  }

  spillOf(sheet: string, row: number, column: number): Rect | null {
    return this.at(sheet).cells.get(keyOf(row, column))?.spillsTo ?? null;
  }

  format(sheet: string, row: number, column: number): CellFormat {
    const { bands, cells } = this.at(sheet);
    const cell = { row, column, rows: 1, columns: 1 };
    const below = bands.filter(({ rect }) => intersection(rect, cell)).map((b) => b.format);
    const own = cells.get(keyOf(row, column))?.format;
    return Object.assign({}, PLAIN_FORMAT, ...below, own) as CellFormat;
  }

  setFormat(sheet: string, rect: Rect, change: Partial<CellFormat>): void {
    const stored = this.at(sheet);
    if (!isUnbounded(rect)) {
      matrixOf(rect, (row, column) => Object.assign(this.cell(sheet, row, column).format, change));
      return;
    }
    stored.bands.push({ rect, format: change });
    for (const [key, cell] of stored.cells)
      if (intersection(rect, cellRect(key))) Object.assign(cell.format, change);
  }

  numberFormats(sheet: string, rect: Rect): string[][] {
    return matrixOf(rect, (row, column) => this.format(sheet, row, column).numberFormat);
  }

  setNumberFormats(
    sheet: string,
    rect: Rect,
    formats: readonly (readonly (string | null)[])[]
  ): void {
    matrixOf(rect, (row, column) => {
      const numberFormat = formats[row - rect.row]?.[column - rect.column];
      if (typeof numberFormat === "string")
        Object.assign(this.cell(sheet, row, column).format, { numberFormat });
    });
  }

  columnWidth(sheet: string, column: number): number {
    return this.at(sheet).widths.get(column) ?? DEFAULT_COLUMN_WIDTH;
  }

  setColumnWidth(sheet: string, column: number, columns: number, pixels: number): void {
    for (let i = 0; i < columns; i++) this.at(sheet).widths.set(column + i, pixels);
  }

  /** Seven pixels a character and five around, as in Calibri 11. */
  autofitColumns(sheet: string, column: number, columns: number): void {
    const all = { row: 0, column, rows: MAX_ROWS, columns };
    const used = this.usedRange(sheet, true);
    const seen = used && intersection(all, used);
    if (!seen) return;
    const lines = this.texts(sheet, seen);
    for (let c = 0; c < seen.columns; c++) {
      const longest = Math.max(...lines.map((line) => line[c]?.length ?? 0));
      if (longest > 0) this.setColumnWidth(sheet, seen.column + c, 1, 7 * longest + 5);
    }
  }

  rowHeight(sheet: string, row: number): number {
    return this.at(sheet).heights.get(row) ?? DEFAULT_ROW_HEIGHT;
  }

  setRowHeight(sheet: string, row: number, rows: number, pixels: number): void {
    for (let i = 0; i < rows; i++) this.at(sheet).heights.set(row + i, pixels);
  }

  autofitRows(sheet: string, row: number, rows: number): void {
    for (let i = 0; i < rows; i++) this.at(sheet).heights.delete(row + i);
  }

  frozen(sheet: string): Frozen {
    return this.at(sheet).frozen;
  }

  freeze(sheet: string, frozen: Frozen): void {
    this.at(sheet).frozen = frozen;
  }

  selection(): Selection {
    return this.selected;
  }

  select(sheet: string, rect: Rect): void {
    this.activateSheet(sheet);
    this.selected = selectionOf(sheet, rect);
    this.emit({ kind: "selected", sheet, rect });
  }

  showTable(table: Table): void {
    this.tables.set(table.id, table);
  }

  removeTable(id: string): void {
    this.tables.delete(id);
  }

  setName(name: DefinedName): void {
    this.removeName(name.name, name.sheet);
    this.names.push(name);
  }

  removeName(name: string, sheet: string | null): void {
    const index = this.names.findIndex((n) => n.name === name && n.sheet === sheet);
    if (index >= 0) this.names.splice(index, 1);
  }

  onEvent(listener: (event: GridEvent) => void): void {
    this.listeners.push(listener);
  }

  private emit(event: GridEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  recalculate(): void {
    // Formulas have the results that were given to them.
  }

  async settled(): Promise<void> {
    // Nothing is ever pending.
  }

  private at(sheet: string): StoredSheet {
    const stored = this.stored.get(sheet);
    if (!stored) throw new Error(`There is no sheet ${sheet}.`);
    return stored;
  }

  private cell(sheet: string, row: number, column: number): StoredCell {
    const { cells } = this.at(sheet);
    const key = keyOf(row, column);
    const cell = cells.get(key) ?? { content: EMPTY, format: {} };
    cells.set(key, cell);
    return cell;
  }
}

const keyOf = (row: number, column: number) => row * MAX_COLUMNS + column;

const cellRect = (key: number): Rect => ({
  row: Math.floor(key / MAX_COLUMNS),
  column: key % MAX_COLUMNS,
  rows: 1,
  columns: 1,
});

const selectionOf = (sheet: string, rect: Rect): Selection => ({
  sheet,
  rect,
  activeCell: { row: rect.row, column: rect.column },
});

const ERROR = /^#(?:N\/A|VALUE!|REF!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA)$/;

function typeOf(value: CellValue): Cell["type"] {
  if (value === null) return "Empty";
  if (typeof value === "number") return "Double";
  if (typeof value === "boolean") return "Boolean";
  return ERROR.test(value) ? "Error" : "String";
}

function textOf(value: CellValue, numberFormat: string): string {
  if (value === null) return "";
  return format(numberFormat, value, { throws: false });
}
