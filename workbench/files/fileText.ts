/**
 * Signs that XML cannot hold or would change, and what looks like one that is written in their stead. A
 * surrogate alone is no sign.
 */
const UNSAFE =
  /_(?=x[0-9a-f]{4}_)|[\0-\x08\x0B-\x1F\x7F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gi;

const escaped = (sign: string) =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** A text as files write it: a carriage return is `_x000D_`, and `_x000D_` itself `_x005F_x000D_`. */
export const toFileText = (text: string): string => text.replace(UNSAFE, escaped);

/** The same for an attribute, in which tabs and ends of lines would become spaces. */
export const toFileAttribute = (text: string): string =>
  toFileText(text).replace(/[\t\n]/g, escaped);

/** The text that a file means. */
export const fromFileText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
