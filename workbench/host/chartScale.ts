import type { ChartAxis } from "./chart";

/** The ends of an axis and the distance of its marks. */
export interface Scale {
  readonly minimum: number;
  readonly maximum: number;
  readonly majorUnit: number;
}

const MARKS = 6;

/** An axis with room for all values: round ends, zero among them unless all lie far from it. */
export function scaleOf(
  values: readonly number[],
  wanted: Pick<ChartAxis, "minimum" | "maximum" | "majorUnit">
): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const isFlat = values.every((value) => value === 0);
  const [low, high] = isFlat ? [0, 1] : [least, most];
  // Excel leaves zero out when the values differ by less than a sixth of the largest.
  const near = high - low > Math.abs(high) / 6 || high === low;
  const bottom = wanted.minimum ?? (low > 0 && near ? 0 : low);
  const top = wanted.maximum ?? (high < 0 && near ? 0 : high);
  const span = top > bottom ? top - bottom : Math.abs(top) || 1;
  const majorUnit = wanted.majorUnit ?? roundUp(span / MARKS);
  const minimum = wanted.minimum ?? exact(Math.floor(bottom / majorUnit) * majorUnit);
  const maximum = wanted.maximum ?? exact(Math.ceil(top / majorUnit) * majorUnit);
  return { minimum, maximum: maximum > minimum ? maximum : exact(minimum + majorUnit), majorUnit };
}

/** 1, 2 or 5 times a power of ten, not less than the number. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const step = [1, 2, 5, 10].find((each) => each * power >= size - power * 1e-9) ?? 10;
  return exact(step * power);
}

/** Without the last digits that adding tenths leaves. */
const exact = (value: number) => Number(value.toPrecision(12)) + 0;

/** The values at which an axis has its marks. */
export function marksOf({ minimum, maximum, majorUnit }: Scale): number[] {
  const count = Math.min(200, Math.floor((maximum - minimum) / majorUnit + 1e-9));
  return Array.from({ length: count + 1 }, (_, i) => exact(minimum + i * majorUnit));
}
