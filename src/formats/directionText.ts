import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import type { Direction } from "../scoring/direction";

/** The words for the directions, as `plainText` leaves them. */
export const DIRECTION_WORDS: ReadonlyMap<string, Direction> = new Map([
  ["N", "N"],
  ["E", "E"],
  ["S", "S"],
  ["W", "W"],
  ["NORTH", "N"],
  ["EAST", "E"],
  ["SOUTH", "S"],
  ["WEST", "W"],
  ["北", "N"],
  ["东", "E"],
  ["南", "S"],
  ["西", "W"],
  ["北家", "N"],
  ["东家", "E"],
  ["南家", "S"],
  ["西家", "W"],
]);

/** Reads a direction: `N`, `north`, `北`, `北家`. */
export function parseDirection(text: string): Direction | Problem {
  // A spade is no seat, though plain text writes both as S.
  const seat = /[♠♤]/.test(text) ? undefined : DIRECTION_WORDS.get(plainText(text));
  return seat ?? problem("declarer", { text });
}
