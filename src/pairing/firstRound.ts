import { drawn } from "./draw";
import { nearestBelow, type Wishes } from "./firstPairing";
import type { PairingEntrant } from "./input";
import type { FirstRoundMethod, FirstRoundOrder, PairingOptions } from "./options";

/** How the first round is paired: the line-up, and whom each place would take, best first. */
interface FirstRoundPlan {
  readonly order: readonly PairingEntrant[];
  readonly wishes: (field: readonly number[]) => Wishes;
}

/**
 * The first round (organising article 5.2: strong meets weak; with a known ranking the snake order,
 * otherwise lots). Each method names an opponent for each place; where that one cannot be had, the
 * nearest to it follows, the lower placed of two first.
 */
export function firstRoundPlan(
  entrants: readonly PairingEntrant[],
  options: PairingOptions["firstRound"]
): FirstRoundPlan {
  const method = methodFor(entrants, options.method);
  const line = lineUp(entrants, options.by);
  const { seed } = options;
  switch (method) {
    case "draw":
      // From the numbers: who typed the entrants in what order must not change the draw.
      return { order: drawn(lineUp(entrants, "number"), seed), wishes: () => nearestBelow };
    case "adjacent":
      return { order: line, wishes: () => nearestBelow };
    case "snake":
      return { order: line, wishes: towards((place, size) => size - 1 - place) };
    case "slide":
      return { order: line, wishes: towards((place, size) => place + (size >> 1)) };
    case "halves":
      return { order: line, wishes: (field) => towards(halves(field.length, seed))(field) };
  }
}

function methodFor(
  entrants: readonly PairingEntrant[],
  method: FirstRoundMethod
): Exclude<FirstRoundMethod, "article"> {
  if (method !== "article") return method;
  return entrants.every(({ strength }) => strength !== undefined) ? "snake" : "draw";
}

/** The strongest first, those without a figure last; equal ones by number. */
function lineUp(entrants: readonly PairingEntrant[], by: FirstRoundOrder): PairingEntrant[] {
  const strength = (entrant: PairingEntrant) =>
    by === "strength" ? (entrant.strength ?? -Infinity) : 0;
  return [...entrants].sort((one, other) => {
    const [a, b] = [strength(one), strength(other)];
    return a === b ? one.number - other.number : b - a;
  });
}

/** Each place of the upper half gets a drawn place of the lower one. */
function halves(size: number, seed: number): (place: number) => number {
  const upper = size >> 1;
  const lots = drawn(
    Array.from({ length: size - upper }, (_, i) => upper + i),
    seed
  );
  return (place) => lots[place] ?? place;
}

/** Wishes by the distance from the place that a method names. */
function towards(
  target: (place: number, size: number) => number
): (field: readonly number[]) => Wishes {
  return (field) => {
    const placeOf = new Map(field.map((entrant, place) => [entrant, place]));
    return (one, free) => {
      const wanted = target(placeOf.get(one)!, field.length);
      const distance = (entrant: number) => Math.abs(placeOf.get(entrant)! - wanted);
      return [...free].sort(
        (a, b) => distance(a) - distance(b) || placeOf.get(b)! - placeOf.get(a)!
      );
    };
  };
}
