import { invalidArgument } from "../apiError";

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aqua: "#00FFFF",
    black: "#000000",
    blue: "#0000FF",
    fuchsia: "#FF00FF",
    gray: "#808080",
    green: "#008000",
    lime: "#00FF00",
    maroon: "#800000",
    navy: "#000080",
    olive: "#808000",
    orange: "#FFA500",
    purple: "#800080",
    red: "#FF0000",
    silver: "#C0C0C0",
    teal: "#008080",
    white: "#FFFFFF",
    yellow: "#FFFF00",
  })
);

/** A colour as Excel gives it back, "#RRGGBB", from that form or one of HTML's basic names. */
export function parseColor(text: unknown): string {
  if (typeof text !== "string") throw invalidArgument();
  const color = NAMED.get(text.toLowerCase()) ?? /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  if (color === undefined) throw invalidArgument();
  return `#${color.replace("#", "").toUpperCase()}`;
}
