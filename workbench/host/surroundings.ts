import type { HostLocale } from "./excelVersion";

/** What is around the workbook: the Excel it is open in and the page that shows that. */
export interface Surroundings {
  readonly locale: HostLocale;
  /** How many calls of the add-in's functions wait for their answer. */
  readonly functionsAtWork: () => number;
  /** Opens another workbook, from a file's bytes as base64 or empty. */
  readonly openWorkbook?: (base64: string | null) => void;
  /** Saves the workbook as its file. */
  readonly saveWorkbook?: () => void;
  /** Closes the workbook. */
  readonly closeWorkbook?: () => void;
  /** The workbook as the bytes of an .xlsx file. */
  readonly fileBytes?: () => Promise<Uint8Array>;
  /**
   * Adds the sheets of an .xlsx file behind the last one, all of them or those named, and returns
   * their ids.
   */
  readonly insertSheets?: (base64: string, names: readonly string[] | null) => Promise<string[]>;
}
