import { html, nothing } from "lit/html.js";
import type { Locale } from "../locales/locale";
import type { EventBook } from "../workbook/eventBook";
import type { ShareState } from "../workbook/shareDesk";
import { actButton } from "./controls";
import { phrase } from "./phrase";
import { shareLanguageView } from "./shareLanguageView";
import { shareOpensView } from "./shareOpensView";
import { shareOutcomeText } from "./shareOutcomeText";
import type { ShareActions, SharePage } from "./sharePage";
import { shareProtectView } from "./shareProtectView";
import { shareRepairView } from "./shareRepairView";
import { shareSendView } from "./shareSendView";
import type { ShareOutcome, SharePageState } from "./shareState";
import { shareVerifyView } from "./shareVerifyView";
import { statusView } from "./statusView";
import { type Words, wordsOf } from "./words";

/**
 * The page Sharing, in the order of need: verify, send, repair, protect, open, language. What is about
 * the event is there where there is one.
 */
export function shareView(
  { state: get, actions }: SharePage,
  book: EventBook | null,
  locale: Locale
) {
  const state = get();
  const words = wordsOf(locale, []);
  return html`${statusView(statusOf(state, words), actions, words)}
    <section class="step" aria-labelledby="step-title">
      <h2 id="step-title" tabindex="-1">${words.share.title}</h2>
      ${
        state.share
          ? partsView(state, state.share, book, actions, words)
          : readingView(state, actions, words)
      }
    </section>`;
}

function partsView(
  state: SharePageState,
  stands: ShareState,
  book: EventBook | null,
  actions: ShareActions,
  words: Words
) {
  const repair = shareRepairView(state, stands, actions, words);
  // What nobody can read comes first.
  const isUrgent = stands.unknown.length > 0;
  return html`<p>${needsText(stands, words)}</p>
    ${isUrgent ? repair : nothing} ${book ? shareVerifyView(state, book, actions, words) : nothing}
    ${shareSendView(state, stands, actions, words)} ${isUrgent ? nothing : repair}
    ${shareProtectView(state, stands, actions, words)}
    ${shareOpensView(state, stands, actions, words)}
    ${book ? shareLanguageView(state, book, actions, words) : nothing}`;
}

/** What others will see. */
function needsText({ frozen, formulas }: ShareState, { share }: Words): string {
  if (frozen) return phrase(share.isFrozen, { count: frozen.formulas });
  return formulas ? phrase(share.needs, { count: formulas }) : share.needsNothing;
}

function readingView({ reading }: SharePageState, { read }: ShareActions, words: Words) {
  const { texts, textOf } = words;
  if (typeof reading === "string" || reading === null)
    return html`<p role="status" class="message">${texts.reading}</p>`;
  return html`<p role="status" class="message">
      ${textOf([texts.unreadable, shareOutcomeText(reading, words)])}
    </p>
    <div class="buttons">${actButton(texts.tryAgain, read, { primary: true })}</div>`;
}

function statusOf({ busy, stage, isCalledOff, outcome }: SharePageState, words: Words) {
  return {
    ...{ busy, stage, isCalledOff },
    said: outcome && shareOutcomeText(outcome, words),
    trouble: outcome !== null && isTrouble(outcome),
    place: outcome && placeOf(outcome),
  };
}

/** Whether it is something the director must mind. */
function isTrouble(outcome: ShareOutcome): boolean {
  return outcome.kind === "told" ? outcome.but !== undefined : outcome.kind !== "calledOff";
}

/** The one cell that an outcome tells of; several are listed. */
function placeOf(outcome: ShareOutcome) {
  return "place" in outcome ? outcome.place : null;
}
