import { html, nothing } from "lit/html.js";
import { isProblem } from "../basics/problem";
import { postedFrom } from "../event";
import { VERSION } from "../workbook/version";
import { actButton } from "./controls";
import { differencesView } from "./differencesView";
import type { EventActions } from "./eventPage";
import { lastPosted, stageOf } from "./eventStage";
import type { EventState } from "./eventState";
import { findingListView } from "./findingListView";
import { isOverridden, keptOf, type PairingDraft } from "./pairingDraft";
import { pairingToolsView } from "./pairingToolsView";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import { reasonsView } from "./reasonsView";
import { reasonTexts } from "./reasonText";
import { tableView } from "./tableView";
import { warningText } from "./warningText";
import type { Words } from "./words";

/** The next round before it is posted: tables with their reasons, and what the director may change. */
export function pairView(state: EventState, actions: EventActions, words: Words) {
  const { book, draft, pairAnyway } = state;
  const { texts } = words;
  if (!book) return nothing;
  if (!book.event)
    return html`<p class="message">${phrase(texts.notReadable, { results: texts.results })}</p>`;
  if (lastPosted(book) >= book.event.settings.rounds)
    return html`<p class="message">
      ${phrase(texts.noMoreRounds, { rounds: book.event.settings.rounds })}
    </p>`;
  if (stageOf(book).wrong && !pairAnyway)
    return html`<p class="message">${texts.wrongFirst}</p>
      ${findingListView(
        book.findings.filter(({ weight }) => weight === "wrong"),
        actions,
        words
      )}
      <div class="buttons">
        ${actButton(texts.pairAnyway, () => actions.keep({ pairAnyway: true }))}
      </div>`;
  if (!draft) return nothing;
  if (isProblem(draft))
    return html`<p class="message">${problemText(draft, words)}</p>
      ${findingListView(
        book.findings.filter(({ weight }) => weight === "due"),
        actions,
        words
      )}`;
  return previewView(draft, state, actions, words);
}

function previewView(draft: PairingDraft, state: EventState, actions: EventActions, words: Words) {
  const { texts } = words;
  const { engine, own } = draft;
  const off = state.busy;
  return html`<p class="hint-line">${texts.previewHint}</p>
    ${
      engine.warnings.length
        ? html`<div class="warnings">
            <h3>${texts.warnings}</h3>
            <ul>
              ${engine.warnings.map((warning) => html`<li>${warningText(warning, words)}</li>`)}
            </ul>
          </div>`
        : nothing
    }
    ${isOverridden(draft) ? differencesView(draft, state, actions, words) : nothing}
    <ol class="tables">
      ${draft.hand.tables.map((table) => tableView(table, draft, state, actions, words))}
    </ol>
    ${byeView(draft, words)} ${triangleView(draft, words)}
    ${pairingToolsView(draft, state, actions, words)}
    <div class="bar">
      ${actButton(phrase(texts.post, { round: own.round }), actions.post, { off, primary: true })}
    </div>`;
}

function byeView({ hand, engine, input }: PairingDraft, words: Words) {
  const { texts, nameOf } = words;
  if (hand.bye === undefined) return nothing;
  const isEngines = engine.bye?.number === hand.bye;
  const vp = engine.bye?.vp ?? input.options?.byeVP ?? 0;
  const reasons = isEngines ? reasonTexts(engine.bye.reasons, "bye", words) : [texts.byHand];
  return html`<div class="out">
    <h3>${phrase(texts.sitsOut, { vp })}</h3>
    <p>${nameOf(hand.bye)}</p>
    ${reasonsView(reasons)}
  </div>`;
}

function triangleView(draft: PairingDraft, words: Words) {
  const { texts, nameOf } = words;
  const { triangle: posted } = postedFrom(keptOf(draft, VERSION, ""));
  const { triangle } = draft.engine;
  if (!posted) return nothing;
  const isEngines = draft.hand.triangle?.every((number) => triangle?.entrants.includes(number));
  const reasons =
    triangle && isEngines ? reasonTexts(triangle.reasons, "triangle", words) : [texts.byHand];
  return html`<div class="out">
    <h3>${posted.part === "half" ? texts.triangleHalf : texts.triangleFull}</h3>
    <ul>
      ${posted.matches.map(
        ({ table, home, away }) =>
          html`<li>
            ${phrase(texts.table, { table: table ?? 0 })}: ${nameOf(home)} – ${nameOf(away)}
          </li>`
      )}
    </ul>
    ${reasonsView(reasons)}
  </div>`;
}
