import type { Problem } from "../basics/problem";
import type { PostedRound, SwissEvent } from "../event";
import type { EventFacts } from "./eventBook";
import type { WallSheet } from "./eventDesk";
import type { WallLayout } from "./wallLayout";
import { pairingLists } from "./wallPairings";
import { resultsList } from "./wallResults";
import { resultSlips } from "./wallSlips";
import { standingsList } from "./wallStandings";

/** How each sheet for the wall is laid out, from an event and one of its rounds. */
export const WALL_LAYOUTS: Readonly<
  Record<
    WallSheet,
    (facts: EventFacts, event: SwissEvent, posted: PostedRound) => WallLayout | Problem
  >
> = {
  pairings: pairingLists,
  slips: resultSlips,
  results: resultsList,
  standings: standingsList,
};
