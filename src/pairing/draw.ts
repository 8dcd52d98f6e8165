const TWO_TO_32 = 4_294_967_296;

/**
 * A list in an order drawn by a seed: the same seed always draws the same order, so that a referee
 * can draw it again. The numbers come from a 32-bit counter stepped by the golden ratio and mixed
 * (the way of SplitMix, Steele, Lea and Flood, 2014); the list is shuffled from its end (Fisher and
 * Yates).
 */
export function drawn<T>(list: readonly T[], seed: number): T[] {
  const order = [...list];
  let state = seed >>> 0;
  for (let last = order.length - 1; last > 0; last--) {
    state = (state + 0x9e3779b9) >>> 0;
    const lot = Math.floor((mixed(state) / TWO_TO_32) * (last + 1));
    [order[last], order[lot]] = [order[lot]!, order[last]!];
  }
  return order;
}

function mixed(state: number): number {
  let bits = state;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
