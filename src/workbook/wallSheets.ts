import { isProblem, type Problem } from "../basics/problem";
import type { PostedRound, SwissEvent } from "../event";
import type { EventFacts } from "./eventBook";
import type { WallSheet } from "./eventDesk";
import type { WallLayout } from "./wallLayout";
import { pairingsByTable, pairingsByTeam } from "./wallPairings";
import { resultsList } from "./wallResults";
import { resultSlips } from "./wallSlips";
import { standingsList } from "./wallStandings";

type Maker = (facts: EventFacts, event: SwissEvent, posted: PostedRound) => WallLayout | Problem;

/** Headings can be repeated for one list a sheet alone: the pairings take two sheets. */
const MAKERS: Readonly<Record<WallSheet, readonly Maker[]>> = {
  pairings: [pairingsByTable, pairingsByTeam],
  slips: [resultSlips],
  results: [resultsList],
  standings: [standingsList],
};

/** The sheets that one click makes for the wall. */
export function wallLayouts(
  sheet: WallSheet,
  facts: EventFacts,
  event: SwissEvent,
  posted: PostedRound
): WallLayout[] | Problem {
  const layouts = MAKERS[sheet].map((make) => make(facts, event, posted));
  return layouts.find(isProblem) ?? (layouts as WallLayout[]);
}
