import { decimalSum } from "../basics/decimals";
import { isProblem, type Problem, problem } from "../basics/problem";
import {
  type EventEntrant,
  isCancelled,
  isThere,
  type PostedMatch,
  type PostedRound,
  type PostedTriangle,
  type SwissEvent,
} from "./event";
import { firstResultProblem, type SideScore, sideScores } from "./result";

/** Why an entrant has the VPs of a round. */
type EntryKind = "match" | "bye" | "triangle" | "missed" | "cancelled";

/** What a round brought an entrant. */
export interface LedgerEntry {
  readonly round: number;
  readonly kind: EntryKind;
  readonly vp: number;
  readonly wins: number;
  readonly provisional: boolean;
  /** The matches it sat down for; two in a triangle, none for a bye. */
  readonly met: readonly Meeting[];
}

/** A match an entrant has played, as it counts among equals. */
export interface Meeting {
  readonly opponent: number;
  readonly vp: number;
  readonly imps: { readonly won: number; readonly lost: number } | null;
}

/** The account of an entrant. */
export interface Account {
  readonly entrant: EventEntrant;
  readonly entries: readonly LedgerEntry[];
  /** VPs of all rounds, without what follows. */
  readonly vp: number;
  readonly penalties: number;
  readonly carryOver: number;
  /** VPs with carry-over, less penalties: the figure that ranks and pairs. */
  readonly total: number;
  readonly wins: number;
  readonly provisional: boolean;
}

/** A team's half matches of a triangle count half each. */
const HALF = 0.5;

/**
 * The accounts of all entrants after so many rounds, by number. A match without a result brings
 * nothing yet.
 */
export function ledgerOf(event: SwissEvent, rounds: number): Map<number, Account> | Problem {
  const winsRank = event.settings.pairing.order === "wins";
  const counted = event.rounds.filter(({ round }) => round <= rounds);
  const found = problemIn(event, counted, winsRank);
  if (found) return found;
  const perRound = counted.map((round) => ({ round, entries: entriesOf(event, round, rounds) }));
  return new Map(
    event.entrants.map((entrant) => [entrant.number, accountOf(event, entrant, perRound)])
  );
}

function problemIn(
  { entrants, settings }: SwissEvent,
  rounds: readonly PostedRound[],
  winsRank: boolean
): Problem | null {
  const numbers = new Set<number>();
  for (const { number } of entrants) {
    if (numbers.has(number)) return problem("entrantTwice", { number });
    numbers.add(number);
  }
  for (const { round, matches, bye, byeVP = 0, triangle, penalties = [] } of rounds) {
    const all = [...matches, ...(triangle?.matches ?? [])];
    const three = sidesOf(triangle?.matches ?? []);
    const busy = [...sidesOf(matches), ...(bye === undefined ? [] : [bye]), ...new Set(three)];
    const named = [...busy, ...penalties.map(({ number }) => number)];
    const stranger = named.find((number) => !numbers.has(number));
    if (stranger !== undefined) return problem("roundStranger", { round, number: stranger });
    // With a match too few, or the same one twice, its VPs would not be those of two matches.
    const lone = three.find((number) => {
      const [one, other, third] = opponentsIn(triangle!.matches, number);
      return one === other || !other || third;
    });
    if (lone !== undefined) return problem("opponentMissing", { number: lone });
    const twice = busy.find((number, i) => busy.indexOf(number) < i);
    if (twice !== undefined) return problem("roundTwice", { round, number: twice });
    const result = firstResultProblem(all, round, winsRank);
    if (result) return result;
    const vp = [byeVP, ...penalties.map(({ vp }) => vp)].find((vp) => !Number.isFinite(vp));
    if (vp !== undefined) return problem("number", { text: String(vp) });
  }
  const values = [
    ...[settings.lateVP, settings.missedVP, settings.pairing.byeVP ?? BYE_VP],
    ...Object.values(settings.forfeitVP),
    ...entrants.map(({ carryOver = 0 }) => carryOver),
  ];
  const bad = values.find((value) => !Number.isFinite(value));
  return bad === undefined ? null : problem("number", { text: String(bad) });
}

function sidesOf(matches: readonly PostedMatch[]): number[] {
  return matches.flatMap(({ home, away }) => [home, away]);
}

function opponentsIn(matches: readonly PostedMatch[], number: number): number[] {
  return matches.flatMap(({ home, away }) =>
    home === number ? away : away === number ? home : []
  );
}

type Entries = Map<number, LedgerEntry>;

function entriesOf(event: SwissEvent, posted: PostedRound, rounds: number): Entries {
  const { round, matches, bye, byeVP, triangle } = posted;
  const entries: Entries = new Map();
  const cancelled = new Set(
    event.entrants.filter((one) => isCancelled(one, event.settings)).map(({ number }) => number)
  );
  for (const match of matches)
    for (const [number, entry] of matchEntries(event, round, match, cancelled))
      entries.set(number, entry);
  if (bye !== undefined) entries.set(bye, byeEntry(event, round, "bye", byeVP));
  if (triangle)
    for (const [number, entry] of triangleEntries(event, round, triangle, rounds, cancelled))
      entries.set(number, entry);
  return entries;
}

function matchEntries(
  event: SwissEvent,
  round: number,
  { home, away, result }: PostedMatch,
  cancelled: ReadonlySet<number>
): [number, LedgerEntry][] {
  if (cancelled.has(home) || cancelled.has(away))
    // Whoever met it is compensated like one that sat out.
    return [home, away]
      .filter((number) => !cancelled.has(number))
      .map((number) => [number, byeEntry(event, round, "cancelled")]);
  const scores = result && sideScores(result, event.settings);
  if (!scores) return [home, away].map((number) => [number, nothing(round, "match")]);
  const entry = (score: SideScore, opponent: number): LedgerEntry => ({
    round,
    kind: "match",
    vp: score.vp,
    wins: score.wins,
    provisional: score.provisional,
    met: score.met ? [{ opponent, vp: score.vp, imps: score.imps }] : [],
  });
  return [
    [home, entry(scores[0], away)],
    [away, entry(scores[1], home)],
  ];
}

/** A bye counts as a match won; so does a round whose opponent's results were cancelled. */
function byeEntry(
  event: SwissEvent,
  round: number,
  kind: "bye" | "cancelled",
  vp = event.settings.pairing.byeVP ?? BYE_VP
): LedgerEntry {
  return { round, kind, vp, wins: 1, provisional: false, met: [] };
}

/** The article's 12 VPs. */
const BYE_VP = 12;

function nothing(round: number, kind: EntryKind): LedgerEntry {
  return { round, kind, vp: 0, wins: 0, provisional: false, met: [] };
}

/**
 * A triangle of half matches gives half the sum of the two VPs, unrounded (organising article 5.2). One
 * of full matches gives both VPs once it is over, and a draw's VPs for its first round until then.
 */
function triangleEntries(
  event: SwissEvent,
  round: number,
  { part, matches }: PostedTriangle,
  rounds: number,
  cancelled: ReadonlySet<number>
): [number, LedgerEntry][] {
  const numbers = [...new Set(sidesOf(matches))];
  const goesOn = event.rounds.some(
    (next) => next.round === round + 1 && next.round <= rounds && next.triangle?.part === "second"
  );
  return numbers.map((number): [number, LedgerEntry] => {
    const own = matches.filter(({ home, away }) => home === number || away === number);
    const isOpen = part === "second" && own.some(({ result }) => result === null);
    // The provisional VPs of the first round go with it, or stay until both matches are over; those
    // of a triangle that was broken stay until the director assigns others.
    if (isOpen || (part === "first" && !goesOn)) {
      const vp = event.settings.lateVP;
      return [number, { ...nothing(round, "triangle"), vp, provisional: true }];
    }
    if (part === "first") return [number, nothing(round, "triangle")];
    const entries = own.map((match) =>
      matchEntries(event, round, match, cancelled).find(([side]) => side === number)
    );
    return [
      number,
      together(
        round,
        entries.flatMap((entry) => (entry ? [entry[1]] : [])),
        part
      ),
    ];
  });
}

function together(
  round: number,
  entries: readonly LedgerEntry[],
  part: "half" | "second"
): LedgerEntry {
  const share = part === "half" ? HALF : 1;
  return {
    round,
    kind: "triangle",
    vp: decimalSum(entries.map(({ vp }) => vp)) * share,
    wins: decimalSum(entries.map(({ wins }) => wins)) * share,
    provisional: entries.some(({ provisional }) => provisional),
    met: entries.flatMap(({ met }) => met),
  };
}

function accountOf(
  event: SwissEvent,
  entrant: EventEntrant,
  perRound: readonly { round: PostedRound; entries: Entries }[]
): Account {
  const { number, to = Infinity, carryOver = 0 } = entrant;
  const gone = isCancelled(entrant, event.settings);
  const entries = perRound.flatMap(({ round: { round }, entries }) => {
    // In a round that nobody is posted for yet nobody has missed anything.
    if (gone || round > to || !entries.size) return [];
    const entry = entries.get(number);
    return [entry ?? { ...nothing(round, "missed"), vp: event.settings.missedVP }];
  });
  const penalties = decimalSum(
    perRound.flatMap(({ round: { penalties = [] } }) =>
      penalties.filter((one) => one.number === number).map(({ vp }) => vp)
    )
  );
  const vp = decimalSum(entries.map((entry) => entry.vp));
  return {
    entrant,
    entries,
    vp,
    penalties,
    carryOver: carryOver + 0, // never -0
    total: decimalSum([vp, carryOver, -penalties]) + 0,
    wins: decimalSum(entries.map((entry) => entry.wins)),
    provisional: entries.some((entry) => entry.provisional),
  };
}

/** The first match of these rounds of which nothing is known yet. */
export function missingResult(event: SwissEvent, rounds: number): Problem | null {
  for (const { round, matches, triangle } of event.rounds) {
    if (round > rounds) continue;
    const due = triangle && triangle.part !== "first" ? triangle.matches : [];
    const missing = [...matches, ...due].find(({ result }) => result === null);
    if (missing) return problem("resultDue", { round, home: missing.home, away: missing.away });
  }
  return null;
}

/** Entrants there in a round, by number, with their accounts after an earlier one. */
export function accountsFor(
  event: SwissEvent,
  round: number,
  after: number
): readonly Account[] | Problem {
  const ledger = ledgerOf(event, after);
  if (isProblem(ledger)) return ledger;
  return [...ledger.values()].filter(({ entrant }) => isThere(entrant, round));
}
