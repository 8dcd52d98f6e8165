import { invalidArgument, itemNotFound } from "../apiError";
import { HostCollection, HostObject } from "../hostObject";
import type { Model } from "./model";
import { Range } from "./range";
import { rangesOf } from "./rangeAreas";

/** Which way pages are broken: before rows, or before columns. */
type Across = "breakRows" | "breakColumns";

/** `worksheet.horizontalPageBreaks` (before rows) or `verticalPageBreaks` (before columns). */
export class PageBreaks extends HostCollection<PageBreak> {
  readonly className = "PageBreakCollection";

  constructor(
    private readonly model: Model,
    private readonly sheet: string,
    private readonly across: Across
  ) {
    super();
  }

  items() {
    return this.model.layouts
      .of(this.sheet)
      [this.across].map((at) => new PageBreak(this.model, this.sheet, this.across, at));
  }

  /** office.js asks by the break's id, an add-in by its place among the breaks. */
  find(key: string) {
    const items = this.items();
    return items.find((item) => item._Id === key) ?? items[Number(key)];
  }

  /** Breaks before the first cell of the range. */
  Add(where: Range | string) {
    const [range] = rangesOf(this.model, where, this.sheet);
    if (!range || range.sheet !== this.sheet) throw invalidArgument();
    const at = this.across === "breakRows" ? range.rect.row : range.rect.column;
    if (at === 0) throw invalidArgument();
    const breaks = new Set([...this.model.layouts.of(this.sheet)[this.across], at]);
    this.write([...breaks].sort((a, b) => a - b));
    return new PageBreak(this.model, this.sheet, this.across, at);
  }

  RemovePageBreaks() {
    this.write([]);
  }

  private write(breaks: readonly number[]) {
    this.model.layouts.change(this.sheet, { [this.across]: breaks });
  }
}

class PageBreak extends HostObject {
  readonly className = "PageBreak";

  constructor(
    private readonly model: Model,
    private readonly sheet: string,
    private readonly across: Across,
    private readonly at: number
  ) {
    super();
  }

  override identity() {
    return { _Id: this._Id };
  }

  get _Id() {
    return `before-${this.at}`;
  }

  get RowIndex() {
    return this.across === "breakRows" ? this.at : 0;
  }

  get ColumnIndex() {
    return this.across === "breakColumns" ? this.at : 0;
  }

  GetCellAfterBreak() {
    const cell = { row: this.RowIndex, column: this.ColumnIndex, rows: 1, columns: 1 };
    return new Range(this.model, this.sheet, cell);
  }

  Delete() {
    const breaks = this.model.layouts.of(this.sheet)[this.across];
    if (!breaks.includes(this.at)) throw itemNotFound();
    const left = breaks.filter((at) => at !== this.at);
    this.model.layouts.change(this.sheet, { [this.across]: left });
  }
}
