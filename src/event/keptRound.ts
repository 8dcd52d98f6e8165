import type { HandMadeRound, PairedRound, PairingInput } from "../pairing";

/** What a posted round was made from: whoever has it can pair the round again. */
export interface KeptRound {
  /** Of the add-in that paired it. */
  readonly version: string;
  /** With the locks and the forbidden pairs the director gave. */
  readonly input: PairingInput;
  /** What the engine makes of the input. */
  readonly engine: PairedRound;
  /** What was posted; the same, unless the director moved somebody. */
  readonly posted: HandMadeRound;
  /** Why the director changed it; "" where nothing was changed or nothing said. */
  readonly reason: string;
}
