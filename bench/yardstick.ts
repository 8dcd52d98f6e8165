const RUNS = 25;
const WARM_UPS = 10;

/** A job to time: `work` does it once over `rows` rows. */
export interface Job {
  readonly name: string;
  readonly work: () => unknown;
}

/** A job's time as a multiple of the yardstick's, both timed in turns so that they share the weather. */
export function ratio(job: Job, yardstick: Job): number {
  const jobTimes: number[] = [];
  const yardstickTimes: number[] = [];
  for (let run = -WARM_UPS; run < RUNS; run++) {
    const times = [milliseconds(yardstick.work), milliseconds(job.work)];
    if (run < 0) continue; // the first runs only warm up
    yardstickTimes.push(times[0]!);
    jobTimes.push(times[1]!);
  }
  return median(jobTimes) / median(yardstickTimes);
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
