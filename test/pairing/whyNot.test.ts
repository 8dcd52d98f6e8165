import { isProblem } from "../../src/basics/problem";
import { type PairingInput, whyNot } from "../../src/pairing";
import { lastRound, met, numbersTo, opponents, ranked } from "./rounds";

const why = (input: PairingInput, one: number, other: number) => {
  const found = whyNot(input, one, other);
  if (isProblem(found)) throw new Error(found.problem);
  return found;
};

test("they do meet", () => {
  expect(why(lastRound(2, numbersTo(4), []), 2, 1).answer).toBe("paired");
});

test("they have met: the round is named, and the round in which they would meet again is shown", () => {
  const found = why(lastRound(3, numbersTo(4), met("1-2", 2)), 1, 2);
  expect(found).toMatchObject({
    answer: "barred",
    bar: { code: "met", round: 2, numbers: [1, 2] },
  });
  expect(opponents(found.instead!)).toBe("1-2 3-4");
});

test("they must not meet: no round is shown", () => {
  const found = why(lastRound(3, numbersTo(4), [], { forbidden: [[1, 2]] }), 1, 2);
  expect(found).toMatchObject({ answer: "barred", bar: { code: "forbidden" }, instead: null });
});

test("their meeting would break table 1, which comes first", () => {
  const found = why(lastRound(3, numbersTo(6), []), 2, 3);
  expect(found).toMatchObject({
    answer: "breaks",
    breaks: { table: 1, home: 1, away: 2 },
    left: [],
  });
  expect(opponents(found.instead!)).toBe("1-4 2-3 5-6");
});

test("their meeting would leave others without opponents, who are named", () => {
  expect(why(lastRound(2, numbersTo(6), met("5-6")), 3, 4)).toMatchObject({
    answer: "breaks",
    left: [],
    breaks: { table: 1 },
  });
  const found = why(lastRound(2, numbersTo(4), met("3-4")), 1, 2);
  expect(found).toMatchObject({ answer: "completion", left: [3, 4] });
});

test("the director has fixed something else", () => {
  const locks = { pairs: [[1, 4]] as [number, number][] };
  expect(why(lastRound(2, numbersTo(4), [], { locks }), 1, 2).answer).toBe("locked");
});

test("one of them sits out, or plays a triangle", () => {
  expect(why(lastRound(2, numbersTo(5), []), 4, 5).answer).toBe("bye");
  expect(why(lastRound(2, numbersTo(5), [], { odd: "halfTriangle" }), 1, 5).answer).toBe(
    "triangle"
  );
});

test("the rounds to come could not all be played", () => {
  const played = [...met("1-4 2-5 3-6", 1), ...met("1-5 2-6 3-4", 2)];
  const options = { locks: { pairs: [[1, 6]] as [number, number][] } };
  const input = { round: 3, rounds: 4, entrants: ranked(1, 6, 2, 4, 3, 5), played, options };
  expect(why(input, 2, 4).answer).toBe("lookAhead");
});

test("a stranger is refused", () => {
  expect(whyNot(lastRound(2, numbersTo(4), []), 1, 9)).toEqual({
    problem: "lockStranger",
    values: { number: 9 },
  });
});
