/**
 * How far a step has come: it reads the event and works out what to write, Excel writes it in one request,
 * what stands there then is read.
 */
export const STEP_STAGES = ["reading", "writing", "following"] as const;
export type StepStage = (typeof STEP_STAGES)[number];

/** Who looks on while a step is done, and may call it off as long as nothing is written. */
export interface StepWatch {
  readonly reached: (stage: StepStage) => void;
  readonly isCalledOff: () => boolean;
}
