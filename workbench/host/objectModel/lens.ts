/** A part of something kept: it is read, and changed in whole. */
export interface Lens<T> {
  read(): T;
  change(change: Partial<T>): void;
}

/** The lens on a part of what another lens sees. */
export function within<T, K extends keyof T>(lens: Lens<T>, key: K): Lens<T[K]> {
  return {
    read: () => lens.read()[key],
    change: (change) =>
      lens.change({ [key]: { ...lens.read()[key], ...change } } as unknown as Partial<T>),
  };
}
