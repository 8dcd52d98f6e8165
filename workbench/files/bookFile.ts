import type { ConditionalFormat } from "../host/conditionalFormat";
import type {
  CellFormat,
  CellValue,
  Frozen,
  Rect,
  Sheet,
  TableLook,
  ValueType,
} from "../host/grid";
import type { PageLayout } from "../host/pageLayout";
import type { ProtectionOptions } from "../host/protection";
import type { ValidatedCells } from "../host/validation";

/** What a file holds of a workbook, as plain data. Sheets go by name. */
export interface BookFile {
  readonly sheets: readonly SheetFile[];
  readonly activeSheet: string;
  readonly names: readonly NameFile[];
  readonly xmlParts: readonly XmlPart[];
  /** Whether the add-in starts with the workbook. */
  readonly startsAddin: boolean;
}

export interface SheetFile extends Pick<
  Sheet,
  "name" | "visibility" | "tabColor" | "showGridlines"
> {
  readonly showHeadings: boolean;
  readonly frozen: Frozen;
  /** Of columns and rows somebody has sized, in pixels at 96 per inch. */
  readonly columnWidths: readonly Size[];
  readonly rowHeights: readonly Size[];
  readonly hiddenColumns: readonly number[];
  readonly hiddenRows: readonly number[];
  /** Cells that hold something or look like something, row by row. */
  readonly cells: readonly CellFile[];
  readonly merges: readonly Rect[];
  readonly tables: readonly TableFile[];
  /** The range with a filter that is no table. */
  readonly filter: Rect | null;
  readonly validations: readonly ValidatedCells[];
  /** The one that goes before all others first. */
  readonly conditionalFormats: readonly Omit<ConditionalFormat, "id">[];
  readonly layout: PageLayout;
  /** Null when the sheet is not protected. A password is never in a file. */
  readonly protection: ProtectionOptions | null;
}

export interface Size {
  readonly at: number;
  readonly pixels: number;
}

export interface CellFile {
  readonly row: number;
  readonly column: number;
  /** What the cell shows, also as the last result of its formula. */
  readonly value: CellValue;
  readonly type: ValueType;
  /** With its "=", structured references in their long form. */
  readonly formula?: string;
  /** The cells the formula fills, itself included. */
  readonly spill?: Rect;
  /** The value was spilled here by the formula of another cell. */
  readonly spilled?: boolean;
  /** What differs from a plain cell. */
  readonly format: Partial<CellFormat>;
  readonly unlocked?: boolean;
  readonly formulaHidden?: boolean;
}

export interface TableFile extends TableLook {
  readonly name: string;
  /** Header row and totals row included. */
  readonly rect: Rect;
  readonly columns: readonly string[];
}

export interface NameFile {
  readonly name: string;
  readonly sheet: string | null;
  /** With its "=". */
  readonly formula: string;
  readonly comment: string;
  readonly visible: boolean;
}

export interface XmlPart {
  /** Excel's id, a GUID in braces. */
  readonly id: string;
  readonly xml: string;
}
