import { isProblem, type Problem } from "../basics/problem";
import type { SwissEvent } from "./event";
import { type Account, ledgerOf } from "./ledger";
import { standings } from "./standings";

/** How the total of an entrant grew (累积VP). */
export interface RunningTotal {
  readonly number: number;
  readonly name: string;
  /** The total before the first round, then after each round that was posted. */
  readonly totals: readonly number[];
}

/** The running totals of all entrants, in the order of the standings. */
export function runningTotals(event: SwissEvent): RunningTotal[] | Problem {
  const ranked = standings(event);
  if (isProblem(ranked)) return ranked;
  const rounds = [0, ...event.rounds.map(({ round }) => round).sort((one, other) => one - other)];
  const ledgers: Map<number, Account>[] = [];
  for (const round of rounds) {
    const ledger = ledgerOf(event, round);
    if (isProblem(ledger)) return ledger;
    ledgers.push(ledger);
  }
  return ranked.map(({ number, name }) => ({
    number,
    name,
    totals: ledgers.map((ledger) => ledger.get(number)!.total),
  }));
}
