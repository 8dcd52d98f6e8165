import type { Grid } from "../host/grid";
import type { Model } from "../host/objectModel/model";
import { EMPTY_BOOK } from "./emptyBook";
import { bookOf } from "./bookOf";
import { insertSheets, openBook } from "./putBook";
import { readXlsx } from "./readXlsx";
import { writeXlsx } from "./writeXlsx";

/** The open workbook and files. */
export interface WorkbookFiles {
  /** The workbook as the bytes of an .xlsx file. */
  bytes(): Promise<Uint8Array>;
  /**
   * Puts a file in the workbook's place, or an empty workbook for null. Rejects, and changes nothing,
   * when the file is none.
   */
  open(bytes: Uint8Array | null): Promise<void>;
  /** Adds a file's sheets behind the last one, all or those named; resolves with their ids. */
  insert(bytes: Uint8Array, names: readonly string[] | null): Promise<string[]>;
}

/** @param namespace That of the add-in's functions. */
export function workbookFiles(model: Model, grid: Grid, namespace: string): WorkbookFiles {
  return {
    bytes: () => writeXlsx(bookOf(model), namespace),
    async open(bytes) {
      openBook(model, grid, bytes === null ? EMPTY_BOOK : await readXlsx(bytes, namespace));
    },
    async insert(bytes, names) {
      return insertSheets(model, await readXlsx(bytes, namespace), names);
    },
  };
}

/** Bytes from the text that office.js passes them as. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
