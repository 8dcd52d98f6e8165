import { isProblem, type Problem } from "../basics/problem";
import { drawn } from "../pairing/draw";
import type { SwissEvent } from "./event";
import { type Account, ledgerOf } from "./ledger";
import { type TieBreak, tieBreakValues } from "./tieBreaks";

/** What gave an entrant its rank: its VPs (or wins) alone, or a tie-break among equals. */
export type Decision = "wins" | "vp" | TieBreak;

/** A line of the standings. */
export interface Standing {
  /** Shared by all whom nothing separates. */
  readonly rank: number;
  readonly number: number;
  readonly name: string;
  /** VPs with carry-over, less penalties. */
  readonly total: number;
  readonly vp: number;
  readonly penalties: number;
  readonly carryOver: number;
  readonly wins: number;
  /** The key that gave it a rank of its own; null while the rank is shared. */
  readonly decidedBy: Decision | null;
  /** The keys asked on the way, with their values; "none lost" is a quotient without IMPs lost. */
  readonly tieBreaks: readonly {
    readonly key: TieBreak;
    readonly value: number | "none lost" | null;
  }[];
  /** It has left the event. */
  readonly withdrawn: boolean;
  /** Its total holds provisional VPs. */
  readonly provisional: boolean;
}

/** Totals are sums of decimals; below this is the noise of quotients. */
const PER_POINT = 1e9;

/**
 * The standings after a round: VPs with penalties and carry-over (wins first where the event is ranked
 * by wins), then the tie-breaks in their order, each among those still equal. Whom nothing separates
 * share the rank.
 */
export function standings(
  event: SwissEvent,
  round: number = Math.max(0, ...event.rounds.map((posted) => posted.round))
): Standing[] | Problem {
  const accounts = ledgerOf(event, round);
  if (isProblem(accounts)) return accounts;
  const { seed, tieBreaks, pairing } = event.settings;
  const numbers = event.entrants.map(({ number }) => number).sort((one, other) => one - other);
  const lots = new Map(drawn(numbers, seed).map((number, place) => [number, place]));
  const context = { accounts, lots };
  const steps: Step[] = [
    ...(pairing.order === "wins" ? [{ key: "wins" as const, valueOf: winsOf }] : []),
    { key: "vp", valueOf: totalsOf },
    ...tieBreaks.map((key) => ({
      key,
      valueOf: (group: readonly Account[]) => tieBreakValues(key, group, context),
    })),
  ];
  // Whoever comes later than the next round is not in the event yet.
  const all = numbers
    .map((number) => accounts.get(number)!)
    .filter(({ entrant: { from = 1 } }) => from <= round + 1);
  let rank = 1;
  return ranked(all, steps, null, []).flatMap(({ group, decidedBy, values }) => {
    const rows = group.map((account, i) =>
      rowOf(account, hasLeft(event, account, round), rank, decidedBy, values[i]!)
    );
    rank += group.length;
    return rows;
  });
}

interface Step {
  readonly key: Decision;
  readonly valueOf: (group: readonly Account[]) => (number | null)[];
}

type Asked = readonly { key: Decision; value: number | null }[];

interface Place {
  readonly group: readonly Account[];
  readonly decidedBy: Decision | null;
  /** For each of the group the keys asked so far. */
  readonly values: readonly Asked[];
}

/** Splits equals by the first key, then each part by the next. */
function ranked(
  group: readonly Account[],
  steps: readonly Step[],
  last: Decision | null,
  asked: readonly Asked[]
): Place[] {
  const values = group.map((_, i) => asked[i] ?? []);
  if (group.length === 1) return [{ group, decidedBy: last ?? steps[0]?.key ?? null, values }];
  const [step, ...later] = steps;
  if (!step) return [{ group, decidedBy: null, values }];
  const found = step.valueOf(group);
  const lines = group.map((account, i) => ({
    account,
    value: found[i]!,
    asked: [...values[i]!, { key: step.key, value: found[i]! }],
  }));
  lines.sort((one, other) => compare(one.value, other.value));
  const parts: (typeof lines)[] = [];
  for (const line of lines) {
    const part = parts.at(-1);
    if (part && compare(part[0]!.value, line.value) === 0) part.push(line);
    else parts.push([line]);
  }
  return parts.flatMap((part) =>
    ranked(
      part.map(({ account }) => account),
      later,
      parts.length > 1 ? step.key : last,
      part.map((line) => line.asked)
    )
  );
}

/** The higher first; whoever the key says nothing of comes last. */
function compare(one: number | null, other: number | null): number {
  const [a, b] = [one ?? -Infinity, other ?? -Infinity].map((value) =>
    Number.isFinite(value) ? Math.round(value * PER_POINT) : value
  ) as [number, number];
  return a === b ? 0 : b - a;
}

function winsOf(group: readonly Account[]): number[] {
  return group.map(({ wins }) => wins);
}

function totalsOf(group: readonly Account[]): number[] {
  return group.map(({ total }) => total);
}

function rowOf(
  account: Account,
  withdrawn: boolean,
  rank: number,
  decidedBy: Decision | null,
  asked: Asked
): Standing {
  const { entrant, total, vp, penalties, carryOver, wins, provisional } = account;
  return {
    rank,
    number: entrant.number,
    name: entrant.name ?? "",
    total,
    vp,
    penalties,
    carryOver,
    wins,
    decidedBy,
    tieBreaks: asked.flatMap(({ key, value }) =>
      key === "vp" || key === "wins"
        ? []
        : [{ key, value: value === Infinity ? ("none lost" as const) : shown(key, value) }]
    ),
    withdrawn,
    provisional,
  };
}

/** Whether it has left before the event was over. */
function hasLeft({ settings }: SwissEvent, { entrant }: Account, round: number): boolean {
  const { to = Infinity } = entrant;
  return to <= round && to < settings.rounds;
}

/** A lot is the place drawn, 1 the first. */
function shown(key: TieBreak, value: number | null): number | null {
  return key === "lot" && value !== null ? 1 - value : value;
}
