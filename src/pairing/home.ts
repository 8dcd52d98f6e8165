import { firstIsHome, type HomeHistory } from "./homeBalance";
import type { FullInput } from "./input";

/** Of two entrants, the better placed first, the one that is home. */
export type HomeOf = (better: number, other: number, table: number) => number;

/**
 * Who is home (organising article 5.2: in odd rounds the smaller number, in even rounds the larger;
 * or always the smaller; or the better placed).
 */
export function homeRule({ round, played, options }: FullInput): HomeOf {
  switch (options.home) {
    case "parity":
      return (better, other) => (round % 2 ? Math.min(better, other) : Math.max(better, other));
    case "smaller":
      return (better, other) => Math.min(better, other);
    case "better":
      return (better) => better;
    case "table":
      return (better, other, table) =>
        table % 2 ? Math.min(better, other) : Math.max(better, other);
    case "balance": {
      const histories = homeHistories(played);
      const side = (number: number) => ({ number, history: histories.get(number) ?? [] });
      return (better, other) => (firstIsHome(side(better), side(other), round) ? better : other);
    }
  }
}

function homeHistories(played: FullInput["played"]): Map<number, HomeHistory> {
  const histories = new Map<number, HomeHistory>();
  const add = (number: number, side: HomeHistory[number]) =>
    histories.set(number, [...(histories.get(number) ?? []), side]);
  for (const { home, away } of [...played].sort((one, other) => one.round - other.round)) {
    add(home, "home");
    add(away, "away");
  }
  return histories;
}
