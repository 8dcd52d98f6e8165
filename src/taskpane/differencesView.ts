import { html, nothing } from "lit/html.js";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { EventFacts } from "../workbook/eventBook";
import { breachText } from "./breachText";
import { actButton, textField } from "./controls";
import { comparisonView } from "./comparisonView";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import type { PairingDraft } from "./pairingDraft";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** What the director has changed, how it differs from the engine's pairing, and what it breaks. */
export function differencesView(
  draft: PairingDraft,
  { book, reason, busy }: EventState,
  actions: EventActions,
  words: Words
) {
  const { texts } = words;
  const { comparison, broken } = draft;
  // That the order of the standings gives way is what the lists above it show.
  const breaches = [...comparison.breaches, ...broken].filter(
    ({ code }) => code !== "order" && code !== "byeOrder"
  );
  return html`<section class="differences" aria-labelledby="yours">
    <h3 id="yours">${texts.yours}</h3>
    ${givenView(draft, actions, words)}
    ${book && draft.given.forbidden.length ? forbiddenHint(book.facts, words) : nothing}
    ${comparisonView(comparison, { engine: texts.engineHas, hand: texts.handHas }, words)}
    <h4>${texts.breaks}</h4>
    ${
      breaches.length
        ? html`<ul class="breaches">
            ${breaches.map((breach) => html`<li>${breachText(breach, words)}</li>`)}
          </ul>`
        : html`<p>${texts.breaksNothing}</p>`
    }
    ${textField({ id: "reason", label: texts.reason }, reason, (text) =>
      actions.keep({ reason: text })
    )}
    <div class="buttons">${actButton(texts.backToEngine, actions.backToEngine, { off: busy })}</div>
  </section>`;
}

/** How two never meet at all: that is a setting of the event, in the words of its sheet. */
function forbiddenHint({ locale }: EventFacts, { texts }: Words) {
  const { settings, sheets } = SHEET_WORDS[locale];
  return html`<p class="hint-line">
    ${phrase(texts.forbiddenHint, { setting: settings.forbidden, sheet: sheets.event })}
  </p>`;
}

/** What the engine was given, each to be released. */
function givenView({ given }: PairingDraft, actions: EventActions, { texts, nameOf }: Words) {
  const pairText = (template: string, [one, other]: readonly [number, number]) =>
    phrase(template, { one: nameOf(one), other: nameOf(other) });
  const items = [
    ...given.pairs.map((pair) => ({
      text: pairText(texts.fixedPair, pair),
      release: () => actions.releasePair(pair),
    })),
    ...given.forbidden.map((pair) => ({
      text: pairText(texts.forbiddenPair, pair),
      release: () => actions.releaseForbidden(pair),
    })),
    ...(given.bye === null
      ? []
      : [
          {
            text: phrase(texts.fixedBye, { one: nameOf(given.bye) }),
            release: actions.releaseBye,
          },
        ]),
  ];
  if (!items.length) return nothing;
  return html`<ul class="given">
    ${items.map(
      ({ text, release }, i) =>
        html`<li>
          <span id=${`given-${i}`}>${text}</span>
          <button type="button" aria-describedby=${`given-${i}`} @click=${release}>
            ${texts.release}
          </button>
        </li>`
    )}
  </ul>`;
}
