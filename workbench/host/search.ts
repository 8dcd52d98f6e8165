/** How a text is looked for. */
export interface SearchWay {
  /** The whole content of a cell, not a part of it. */
  readonly completeMatch: boolean;
  readonly matchCase: boolean;
}

/**
 * A search text as Excel reads it: `*` is any text, `?` any sign, and `~` before one of them, or before
 * itself, makes it an ordinary sign.
 */
export function searchPattern(text: string, { completeMatch, matchCase }: SearchWay): RegExp {
  const parts = text.match(/~[*?~]|[^]/gu) ?? [];
  const pattern = parts.map((part) => {
    if (part === "*") return "[^]*";
    if (part === "?") return "[^]";
    return (part.length > 1 && part.startsWith("~") ? part.slice(1) : part).replace(
      /[\\^$.*+?()[\]{}|/-]/g,
      "\\$&"
    );
  });
  const source = completeMatch ? `^(?:${pattern.join("")})$` : pattern.join("");
  return new RegExp(source, matchCase ? "gu" : "giu");
}
