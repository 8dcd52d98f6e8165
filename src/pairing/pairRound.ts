import { isProblem, type Problem, problem } from "../basics/problem";
import { drawing, type Drawing, without } from "./drawing";
import { type Future, futureOf } from "./future";
import { type HomeOf, homeRule } from "./home";
import { type FullInput, fullInput, type PairingInput } from "./input";
import { lockToBlame } from "./lockCheck";
import { matchingOf } from "./matching";
import { markOf, numbersOf, pairReasons, type Reason } from "./reasons";
import { seatsFor } from "./seats";
import { type PairingTask, pairingTask, threeOf } from "./task";
import { byeReasons, triangleReasons } from "./outReasons";

/** A match of the round. */
export interface PairedTable {
  readonly table: number;
  readonly home: number;
  readonly away: number;
}

/** What the director should know of before the round is posted. `numbers` are entrants unless said. */
export type WarningCode =
  /** The lock of those named leaves no pairing without a repeat. */
  | "lockForcesRepeat"
  /** Nobody's fault: those named cannot all be paired without a repeat. */
  | "repeatForced"
  /** Those named, two and two, are of one club. */
  | "clubmates"
  /** Nobody could sit out for the first time; the one named does so again. */
  | "secondBye"
  /** Those named are in a triangle again. */
  | "secondTriangle"
  /** A triangle cannot be played in this round: somebody sits out instead. */
  | "byeInsteadOfTriangle"
  /** The triangle of those named was not finished: one of them is no longer there. */
  | "triangleBroken"
  /** The first of `numbers` cannot sit at the table that is the second. */
  | "tableTaken"
  /** The totals of those named hold provisional VPs. */
  | "provisional"
  /** Paired on the standings after `round`. */
  | "lag"
  /** From `round` on the event cannot be paired without repeats. */
  | "roundsBlocked";

export interface PairingWarning {
  readonly code: WarningCode;
  readonly round?: number;
  readonly numbers?: readonly number[];
}

/** A round as it is to be posted. */
export interface PairedRound {
  readonly tables: readonly (PairedTable & { readonly reasons: readonly Reason[] })[];
  readonly bye?: {
    readonly number: number;
    readonly vp: number;
    readonly reasons: readonly Reason[];
  };
  /** Three who play one another, at half length in one round or at full length over two. */
  readonly triangle?: {
    readonly entrants: readonly number[];
    readonly tables: readonly PairedTable[];
    readonly form: "half" | "full";
    readonly reasons: readonly Reason[];
  };
  /** Who meet again, and the round in which they last met. */
  readonly repeats: readonly {
    readonly home: number;
    readonly away: number;
    readonly round: number;
  }[];
  readonly warnings: readonly PairingWarning[];
}

/**
 * Pairs a round of a Swiss event (积分编排, organising article 5.2): who meets whom at which table,
 * who is home, who sits out, and why. The same input always gives the same round. Bad input, and a
 * field that what is forbidden or fixed leaves without any pairing, is a problem.
 */
export function pairRound(input: PairingInput): PairedRound | Problem {
  const full = fullInput(input);
  if (isProblem(full)) return full;
  const task = pairingTask(full, full.options.locks);
  if (isProblem(task)) return task;
  return drawnRound(task) ?? drawnRound(withBye(task)) ?? noPairing(task);
}

function drawnRound(task: PairingTask): PairedRound | null {
  const future = futureOf(task);
  const drawn = drawing(task, future);
  return drawn && postedRound(task, drawn, future);
}

/** Where what is forbidden leaves no triangle, somebody sits out. */
function withBye(task: PairingTask): PairingTask {
  const isTriangle = task.due === "halfTriangle" || task.due === "fullTriangle";
  return isTriangle ? { ...task, due: "bye", triangleRefused: true } : task;
}

function noPairing(task: PairingTask): Problem {
  const { input, field, free } = task;
  const lock = lockToBlame(input, false);
  if (lock) return problem("lockImpossible", { text: lock.join("–") });
  const stuck = matchingOf(field.allowed, free).exposable();
  return problem("noPairing", { numbers: numbersOf(field, stuck).join(", ") });
}

function postedRound(task: PairingTask, drawn: Drawing, future: Future | null): PairedRound {
  const { input, field, continued } = task;
  const homeOf = homeRule(input);
  const matches = matchesOf(task, drawn);
  const seats = seatsFor(
    matches.map(({ places }) => numbersOf(field, places)),
    input
  );
  const all = matches.map(({ places, reasons, isTriangle }, i) => {
    const [one, other] = numbersOf(field, places) as [number, number];
    const table = seats.tables[i]!;
    const sides = isTriangle ? { home: one, away: other } : sidesOf(homeOf, one, other, table);
    return { isTriangle, places, posted: { table, ...sides }, reasons };
  });
  const byTable = [...all].sort((one, other) => one.posted.table - other.posted.table);
  const triangle = byTable.filter(({ isTriangle }) => isTriangle).map(({ posted }) => posted);
  const repeats = byTable
    .filter(({ places }) => !continued.includes(places[0]) || !continued.includes(places[1]))
    .map(({ places, posted }) => ({
      home: posted.home,
      away: posted.away,
      round: field.lastMet(places[0], places[1]),
    }))
    .filter(({ round }) => round > 0);
  return {
    tables: byTable
      .filter(({ isTriangle }) => !isTriangle)
      .map(({ posted, reasons }) => ({ ...posted, reasons })),
    ...byeOf(task, drawn, future),
    ...triangleOf(task, drawn, triangle),
    repeats,
    warnings: [...warningsOf(task, drawn, future), ...seats.broken.map(tableWarning)],
  };
}

interface Match {
  /** The better placed first; in a triangle the one at home. */
  readonly places: readonly [number, number];
  readonly reasons: readonly Reason[];
  readonly isTriangle: boolean;
}

/** All matches in the order of the standings, the triangle's three last. */
function matchesOf(task: PairingTask, { out, pairs }: Drawing): Match[] {
  const { field, free, locked, wishes } = task;
  const members = without(free, out);
  const reasons = pairReasons(field, members, wishes(members), pairs);
  const found = [
    ...pairs.map(({ one, other }, i) => ({
      places: [one, other] as const,
      reasons: reasons[i]!,
      isTriangle: false,
    })),
    ...locked.map(([one, other]) => ({
      places: [one, other] as const,
      reasons: [
        { code: "locked" as const, numbers: numbersOf(field, [one, other]) },
        ...markOf(field, one, other),
      ],
      isTriangle: false,
    })),
  ].sort((one, other) => one.places[0] - other.places[0]);
  return [...found, ...triangleMatches(task, out)];
}

/** Each is home once; in the second round of a triangle home and away change places. */
function triangleMatches(
  { field, input, continued }: PairingTask,
  out: readonly number[]
): Match[] {
  const match = (one: number, other: number): Match => ({
    places: [one, other],
    reasons: [],
    isTriangle: true,
  });
  if (out.length === 3) {
    const [a, b, c] = out as [number, number, number];
    return [match(a, b), match(b, c), match(c, a)];
  }
  const place = (number: number) => field.placeOf.get(number)!;
  return input.played
    .filter(({ round, home }) => round === input.round - 1 && continued.includes(place(home)))
    .map(({ home, away }) => match(place(away), place(home)));
}

function sidesOf(homeOf: HomeOf, one: number, other: number, table: number) {
  const home = homeOf(one, other, table);
  return { home, away: home === one ? other : one };
}

function byeOf(
  task: PairingTask,
  { out }: Drawing,
  future: Future | null
): Pick<PairedRound, "bye"> | Record<string, never> {
  const place = out.length === 1 ? out[0]! : task.lockedBye;
  if (place === null) return {};
  const number = task.field.entrants[place]!.number;
  const vp = task.input.options.byeVP + 0; // never -0
  return { bye: { number, vp, reasons: byeReasons(task, place, future) } };
}

function triangleOf(
  task: PairingTask,
  { out }: Drawing,
  tables: readonly PairedTable[]
): Pick<PairedRound, "triangle"> | Record<string, never> {
  const three = out.length === 3 ? out : task.continued;
  if (!three.length) return {};
  return {
    triangle: {
      entrants: numbersOf(task.field, three),
      tables,
      form: task.continued.length || task.due === "fullTriangle" ? "full" : "half",
      reasons: triangleReasons(task, three),
    },
  };
}

function warningsOf(task: PairingTask, drawn: Drawing, future: Future | null): PairingWarning[] {
  return [
    ...repeatWarnings(task, drawn),
    ...clubWarnings(task, drawn),
    ...oddWarnings(task, drawn),
    ...standingsWarnings(task.input),
    ...(future && future.blockedFrom !== null
      ? [{ code: "roundsBlocked" as const, round: future.blockedFrom }]
      : []),
  ];
}

/** A lock that does it is named first; otherwise those who cannot all be paired. */
function repeatWarnings({ field, input, free }: PairingTask, drawn: Drawing): PairingWarning[] {
  const { pairs, out } = drawn;
  const forced =
    pairs.some(({ one, other }) => field.isRepeat(one, other)) ||
    (out.length === 3 && out.some((one) => out.some((other) => field.isRepeat(one, other))));
  if (!forced) return [];
  const lock = lockToBlame(input, true);
  if (lock) return [{ code: "lockForcesRepeat", numbers: lock }];
  const stuck = matchingOf(field.unmet, without(free, out)).exposable();
  // Nobody is stuck where it is the triangle that meets again.
  return [{ code: "repeatForced", numbers: numbersOf(field, stuck.length ? stuck : out) }];
}

function clubWarnings({ field }: PairingTask, { pairs }: Drawing): PairingWarning[] {
  const clubmates = pairs.filter(({ one, other }) => field.isOneClub(one, other));
  if (!clubmates.length) return [];
  const numbers = clubmates.flatMap(({ one, other }) => numbersOf(field, [one, other]));
  return [{ code: "clubmates", numbers }];
}

function oddWarnings(task: PairingTask, { out }: Drawing): PairingWarning[] {
  const { field, input, lockedBye, triangleRefused } = task;
  const again = (places: readonly number[], had: "hadBye" | "hadTriangle") =>
    numbersOf(
      field,
      places.filter((place) => field.entrants[place]![had])
    );
  const byes = again(out.length === 1 ? out : lockedBye === null ? [] : [lockedBye], "hadBye");
  const triangles = again(out.length === 3 ? out : [], "hadTriangle");
  const broken =
    input.options.odd === "fullTriangle" && input.round % 2 === 0 ? threeOf(input) : [];
  return [
    ...(byes.length ? [{ code: "secondBye" as const, numbers: byes }] : []),
    ...(triangles.length ? [{ code: "secondTriangle" as const, numbers: triangles }] : []),
    ...(triangleRefused ? [{ code: "byeInsteadOfTriangle" as const }] : []),
    ...(broken.length && !task.continued.length
      ? [{ code: "triangleBroken" as const, numbers: broken }]
      : []),
  ];
}

function standingsWarnings({ entrants, options, round }: FullInput): PairingWarning[] {
  const provisional = entrants.filter((one) => one.provisional).map(({ number }) => number);
  return [
    ...(provisional.length ? [{ code: "provisional" as const, numbers: provisional }] : []),
    ...(options.lag ? [{ code: "lag" as const, round: Math.max(round - 2, 0) }] : []),
  ];
}

function tableWarning({ number, table }: { number: number; table: number }): PairingWarning {
  return { code: "tableTaken", numbers: [number, table] };
}
