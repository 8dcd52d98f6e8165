import type { WallSheet } from "./eventDesk";

/**
 * The defined name of a sheet for the wall. A sheet's own name may be changed, or be another sheet's; a
 * name of the workbook stays with its sheet, and is not the copy's where a director copies the sheet.
 */
export function wallMark(sheet: WallSheet, round: number): string {
  return `DeskWall_${sheet}_${round}`;
}

/** The defined name of the sheet with the chart of running VPs. */
export const CHART_MARK = "DeskWall_chart";
