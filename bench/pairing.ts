import { type PairingEntrant, type PairingInput, pairRound, type PlayedPair } from "../src/pairing";
import { type Job, medians } from "./yardstick";

const ROUNDS = 15;

/** Entrants and the goal for the worst round, in milliseconds on two cores. */
const FIELDS = [
  [64, 2],
  [300, 20],
  [1_000, 300],
] as const;

/**
 * The worst of fifteen rounds of an event, beside a plain pass over all pairs of entrants in the same
 * run: what any pairing must look at once.
 */
export function benchPairing(below: (limit: number) => number): void {
  console.log(`\nSwiss: the worst of ${ROUNDS} rounds, and the time of one look at each pair:`);
  for (const [size, goal] of FIELDS) {
    const jobs = inputsOf(size, below).map((input): Job => ({
      name: `round ${input.round}`,
      work: () => pairRound(input),
    }));
    const [look, ...rounds] = medians([lookAtAll(size), ...jobs]);
    const worst = Math.max(...rounds);
    console.log(
      `${`${size.toLocaleString("en")} entrants`.padEnd(24)} ${worst.toFixed(2).padStart(8)} ms` +
        `   a look at each pair ${look!.toFixed(2)} ms: ${(worst / look!).toFixed(1)} times` +
        `   goal at most ${goal} ms: ${worst <= goal ? "met" : "MISSED"}`
    );
  }
}

function lookAtAll(size: number): Job {
  const open = new Uint8Array(size * size);
  return {
    name: "look",
    work: () => {
      let found = 0;
      for (let one = 0; one < size; one++)
        for (let other = 0; other < size; other++)
          if (one !== other) found += open[one * size + other] = (one + other) & 1;
      return found;
    },
  };
}

/** The inputs of all rounds of an event with results by chance. */
function inputsOf(size: number, below: (limit: number) => number): PairingInput[] {
  const totals = new Map(Array.from({ length: size }, (_, i) => [i + 1, 0]));
  const played: PlayedPair[] = [];
  const inputs: PairingInput[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const entrants = [...totals].map(([number, total]): PairingEntrant => ({ number, total }));
    const input = { round, rounds: ROUNDS, entrants, played: [...played] };
    inputs.push(input);
    const paired = pairRound(input);
    if ("problem" in paired) throw new Error(paired.problem);
    for (const { home, away } of paired.tables) {
      played.push({ round, home, away });
      const vp = below(2001);
      totals.set(home, totals.get(home)! + vp / 100);
      totals.set(away, totals.get(away)! + (2000 - vp) / 100);
    }
  }
  return inputs;
}
