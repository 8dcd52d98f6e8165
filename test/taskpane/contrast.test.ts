import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(__dirname, "../../src/taskpane/taskpane.css"), "utf8");

/** The colours of a theme: the custom properties of the first rule with that selector. */
function colours(selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  const rule = css.slice(from, css.indexOf("}", from));
  return new Map([...rule.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name!, hex!]));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(digits.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** What is written on what. */
const PAIRS = [
  ...["page", "card", "hover", "code", "note"].map((ground) => ["text", ground]),
  ...["page", "card", "hover"].map((ground) => ["text-soft", ground]),
  ...["card", "hover"].map((ground) => ["accent", ground]),
  ...["accent", "accent-hover"].map((ground) => ["on-accent", ground]),
  ["text-on-warn", "warn"],
] as [string, string][];

describe.each([
  ["light", colours(":root")],
  ["dark", colours(':root[data-theme="dark"]')],
])("in the %s theme", (_, theme) => {
  test.each(PAIRS)("%s on %s can be read: 4.5 to 1 or more", (text, ground) => {
    expect(contrast(theme.get(text)!, theme.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
});
