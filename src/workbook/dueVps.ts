import { isProblem } from "../basics/problem";
import type { EventSettings } from "../event";
import { victoryPoints, vpScale } from "../scoring/victoryPoints";
import { type AnyRoundColumn, type SheetRow, wordOf } from "./bookTables";
import type { EventFacts } from "./eventBook";

type Row = SheetRow<AnyRoundColumn>;

/** What a row's VPs are worked out by. */
export interface VpRules {
  readonly facts: EventFacts;
  readonly settings: EventSettings;
}

/**
 * The VPs that the formulas of a row must come to, home's first, by what was typed: what the director
 * adjusted; else what the word for the result gives; else the scale's for the IMPs. "" is none yet;
 * null where it cannot be told, such as without boards.
 */
export function dueVps(row: Row, rules: VpRules): readonly [Due, Due] {
  const adjusted = [row.cell("homeAdjusted"), row.cell("awayAdjusted")];
  const worked = fixedVps(row, rules.settings) ?? scaledVps(row, rules.facts);
  return [0, 1].map((side) => {
    const given = adjusted[side];
    return typeof given === "number" ? given : worked[side]!;
  }) as [Due, Due];
}

/** VPs of a side; "": none yet; null: it cannot be told. */
export type Due = number | "" | null;

/** The VPs that the word for a result gives both sides; null where IMPs decide. */
export function fixedVps(row: Row, settings: EventSettings): readonly [Due, Due] | null {
  const { forfeitVP, lateVP, pairing } = settings;
  switch (wordOf(row)) {
    case "homeAbsent":
      return [forfeitVP.loser, forfeitVP.winner];
    case "awayAbsent":
      return [forfeitVP.winner, forfeitVP.loser];
    case "bothAbsent":
      return [forfeitVP.loser, forfeitVP.loser];
    case "late":
      return [lateVP, lateVP];
    case "cancelled":
      return ["", ""];
    case "bye":
      return [pairing.byeVP ?? null, ""];
    default:
      return null;
  }
}

function scaledVps(row: Row, { scale }: EventFacts): readonly [Due, Due] {
  const margin = marginOf(row);
  if (margin === null) return ["", ""];
  const boards = row.cell("boards");
  const found = typeof boards === "number" ? vpScale(scale, boards) : null;
  if (!found || isProblem(found)) return [null, null];
  return [victoryPoints(margin, found), victoryPoints(0 - margin, found)];
}

/** Home's IMPs less away's; null until both are typed. */
function marginOf(row: Row): number | null {
  const [margin, home, away] = [row.cell("margin"), row.cell("homeImps"), row.cell("awayImps")];
  if (typeof margin === "number") return margin;
  return typeof home === "number" && typeof away === "number" ? home - away : null;
}
