import { invalidArgument, itemNotFound } from "../apiError";
import { HostCollection, HostObject } from "../hostObject";
import { intersection } from "../rect";
import { ConditionalFormats } from "./conditionalFormats";
import { setStyle } from "./cells";
import type { Model, Place } from "./model";
import { Range } from "./range";
import { RangeFormat } from "./rangeFormat";
import { specialCells } from "./specialCells";
import { Worksheet } from "./worksheet";

/** Several ranges of one sheet. */
export class RangeAreas extends HostObject {
  readonly className = "RangeAreas";
  override readonly isTracked = true;
  private readonly first: Range;

  constructor(readonly ranges: readonly Range[]) {
    super();
    const [first, ...others] = ranges;
    if (!first || others.some(({ sheet }) => sheet !== first.sheet)) throw invalidArgument();
    this.first = first;
  }

  get Address() {
    return this.ranges.map((range) => range.Address).join(",");
  }

  get AddressLocal() {
    return this.Address;
  }

  get AreaCount() {
    return this.ranges.length;
  }

  get CellCount() {
    const counts = this.ranges.map((range) => range.CellCount);
    return counts.includes(-1) ? -1 : counts.reduce((sum, count) => sum + count, 0);
  }

  get IsEntireColumn() {
    return this.ranges.every((range) => range.IsEntireColumn);
  }

  get IsEntireRow() {
    return this.ranges.every((range) => range.IsEntireRow);
  }

  get Areas() {
    return new RangeCollection(this.ranges);
  }

  get model() {
    return this.first.model;
  }

  get places(): readonly Place[] {
    return this.ranges;
  }

  get Format() {
    return new RangeFormat(this);
  }

  get Style(): string | null {
    return "Normal";
  }
  set Style(name: unknown) {
    setStyle(this, name);
  }

  get ConditionalFormats() {
    const { model, sheet } = this.first;
    return new ConditionalFormats(
      model,
      sheet,
      this.ranges.map(({ rect }) => rect)
    );
  }

  get Worksheet() {
    return new Worksheet(this.first.model, this.first.sheet);
  }

  GetEntireColumn() {
    return this.each((range) => range.GetEntireColumn());
  }

  GetEntireRow() {
    return this.each((range) => range.GetEntireRow());
  }

  GetOffsetRangeAreas(rows: number, columns: number) {
    return this.each((range) => range.GetOffsetRange(rows, columns));
  }

  GetIntersection(other: Range | RangeAreas | string) {
    const others = rangesOf(this.first.model, other, this.first.sheet);
    return found(
      this.ranges.flatMap(({ model, sheet, rect }) =>
        others
          .map((each) => (each.sheet === sheet ? intersection(rect, each.rect) : null))
          .filter((shared) => shared !== null)
          .map((shared) => new Range(model, sheet, shared))
      )
    );
  }

  GetUsedRangeAreas(valuesOnly?: boolean | null) {
    return found(
      this.ranges
        .map((range) => range.GetUsedRangeOrNullObject(valuesOnly))
        .filter((used) => used !== null)
    );
  }

  GetSpecialCells(kind: unknown, valueType?: unknown) {
    return found(
      this.ranges.flatMap((range) =>
        specialCells(this.model, range, kind, valueType).map(
          (rect) => new Range(range.model, range.sheet, rect)
        )
      )
    );
  }

  Clear(applyTo?: string | null) {
    this.model.grid.oneStep(() => this.ranges.forEach((range) => range.Clear(applyTo)));
  }

  /** Each of the ranges takes the source, which is one range. */
  CopyFrom(
    source: Range | RangeAreas | string,
    copyType?: string | null,
    skipBlanks?: boolean | null,
    transpose?: boolean | null
  ) {
    const [from, ...more] = rangesOf(this.model, source, this.first.sheet);
    if (!from || more.length > 0) throw invalidArgument();
    this.model.grid.oneStep(() =>
      this.ranges.forEach((range) => range.CopyFrom(from, copyType, skipBlanks, transpose))
    );
  }

  Calculate() {
    this.first.Calculate();
  }

  private each(move: (range: Range) => Range) {
    return new RangeAreas(this.ranges.map(move));
  }
}

/** The single ranges of several. */
class RangeCollection extends HostCollection<Range> {
  readonly className = "RangeCollection";

  constructor(private readonly ranges: readonly Range[]) {
    super();
  }

  items() {
    return [...this.ranges];
  }

  find(key: string) {
    return this.ranges.find((range) => range.Address === key);
  }
}

function found(ranges: readonly Range[]) {
  if (ranges.length === 0) throw itemNotFound();
  return new RangeAreas(ranges);
}

/** The ranges an argument means: a range, several, or an address such as `A1:B2,D4`. */
export function rangesOf(model: Model, where: unknown, sheet: string): readonly Range[] {
  if (where instanceof Range) return [where];
  if (where instanceof RangeAreas) return where.ranges;
  if (typeof where !== "string") throw invalidArgument();
  return where.split(BETWEEN_ADDRESSES).map((address) => {
    const place = model.place(address, sheet);
    return new Range(model, place.sheet, place.rect);
  });
}

/** A comma outside the quotes of a sheet's name. */
const BETWEEN_ADDRESSES = /,(?=(?:[^']|'[^']*')*$)/;
