import type { Problem } from "../basics/problem";
import type { PostedRound, SwissEvent } from "../event";
import type { EventFacts } from "./eventBook";
import type { WallSheet } from "./eventDesk";
import type { WallLayout } from "./wallLayout";
import { matchCards, type RoundBoards } from "./wallCards";
import { pairingLists } from "./wallPairings";
import { resultsList } from "./wallResults";
import { resultSlips } from "./wallSlips";
import { standingsList } from "./wallStandings";

/** How each sheet for the wall is laid out, from an event, one of its rounds and what is known of its boards. */
export const WALL_LAYOUTS: Readonly<
  Record<
    WallSheet,
    (
      facts: EventFacts,
      event: SwissEvent,
      posted: PostedRound,
      boards: RoundBoards
    ) => WallLayout | Problem
  >
> = {
  pairings: pairingLists,
  slips: resultSlips,
  results: resultsList,
  standings: standingsList,
  cards: matchCards,
};
