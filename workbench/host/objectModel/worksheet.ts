import { MAX_COLUMNS, MAX_ROWS } from "../a1";
import { ApiNotFound, invalidArgument, invalidOperation, itemNotFound } from "../apiError";
import type { Sheet } from "../grid";
import { HostObject } from "../hostObject";
import { Charts } from "./charts";
import { parseColor } from "./color";
import { WorksheetCustomProperties } from "./customProperties";
import { SHEET_EVENTS, tellsOf } from "./events";
import { FreezePanes } from "./freezePanes";
import type { Model } from "./model";
import { AutoFilter } from "./filters";
import { Names } from "./names";
import { oneOf, yesOrNo } from "./oneOf";
import { PageBreaks } from "./pageBreaks";
import { PageLayout } from "./pageLayout";
import { WorksheetProtection } from "./protection";
import { Range } from "./range";
import { RangeAreas, rangesOf } from "./rangeAreas";
import { cellsShowing, type Criteria, replaceTexts } from "./rangeSearch";
import { copySheet } from "./sheetCopy";
import { Tables } from "./tables";
import { checkSheetName } from "./worksheets";

const VISIBILITIES = ["Visible", "Hidden", "VeryHidden"] as const;

export class Worksheet extends HostObject {
  readonly className = "Worksheet";

  constructor(
    readonly model: Model,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  private get sheet(): Sheet {
    const sheet = this.model.grid.sheets().find(({ id }) => id === this.id);
    if (!sheet) throw itemNotFound();
    return sheet;
  }

  get Id() {
    return this.id;
  }

  get Name() {
    return this.sheet.name;
  }
  set Name(name: unknown) {
    this.model.grid.changeSheet(this.id, { name: checkSheetName(this.model, name, this.id) });
  }

  get Position() {
    return this.sheet.position;
  }
  set Position(position: unknown) {
    const last = this.model.grid.sheets().length - 1;
    if (!Number.isInteger(position) || Number(position) < 0 || Number(position) > last)
      throw invalidArgument();
    this.model.grid.changeSheet(this.id, { position: Number(position) });
  }

  get Visibility(): unknown {
    return this.sheet.visibility;
  }
  set Visibility(value: unknown) {
    const visibility = oneOf(VISIBILITIES, value);
    if (visibility !== "Visible") this.checkNotLastVisible();
    this.model.grid.changeSheet(this.id, { visibility });
  }

  get TabColor() {
    return this.sheet.tabColor;
  }
  set TabColor(color: unknown) {
    this.model.grid.changeSheet(this.id, { tabColor: color === "" ? "" : parseColor(color) });
  }

  get ShowGridlines() {
    return this.sheet.showGridlines;
  }
  /** office.js sets `showGridlines` under this name. */
  set Gridlines(shown: unknown) {
    this.model.grid.changeSheet(this.id, { showGridlines: yesOrNo(shown) });
  }

  get ShowHeadings() {
    return this.model.views.of(this.id).showHeadings;
  }
  set ShowHeadings(shown: unknown) {
    this.model.views.change(this.id, { showHeadings: yesOrNo(shown) });
  }

  /** office.js asks for the headings under this name. */
  get Headings() {
    return this.ShowHeadings;
  }
  set Headings(shown: unknown) {
    this.ShowHeadings = shown;
  }

  get StandardWidth() {
    return digitsOf(this.sheet.standardWidth);
  }
  set StandardWidth(digits: unknown) {
    if (typeof digits !== "number" || !(digits >= 0 && digits <= MOST_DIGITS))
      throw invalidArgument();
    this.model.grid.changeSheet(this.id, { standardWidth: pixelsOf(digits) });
  }

  get StandardHeight() {
    return this.sheet.standardHeight * POINTS_PER_PIXEL;
  }

  /** Which tab this is for as long as the workbook is open. */
  get TabId() {
    return this.model.tabId(this.id);
  }

  get EnableCalculation() {
    return true;
  }
  set EnableCalculation(enabled: unknown) {
    // The grid cannot leave one sheet out.
    if (!yesOrNo(enabled)) throw new ApiNotFound("Worksheet.EnableCalculation = false");
  }

  get CustomProperties() {
    return new WorksheetCustomProperties({
      read: () => this.model.views.of(this.id).customProperties,
      write: (customProperties) => this.model.views.change(this.id, { customProperties }),
    });
  }

  get Charts() {
    return new Charts(this.model, this.id);
  }

  get PageLayout() {
    return new PageLayout(this.model, this.id);
  }

  get HorizontalPageBreaks() {
    return new PageBreaks(this.model, this.id, "breakRows");
  }

  get VerticalPageBreaks() {
    return new PageBreaks(this.model, this.id, "breakColumns");
  }

  get Protection() {
    return new WorksheetProtection(this.model, this.id);
  }

  get FreezePanes() {
    return new FreezePanes(this.model, this.id);
  }

  get Names() {
    return new Names(this.model, this.id);
  }

  get Tables() {
    return new Tables(this.model, this.id);
  }

  get AutoFilter() {
    return new AutoFilter(this.model, this.id);
  }

  Activate() {
    if (this.sheet.visibility !== "Visible") throw invalidOperation();
    this.model.grid.activateSheet(this.id);
  }

  /** Copies the sheet; without a place to the beginning. The sheet in front stays there. */
  Copy(positionType?: string | null, relativeTo?: Worksheet | null) {
    const position = placeOfNewSheet(this.model.grid.sheets(), positionType, relativeTo);
    const { grid } = this.model;
    const copy = grid.oneStep(() => {
      const added = copySheet(this.model, this.id);
      grid.changeSheet(added, { position });
      return added;
    });
    return new Worksheet(this.model, copy);
  }

  Calculate() {
    this.model.grid.recalculate();
  }

  Delete() {
    if (this.sheet.visibility === "VeryHidden") throw invalidOperation();
    this.checkNotLastVisible();
    const { grid, tables, names } = this.model;
    grid.oneStep(() => {
      for (const table of tables.filter((t) => t.sheet === this.id))
        grid.removeTable(table.id, "ToErrors");
      for (const { name } of names.filter((n) => n.sheet === this.id))
        grid.removeName(name, this.id);
      grid.removeSheet(this.id);
    });
  }

  /** Excel keeps one sheet in sight. */
  private checkNotLastVisible() {
    const others = this.model.grid.sheets().filter(({ id }) => id !== this.id);
    if (!others.some(({ visibility }) => visibility === "Visible")) throw invalidOperation();
  }

  GetRange(address?: string | null) {
    if (!address) return this.all();
    const { sheet, rect } = this.model.place(address, this.id);
    return new Range(this.model, sheet, rect);
  }

  /** Without an address the whole sheet, as one area. */
  GetRanges(address?: string | null) {
    return new RangeAreas(address ? rangesOf(this.model, address, this.id) : [this.all()]);
  }

  /** All cells that show a text. */
  FindAll(text: unknown, criteria?: Criteria | null) {
    const rects = cellsShowing(this.model, this.all(), text, criteria);
    if (rects.length === 0) throw itemNotFound();
    return new RangeAreas(rects.map((rect) => new Range(this.model, this.id, rect)));
  }

  /** Answers in how many cells a text was replaced. */
  ReplaceAll(text: unknown, replacement: unknown, criteria?: Criteria | null) {
    return replaceTexts(this.model, this.all(), text, replacement, criteria);
  }

  GetCell(row: number, column: number) {
    return new Range(this.model, this.id, { row, column, rows: 1, columns: 1 });
  }

  GetRangeByIndexes(row: number, column: number, rows: number, columns: number) {
    return new Range(this.model, this.id, { row, column, rows, columns });
  }

  /** An empty sheet answers its first cell. */
  GetUsedRange(valuesOnly?: boolean | null) {
    return this.all().GetUsedRange(valuesOnly);
  }

  GetUsedRangeOrNullObject(valuesOnly?: boolean | null) {
    return this.all().GetUsedRangeOrNullObject(valuesOnly);
  }

  private all() {
    const rect = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };
    return new Range(this.model, this.id, rect);
  }

  GetNext(visibleOnly?: boolean | null) {
    return this.neighbour(1, visibleOnly);
  }

  GetPrevious(visibleOnly?: boolean | null) {
    return this.neighbour(-1, visibleOnly);
  }

  private neighbour(step: 1 | -1, visibleOnly: boolean | null | undefined) {
    const sheets = this.model.grid.sheets();
    for (let i = this.sheet.position + step; i >= 0 && i < sheets.length; i += step) {
      const sheet = sheets[i];
      if (sheet && (!visibleOnly || sheet.visibility === "Visible"))
        return new Worksheet(this.model, sheet.id);
    }
    throw itemNotFound();
  }

  /** By these office.js asks for a sheet again that another sheet led to. */
  _GetSheetById(id: string) {
    return new Worksheet(this.model, id);
  }

  _GetAnotherWorksheetById(id: string) {
    return new Worksheet(this.model, id);
  }
}

tellsOf(Worksheet, SHEET_EVENTS, (sheet) => ({
  registry: sheet.model.events,
  target: sheet.Id,
}));

/** Where a sheet comes to stand that an add-in puts somewhere; without a place at the beginning. */
export function placeOfNewSheet(
  sheets: readonly Sheet[],
  type: unknown,
  relativeTo?: Worksheet | null
): number {
  const beside = sheets.find(({ id }) => id === relativeTo?.Id)?.position;
  switch (type ?? "None") {
    case "None":
    case "Beginning":
      return 0;
    case "End":
      return sheets.length;
    case "Before":
      if (beside !== undefined) return beside;
      break;
    case "After":
      if (beside !== undefined) return beside + 1;
  }
  throw invalidArgument();
}

/** Excel counts a standard width in digits of Calibri 11, seven pixels each, with five around them. */
const pixelsOf = (digits: number) =>
  digits < 1 ? Math.round(digits * 12) : Math.round(digits * 7) + 5;
const digitsOf = (pixels: number) =>
  pixels < 12 ? pixels / 12 : Math.round(((pixels - 5) / 7) * 100) / 100;
const MOST_DIGITS = 255;
const POINTS_PER_PIXEL = 0.75;
