import { html, nothing } from "lit/html.js";
import { LOCALES } from "../locales/locale";
import type { EventBook } from "../workbook/eventBook";
import { actButton, choiceField } from "./controls";
import { LANGUAGES } from "./setUpView";
import type { ShareActions } from "./sharePage";
import { sharePart } from "./sharePart";
import type { SharePageState } from "./shareState";
import type { Words } from "./words";

/** Another language for the event's sheets. */
export function shareLanguageView(
  { busy, share: stands, language }: SharePageState,
  { facts }: EventBook,
  { keep, changeLanguage }: ShareActions,
  { share, texts }: Words
) {
  const chosen = language ?? facts.locale;
  const isFrozen = Boolean(stands?.frozen);
  return sharePart(
    "language",
    share.language,
    html`<p>${share.languageHint}</p>
      ${choiceField(
        { id: "event-language", label: texts.sheetLanguage },
        chosen,
        LOCALES.map((one) => [one, LANGUAGES[one]]),
        (one) => keep({ language: one })
      )}
      <div class="buttons">
        ${actButton(share.languageNow, () => changeLanguage(chosen), {
          off: busy || isFrozen || chosen === facts.locale,
        })}
        ${isFrozen ? html`<span class="hint-line">${share.languageFrozen}</span>` : nothing}
      </div>`
  );
}
