import { isProblem } from "../../src/basics/problem";
import {
  handMadeOf,
  type HandMadeRound,
  pairRound,
  type PairingInput,
  swapped,
} from "../../src/pairing";

const field = (count: number, round: number): PairingInput => ({
  round,
  rounds: 5,
  entrants: Array.from({ length: count }, (_, i) => ({ number: i + 1, total: 100 - i })),
  played: [],
});

function drawn(input: PairingInput): HandMadeRound {
  const paired = pairRound(input);
  if (isProblem(paired)) throw new Error(paired.problem);
  return handMadeOf(paired);
}

test("what the engine pairs is where a director's own pairing begins", () => {
  expect(drawn(field(5, 3))).toEqual({
    tables: [
      { table: 1, home: 1, away: 2 },
      { table: 2, home: 3, away: 4 },
    ],
    bye: 5,
  });
});

test("two who change places sit where the other sat, home and away by the rule of the round", () => {
  const input = field(4, 2); // in even rounds the larger number is home
  expect(swapped(input, drawn(input), 1, 4)).toEqual({
    tables: [
      { table: 1, home: 4, away: 2 },
      { table: 2, home: 3, away: 1 },
    ],
  });
});

test("two who meet change sides", () => {
  const input = field(4, 3);
  expect(swapped(input, drawn(input), 1, 2)).toMatchObject({ tables: [{ home: 2, away: 1 }, {}] });
});

test("a bye can be given to another, who gives the table away", () => {
  const input = field(5, 3);
  expect(swapped(input, drawn(input), 2, 5)).toEqual({
    tables: [
      { table: 1, home: 1, away: 5 },
      { table: 2, home: 3, away: 4 },
    ],
    bye: 2,
  });
});

test("a place in a triangle can be changed", () => {
  const input: PairingInput = { ...field(7, 3), options: { odd: "halfTriangle" } };
  const hand = drawn(input);
  expect(hand.triangle).toEqual([5, 6, 7]);
  expect(swapped(input, hand, 4, 6)).toEqual({
    tables: [
      { table: 1, home: 1, away: 2 },
      { table: 2, home: 3, away: 6 },
    ],
    triangle: [5, 4, 7],
  });
});

test("changing places twice restores the round, and the first round is not touched", () => {
  const input = field(9, 4);
  const hand = drawn(input);
  const before = JSON.stringify(hand);
  const once = swapped(input, hand, 2, 7) as HandMadeRound;
  expect(swapped(input, once, 2, 7)).toEqual(hand);
  expect(JSON.stringify(hand)).toBe(before);
});
