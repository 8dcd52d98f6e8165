import { isProblem, type Problem } from "../basics/problem";
import { comparePairing, type Comparison, handMadeOf, type PairingInput } from "../pairing";
import type { SwissEvent } from "./event";
import type { KeptRound } from "./keptRound";
import { roundInput } from "./roundInput";

/**
 * How a posted round would be paired by what stands in the workbook now, where a result or an entrant
 * has been corrected since; null where everybody would meet whom the engine gave then. The options,
 * seed, forbidden pairs and locks of that round hold again.
 */
export function replay(event: SwissEvent, kept: KeptRound): Comparison | Problem | null {
  const now = inputNow(event, kept.input);
  if (isProblem(now)) return now;
  const compared = comparePairing(now, handMadeOf(kept.engine));
  return !isProblem(compared) && compared.same ? null : compared;
}

/** The kept input of a round with what the earlier rounds say now. */
export function inputNow(
  event: SwissEvent,
  { round, options }: PairingInput
): PairingInput | Problem {
  const pairing = { ...event.settings.pairing, lag: options?.lag ?? 0 };
  const rounds = event.rounds.filter((posted) => posted.round < round);
  const now = roundInput({ ...event, settings: { ...event.settings, pairing }, rounds }, round);
  return isProblem(now) ? now : { ...now, ...(options ? { options } : {}) };
}
