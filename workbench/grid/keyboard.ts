import type { FUniver } from "@univerjs/core/facade";
import { ILayoutService } from "@univerjs/ui";
import "@univerjs/sheets-ui/facade";
import { injectorOf } from "./injector";

/** Gives the keyboard to the spreadsheet: what is typed next goes into its active cell. */
export const focusSpreadsheet = (api: FUniver): void => injectorOf(api).get(ILayoutService).focus();

/** Whether a cell is open for what somebody types. */
export const isEditing = (api: FUniver): boolean =>
  api.getActiveWorkbook()?.isCellEditing() ?? false;
