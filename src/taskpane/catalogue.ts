import type { Locale } from "../locales/locale";

/** The kinds of functions, in the order in which the pane lists them. */
export const GROUPS = [
  "boards",
  "teams",
  "pairs",
  "butler",
  "results",
  "xiangqi",
  "event",
] as const;
export type Group = (typeof GROUPS)[number];

/** What the build reads from the functions' JSDoc and its translations, and the pane shows. */
export interface Catalogue {
  /** What stands before the dot of every function: `DESK`. */
  readonly namespace: string;
  readonly functions: readonly FunctionEntry[];
}

export interface FunctionEntry {
  readonly name: string;
  readonly group: Group;
  readonly text: Readonly<Record<Locale, FunctionText>>;
  readonly examples: readonly Example[];
}

/** A function in the words of one language. */
export interface FunctionText {
  readonly summary: string;
  /** Empty where the summary says it all. */
  readonly details: string;
  readonly parameters: readonly Parameter[];
  readonly result: string;
  /** The law, regulation or article the function follows. */
  readonly rule: string;
}

export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly optional: boolean;
}

export interface Example {
  /** As typed into a cell, `=DESK.IMP(430)`. */
  readonly formula: string;
  /** What the cell then shows. */
  readonly result: string;
}

/** Reads the catalogue that the build put beside the page. */
export async function loadCatalogue(): Promise<Catalogue> {
  const response = await fetch("functions.catalogue.json");
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Catalogue;
}
