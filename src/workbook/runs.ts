/** Equal neighbours together, as first place, count and value: fewer widths and heights to write. */
export function runsOf(values: readonly number[]): [first: number, count: number, value: number][] {
  const runs: [number, number, number][] = [];
  values.forEach((value, i) => {
    const last = runs.at(-1);
    if (last?.[2] === value) last[1]++;
    else runs.push([i, 1, value]);
  });
  return runs;
}
