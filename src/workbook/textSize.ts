/** Ideographs, kana, full-width signs and pictures: a full em each. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\u303f\u3040-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{3ffff}]/u;
/** The usual letter of the fonts of Excel, in em; capitals and digits of names are wider than "l". */
const LETTER = 0.6;
/** A cell's own edges, in points. */
const EDGES = 6;
/** Lines end between words, so that some of each stays empty. */
const RAGGED = 1.12;
const LINE = 1.35;

/** How far a step of indent moves a text, in points. */
export const INDENT = 7;

/** About how wide a text is, in points, where its letters are `size` points tall. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 1 : LETTER;
  return width * size;
}

/** In how many lines a text is broken in a cell of so many points; what has no text has one. */
export function linesIn(text: string, width: number, size: number): number {
  const room = Math.max(width - EDGES, size);
  return text
    .split("\n")
    .map((line) => textWidth(line, size))
    .map((needed) => (needed <= room ? 1 : Math.ceil((needed * RAGGED) / room)))
    .reduce((sum, lines) => sum + lines, 0);
}

/** How tall a row of so many lines is, in points. */
export function heightOf(lines: number, size: number): number {
  return Math.ceil(lines * size * LINE) + 2;
}
