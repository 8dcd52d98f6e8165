import type { ButlerPair } from "../event/butlerPairs";
import type { Words } from "./words";

/** A pair by its team and its two names, or by where it sat while nobody says who they are. */
export function pairName({ team, names, room }: ButlerPair, { nameOf, bars }: Words): string {
  const who = room === null ? names.join(" – ") : room === "open" ? bars.openRoom : bars.closedRoom;
  return `${nameOf(team)}: ${who}`;
}

/** A number with a sign and at most two decimals, as Butlers and XIMPs are read. */
export function signedText(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  const shown = decimals === 0 && !Number.isInteger(value) ? Math.abs(value).toFixed(2) : text;
  return Number(shown) === 0 ? shown : `${value < 0 ? "−" : "+"}${shown}`;
}
