import type { PairingEntrant } from "./input";
import type { Order } from "./options";

/** Totals are sums of hundredths and halves; anything below this is noise of the sum. */
const PER_VP = 1_000_000;

/**
 * The order in which a round is paired (organising article 5.2): more VPs first, or more wins and
 * then more VPs; equal ones by number, the smaller first when an odd round is paired, the larger first
 * when an even one is. Tie-breaks never steer a pairing.
 */
export function pairingOrder(
  entrants: readonly PairingEntrant[],
  round: number,
  order: Order
): PairingEntrant[] {
  const direction = round % 2 ? 1 : -1;
  const vp = ({ total }: PairingEntrant) => Math.round(total * PER_VP);
  const wins = (entrant: PairingEntrant) => (order === "wins" ? (entrant.wins ?? 0) : 0);
  return [...entrants].sort(
    (one, other) =>
      wins(other) - wins(one) || vp(other) - vp(one) || direction * (one.number - other.number)
  );
}
