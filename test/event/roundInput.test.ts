import { isProblem } from "../../src/basics/problem";
import { postedRound, roundInput, type PostedRound, type SwissEvent } from "../../src/event";
import { pairRound, type PairingInput } from "../../src/pairing";
import { opponents, paired } from "../pairing/rounds";
import { ended, eventOf, match, totals } from "./events";

const inputFor = (event: SwissEvent, round: number): PairingInput => {
  const input = roundInput(event, round);
  if (isProblem(input)) throw new Error(JSON.stringify(input));
  return input;
};

const played: PostedRound[] = [
  { round: 1, matches: [match(1, 2, 12), match(3, 4, 15)], bye: 5 },
  {
    round: 2,
    matches: [match(5, 3, 8), match(1, 4, 11)],
    bye: 2,
    penalties: [{ number: 5, vp: 1 }],
  },
];

test("a round is paired on all VPs so far, with everybody's byes and meetings", () => {
  const input = inputFor(eventOf(5, played), 3);
  expect(input.entrants).toEqual([
    { number: 1, total: 23, wins: 2 },
    { number: 2, total: 20, wins: 1, hadBye: true },
    { number: 3, total: 27, wins: 2 },
    { number: 4, total: 14, wins: 0 },
    { number: 5, total: 19, wins: 1, hadBye: true },
  ]);
  expect(input.played.map(({ round, home, away }) => [round, home, away])).toEqual([
    [1, 1, 2],
    [1, 3, 4],
    [2, 5, 3],
    [2, 1, 4],
  ]);
  const round = paired(input);
  expect(opponents(round)).toBe("1-3 2-5");
  expect(round.bye!.number).toBe(4);
});

test("a missing result is named; a late one is paired on provisional VPs and marked", () => {
  const with2 = (result: Parameters<typeof ended>[2]) =>
    eventOf(4, [{ round: 1, matches: [match(1, 2, 12), ended(3, 4, result)] }]);
  expect(roundInput(with2(null), 2)).toEqual({
    problem: "resultDue",
    values: { round: 1, home: 3, away: 4 },
  });
  const input = inputFor(with2({ kind: "late" }), 2);
  expect(input.entrants[2]).toEqual({ number: 3, total: 10, wins: 0, provisional: true });
  expect(paired(input).warnings).toContainEqual({ code: "provisional", numbers: [3, 4] });
});

test("a cancelled match never was: the two may meet", () => {
  const event = eventOf(2, [{ round: 1, matches: [ended(1, 2, { kind: "cancelled" })] }]);
  expect(inputFor(event, 2).played).toEqual([]);
  const forfeit = eventOf(2, [
    { round: 1, matches: [ended(1, 2, { kind: "forfeit", by: "home" })] },
  ]);
  expect(inputFor(forfeit, 2).played).toHaveLength(1);
});

test("with a lag the round being played counts for who has met, not for the standings", () => {
  const rounds = [played[0]!, { ...played[1]!, matches: [ended(5, 3, null), ended(1, 4, null)] }];
  const event = eventOf(5, rounds, { pairing: { lag: 1 } });
  const input = inputFor(event, 3);
  expect(input.entrants.map(({ total }) => total)).toEqual([12, 8, 15, 5, 12]);
  expect(input.played).toHaveLength(4);
  expect(roundInput(eventOf(5, rounds), 3)).toMatchObject({ problem: "resultDue" });
});

test("who has left is not paired; who comes late is, with the VPs for rounds missed", () => {
  const entrants = [
    { number: 1 },
    { number: 2 },
    { number: 3, to: 1 },
    { number: 4 },
    { number: 6, from: 2, name: "Late", club: "East", strength: 5 },
  ];
  const event = eventOf(entrants, [{ round: 1, matches: [match(1, 2, 12), match(3, 4, 15)] }]);
  expect(inputFor(event, 2).entrants.map(({ number }) => number)).toEqual([1, 2, 4, 6]);
  expect(inputFor(event, 2).entrants[3]).toEqual({
    number: 6,
    total: 8,
    wins: 0,
    name: "Late",
    club: "East",
    strength: 5,
  });
});

test("thirty-three teams with a bye go on as thirty-two without one", () => {
  const entrants = Array.from({ length: 33 }, (_, i) => ({
    number: i + 1,
    ...(i === 6 ? { to: 1 } : {}),
  }));
  const first = paired(inputFor(eventOf(entrants, []), 1));
  expect(first.bye!.number).toBe(33);
  const posted = postedRound(first, 1);
  const rounds = [
    { ...posted, matches: posted.matches.map(({ home, away }) => match(home, away, 11)) },
  ];
  const second = paired(inputFor(eventOf(entrants, rounds), 2));
  expect(second.bye).toBeUndefined();
  expect(second.tables).toHaveLength(16);
});

test("a triangle over two rounds is posted in two parts, and paired on 10 VPs between", () => {
  const pairing = { odd: "fullTriangle" as const };
  const first = postedRound(paired(inputFor(eventOf(7, [], { pairing }), 1)), 1);
  expect(first.triangle!.part).toBe("first");
  const filled = (round: PostedRound) => ({
    ...round,
    matches: round.matches.map(({ home, away }) => match(home, away, 13)),
  });
  const afterOne = eventOf(7, [filled(first)], { pairing });
  const three = first.triangle!.matches.map(({ home }) => home);
  expect(three.map((number) => totals(afterOne, 1)[number])).toEqual([10, 10, 10]);
  const round = paired(inputFor(afterOne, 2));
  const second = postedRound(round, 2);
  expect(second.triangle!.part).toBe("second");
  expect(second.triangle!.matches.map(({ away }) => away)).toEqual(three);
  expect(round.warnings).toContainEqual({
    code: "provisional",
    numbers: [...three].sort((a, b) => a - b),
  });
  const waiting = eventOf(7, [filled(first), filled(second)], { pairing });
  expect(roundInput(waiting, 3)).toMatchObject({ problem: "resultDue" });
});

test("locks of one round come with it", () => {
  const locks = { pairs: [[1, 4] as const] };
  const input = roundInput(eventOf(4, []), 1, locks);
  expect(opponents(paired(input as PairingInput))).toContain("1-4");
});

test("the input is plain JSON: read back, it gives the same round", () => {
  const input = inputFor(eventOf(5, played), 3);
  expect(pairRound(JSON.parse(JSON.stringify(input)) as PairingInput)).toEqual(pairRound(input));
});
