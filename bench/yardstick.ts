const RUNS = 25;
const WARM_UPS = 10;

/** A job to time: `work` does it once over `rows` rows. */
export interface Job {
  readonly name: string;
  readonly work: () => unknown;
}

/** A job's time as a multiple of the yardstick's, both timed in turns so that they share the weather. */
export function ratio(job: Job, yardstick: Job): number {
  const [yardstickTime, jobTime] = medians([yardstick, job]);
  return jobTime! / yardstickTime!;
}

/** The median time of each job in milliseconds, all timed in turns. */
export function medians(jobs: readonly Job[]): number[] {
  const times: number[][] = jobs.map(() => []);
  for (let run = -WARM_UPS; run < RUNS; run++)
    for (const [i, { work }] of jobs.entries()) {
      const time = milliseconds(work);
      if (run >= 0) times[i]!.push(time); // the first runs only warm up
    }
  return times.map(median);
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  kept = work();
  return performance.now() - start;
}

/** Results are kept, so that nothing is optimised away. */
export let kept: unknown;

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1]!;
}
