/**
 * How far the writes lie apart that a test lets fail. Sheets are drawn by hundreds of writes that are
 * alike, and each trial reads the whole workbook: a part of them has to do in every run, and all are
 * tried where EVERY_WRITE is set.
 */
export const STRIDE = process.env["EVERY_WRITE"] ? 1 : workbenchPlatform === "windows" ? 7 : 17;
