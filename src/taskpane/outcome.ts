import type { Sentences } from "../locales/pane/sentences.en";
import type { StepAnswer } from "../workbook/eventDesk";

/** Values of an outcome's sentence; these are numbers of entrants, shown with their names. */
export const NAMED_VALUES = ["one", "other", "name"];

type Values = Readonly<Record<string, string | number>>;

/** What came of the last thing the director did. */
export type Outcome =
  | { readonly kind: "done"; readonly step: keyof Sentences["done"]; readonly values: Values }
  | {
      readonly kind: "note";
      readonly note: keyof Sentences["notes"];
      readonly values: Values;
      /** Entrants moved by hand are back where the engine has them. */
      readonly movesGone: boolean;
    }
  | { readonly kind: "changed" }
  | Exclude<StepAnswer, { kind: "done" | "changed" }>;

/** Whether it is something the director must mind. */
export function isTrouble({ kind }: Outcome): boolean {
  return kind !== "done" && kind !== "note" && kind !== "calledOff";
}
