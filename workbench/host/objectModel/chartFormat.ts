import { type ChartFont as Font, type ChartLine as Line, LINE_STYLES } from "../chart";
import { ApiNotFound } from "../apiError";
import { HostObject } from "../hostObject";
import { parseColor } from "./color";
import type { Lens } from "./lens";
import { numberBetween, oneOf, text, yesOrNo } from "./oneOf";

const UNDERLINES = ["None", "Single"] as const;
const WIDEST_LINE = 1584;

export class ChartFont extends HostObject {
  readonly className = "ChartFont";

  constructor(private readonly font: Lens<Font>) {
    super();
  }

  get Bold(): unknown {
    return this.font.read().bold;
  }
  set Bold(value: unknown) {
    this.font.change({ bold: yesOrNo(value) });
  }

  get Italic(): unknown {
    return this.font.read().italic;
  }
  set Italic(value: unknown) {
    this.font.change({ italic: yesOrNo(value) });
  }

  get Underline(): unknown {
    return this.font.read().underline;
  }
  set Underline(value: unknown) {
    this.font.change({ underline: oneOf(UNDERLINES, value) });
  }

  get Color(): unknown {
    return this.font.read().color;
  }
  set Color(value: unknown) {
    this.font.change({ color: parseColor(value) });
  }

  get Name(): unknown {
    return this.font.read().name;
  }
  set Name(value: unknown) {
    this.font.change({ name: text(value) });
  }

  get Size(): unknown {
    return this.font.read().size;
  }
  set Size(value: unknown) {
    this.font.change({ size: numberBetween(1, 409, value) });
  }
}

/** A line of a chart: a series, a border, gridlines. */
class ChartLineFormat extends HostObject {
  readonly className = "ChartLineFormat";

  constructor(private readonly line: Lens<Line>) {
    super();
  }

  get Color(): unknown {
    return this.line.read().color ?? "";
  }
  set Color(value: unknown) {
    this.line.change({ color: parseColor(value) });
  }

  get LineStyle(): unknown {
    return this.line.read().style;
  }
  set LineStyle(value: unknown) {
    this.line.change({ style: oneOf(LINE_STYLES, value) });
  }

  get Weight(): unknown {
    return this.line.read().weight;
  }
  set Weight(value: unknown) {
    this.line.change({ weight: numberBetween(0, WIDEST_LINE, value) });
  }

  /** Shows no line. */
  Clear() {
    this.line.change({ style: "None" });
  }
}

/** The colour of an area; Excel lets it be set and not be read. */
class ChartFill extends HostObject {
  readonly className = "ChartFill";

  constructor(private readonly set: (color: string) => void) {
    super();
  }

  SetSolidColor(color: unknown) {
    this.set(parseColor(color));
  }

  Clear() {
    this.set("");
  }
}

/** The format of a part that has a font alone, a font and a line, or a line alone. */
export class ChartPartFormat extends HostObject {
  constructor(
    readonly className: string,
    private readonly parts: {
      readonly font?: Lens<Font>;
      readonly line?: Lens<Line>;
      readonly fill?: (color: string) => void;
    }
  ) {
    super();
  }

  get Font() {
    return new ChartFont(this.known("font"));
  }

  get Line() {
    return new ChartLineFormat(this.known("line"));
  }

  get Border() {
    return new ChartLineFormat(this.known("line"));
  }

  get Fill() {
    return new ChartFill(this.known("fill"));
  }

  private known<K extends "font" | "line" | "fill">(part: K) {
    const found = this.parts[part];
    if (!found) throw new ApiNotFound(`${this.className}.${part}`);
    return found as NonNullable<typeof found>;
  }
}
