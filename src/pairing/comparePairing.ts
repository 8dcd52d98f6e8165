import { isProblem, type Problem } from "../basics/problem";
import type { Field } from "./field";
import { homeRule } from "./home";
import {
  type FullInput,
  fullInput,
  list,
  MOST_NUMBER,
  object,
  type PairingInput,
  whole,
} from "./input";
import { type PairedRound, type PairedTable, pairRound } from "./pairRound";
import { pairingTask } from "./task";

/** A round made by hand; tables may be left without a number. */
export interface HandMadeRound {
  readonly tables: readonly {
    readonly table?: number;
    readonly home: number;
    readonly away: number;
  }[];
  readonly bye?: number;
  readonly triangle?: readonly number[];
}

/**
 * What a round made by hand breaks. `numbers` are the entrants concerned:
 * - `stranger`: does not play in this round; `missing`: is nowhere; `twice`: is in two places;
 *   `itself`: meets itself;
 * - `forbidden`, `repeat` (last met in `round`), `sameClub`: of these two;
 * - `lock`: what the director fixed of these is not kept; `lockedTable`: the first does not sit at the
 *   table that is the second;
 * - `secondBye`, `secondTriangle`; `byeNotDue`: with an even number nobody sits out;
 * - `home`: the two should change sides; `tableTwice`: the table in `numbers` has two matches;
 * - `byeOrder`, `order`: by the order of the standings this one sits out, these two meet.
 */
export type BreachCode =
  | "stranger"
  | "missing"
  | "twice"
  | "itself"
  | "forbidden"
  | "repeat"
  | "sameClub"
  | "lock"
  | "lockedTable"
  | "secondBye"
  | "secondTriangle"
  | "byeNotDue"
  | "home"
  | "tableTwice"
  | "byeOrder"
  | "order";

export interface Breach {
  readonly code: BreachCode;
  readonly round?: number;
  readonly numbers: readonly number[];
}

/** How a round made by hand differs from the engine's. */
export interface Comparison {
  /** The same opponents throughout; tables and sides apart. */
  readonly same: boolean;
  /** Matches that only the engine, or only the hand, has. */
  readonly onlyEngine: readonly PairedTable[];
  readonly onlyHand: readonly { readonly home: number; readonly away: number }[];
  readonly bye: { readonly engine: number | null; readonly hand: number | null } | null;
  readonly triangle: {
    readonly engine: readonly number[];
    readonly hand: readonly number[];
  } | null;
  readonly breaches: readonly Breach[];
  readonly engine: PairedRound;
}

/** Compares a round made by hand with the engine's, and lists every rule that it breaks. */
export function comparePairing(input: PairingInput, hand: HandMadeRound): Comparison | Problem {
  const full = fullInput(input);
  if (isProblem(full)) return full;
  for (const found of handProblems(hand)) return found;
  const engine = pairRound(input);
  if (isProblem(engine)) return engine;
  const task = pairingTask(full, { pairs: [], bye: null });
  if (isProblem(task)) return task;
  const differs = <T>(one: T, other: T) => JSON.stringify(one) !== JSON.stringify(other);
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  const byes = { engine: engine.bye?.number ?? null, hand: hand.bye ?? null };
  const triangles = {
    engine: ascending(engine.triangle?.entrants ?? []),
    hand: ascending(hand.triangle ?? []),
  };
  const onlyEngine = without(engine.tables, hand.tables).map(({ table, home, away }) => ({
    table,
    home,
    away,
  }));
  const onlyHand = without(hand.tables, engine.tables).map(({ home, away }) => ({ home, away }));
  const bye = differs(byes.engine, byes.hand) ? byes : null;
  const triangle = differs(triangles.engine, triangles.hand) ? triangles : null;
  return {
    same: !onlyEngine.length && !onlyHand.length && !bye && !triangle,
    onlyEngine,
    onlyHand,
    bye,
    triangle,
    breaches: [
      ...placeBreaches(full, hand),
      ...meetingBreaches(task.field, hand, engine),
      ...lockBreaches(full, hand),
      ...oddBreaches(task.field, hand, engine),
      ...sideBreaches(full, task.field, hand),
      ...orderBreaches(onlyEngine, bye?.engine ?? null),
    ],
    engine,
  };
}

/** A round made by hand may be any JSON; numbers of nobody are told as strangers later. */
function* handProblems(hand: HandMadeRound): Generator<Problem> {
  yield* object(hand, "hand", ["tables", "bye", "triangle"]);
  yield* list(hand.tables, "hand.tables");
  for (const [i, match] of hand.tables.entries()) {
    const field = `hand.tables[${i}]`;
    yield* object(match, field);
    yield* whole(match.home, `${field}.home`, 1, MOST_NUMBER);
    yield* whole(match.away, `${field}.away`, 1, MOST_NUMBER);
    if (match.table !== undefined) yield* whole(match.table, `${field}.table`, 1, MOST_NUMBER);
  }
  if (hand.bye !== undefined) yield* whole(hand.bye, "hand.bye", 1, MOST_NUMBER);
  if (hand.triangle === undefined) return;
  yield* list(hand.triangle, "hand.triangle");
  for (const number of hand.triangle) yield* whole(number, "hand.triangle", 1, MOST_NUMBER);
}

interface Sides {
  readonly home: number;
  readonly away: number;
}

function without<T extends Sides>(tables: readonly T[], others: readonly Sides[]): T[] {
  const there = new Set(others.flatMap(({ home, away }) => [`${home}-${away}`, `${away}-${home}`]));
  return tables.filter(({ home, away }) => !there.has(`${home}-${away}`));
}

/** Everybody is in the round, and in one place. */
function placeBreaches({ entrants }: FullInput, hand: HandMadeRound): Breach[] {
  const places = [
    ...hand.tables.flatMap(({ home, away }) => (home === away ? [home] : [home, away])),
    ...(hand.bye === undefined ? [] : [hand.bye]),
    ...(hand.triangle ?? []),
  ];
  const due = entrants.map(({ number }) => number);
  const breach = (code: BreachCode) => (number: number) => ({ code, numbers: [number] });
  return [
    ...hand.tables
      .filter(({ home, away }) => home === away)
      .map(({ home }) => breach("itself")(home)),
    ...[...new Set(places)].filter((number) => !due.includes(number)).map(breach("stranger")),
    ...due.filter((number) => !places.includes(number)).map(breach("missing")),
    ...due
      .filter((number) => places.indexOf(number) !== places.lastIndexOf(number))
      .map(breach("twice")),
  ];
}

function meetingBreaches(field: Field, hand: HandMadeRound, engine: PairedRound): Breach[] {
  const [a, b, c] = hand.triangle ?? [];
  const isContinued = engine.triangle?.reasons.some(({ code }) => code === "continued");
  const three: [number, number][] =
    a === undefined || b === undefined || c === undefined || isContinued
      ? []
      : [
          [a, b],
          [b, c],
          [c, a],
        ];
  const meetings = [
    ...hand.tables.map(({ home, away }): [number, number] => [home, away]),
    ...three,
  ];
  return meetings.flatMap((numbers): Breach[] => {
    const [one, other] = numbers.map((number) => field.placeOf.get(number));
    if (one === undefined || other === undefined || one === other) return [];
    if (field.isForbidden(one, other)) return [{ code: "forbidden", numbers }];
    if (field.isRepeat(one, other))
      return [{ code: "repeat", round: field.lastMet(one, other), numbers }];
    return field.isOneClub(one, other) ? [{ code: "sameClub", numbers }] : [];
  });
}

function lockBreaches({ options }: FullInput, hand: HandMadeRound): Breach[] {
  const { pairs, bye, tables } = options.locks;
  const meet = (one: number, other: number) =>
    hand.tables.some(
      ({ home, away }) => (home === one && away === other) || (home === other && away === one)
    );
  return [
    ...pairs
      .filter(([one, other]) => !meet(one, other))
      .map((numbers): Breach => ({ code: "lock", numbers })),
    ...(bye !== null && hand.bye !== bye ? [{ code: "lock" as const, numbers: [bye] }] : []),
    ...tables
      .filter(({ number, table }) =>
        hand.tables.some(
          (one) =>
            (one.home === number || one.away === number) &&
            one.table !== undefined &&
            one.table !== table
        )
      )
      .map(({ number, table }): Breach => ({ code: "lockedTable", numbers: [number, table] })),
  ];
}

function oddBreaches(field: Field, hand: HandMadeRound, engine: PairedRound): Breach[] {
  const { bye, triangle = [] } = hand;
  const entrant = (number: number) => field.entrants[field.placeOf.get(number) ?? -1];
  const again = triangle.filter((number) => entrant(number)?.hadTriangle);
  const isContinued = engine.triangle?.reasons.some(({ code }) => code === "continued");
  return [
    ...(bye !== undefined && entrant(bye)?.hadBye && field.entrants.some(({ hadBye }) => !hadBye)
      ? [{ code: "secondBye" as const, numbers: [bye] }]
      : []),
    ...(bye !== undefined && field.entrants.length % 2 === 0 && !engine.bye
      ? [{ code: "byeNotDue" as const, numbers: [bye] }]
      : []),
    ...(again.length && !isContinued ? [{ code: "secondTriangle" as const, numbers: again }] : []),
  ];
}

/** The engine's rule of sides holds for whoever meets; a table holds one match. */
function sideBreaches(input: FullInput, { placeOf }: Field, hand: HandMadeRound): Breach[] {
  const homeOf = homeRule(input);
  const wrong = hand.tables.filter(({ table, home, away }, i) => {
    const [one, other] = [placeOf.get(home), placeOf.get(away)];
    if (one === undefined || other === undefined || home === away) return false;
    const [better, worse] = one < other ? [home, away] : [away, home];
    return homeOf(better, worse, table ?? i + 1) !== home;
  });
  const tables = hand.tables.flatMap(({ table }) => table ?? []);
  const doubled = tables.filter((table, i) => tables.indexOf(table) < i);
  return [
    ...wrong.map(({ home, away }): Breach => ({ code: "home", numbers: [home, away] })),
    ...[...new Set(doubled)].map((table): Breach => ({ code: "tableTwice", numbers: [table] })),
  ];
}

/** What the engine's order puts together, or lets sit out, first of all that the hand has not. */
function orderBreaches(onlyEngine: readonly PairedTable[], bye: number | null): Breach[] {
  const [first] = onlyEngine;
  return [
    ...(bye === null ? [] : [{ code: "byeOrder" as const, numbers: [bye] }]),
    ...(first ? [{ code: "order" as const, numbers: [first.home, first.away] }] : []),
  ];
}
