import type { ConditionalFormatsGrid } from "./conditionalFormat";
import type { CopiesGrid } from "./copies";
import type { MergesGrid } from "./merges";
import type { CellsMoved } from "./moved";
import type { FiltersGrid } from "./filters";
import type { MovesGrid } from "./moves";
import type { UndoGrid } from "./undo";
import type { ProtectionGrid } from "./protection";
import type { ValidationGrid } from "./validation";

/**
 * What the host needs from a spreadsheet: sheets of cells that can be read, written and watched.
 * The host knows Excel's object model and nothing of the grid behind this interface; the grid knows
 * cells and nothing of office.js. Rows and columns count from 0; sheets go by id, never by name.
 */
export interface Grid
  extends
    SheetsGrid,
    CellsGrid,
    FormatsGrid,
    SizesGrid,
    CopiesGrid,
    MergesGrid,
    MovesGrid,
    UndoGrid,
    SelectionGrid,
    TablesGrid,
    FiltersGrid,
    NamesGrid,
    EventsGrid,
    CalculationGrid,
    ValidationGrid,
    ConditionalFormatsGrid,
    ProtectionGrid {}

/** The sheets and their tabs. */
export interface SheetsGrid {
  /** All sheets in the order of their tabs. */
  sheets(): readonly Sheet[];
  /** Adds a sheet after the last one, without activating it, and returns its id. */
  addSheet(name: string): string;
  /** Copies a sheet with all that stands on it, puts it behind the last one and returns its id. */
  copySheet(sheet: string, name: string): string;
  /** Changes only what is given. The host has checked names and positions. */
  changeSheet(sheet: string, change: Partial<Omit<Sheet, "id">>): void;
  removeSheet(sheet: string): void;
  activeSheet(): string;
  activateSheet(sheet: string): void;
}

/** What the cells hold. */
export interface CellsGrid {
  /** The cells of a rectangle, row by row. Errors are values of type "Error" such as "#N/A". */
  cells(sheet: string, rect: Rect): Cell[][];
  /** What the cells show: the value in its number format. */
  texts(sheet: string, rect: Rect): string[][];
  /**
   * Stores values and formulas as they are: nothing is parsed, the text "7" stays text. Input a
   * person or `Range.values` types goes through `typedInput` first. A null leaves its cell alone.
   */
  write(sheet: string, rect: Rect, inputs: readonly (readonly (CellInput | null)[])[]): void;
  /** Clears contents, formats or both; the rectangle may be whole columns or rows. */
  clear(sheet: string, rect: Rect, what: "All" | "Contents" | "Formats"): void;
  /** The smallest rectangle that holds all used cells; formats alone count unless `valuesOnly`. */
  usedRange(sheet: string, valuesOnly: boolean): Rect | null;
  /** The rectangle a formula in this cell spills into, the cell itself included; else null. */
  spillOf(sheet: string, row: number, column: number): Rect | null;
  /** Calculates everything anew. */
  recalculate(): void;
}

/** How the cells look. */
export interface FormatsGrid {
  format(sheet: string, row: number, column: number): CellFormat;
  /** Changes only what is given; the rectangle may be whole columns or rows. */
  setFormat(sheet: string, rect: Rect, change: Partial<CellFormat>): void;
  numberFormats(sheet: string, rect: Rect): string[][];
  /** A null leaves its cell alone. */
  setNumberFormats(
    sheet: string,
    rect: Rect,
    formats: readonly (readonly (string | null)[])[]
  ): void;
}

/** Widths, heights and what stays in view. */
export interface SizesGrid {
  /** Pixels at 96 per inch. */
  columnWidth(sheet: string, column: number): number;
  setColumnWidth(sheet: string, column: number, columns: number, pixels: number): void;
  autofitColumns(sheet: string, column: number, columns: number): void;
  /** Pixels at 96 per inch. */
  rowHeight(sheet: string, row: number): number;
  setRowHeight(sheet: string, row: number, rows: number, pixels: number): void;
  autofitRows(sheet: string, row: number, rows: number): void;
  columnHidden(sheet: string, column: number): boolean;
  hideColumns(sheet: string, column: number, columns: number, hidden: boolean): void;
  /** Also of rows that a filter leaves out. */
  rowHidden(sheet: string, row: number): boolean;
  hideRows(sheet: string, row: number, rows: number, hidden: boolean): void;
  frozen(sheet: string): Frozen;
  /** Zero rows and zero columns undo freezing. */
  freeze(sheet: string, frozen: Frozen): void;
}

/** What is selected. */
export interface SelectionGrid {
  /** The selected cells of the active sheet and, within them, the active cell. */
  selection(): Selection;
  /** Selects cells and activates their sheet; the active cell becomes the first of them. */
  select(sheet: string, rect: Rect): void;
}

/** Tables. The grid keeps them: a person may make, stretch, rename or remove one there. */
export interface TablesGrid {
  tables(): readonly Table[];
  /** Its cells are there already, headings among them. */
  addTable(table: Omit<Table, "columns">): void;
  /** Changes only what is given. Formulas follow a new name; a heading is renamed in its cell. */
  changeTable(id: string, change: Partial<Omit<Table, "id" | "sheet" | "columns">>): void;
  /**
   * Takes a table away and leaves its cells. Formulas that name it then name its cells, or, when
   * these are about to go too, are `#REF!`.
   */
  removeTable(id: string, formulas: "ToCells" | "ToErrors"): void;
  /** Formulas that name these columns of a table become `#REF!`: the columns are about to go. */
  forgetColumns(id: string, names: readonly string[]): void;
}

/** Names that formulas know. The grid keeps them: their references follow moved cells. */
export interface NamesGrid {
  names(): readonly DefinedName[];
  /** Defines a name for formulas, or changes what it stands for. */
  setName(name: DefinedName): void;
  removeName(name: string, sheet: string | null): void;
}

/** When formulas are calculated. */
export interface CalculationGrid {
  /**
   * Resolves when all that was written has been calculated, as Excel has before it answers a read, or
   * is held back. Custom functions still at work are not waited for: they may be asking this host.
   */
  settled(): Promise<void>;
  /** "Pending" is a change whose calculation is held back. Custom functions at work do not count. */
  calculationState(): "Done" | "Calculating" | "Pending";
  /** Whether formulas wait until they are told to calculate. */
  holdCalculation(hold: boolean): void;
  /** Calculates what was held back. */
  calculatePending(): void;
}

/** What happens in the grid. */
export interface EventsGrid {
  onEvent(listener: (event: GridEvent) => void): void;
}

/** A rectangle of cells; whole columns have MAX_ROWS rows, whole rows MAX_COLUMNS columns. */
export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Sheet {
  readonly id: string;
  readonly name: string;
  /** Place among the tabs, from 0. */
  readonly position: number;
  readonly visibility: "Visible" | "Hidden" | "VeryHidden";
  /** "#RRGGBB", or "" for none. */
  readonly tabColor: string;
  readonly showGridlines: boolean;
  /** Of columns nobody has sized, in pixels at 96 per inch. */
  readonly standardWidth: number;
  /** Of rows nobody has sized, in pixels at 96 per inch. */
  readonly standardHeight: number;
}

/** A cell's value; null is an empty cell. */
export type CellValue = string | number | boolean | null;

/** Excel's `RangeValueType` as far as a grid has such values. */
export type ValueType = "Empty" | "String" | "Double" | "Boolean" | "Error";

export interface Cell {
  readonly value: CellValue;
  /** "Empty" means no content at all: a formula that gives "" is a "String". */
  readonly type: ValueType;
  /** With its "="; absent in a cell that holds a plain value or a value spilled from elsewhere. */
  readonly formula?: string;
  /** The value was spilled here by the formula of another cell. */
  readonly spilled?: boolean;
}

/** What is put into a cell: a formula with its "=", or a value (null empties the cell). */
export type CellInput =
  { readonly formula: string } | { readonly value: CellValue; readonly numberFormat?: string };

export interface CellFormat {
  /** Excel's English format code; "General" for none, "@" for text. */
  readonly numberFormat: string;
  /** "#RRGGBB", or null for no fill. */
  readonly fill: string | null;
  readonly fontColor: string;
  readonly fontName: string;
  /** Points. */
  readonly fontSize: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: "None" | "Single" | "Double";
  readonly strikethrough: boolean;
  readonly horizontalAlignment:
    | "General"
    | "Left"
    | "Center"
    | "Right"
    | "Fill"
    | "Justify"
    | "CenterAcrossSelection"
    | "Distributed";
  readonly verticalAlignment: "Top" | "Center" | "Bottom" | "Justify" | "Distributed";
  readonly wrapText: boolean;
  readonly shrinkToFit: boolean;
  /** Steps of three blanks, 0 to 250. */
  readonly indentLevel: number;
  /** Degrees, from -90 to 90, up from the line; 180 for letters below each other. */
  readonly textOrientation: number;
  readonly readingOrder: "Context" | "LeftToRight" | "RightToLeft";
  readonly script: "Normal" | "Subscript" | "Superscript";
  readonly borderTop: Border | null;
  readonly borderBottom: Border | null;
  readonly borderLeft: Border | null;
  readonly borderRight: Border | null;
  /** From the upper left corner down. */
  readonly borderDiagonalDown: Border | null;
  /** From the lower left corner up. */
  readonly borderDiagonalUp: Border | null;
}

/** The look of an untouched cell. */
export const PLAIN_FORMAT: CellFormat = {
  numberFormat: "General",
  fill: null,
  fontColor: "#000000",
  fontName: "Calibri",
  fontSize: 11,
  bold: false,
  italic: false,
  underline: "None",
  strikethrough: false,
  horizontalAlignment: "General",
  verticalAlignment: "Bottom",
  wrapText: false,
  shrinkToFit: false,
  indentLevel: 0,
  textOrientation: 0,
  readingOrder: "Context",
  script: "Normal",
  borderTop: null,
  borderBottom: null,
  borderLeft: null,
  borderRight: null,
  borderDiagonalDown: null,
  borderDiagonalUp: null,
};

export interface Border {
  readonly style:
    "Continuous" | "Dash" | "DashDot" | "DashDotDot" | "Dot" | "Double" | "SlantDashDot";
  readonly weight: "Hairline" | "Thin" | "Medium" | "Thick";
  readonly color: string;
}

/** How many rows at the top and columns at the left stay in view. */
export interface Frozen {
  readonly rows: number;
  readonly columns: number;
}

export interface Selection {
  readonly sheet: string;
  /** The last of the areas. */
  readonly rect: Rect;
  /** More than one when a person selects with Ctrl. */
  readonly areas: readonly Rect[];
  readonly activeCell: { readonly row: number; readonly column: number };
}

export interface Table extends TableLook {
  readonly id: string;
  readonly sheet: string;
  readonly name: string;
  /** Header row and totals row included, where they are shown. */
  readonly rect: Rect;
  readonly columns: readonly TableColumn[];
}

export interface TableColumn {
  /** Stays with the column whatever happens around it; no other column of the table has had it. */
  readonly id: number;
  /** Its heading. */
  readonly name: string;
}

/** How a table is shown. */
export interface TableLook {
  /** Excel's name of the style, such as "TableStyleMedium2"; "" for none. */
  readonly style: string;
  readonly showHeaders: boolean;
  readonly showTotals: boolean;
  readonly showBandedRows: boolean;
  readonly showBandedColumns: boolean;
  readonly highlightFirstColumn: boolean;
  readonly highlightLastColumn: boolean;
  readonly showFilterButton: boolean;
}

/** The look of a new table. */
export const NEW_TABLE: TableLook = {
  style: "TableStyleMedium2",
  showHeaders: true,
  showTotals: false,
  showBandedRows: true,
  showBandedColumns: false,
  highlightFirstColumn: false,
  highlightLastColumn: false,
  showFilterButton: true,
};

export interface DefinedName {
  readonly name: string;
  /** The sheet whose formulas alone know the name; null for the whole workbook. */
  readonly sheet: string | null;
  /** With its "=": a reference, a value or a LAMBDA. */
  readonly formula: string;
  readonly comment: string;
  /** Whether Excel's list of names shows it. */
  readonly visible: boolean;
}

/** Who changed something: a person at the keyboard, or a call of this interface. */
export type ChangedBy = "user" | "addin";

/** A formula that stood in a cell before it was changed; "" for none. */
export interface FormerFormula {
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** What happened in the grid. Results of a calculation are no edit: Excel tells add-ins of edits only. */
export type GridEvent =
  | {
      readonly kind: "edited";
      readonly sheet: string;
      readonly rect: Rect;
      readonly by: ChangedBy;
      /** What a single cell held before. */
      readonly before?: Cell;
      /** Of the cells whose formula has become another. */
      readonly formerFormulas?: readonly FormerFormula[];
    }
  | {
      readonly kind: "formatted";
      readonly sheet: string;
      readonly rect: Rect;
      readonly by: ChangedBy;
    }
  | {
      readonly kind: "rowsSorted";
      readonly sheet: string;
      readonly rect: Rect;
      readonly by: ChangedBy;
    }
  | {
      readonly kind: "rowsHidden";
      readonly sheet: string;
      readonly rect: Rect;
      readonly hidden: boolean;
    }
  | {
      /** Cells were inserted or deleted; told when all that the grid keeps itself has moved. */
      readonly kind: "moved";
      readonly sheet: string;
      readonly moved: CellsMoved;
      readonly by: ChangedBy;
    }
  | { readonly kind: "selected"; readonly sheet: string; readonly areas: readonly Rect[] }
  | { readonly kind: "activated"; readonly sheet: string }
  /** `copyOf` is the sheet it was copied from, null for an empty one. */
  | { readonly kind: "added"; readonly sheet: string; readonly copyOf: string | null }
  | { readonly kind: "removed"; readonly sheet: string }
  | { readonly kind: "calculated"; readonly sheet: string; readonly rect: Rect }
  | { readonly kind: "tableAdded"; readonly sheet: string; readonly table: string }
  | {
      readonly kind: "tableDeleted";
      readonly sheet: string;
      readonly table: string;
      readonly name: string;
    };
