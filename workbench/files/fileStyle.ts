import type {
  Alignment,
  Borders,
  BorderStyle,
  Border as FileBorder,
  Fill,
  Font,
  Style,
} from "exceljs";
import { type Border, type CellFormat, PLAIN_FORMAT } from "../host/grid";
import { colorOf, fileColor, type Palette } from "./fileColor";

const LINES: readonly [Border["style"], Border["weight"], BorderStyle][] = [
  ["Continuous", "Hairline", "hair"],
  ["Continuous", "Thin", "thin"],
  ["Continuous", "Medium", "medium"],
  ["Continuous", "Thick", "thick"],
  ["Dot", "Thin", "dotted"],
  ["Dash", "Thin", "dashed"],
  ["Dash", "Medium", "mediumDashed"],
  ["DashDot", "Thin", "dashDot"],
  ["DashDot", "Medium", "mediumDashDot"],
  ["DashDotDot", "Thin", "dashDotDot"],
  ["DashDotDot", "Medium", "mediumDashDotDot"],
  ["SlantDashDot", "Medium", "slantDashDot"],
  ["Double", "Thick", "double"],
];

const HORIZONTAL: Readonly<
  Record<Exclude<CellFormat["horizontalAlignment"], "General">, Alignment["horizontal"]>
> = {
  Left: "left",
  Center: "center",
  Right: "right",
  Fill: "fill",
  Justify: "justify",
  CenterAcrossSelection: "centerContinuous",
  Distributed: "distributed",
};
const VERTICAL: Readonly<Record<CellFormat["verticalAlignment"], Alignment["vertical"]>> = {
  Top: "top",
  Center: "middle",
  Bottom: "bottom",
  Justify: "justify",
  Distributed: "distributed",
};
const SIDES = [
  ["borderTop", "top"],
  ["borderBottom", "bottom"],
  ["borderLeft", "left"],
  ["borderRight", "right"],
] as const;

/** A format as a file keeps it. */
export function fileStyle(format: Partial<CellFormat>): Partial<Style> {
  const style: Partial<Style> = {};
  if (format.numberFormat !== undefined) style.numFmt = format.numberFormat;
  if (format.fill) style.fill = solid(format.fill);
  const font = fileFont(format);
  if (Object.keys(font).length > 0) style.font = font;
  const alignment = fileAlignment(format);
  if (Object.keys(alignment).length > 0) style.alignment = alignment;
  const border = fileBorders(format);
  if (Object.keys(border).length > 0) style.border = border;
  return style;
}

function fileBorders(format: Partial<CellFormat>): Partial<Borders> {
  const { borderDiagonalDown: down, borderDiagonalUp: up } = format;
  // A file has one line for both diagonals.
  const diagonal = down ?? up;
  return {
    ...Object.fromEntries(
      SIDES.flatMap(([key, side]) => {
        const line = format[key];
        return line ? [[side, fileBorder(line)]] : [];
      })
    ),
    ...(diagonal ? { diagonal: { ...fileBorder(diagonal), up: !!up, down: !!down } } : {}),
  };
}

const solid = (color: string): Fill => ({
  type: "pattern",
  pattern: "solid",
  fgColor: fileColor(color),
});

function fileFont(format: Partial<CellFormat>): Partial<Font> {
  const { fontName, fontSize, fontColor, bold, italic, underline, strikethrough } = format;
  const font: Partial<Font> = {};
  if (bold !== undefined) font.bold = bold;
  if (italic !== undefined) font.italic = italic;
  if (strikethrough !== undefined) font.strike = strikethrough;
  if (underline !== undefined)
    font.underline = underline === "Double" ? "double" : underline === "Single";
  if (fontColor !== undefined) font.color = fileColor(fontColor);
  if (format.script === "Subscript") font.vertAlign = "subscript";
  if (format.script === "Superscript") font.vertAlign = "superscript";
  const named = fontName !== undefined || fontSize !== undefined || Object.keys(font).length > 0;
  if (named) {
    font.name = fontName ?? PLAIN_FORMAT.fontName;
    font.size = fontSize ?? PLAIN_FORMAT.fontSize;
  }
  return font;
}

function fileAlignment(format: Partial<CellFormat>): Partial<Alignment> {
  const { horizontalAlignment, verticalAlignment, wrapText } = format;
  const alignment: Partial<Alignment> = {};
  if (horizontalAlignment !== undefined && horizontalAlignment !== "General")
    alignment.horizontal = HORIZONTAL[horizontalAlignment];
  if (verticalAlignment !== undefined) alignment.vertical = VERTICAL[verticalAlignment];
  if (wrapText !== undefined) alignment.wrapText = wrapText;
  const { shrinkToFit, indentLevel, textOrientation, readingOrder } = format;
  if (shrinkToFit !== undefined) alignment.shrinkToFit = shrinkToFit;
  if (indentLevel) alignment.indent = indentLevel;
  if (textOrientation)
    alignment.textRotation = textOrientation === 180 ? "vertical" : textOrientation;
  if (readingOrder === "LeftToRight") alignment.readingOrder = "ltr";
  if (readingOrder === "RightToLeft") alignment.readingOrder = "rtl";
  return alignment;
}

function fileBorder({ style, weight, color }: Border): Partial<FileBorder> {
  const line = LINES.find(([s, w]) => s === style && w === weight);
  return { style: line?.[2] ?? "thin", color: fileColor(color) };
}

/** What a file's style changes of a plain cell. */
export function formatOf(style: Partial<Style>, palette: Palette): Partial<CellFormat> {
  const { font, fill, alignment, border } = style;
  const found: Partial<Record<keyof CellFormat, unknown>> = {
    numberFormat: style.numFmt,
    fill:
      fill?.type === "pattern" && fill.pattern !== "none" ? colorOf(fill.fgColor, palette) : null,
    fontName: font?.name,
    fontSize: font?.size,
    fontColor: colorOf(font?.color, palette) ?? undefined,
    bold: font?.bold,
    italic: font?.italic,
    strikethrough: font?.strike,
    underline: underlineOf(font?.underline),
    horizontalAlignment: keyOf(HORIZONTAL, alignment?.horizontal),
    verticalAlignment: keyOf(VERTICAL, alignment?.vertical),
    wrapText: alignment?.wrapText,
    shrinkToFit: alignment?.shrinkToFit,
    indentLevel: alignment?.indent,
    textOrientation:
      alignment?.textRotation === "vertical" ? 180 : (alignment?.textRotation ?? undefined),
    readingOrder: READING[alignment?.readingOrder ?? ""],
    script: SCRIPTS[font?.vertAlign ?? ""],
    borderDiagonalDown: border?.diagonal?.down ? borderOf(border.diagonal, palette) : null,
    borderDiagonalUp: border?.diagonal?.up ? borderOf(border.diagonal, palette) : null,
  };
  for (const [key, side] of SIDES) found[key] = borderOf(border?.[side], palette);
  return Object.fromEntries(
    Object.entries(found).filter(
      ([key, value]) => (value ?? null) !== null && value !== PLAIN_FORMAT[key as keyof CellFormat]
    )
  );
}

const READING: Readonly<Record<string, CellFormat["readingOrder"]>> = {
  ltr: "LeftToRight",
  rtl: "RightToLeft",
};
const SCRIPTS: Readonly<Record<string, CellFormat["script"]>> = {
  subscript: "Subscript",
  superscript: "Superscript",
};

function underlineOf(
  underline: Font["underline"] | undefined
): CellFormat["underline"] | undefined {
  if (underline === undefined) return undefined;
  if (underline === false || underline === "none") return "None";
  return underline === "double" || underline === "doubleAccounting" ? "Double" : "Single";
}

const keyOf = <K extends string>(
  table: Readonly<Record<K, unknown>>,
  value: unknown
): K | undefined =>
  value === undefined ? undefined : (Object.keys(table) as K[]).find((key) => table[key] === value);

function borderOf(line: Partial<FileBorder> | undefined, palette: Palette): Border | null {
  const known = LINES.find(([, , style]) => style === line?.style);
  if (!known) return null;
  const [style, weight] = known;
  return { style, weight, color: colorOf(line?.color, palette) ?? "#000000" };
}
