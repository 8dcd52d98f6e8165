/** The program of a browser: the one CHROME_PATH names, else the first in its usual place, else null. */
export function findBrowser(): string | null;

/** Arguments that keep the browser itself off the network. */
export const QUIET: string[];
