import { isProblem } from "../../src/basics/problem";
import type { PostedRound, SwissEvent } from "../../src/event";
import type { EventFacts } from "../../src/workbook/eventBook";
import type { WallSheet } from "../../src/workbook/eventDesk";
import type { RoundBoards } from "../../src/workbook/wallCards";
import type { WallCell, WallLayout } from "../../src/workbook/wallLayout";
import { WALL_LAYOUTS } from "../../src/workbook/wallSheets";
import { ended, eventOf, match } from "../event/events";

export const FACTS: EventFacts = {
  title: "Spring Cup",
  locale: "en",
  boards: 16,
  scale: "WBF",
  entry: "imps",
};

const TEAMS = ["Aces", "Bears", "红桃队", "Dogs", "Eagles"].map((name, i) => ({
  number: i + 1,
  name,
}));

/** Five teams, two rounds over and a third without any result; 1 and 2 meet again in it. */
export function fiveTeams(): SwissEvent {
  return eventOf(TEAMS, [
    {
      round: 1,
      matches: [
        { ...match(1, 2, 12.5, [30, 20]), table: 1 },
        { ...match(3, 4, 10), table: 2 },
      ],
      bye: 5,
    },
    {
      round: 2,
      matches: [
        { ...ended(5, 1, { kind: "forfeit", by: "home" }), table: 1 },
        { ...ended(2, 3, { kind: "late" }), table: 2 },
      ],
      bye: 4,
      penalties: [{ number: 3, vp: 1.5 }],
    },
    {
      round: 3,
      matches: [
        { ...ended(4, 5, null), table: 2 },
        { ...ended(2, 1, null), table: 1 },
      ],
      bye: 3,
    },
  ]);
}

/** Three teams that play a triangle in one part or another. */
export function triangleOf(
  part: "half" | "first" | "second",
  earlier: PostedRound[] = []
): SwissEvent {
  return eventOf(TEAMS.slice(0, 3), [
    ...earlier,
    {
      round: earlier.length + 1,
      matches: [],
      triangle: { part, matches: [match(1, 2, 12.25), match(2, 3, 7.5), match(3, 1, 10)] },
    },
  ]);
}

/** A sheet made of an event, which must not be a problem. */
export function sheetOf(
  sheet: WallSheet,
  event: SwissEvent,
  round: number,
  facts: Partial<EventFacts> = {},
  boards: RoundBoards = { results: null, scoring: null }
): WallLayout {
  const posted = event.rounds.find((one) => one.round === round)!;
  const layout = WALL_LAYOUTS[sheet]({ ...FACTS, ...facts }, event, posted, boards);
  if (isProblem(layout)) throw new Error(JSON.stringify(layout));
  return layout;
}

/** What stands below the headings of a list. */
export const bodyOf = ({ cells, print }: WallLayout) => cells.slice((print.titleRow ?? -1) + 1);

/** One of the lists that stand beside one another: the rows of its print area. */
export function listOf({ cells, print }: WallLayout, list: number): WallCell[][] {
  const { row, column, rows, columns } = print.areas[list]!;
  return cells.slice(row, row + rows).map((line) => line.slice(column, column + columns));
}
