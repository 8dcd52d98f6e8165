import type { StepStage, StepWatch } from "../../src/workbook/stepWatch";

/** Looks on while a step is done: hears how far it is, and calls it off when asked for that time. */
export function watching(callsOff = Infinity): {
  readonly watch: StepWatch;
  readonly reached: readonly StepStage[];
} {
  const reached: StepStage[] = [];
  let asked = 0;
  return {
    watch: { reached: (stage) => reached.push(stage), isCalledOff: () => ++asked >= callsOff },
    reached,
  };
}
