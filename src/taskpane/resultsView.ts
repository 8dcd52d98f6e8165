import { html, nothing } from "lit/html.js";
import { EVENT_WORDS } from "../locales/eventWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import type { EventBook } from "../workbook/eventBook";
import type { Weight } from "../workbook/findings";
import { boardChecksView } from "./boardChecksView";
import { butlerView } from "./butlerView";
import { changesView } from "./changesView";
import { comparisonView } from "./comparisonView";
import { actButton } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { findingListView } from "./findingListView";
import { pairBarsView } from "./pairBarsView";
import { pasteView } from "./pasteView";
import { phrase } from "./phrase";
import { type Replayed, replayedRounds } from "./replayed";
import { scoreSheetsView } from "./scoreSheetsView";
import { undoView } from "./undoView";
import { wallView } from "./wallView";
import type { Words } from "./words";

/** What is still missing or wrong, what was changed by hand, and what a correction has touched. */
export function resultsView(state: EventState, actions: EventActions, words: Words) {
  const { book } = state;
  const { texts } = words;
  if (!book) return nothing;
  const { findings, changes, facts } = book;
  const last = book.rounds.at(-1);
  const hasBoards = book.rounds.some(({ isScored }) => isScored);
  const late = EVENT_WORDS[facts.locale].results.late;
  const { results } = SCORE_WORDS[facts.locale].sheets;
  return html`${
    last
      ? html`<p class="hint-line">
            ${phrase(last.isScored ? texts.boardsHint : texts.resultsHint, {
              ...{ sheet: last.sheet, late, results },
            })}
          </p>
          <div class="buttons">
            ${actButton(texts.showRound, () =>
              last.isScored
                ? actions.showSheet("results")
                : actions.showPlace({ sheet: last.sheet, cell: "A1" })
            )}
          </div>`
      : nothing
  }
  ${findings.some(({ weight }) => weight !== "note") ? nothing : html`<p class="message">${texts.allIn}</p>`}
  ${weightView(book, "wrong", texts.wrong, actions, words)}
  ${weightView(book, "due", texts.missing, actions, words)}
  ${weightView(book, "note", texts.toKnow, actions, words)}
  ${changes.length ? changesView(changes, state, actions, words) : nothing}
  ${replayedRounds(book).map((replayed) => replayedView(replayed, words))}
  ${last ? html`${scoreSheetsView(state, book, actions, words)} ${hasBoards ? html`${pasteView(state, actions, words)} ${boardChecksView(state, actions, words)}` : nothing} ${butlerView(state, actions, words)} ${last.isScored ? pairBarsView(state, book, actions, words) : nothing} ${wallView(state, actions, words)} ${undoView(state, book, actions, words)}` : nothing}`;
}

/** The findings of a weight, under their title; nothing where there are none. */
export function weightView(
  { findings }: EventBook,
  weight: Weight,
  title: string,
  actions: EventActions,
  words: Words
) {
  const found = findings.filter((one) => one.weight === weight);
  if (!found.length) return nothing;
  return html`<h3 class=${weight}>${phrase(title, { count: found.length })}</h3>
    ${findingListView(found, actions, words)}`;
}

function replayedView({ round, comparison }: Replayed, words: Words) {
  const { texts } = words;
  return html`<details class="replayed">
    <summary>${phrase(texts.replayed, { round })}</summary>
    <p class="hint-line">${texts.replayedHint}</p>
    ${comparisonView(comparison, { engine: texts.nowWould, hand: texts.wasPosted }, words)}
  </details>`;
}
