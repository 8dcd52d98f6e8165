import type { PaneTexts } from "../locales/pane/en";
import { sentence } from "../locales/sentence";
import type { Insertion } from "../workbook/insertFormula";

/** What the pane says beside an example after its buttons were used. */
export type Notice =
  | Insertion
  | { readonly kind: "copied" }
  | { readonly kind: "copyFailed" }
  | { readonly kind: "replaceCancelled"; readonly address: string };

/** The notice in words. */
export function noticeText(notice: Notice, texts: PaneTexts): string {
  return sentence(texts[notice.kind], { ...notice });
}
