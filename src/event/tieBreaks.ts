import { decimalSum } from "../basics/decimals";
import type { Account, Meeting } from "./ledger";

/**
 * What separates entrants with the same VPs. `headToHead`: VPs of the matches between them, and
 * `headToHeadImps`: IMPs won less lost in these; both only if all of them have met each other.
 * `impQuotient`: IMPs won by IMPs lost in all matches played, byes apart; whoever lost none ranks
 * first. `opponentsSum`: VPs of all opponents met; `opponentsAverage`: the same divided by their
 * number. `lot`: drawn by the event's seed.
 */
export const TIE_BREAKS = [
  "headToHead",
  "headToHeadImps",
  "impQuotient",
  "opponentsSum",
  "opponentsAverage",
  "lot",
] as const;

export type TieBreak = (typeof TIE_BREAKS)[number];

/** Everything a tie-break may look at. */
interface TieBreakContext {
  readonly accounts: ReadonlyMap<number, Account>;
  /** The place of each number in the lot. */
  readonly lots: ReadonlyMap<number, number>;
}

/** The value of an entrant, the highest best; null where the key says nothing of it. */
type TieBreakValue = number | null;

/**
 * The values of a group of equals by one key. Where the key does not apply to the group all are null.
 * Infinity stands for a quotient without IMPs lost.
 */
export function tieBreakValues(
  key: TieBreak,
  group: readonly Account[],
  context: TieBreakContext
): TieBreakValue[] {
  switch (key) {
    case "headToHead":
      return amongThem(group, (meetings) => decimalSum(meetings.map(({ vp }) => vp)));
    case "headToHeadImps":
      return amongThem(group, (meetings) =>
        meetings.some(({ imps }) => imps === null)
          ? null
          : decimalSum(meetings.map(({ imps }) => imps!.won - imps!.lost))
      );
    case "impQuotient":
      return group.map(impQuotient);
    case "opponentsSum":
      return group.map((account) => opponentsSum(account, context));
    case "opponentsAverage":
      return group.map((account) => {
        const { length } = meetingsOf(account);
        return length ? opponentsSum(account, context)! / length : null;
      });
    case "lot":
      return group.map(({ entrant }) => -context.lots.get(entrant.number)!);
  }
}

/** All matches an entrant has sat down for. */
export function meetingsOf({ entries }: Account): Meeting[] {
  return entries.flatMap(({ met }) => met);
}

function amongThem(
  group: readonly Account[],
  valueOf: (meetings: readonly Meeting[]) => TieBreakValue
): TieBreakValue[] {
  const numbers = group.map(({ entrant }) => entrant.number);
  const between = group.map((account) =>
    meetingsOf(account).filter(({ opponent }) => numbers.includes(opponent))
  );
  const allMet = between.every(
    (meetings) => new Set(meetings.map(({ opponent }) => opponent)).size === group.length - 1
  );
  const values = between.map(valueOf);
  return allMet && !values.includes(null) ? values : group.map(() => null);
}

function impQuotient(account: Account): TieBreakValue {
  const imps = meetingsOf(account).flatMap((meeting) => meeting.imps ?? []);
  if (!imps.length) return null;
  const won = decimalSum(imps.map((one) => one.won));
  const lost = decimalSum(imps.map((one) => one.lost));
  return lost === 0 ? Infinity : won / lost;
}

function opponentsSum(account: Account, { accounts }: TieBreakContext): TieBreakValue {
  return decimalSum(meetingsOf(account).map(({ opponent }) => accounts.get(opponent)!.total));
}
