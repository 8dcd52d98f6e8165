import { inUnits, wholePower } from "../basics/decimals";

/** An average plus is +3 IMPs a board, an average minus −3 (Law 12C2(b)). */
export const AVERAGE_PLUS_IMPS = 3;

const AVERAGE = 50;
const AVERAGE_PLUS = 60;

/** IMPs of an artificial score in percent: 60 % is `plus`, 40 % is −`plus`, and so on in proportion; divided once. */
export function artificialImps(percentage: number, plus: number = AVERAGE_PLUS_IMPS): number {
  const power = wholePower([percentage]);
  const above = inUnits(percentage, power) - AVERAGE * power;
  return (above * plus) / ((AVERAGE_PLUS - AVERAGE) * power) + 0;
}
