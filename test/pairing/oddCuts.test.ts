import { oddCutsHold } from "../../src/pairing/oddCuts";
import { dice } from "./dice";

/** Every odd group, counted meeting by meeting. */
function holds(open: readonly (readonly boolean[])[], rounds: number, free: readonly boolean[]) {
  const places = [...open.keys()];
  for (let group = 1; group < 2 ** open.length; group++) {
    const inside = places.filter((place) => Math.floor(group / 2 ** place) % 2 === 1);
    if (inside.length % 2 === 0) continue;
    const outside = places.filter((place) => !inside.includes(place));
    const needed = rounds + (inside.filter((place) => free[place]).length % 2);
    const meetings = inside.flatMap((one) => outside.filter((other) => open[one]![other]));
    if (meetings.length < needed) return false;
  }
  return true;
}

test("three clubs of five with nobody else left to meet cannot all be paired once", () => {
  const club = (place: number) => 0b11111 << (Math.floor(place / 5) * 5);
  const left = Array.from({ length: 15 }, (_, place) => club(place) & ~(1 << place));
  expect(oddCutsHold([...left, 0], 1, 0)).toBe(false);
});

test("an odd group is short of meetings exactly where counting all groups says so", () => {
  const roll = dice(1947);
  const answers = { true: 0, false: 0 };
  for (let trial = 0; trial < 400; trial++) {
    const size = 4 + 2 * roll(3);
    const open = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    const density = 4 + roll(6);
    for (let one = 0; one < size; one++)
      for (let other = 0; other < one; other++)
        open[one]![other] = open[other]![one] = roll(10) < density;
    const free = open.map(() => roll(3) > 0);
    if (free.filter(Boolean).length % 2) free[0] = !free[0];
    const rounds = roll(4);
    const asBits = (row: readonly boolean[]) =>
      row.reduce((set, is, place) => (is ? set | (1 << place) : set), 0);
    const answer = oddCutsHold(open.map(asBits), rounds, asBits(free));
    expect(answer).toBe(holds(open, rounds, free));
    answers[`${answer}`]++;
  }
  expect(Math.min(answers.true, answers.false)).toBeGreaterThan(50);
});
