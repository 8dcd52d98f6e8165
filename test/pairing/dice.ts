/** The same numbers in every run: a linear congruential generator, the tests' own. */
export function dice(seed: number): (below: number) => number {
  let state = seed % 2_147_483_648;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
