import { invalidArgument } from "../apiError";

/** The one of the known words an add-in sets; Excel refuses others. */
export function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((word) => word === value);
  if (found === undefined) throw invalidArgument();
  return found;
}

/** A yes or no an add-in sets. */
export function yesOrNo(value: unknown): boolean {
  if (typeof value !== "boolean") throw invalidArgument();
  return value;
}

/** A text an add-in sets. */
export function text(value: unknown): string {
  if (typeof value !== "string") throw invalidArgument();
  return value;
}

/** A number an add-in sets, within bounds. */
export function numberBetween(least: number, most: number, value: unknown): number {
  if (typeof value !== "number" || !(value >= least && value <= most)) throw invalidArgument();
  return value;
}
