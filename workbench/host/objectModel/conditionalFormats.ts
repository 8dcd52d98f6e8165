import { invalidArgument, itemNotFound } from "../apiError";
import type { ConditionalFormat as State, ConditionalRule } from "../conditionalFormat";
import type { Rect } from "../grid";
import { HostCollection, HostObject } from "../hostObject";
import { intersection, withoutRect } from "../rect";
import {
  CellValuePart,
  ColorScalePart,
  CustomPart,
  DataBarPart,
  IconSetPart,
  newRule,
  PresetPart,
  TextPart,
  TopBottomPart,
} from "./conditionalRules";
import type { Model } from "./model";
import { Range } from "./range";
import { RangeAreas } from "./rangeAreas";

/** Types that paint each value: Excel's `stopIfTrue` is null for these. */
const PAINTING: readonly ConditionalRule["type"][] = ["DataBar", "ColorScale", "IconSet"];

/** The conditional formats of one or several ranges: those that format one of their cells. */
export class ConditionalFormats extends HostCollection<ConditionalFormat> {
  readonly className = "ConditionalFormatCollection";

  constructor(
    private readonly model: Model,
    private readonly sheet: string,
    private readonly rects: readonly Rect[]
  ) {
    super();
  }

  items() {
    return this.states.map(({ id }) => new ConditionalFormat(this.model, this.sheet, id));
  }

  find(key: string) {
    return this.items().find(({ Id }) => Id === key);
  }

  private get states(): readonly State[] {
    return this.model.grid
      .conditionalFormats(this.sheet)
      .filter(({ rects }) =>
        rects.some((rect) => this.rects.some((own) => intersection(rect, own)))
      );
  }

  /** A new format goes before all others. */
  Add(type: unknown) {
    const id = `{conditional-format-${this.model.nextId()}}`;
    const [rule, look] = [newRule(type), {}];
    const added = { id, rects: this.rects, stopIfTrue: false, rule, look };
    this.model.grid.addConditionalFormat(this.sheet, added);
    return new ConditionalFormat(this.model, this.sheet, id);
  }

  /** Formats that reach beyond the range stay on their other cells. */
  ClearAll() {
    const { grid } = this.model;
    for (const { id, rects } of this.states) {
      const left = this.rects.reduce<readonly Rect[]>(
        (parts, own) => parts.flatMap((part) => withoutRect(part, own)),
        rects
      );
      if (left.length > 0) grid.changeConditionalFormat(this.sheet, id, { rects: left });
      else grid.removeConditionalFormat(this.sheet, id);
    }
  }
}

export class ConditionalFormat extends HostObject {
  readonly className = "ConditionalFormat";

  constructor(
    private readonly model: Model,
    private readonly sheet: string,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  get state(): State {
    const state = this.model.grid.conditionalFormats(this.sheet).find(({ id }) => id === this.id);
    if (!state) throw itemNotFound();
    return state;
  }

  change(change: Partial<Omit<State, "id">>): void {
    this.model.grid.changeConditionalFormat(this.sheet, this.id, change);
  }

  get Id() {
    return this.id;
  }

  get Type() {
    return this.state.rule.type;
  }

  get Priority(): unknown {
    return this.model.grid.conditionalFormats(this.sheet).findIndex(({ id }) => id === this.id);
  }
  /** Excel counts a negative priority from the last, and takes what is too high for the last. */
  set Priority(priority: unknown) {
    if (typeof priority !== "number" || !Number.isInteger(priority)) throw invalidArgument();
    const { length } = this.model.grid.conditionalFormats(this.sheet);
    const place = priority < 0 ? length + priority : priority;
    const within = Math.max(0, Math.min(length - 1, place));
    this.model.grid.moveConditionalFormat(this.sheet, this.id, within);
  }

  get StopIfTrue(): unknown {
    const { rule, stopIfTrue } = this.state;
    return PAINTING.includes(rule.type) ? null : stopIfTrue;
  }
  set StopIfTrue(stop: unknown) {
    if (typeof stop !== "boolean" || PAINTING.includes(this.state.rule.type))
      throw invalidArgument();
    this.change({ stopIfTrue: stop });
  }

  get CellValue() {
    return new CellValuePart(this.as("CellValue"));
  }

  get Custom() {
    return new CustomPart(this.as("Custom"));
  }

  get TextComparison() {
    return new TextPart(this.as("ContainsText"));
  }

  get TopBottom() {
    return new TopBottomPart(this.as("TopBottom"));
  }

  get Preset() {
    return new PresetPart(this.as("PresetCriteria"));
  }

  get ColorScale() {
    return new ColorScalePart(this.as("ColorScale"));
  }

  get DataBar() {
    return new DataBarPart(this.as("DataBar"));
  }

  get IconSet() {
    return new IconSetPart(this.as("IconSet"));
  }

  /** A format has the part of its own type alone. */
  private as(type: ConditionalRule["type"]): this {
    if (this.Type !== type) throw itemNotFound();
    return this;
  }

  GetRange() {
    const [rect, ...others] = this.state.rects;
    if (!rect || others.length > 0) throw itemNotFound();
    return new Range(this.model, this.sheet, rect);
  }

  GetRanges() {
    const { rects } = this.state;
    return new RangeAreas(rects.map((rect) => new Range(this.model, this.sheet, rect)));
  }

  Delete() {
    this.model.grid.removeConditionalFormat(this.sheet, this.state.id);
  }
}
