import type { PairedRound, PairedTable } from "../pairing";
import type { PostedMatch, PostedRound, PostedTriangle } from "./event";

/** A paired round as it is posted: nothing has come in yet. */
export function postedRound(paired: PairedRound, round: number): PostedRound {
  const match = ({ table, home, away }: PairedTable): PostedMatch => ({
    table,
    home,
    away,
    result: null,
  });
  const { tables, bye, triangle } = paired;
  return {
    round,
    matches: tables.map(match),
    ...(bye ? { bye: bye.number } : {}),
    ...(triangle
      ? {
          triangle: {
            part: partOf(triangle),
            matches: triangle.tables.map(match),
          },
        }
      : {}),
  };
}

function partOf({ form, reasons }: NonNullable<PairedRound["triangle"]>): PostedTriangle["part"] {
  if (form === "half") return "half";
  return reasons.some(({ code }) => code === "continued") ? "second" : "first";
}
