import type { Color } from "exceljs";

/** A theme's twelve colours as "#RRGGBB", in the order in which files number them. */
export type Palette = readonly string[];

const SLOTS = ["lt1", "dk1", "lt2", "dk2"].concat(
  [1, 2, 3, 4, 5, 6].map((n) => `accent${n}`),
  ["hlink", "folHlink"]
);
/** Of files that bring no theme. */
const OFFICE: Palette = [
  ...["#FFFFFF", "#000000", "#E7E6E6", "#44546A", "#4472C4", "#ED7D31"],
  ...["#A5A5A5", "#FFC000", "#5B9BD5", "#70AD47", "#0563C1", "#954F72"],
];

/** The colours of a file's theme. */
export function paletteOf(theme: string | undefined): Palette {
  return SLOTS.map((slot, i) => {
    const [, color] =
      new RegExp(`<a:${slot}>.*?(?:lastClr|srgbClr val)="([0-9A-Fa-f]{6})"`, "s").exec(
        theme ?? ""
      ) ?? [];
    return color ? `#${color.toUpperCase()}` : (OFFICE[i] ?? "#000000");
  });
}

export const fileColor = (color: string): Partial<Color> => ({ argb: `FF${color.slice(1)}` });

/** A file's colour as "#RRGGBB"; null where the file leaves it to the system. */
export function colorOf(
  color: (Partial<Color> & { tint?: number }) | undefined,
  palette: Palette
): string | null {
  if (color?.argb) return `#${color.argb.slice(-6).toUpperCase()}`;
  if (color?.theme === undefined) return null;
  const base = palette[color.theme];
  return base ? tinted(base, color.tint ?? 0) : null;
}

/** A theme's colour made lighter (up to 1) or darker (down to -1), as the file format defines it. */
function tinted(color: string, tint: number): string {
  const channels = [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16) / 255);
  const high = Math.max(...channels);
  const low = Math.min(...channels);
  const light = (high + low) / 2;
  const wanted = tint < 0 ? light * (1 + tint) : light * (1 - tint) + tint;
  // Hue and saturation stay; all channels keep their place between the new extremes.
  const spread = high - low;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  const newSpread = saturation * (1 - Math.abs(2 * wanted - 1));
  const hex = channels.map((channel) => {
    const share = spread === 0 ? 0.5 : (channel - low) / spread;
    const value = wanted + (share - 0.5) * newSpread;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("").toUpperCase()}`;
}
