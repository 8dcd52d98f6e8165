import { enterEntrants } from "./enterEntrants";
import type { EventDesk } from "./eventDesk";
import { logStep } from "./logStep";
import { makeRunningChart } from "./makeRunningChart";
import { makeWallSheet } from "./makeWallSheet";
import { postRound } from "./postRound";
import { readBook } from "./readBook";
import { setUpEvent } from "./setUpEvent";
import { showCell } from "./showCell";
import { undoRound } from "./undoRound";
import { watchBook } from "./watchBook";
import { withdraw } from "./withdraw";

/** The event in the workbook that is open in Excel. */
export const eventDesk: EventDesk = {
  read: readBook,
  setUp: setUpEvent,
  enter: enterEntrants,
  withdraw,
  post: postRound,
  undo: undoRound,
  log: logStep,
  wall: makeWallSheet,
  chart: makeRunningChart,
  show: showCell,
  watch: watchBook,
};
