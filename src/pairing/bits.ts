/** Looked up once, not at every step of a search. */
const { clz32, imul } = Math;

/** The lowest member of a set of places kept as bits. */
export function lowest(set: number): number {
  return 31 - clz32(set & -set);
}

/** How many places a set has. */
export function count(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Places as a set. */
export function bits(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}

/** Every place of a set moved on by so many of `size` places, the last ones to the front. */
export function turned(set: number, size: number, by: number): number {
  return ((set << by) | (set >>> (size - by))) & (2 ** size - 1);
}
