import {
  BaselineOffset,
  BooleanNumber,
  BorderStyleTypes,
  HorizontalAlign,
  type IBorderStyleData,
  type Nullable,
  type IStyleData,
  type ITextRotation,
  TextDecoration,
  TextDirection,
  VerticalAlign,
  WrapStrategy,
} from "@univerjs/core";
import { type Border, type CellFormat, PLAIN_FORMAT } from "../host/grid";

/** What Univer has no alignment for is kept under numbers it does not draw. */
const horizontal: Record<CellFormat["horizontalAlignment"], HorizontalAlign> = {
  Fill: 101 as HorizontalAlign,
  CenterAcrossSelection: 102 as HorizontalAlign,
  General: HorizontalAlign.UNSPECIFIED,
  Left: HorizontalAlign.LEFT,
  Center: HorizontalAlign.CENTER,
  Right: HorizontalAlign.RIGHT,
  Justify: HorizontalAlign.JUSTIFIED,
  Distributed: HorizontalAlign.DISTRIBUTED,
};

const vertical: Record<CellFormat["verticalAlignment"], VerticalAlign> = {
  Justify: 101 as VerticalAlign,
  Distributed: 102 as VerticalAlign,
  Top: VerticalAlign.TOP,
  Center: VerticalAlign.MIDDLE,
  Bottom: VerticalAlign.BOTTOM,
};

const direction: Record<CellFormat["readingOrder"], TextDirection> = {
  Context: TextDirection.UNSPECIFIED,
  LeftToRight: TextDirection.LEFT_TO_RIGHT,
  RightToLeft: TextDirection.RIGHT_TO_LEFT,
};

const scripts: Record<CellFormat["script"], BaselineOffset> = {
  Normal: BaselineOffset.NORMAL,
  Subscript: BaselineOffset.SUBSCRIPT,
  Superscript: BaselineOffset.SUPERSCRIPT,
};

/** Three blanks of Calibri 11, in pixels. */
const INDENT = 9;
/** Excel's number for letters below each other. */
const STACKED = 180;

/** Univer counts degrees down from the line, Excel up. */
const rotationOf = (degrees: number): ITextRotation | null => {
  if (degrees === STACKED) return { a: 0, v: BooleanNumber.TRUE };
  return degrees === 0 ? null : { a: -degrees, v: BooleanNumber.FALSE };
};

const degreesOf = (rotation: Nullable<ITextRotation>): number => {
  if (rotation?.v === BooleanNumber.TRUE) return STACKED;
  return rotation?.a ? -rotation.a : 0;
};

const lines: readonly [Border["style"], Border["weight"], BorderStyleTypes][] = [
  ["Continuous", "Thin", BorderStyleTypes.THIN],
  ["Continuous", "Hairline", BorderStyleTypes.HAIR],
  ["Continuous", "Medium", BorderStyleTypes.MEDIUM],
  ["Continuous", "Thick", BorderStyleTypes.THICK],
  ["Dot", "Thin", BorderStyleTypes.DOTTED],
  ["Dash", "Thin", BorderStyleTypes.DASHED],
  ["DashDot", "Thin", BorderStyleTypes.DASH_DOT],
  ["DashDotDot", "Thin", BorderStyleTypes.DASH_DOT_DOT],
  ["Double", "Thick", BorderStyleTypes.DOUBLE],
  ["Dash", "Medium", BorderStyleTypes.MEDIUM_DASHED],
  ["DashDot", "Medium", BorderStyleTypes.MEDIUM_DASH_DOT],
  ["DashDotDot", "Medium", BorderStyleTypes.MEDIUM_DASH_DOT_DOT],
  ["SlantDashDot", "Medium", BorderStyleTypes.SLANT_DASH_DOT],
];

/** A style as Univer merges it into a cell's: what is `null` is taken away. */
export type StyleChange = { [K in keyof IStyleData]?: IStyleData[K] | null };

/** Univer's style for a change of format. Throws at what Univer cannot show. */
export function styleOf(change: Partial<CellFormat>): StyleChange {
  const style: StyleChange = {};
  const { numberFormat, fill, fontColor, fontName, fontSize, bold, italic } = change;
  if (numberFormat !== undefined)
    style.n = numberFormat === "General" ? null : { pattern: numberFormat };
  if (fill !== undefined) style.bg = fill === null ? null : { rgb: fill };
  if (fontColor !== undefined) style.cl = { rgb: fontColor };
  if (fontName !== undefined) style.ff = fontName;
  if (fontSize !== undefined) style.fs = fontSize;
  if (bold !== undefined) style.bl = bool(bold);
  if (italic !== undefined) style.it = bool(italic);
  const { underline, strikethrough, horizontalAlignment, verticalAlignment, wrapText } = change;
  if (underline !== undefined)
    style.ul = {
      s: bool(underline !== "None"),
      t: underline === "Double" ? TextDecoration.DOUBLE : TextDecoration.SINGLE,
    };
  if (strikethrough !== undefined) style.st = { s: bool(strikethrough) };
  if (horizontalAlignment !== undefined) style.ht = horizontal[horizontalAlignment];
  if (verticalAlignment !== undefined) style.vt = vertical[verticalAlignment];
  const { shrinkToFit, indentLevel, textOrientation, readingOrder, script } = change;
  if (wrapText !== undefined || shrinkToFit !== undefined)
    style.tb = wrapText
      ? WrapStrategy.WRAP
      : shrinkToFit
        ? WrapStrategy.CLIP
        : WrapStrategy.OVERFLOW;
  if (indentLevel !== undefined) style.pd = indentLevel === 0 ? null : { l: indentLevel * INDENT };
  if (textOrientation !== undefined) style.tr = rotationOf(textOrientation);
  if (readingOrder !== undefined) style.td = direction[readingOrder];
  if (script !== undefined) style.va = scripts[script];
  const borders = {
    ...border("t", change.borderTop),
    ...border("b", change.borderBottom),
    ...border("l", change.borderLeft),
    ...border("r", change.borderRight),
    ...border("tl_br", change.borderDiagonalDown),
    ...border("bl_tr", change.borderDiagonalUp),
  };
  if (Object.keys(borders).length > 0) style.bd = borders;
  return style;
}

/** All that a style may say. */
const STYLE_KEYS = [
  ...["ff", "fs", "it", "bl", "ul", "bbl", "st", "ol", "bg", "cl", "va"],
  ...["td", "tr", "ht", "vt", "tb", "pd", "n"],
] as const satisfies readonly (keyof IStyleData)[];
const SIDES = ["t", "r", "b", "l", "tl_br", "tl_bc", "tl_mr", "bl_tr", "ml_tr", "bc_tr"] as const;

/** The change that gives a cell this style and nothing else, whatever it has now. */
export function exactStyle(style: Nullable<IStyleData>): StyleChange {
  const none = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, null]));
  return { ...none(STYLE_KEYS), ...style, bd: { ...none(SIDES), ...style?.bd } };
}

const bool = (value: boolean) => (value ? BooleanNumber.TRUE : BooleanNumber.FALSE);

function border(side: (typeof SIDES)[number], look: Border | null | undefined) {
  if (look === undefined) return {};
  if (look === null) return { [side]: null };
  const line = lines.find(([style, weight]) => style === look.style && weight === look.weight);
  if (!line) throw new Error(`the grid cannot show a ${look.weight} ${look.style} border`);
  return { [side]: { s: line[2], cl: { rgb: look.color } } };
}

/** The format that a Univer style gives a cell. */
export function formatOf(style: Nullable<IStyleData>): CellFormat {
  if (!style) return PLAIN_FORMAT;
  return {
    numberFormat: style.n?.pattern || PLAIN_FORMAT.numberFormat,
    fill: style.bg?.rgb ?? null,
    fontColor: style.cl?.rgb ?? PLAIN_FORMAT.fontColor,
    fontName: style.ff ?? PLAIN_FORMAT.fontName,
    fontSize: style.fs ?? PLAIN_FORMAT.fontSize,
    bold: style.bl === BooleanNumber.TRUE,
    italic: style.it === BooleanNumber.TRUE,
    underline: !style.ul?.s ? "None" : style.ul.t === TextDecoration.DOUBLE ? "Double" : "Single",
    strikethrough: style.st?.s === BooleanNumber.TRUE,
    horizontalAlignment: keyOf(horizontal, style.ht) ?? PLAIN_FORMAT.horizontalAlignment,
    verticalAlignment: keyOf(vertical, style.vt) ?? PLAIN_FORMAT.verticalAlignment,
    wrapText: style.tb === WrapStrategy.WRAP,
    shrinkToFit: style.tb === WrapStrategy.CLIP,
    indentLevel: Math.round((style.pd?.l ?? 0) / INDENT),
    textOrientation: degreesOf(style.tr),
    readingOrder: keyOf(direction, style.td) ?? PLAIN_FORMAT.readingOrder,
    script: keyOf(scripts, style.va) ?? PLAIN_FORMAT.script,
    borderTop: borderOf(style.bd?.t),
    borderBottom: borderOf(style.bd?.b),
    borderLeft: borderOf(style.bd?.l),
    borderRight: borderOf(style.bd?.r),
    borderDiagonalDown: borderOf(style.bd?.tl_br),
    borderDiagonalUp: borderOf(style.bd?.bl_tr),
  };
}

function keyOf<K extends string, V>(table: Partial<Record<K, V>>, value: unknown): K | undefined {
  return (Object.keys(table) as K[]).find((key) => table[key] === value);
}

function borderOf(data: Nullable<IBorderStyleData>): Border | null {
  const line = lines.find(([, , type]) => type === data?.s);
  return line ? { style: line[0], weight: line[1], color: data?.cl?.rgb ?? "#000000" } : null;
}
