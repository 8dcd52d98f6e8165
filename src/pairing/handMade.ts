import { isProblem, type Problem } from "../basics/problem";
import type { HandMadeRound } from "./comparePairing";
import { homeRule } from "./home";
import { fullInput, type PairingInput } from "./input";
import type { PairedRound } from "./pairRound";
import { pairingTask } from "./task";

/** The engine's round as one that may be changed by hand. */
export function handMadeOf({ tables, bye, triangle }: PairedRound): HandMadeRound {
  return {
    tables: tables.map(({ table, home, away }) => ({ table, home, away })),
    ...(bye ? { bye: bye.number } : {}),
    ...(triangle ? { triangle: triangle.entrants } : {}),
  };
}

/**
 * Two entrants in each other's place, at a table, sitting out or in the triangle. At the tables they
 * come to, home and away are settled anew by the event's rule; two who meet change sides.
 */
export function swapped(
  input: PairingInput,
  hand: HandMadeRound,
  one: number,
  other: number
): HandMadeRound | Problem {
  const full = fullInput(input);
  if (isProblem(full)) return full;
  const task = pairingTask(full, { pairs: [], bye: null });
  if (isProblem(task)) return task;
  const homeOf = homeRule(full);
  const placeOf = (number: number) => task.field.placeOf.get(number) ?? Infinity;
  const inPlace = (number: number) => (number === one ? other : number === other ? one : number);
  const { bye, triangle } = hand;
  return {
    tables: hand.tables.map((match, i) => {
      const [home, away] = [inPlace(match.home), inPlace(match.away)];
      if (home === match.home && away === match.away) return match;
      if (home === match.away) return { ...match, home, away };
      const [better, worse] = placeOf(home) < placeOf(away) ? [home, away] : [away, home];
      const isHome = homeOf(better, worse, match.table ?? i + 1);
      return { ...match, home: isHome, away: isHome === home ? away : home };
    }),
    ...(bye === undefined ? {} : { bye: inPlace(bye) }),
    ...(triangle ? { triangle: triangle.map(inPlace) } : {}),
  };
}
