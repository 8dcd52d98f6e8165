import { invalidArgument } from "../apiError";
import type { ConditionalLook } from "../conditionalFormat";
import type { Border } from "../grid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { parseColor } from "./color";

/** A conditional format whose cells get a look of their own. */
export interface Looking {
  readonly state: { readonly look: ConditionalLook };
  change(change: { readonly look: ConditionalLook }): void;
}

type Key = keyof ConditionalLook;

const change = (format: Looking, look: ConditionalLook) =>
  format.change({ look: { ...format.state.look, ...look } });

function forget(format: Looking, ...keys: readonly Key[]) {
  const look = { ...format.state.look };
  for (const key of keys) delete look[key];
  format.change({ look });
}

/** What cells look like that meet the condition. What was not set is null, a colour "". */
export class ConditionalRangeFormat extends HostObject {
  readonly className = "ConditionalRangeFormat";

  constructor(private readonly format: Looking) {
    super();
  }

  get Fill() {
    return new ConditionalRangeFill(this.format);
  }

  get Font() {
    return new ConditionalRangeFont(this.format);
  }

  get Borders() {
    return new ConditionalRangeBorders(this.format);
  }

  get NumberFormat(): unknown {
    return this.format.state.look.numberFormat ?? null;
  }
  set NumberFormat(numberFormat: unknown) {
    if (numberFormat === null) forget(this.format, "numberFormat");
    else if (typeof numberFormat === "string") change(this.format, { numberFormat });
    else throw invalidArgument();
  }
}

class ConditionalRangeFill extends HostObject {
  readonly className = "ConditionalRangeFill";

  constructor(private readonly format: Looking) {
    super();
  }

  get Color(): unknown {
    return this.format.state.look.fill ?? "";
  }
  set Color(color: unknown) {
    change(this.format, { fill: parseColor(color) });
  }

  Clear() {
    forget(this.format, "fill");
  }
}

const UNDERLINES = ["None", "Single", "Double"] as const;

class ConditionalRangeFont extends HostObject {
  readonly className = "ConditionalRangeFont";

  constructor(private readonly format: Looking) {
    super();
  }

  get Bold(): unknown {
    return this.format.state.look.bold ?? null;
  }
  set Bold(bold: unknown) {
    change(this.format, { bold: Boolean(bold) });
  }

  get Italic(): unknown {
    return this.format.state.look.italic ?? null;
  }
  set Italic(italic: unknown) {
    change(this.format, { italic: Boolean(italic) });
  }

  get Strikethrough(): unknown {
    return this.format.state.look.strikethrough ?? null;
  }
  set Strikethrough(strikethrough: unknown) {
    change(this.format, { strikethrough: Boolean(strikethrough) });
  }

  get Underline(): unknown {
    return this.format.state.look.underline ?? null;
  }
  set Underline(value: unknown) {
    const underline = UNDERLINES.find((u) => u === value);
    if (!underline) throw invalidArgument();
    change(this.format, { underline });
  }

  get Color(): unknown {
    return this.format.state.look.fontColor ?? "";
  }
  set Color(color: unknown) {
    change(this.format, { fontColor: parseColor(color) });
  }

  Clear() {
    forget(this.format, "bold", "italic", "strikethrough", "underline", "fontColor");
  }
}

const SIDES = {
  EdgeTop: "borderTop",
  EdgeBottom: "borderBottom",
  EdgeLeft: "borderLeft",
  EdgeRight: "borderRight",
} as const satisfies Record<string, Key>;
type Side = keyof typeof SIDES;

/** A conditional format draws thin lines only, of these styles. */
const STYLES = [
  "Continuous",
  "Dash",
  "DashDot",
  "DashDotDot",
  "Dot",
] as const satisfies readonly Border["style"][];

class ConditionalRangeBorders extends HostCollection<ConditionalRangeBorder> {
  readonly className = "ConditionalRangeBorderCollection";

  constructor(private readonly format: Looking) {
    super();
  }

  items() {
    return (Object.keys(SIDES) as Side[]).map((side) => this.at(side));
  }

  find(key: string) {
    const side = (Object.keys(SIDES) as Side[]).find((s) => sameName(s, key));
    if (!side) throw invalidArgument();
    return this.at(side);
  }

  get Top() {
    return this.at("EdgeTop");
  }

  get Bottom() {
    return this.at("EdgeBottom");
  }

  get Left() {
    return this.at("EdgeLeft");
  }

  get Right() {
    return this.at("EdgeRight");
  }

  private at(side: Side) {
    return new ConditionalRangeBorder(this.format, side);
  }
}

class ConditionalRangeBorder extends HostObject {
  readonly className = "ConditionalRangeBorder";

  constructor(
    private readonly format: Looking,
    private readonly side: Side
  ) {
    super();
  }

  override identity() {
    return { Id: this.side };
  }

  get Id() {
    return this.side;
  }

  get SideIndex() {
    return this.side;
  }

  get Style(): unknown {
    return this.border?.style ?? "None";
  }
  set Style(value: unknown) {
    const style = STYLES.find((s) => s === value);
    if (value === "None") forget(this.format, SIDES[this.side]);
    else if (style) this.draw({ style });
    else throw invalidArgument();
  }

  get Color(): unknown {
    return this.border?.color ?? "";
  }
  set Color(color: unknown) {
    this.draw({ color: parseColor(color) });
  }

  private get border(): Border | null {
    return this.format.state.look[SIDES[this.side]] ?? null;
  }

  /** A colour alone draws a line first, as in Excel. */
  private draw(drawn: Partial<Border>) {
    const border = { style: "Continuous", weight: "Thin", color: "#000000" } as const;
    change(this.format, { [SIDES[this.side]]: { ...border, ...this.border, ...drawn } });
  }
}
