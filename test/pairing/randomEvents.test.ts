import { type PairedRound, type PairingInput, pairRound, type PlayedPair } from "../../src/pairing";
import { dice } from "./dice";
import { paired } from "./rounds";

/**
 * Ten thousand events as chance would have them, each played to its end on the engine's pairings. What
 * must hold is checked against books of the test's own.
 */
const EVENTS = 10_000;

interface Team {
  readonly number: number;
  readonly club: string;
  total: number;
  byes: number;
  triangles: number;
}

interface Plan {
  readonly size: number;
  readonly rounds: number;
  readonly odd: "bye" | "halfTriangle" | "fullTriangle";
  readonly withLocks: boolean;
  readonly withWithdrawals: boolean;
  /** Clubs, drawn by lot, that are kept apart to the end. */
  readonly clubs?: number;
}

type Roll = (below: number) => number;

/** Small fields mostly, as clubs have them; every twentieth is large. Some go to the full round robin. */
function planFrom(roll: Roll): Plan {
  const size = roll(20) ? 4 + roll(13) : 17 + roll(44);
  const all = size % 2 ? size : size - 1;
  const rounds = roll(4) ? 1 + roll(size >> 1) : size > 30 && roll(4) ? 1 + roll(15) : all;
  const odd = roll(4) ? "bye" : rounds % 2 ? "halfTriangle" : "fullTriangle";
  return { size, rounds, odd, withLocks: roll(4) === 0, withWithdrawals: roll(4) === 0 };
}

const same = <T extends number | string>(some: readonly T[], others: readonly T[]) =>
  [...some].sort().join() === [...others].sort().join();
const key = (one: number, other: number) => `${Math.min(one, other)}-${Math.max(one, other)}`;

/** Whether everybody could have met somebody new: the largest matching by simple augmenting search. */
function hasCompletePairing(
  numbers: readonly number[],
  mayMeet: (a: number, b: number) => boolean
) {
  const tried = new Map<string, boolean>();
  const search = (left: readonly number[]): boolean => {
    const [one, ...rest] = left;
    if (one === undefined) return true;
    const known = tried.get(left.join());
    if (known !== undefined) return known;
    const found = rest.some(
      (other) => mayMeet(one, other) && search(rest.filter((number) => number !== other))
    );
    tried.set(left.join(), found);
    return found;
  };
  return search(numbers);
}

/** What everybody has done so far, kept by the test itself. */
class Books {
  readonly met = new Set<string>();
  readonly played: PlayedPair[] = [];
  /** All that should not have happened. Asking once at the end is much faster than at each step. */
  readonly complaints: string[] = [];
  constructor(public teams: Team[]) {}

  /** What must hold of every round, whatever the event. */
  check(input: PairingInput, round: PairedRound): void {
    const { tables, bye, triangle, repeats } = round;
    const locks = input.options?.locks?.pairs ?? [];
    const meetings = tables.map(({ home, away }) => key(home, away));
    const places = [
      ...tables.flatMap(({ home, away }) => [home, away]),
      ...(bye ? [bye.number] : []),
      ...(triangle?.entrants ?? []),
    ];
    const due = input.entrants.map(({ number }) => number);
    this.demand("everybody is in one place", same(places, due));
    this.demand("an odd field has a bye or a triangle", due.length % 2 === 0 || bye || triangle);
    this.demand("an even field has no bye", due.length % 2 === 1 || triangle || !bye);
    const held = locks.every(([one, other]) => meetings.includes(key(one, other)));
    this.demand("locks are held", held);
    const isContinued = triangle?.reasons.some(({ code }) => code === "continued");
    const three = isContinued ? [] : (triangle?.tables ?? []);
    const all = [...meetings, ...three.map(({ home, away }) => key(home, away))];
    const again = all.filter((one) => this.met.has(one));
    const told = repeats.map(({ home, away }) => key(home, away));
    this.demand("repeats are told", same(again, told));
    const fixed = [...locks.flat(), ...(triangle?.entrants ?? [])];
    if (this.teams.some(({ byes, number }) => byes && number === bye?.number))
      this.demand(
        "no second bye while somebody has had none",
        this.teams.every(({ byes, number }) => byes || fixed.includes(number))
      );
    if (told.length) this.checkUnavoidable(input, told, Boolean(triangle));
  }

  /** A repeat stands only where nobody could have paired the round without one. */
  private checkUnavoidable(
    { entrants, options }: PairingInput,
    told: readonly string[],
    hasTriangle: boolean
  ): void {
    const locks = options?.locks?.pairs ?? [];
    const fixed = locks.map(([one, other]) => key(one, other));
    if (told.every((one) => fixed.includes(one)) || hasTriangle || entrants.length > 16) return;
    const busy = locks.flat();
    const free = entrants.map(({ number }) => number).filter((number) => !busy.includes(number));
    const mayMeet = (one: number, other: number) => !this.met.has(key(one, other));
    const without = this.teams.filter(({ byes, number }) => !byes && !busy.includes(number));
    const fields =
      free.length % 2 === 0
        ? [free]
        : without.map((team) => free.filter((number) => number !== team.number));
    this.demand(
      "no repeat can be avoided",
      fields.every((field) => !hasCompletePairing(field, mayMeet))
    );
  }

  private demand(what: string, holds: unknown): void {
    if (!holds) this.complaints.push(what);
  }

  /** Plays the round and books it. */
  book(round: number, { tables, bye, triangle }: PairedRound, roll: Roll): void {
    const add = (number: number, vp: number) => {
      this.teams.find((team) => team.number === number)!.total += vp;
    };
    for (const { home, away } of [...tables, ...(triangle?.tables ?? [])]) {
      this.met.add(key(home, away));
      this.played.push({ round, home, away });
      const vp = roll(2001);
      add(home, vp / 100);
      add(away, (2000 - vp) / 100);
    }
    for (const team of this.teams) {
      if (bye?.number === team.number) team.byes++;
      if (bye?.number === team.number) team.total += bye.vp;
      if (triangle?.entrants.includes(team.number)) team.triangles++;
    }
  }

  entrants(): PairingInput["entrants"] {
    return this.teams.map(({ number, club, total, byes, triangles }) => ({
      number,
      club,
      total,
      hadBye: byes > 0,
      hadTriangle: triangles > 0,
    }));
  }
}

function optionsFor(plan: Plan, books: Books, round: number, roll: Roll) {
  const busy = books.played
    .filter((one) => one.round === round - 1)
    .flatMap(({ home, away }) => [home, away])
    .filter((number, i, all) => all.indexOf(number) < i);
  const free = books.teams.map(({ number }) => number).filter((number) => !busy.includes(number));
  const [one, other] = [free[roll(free.length)]!, free[roll(free.length)]!];
  const isLocked = plan.withLocks && one !== other && roll(3) === 0;
  return {
    odd: plan.odd,
    firstRound: { seed: roll(1_000_000) },
    sameClub: { until: plan.clubs ? plan.rounds : 0 },
    ...(isLocked ? { locks: { pairs: [[one, other] as const] } } : {}),
  };
}

/** Plays an event to its end; says how many repeats it had. */
function play(plan: Plan, roll: Roll): { repeats: number } {
  const books = new Books(
    Array.from({ length: plan.size }, (_, i) => ({
      number: i + 1,
      club: plan.clubs ? `club ${roll(plan.clubs)}` : "",
      total: 0,
      byes: 0,
      triangles: 0,
    }))
  );
  let repeats = 0;
  for (let round = 1; round <= plan.rounds; round++) {
    const input: PairingInput = {
      round,
      rounds: plan.rounds,
      entrants: books.entrants(),
      played: books.played,
      options: optionsFor(plan, books, round, roll),
    };
    const isOddEvent = plan.odd === "fullTriangle" && plan.rounds % 2 === 1;
    if (isOddEvent && input.entrants.length % 2) break;
    const result = paired(input);
    books.check(input, result);
    if (roll(40) === 0) expect(pairRound(input)).toEqual(result);
    repeats += result.repeats.length;
    books.book(round, result, roll);
    if (plan.withWithdrawals && books.teams.length > 4 && roll(5) === 0)
      books.teams.splice(roll(books.teams.length), 1);
  }
  expect({ plan, complaints: books.complaints }).toEqual({ plan, complaints: [] });
  return { repeats };
}

test.each(Array.from({ length: EVENTS / 1_000 }, (_, i) => i + 1))(
  "thousand %i of 10,000 events: nobody is left out, no avoidable repeat, no second bye, locks held",
  (thousand) => {
    const roll = dice(thousand);
    for (let event = 0; event < 1_000; event++) play(planFrom(roll), roll);
  }
);

test("up to 16 entrants every event goes to the full round robin without a repeat", () => {
  const roll = dice(16);
  for (let event = 0; event < 120; event++) {
    const size = 4 + (event % 13);
    const rounds = size % 2 ? size : size - 1;
    const plan = { size, rounds, odd: "bye", withLocks: false, withWithdrawals: false } as const;
    expect([size, play(plan, roll).repeats]).toEqual([size, 0]);
  }
});

test("no more does keeping clubs apart to the end of a full round robin cost a repeat", () => {
  const roll = dice(3);
  for (let event = 0; event < 80; event++) {
    const size = 15 + (event % 2);
    const rounds = size % 2 ? size : size - 1;
    const plan = { size, rounds, odd: "bye", withLocks: false, withWithdrawals: false } as const;
    expect([event, play({ ...plan, clubs: 3 }, roll).repeats]).toEqual([event, 0]);
  }
});

test.each([
  ["half", "halfTriangle", 9, 6],
  ["half", "halfTriangle", 11, 7],
  ["half", "halfTriangle", 13, 9],
  ["half", "halfTriangle", 15, 11],
  ["full", "fullTriangle", 7, 4],
  ["full", "fullTriangle", 9, 6],
  ["full", "fullTriangle", 11, 8],
  ["full", "fullTriangle", 13, 10],
  ["full", "fullTriangle", 15, 14],
] as const)(
  "with triangles of %s matches too, beyond half the field (%s, %i entrants, %i rounds)",
  (_form, odd, size, rounds) => {
    const roll = dice(size + rounds);
    for (let event = 0; event < 20; event++)
      expect(
        play({ size, rounds, odd, withLocks: false, withWithdrawals: false }, roll).repeats
      ).toBe(0);
  }
);

test("larger fields too, as far as tried: 18 to 60 entrants", () => {
  const roll = dice(60);
  for (const size of [18, 20, 23, 24, 29, 30]) {
    const rounds = size % 2 ? size : size - 1;
    const plan = { size, rounds, odd: "bye", withLocks: false, withWithdrawals: false } as const;
    expect([size, play(plan, roll).repeats]).toEqual([size, 0]);
  }
  const sixty = {
    size: 60,
    rounds: 59,
    odd: "bye",
    withLocks: false,
    withWithdrawals: false,
  } as const;
  expect(play(sixty, roll).repeats).toBeLessThan(20);
});
