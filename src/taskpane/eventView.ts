import { html, nothing } from "lit/html.js";
import type { Locale } from "../locales/locale";
import { actButton } from "./controls";
import { entrantsView } from "./entrantsView";
import type { EventPage } from "./eventPage";
import { lastPosted, stageOf, type Step } from "./eventStage";
import type { EventState } from "./eventState";
import { isTrouble } from "./outcome";
import { outcomeText } from "./outcomeText";
import { newEventView } from "./newEventView";
import { pairsView } from "./pairsView";
import { pairView } from "./pairView";
import { phrase } from "./phrase";
import { resultsView } from "./resultsView";
import { settingsView } from "./settingsView";
import { standingsView } from "./standingsView";
import { statusView } from "./statusView";
import { stepsView } from "./stepsView";
import { type Words, wordsOf } from "./words";

/** The event's pages: where it stands, the next thing to do, and the page in front. */
export function eventView(
  { state: get, actions }: EventPage,
  locale: Locale,
  toSharing: () => void
) {
  const state = get();
  const { reading, book, step } = state;
  const words = wordsOf(locale, book?.event?.entrants ?? book?.pairs?.pairs ?? []);
  const { texts } = words;
  if (reading !== null)
    return html`<p role="status" class="message">
        ${
          typeof reading === "string"
            ? texts.reading
            : words.textOf([texts.unreadable, outcomeText(reading, words)])
        }
      </p>
      ${
        typeof reading === "string"
          ? nothing
          : html`<div class="buttons">
              ${actButton(texts.tryAgain, actions.read, { primary: true })}
            </div>`
      }`;
  const isPairs = (book?.scored ?? state.kind) === "pairs";
  return html`${book ? html`<p class="event-title"><bdi>${book.facts.title}</bdi></p>` : nothing}
    ${isPairs ? nothing : stepsView(state, actions, words)}
    ${statusView(statusOf(state, words), actions, words)}
    ${book?.frozen ? frozenView(words, toSharing) : isPairs ? nothing : nextView(state, words, actions.goTo)}
    <section class="step" aria-labelledby="step-title">
      <h2 id="step-title" tabindex="-1">${titleOf(state, words)}</h2>
      ${pageOf(step, book?.frozen ? { ...state, busy: true } : state, actions, words)}
    </section>`;
}

function statusOf({ busy, stage, isCalledOff, outcome }: EventState, words: Words) {
  return {
    ...{ busy, stage, isCalledOff },
    said: outcome && outcomeText(outcome, words),
    trouble: outcome !== null && isTrouble(outcome),
    place: outcome?.kind === "problem" ? outcome.place : null,
  };
}

/** Nothing goes on in a frozen workbook before it is thawed. */
function frozenView({ share }: Words, toSharing: () => void) {
  return html`<div class="next-step frozen">
    <p>${share.banner}</p>
    ${actButton(share.toThaw, toSharing, { primary: true })}
  </div>`;
}

/** The one thing to do next, where it is not in front already. */
function nextView(
  { book, step }: EventState,
  { sentences, textOf }: Words,
  goTo: (step: Step) => void
) {
  const { next, posted, due, wrong } = stageOf(book);
  if (next === step) return nothing;
  const round = next === "pair" ? posted + 1 : posted;
  const said = [
    phrase(sentences.next[next], { round }),
    ...(due && next === "results" ? [phrase(sentences.nextDue, { count: due })] : []),
    ...(wrong ? [phrase(sentences.nextWrong, { count: wrong })] : []),
  ];
  return html`<div class="next-step">
    <p>${textOf(said)}</p>
    ${actButton(phrase(sentences.nextButton[next], { round }), () => goTo(next), {
      primary: true,
    })}
  </div>`;
}

function titleOf({ step, book }: EventState, { texts, pairs }: Words): string {
  if (book?.scored === "pairs") return pairs.title;
  const posted = book ? lastPosted(book) : 0;
  switch (step) {
    case "setUp":
      return book ? texts.settings : texts.setUp;
    case "entrants":
      return texts.entrants;
    case "pair":
      return phrase(texts.preview, { round: posted + 1 });
    case "results":
      return posted ? phrase(texts.resultsOf, { round: posted }) : texts.results;
    case "standings":
      return phrase(texts.standingsAfter, { round: posted });
  }
}

function pageOf(step: Step, state: EventState, actions: EventPage["actions"], words: Words) {
  if (state.book?.scored === "pairs") return pairsView(state, actions, words);
  switch (step) {
    case "setUp":
      return state.book
        ? settingsView(state.book, actions, words)
        : newEventView(state, actions, words);
    case "entrants":
      return entrantsView(state, actions, words);
    case "pair":
      return pairView(state, actions, words);
    case "results":
      return resultsView(state, actions, words);
    case "standings":
      return standingsView(state, actions, words);
  }
}
