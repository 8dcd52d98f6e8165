import { html, nothing } from "lit/html.js";
import type { EventEntrant } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import type { EventBook } from "../workbook/eventBook";
import type { NewEntrant } from "../workbook/eventDesk";
import { actButton, choiceField, listField, numberField } from "./controls";
import { entrantsDraft } from "./entrantsDraft";
import type { EventActions } from "./eventPage";
import { lastPosted } from "./eventStage";
import type { EventState } from "./eventState";
import { listProblemsView } from "./listProblemsView";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** Who plays: a list to paste, who joins late, who leaves. */
export function entrantsView(state: EventState, actions: EventActions, words: Words) {
  const { book } = state;
  if (!book?.event) return nothing;
  const { entrants } = book.event;
  return html`${pasteView(state, book, entrants, actions, words)}
  ${entrants.length ? withdrawalView(state, book, entrants, actions, words) : nothing}
  ${entrants.length ? listView(entrants, words) : nothing}`;
}

function pasteView(
  { list, from, busy }: EventState,
  book: EventBook,
  entrants: readonly EventEntrant[],
  { keep, enter }: EventActions,
  { texts, sentences }: Words
) {
  const posted = lastPosted(book);
  const first = from ?? posted + 1;
  const taken = entrants.map(({ number }) => number);
  const draft = entrantsDraft(list, taken, first);
  const recognised = list.trim()
    ? phrase(texts.recognised, { count: draft.entrants.length })
    : nothing;
  const isGood = draft.entrants.length > 0 && !draft.problems.length;
  return html`${listField({ id: "list", label: texts.paste, hint: texts.pasteHint }, list, (text) =>
      keep({ list: text })
    )}
    ${
      posted
        ? numberField({ id: "from", label: texts.joinIn, least: 1 }, String(first), (text) =>
            keep({ from: wholeOf(text) })
          )
        : nothing
    }
    <p role="status" class="recognised">${recognised}</p>
    ${listProblemsView(draft, { texts, sentences })}
    ${draft.entrants.length ? draftView(draft.entrants, texts) : nothing}
    <div class="buttons">
      ${actButton(phrase(texts.writeEntrants, { count: draft.entrants.length }), enter, {
        off: !isGood || busy,
        primary: isGood,
      })}
    </div>`;
}

function draftView(entrants: readonly NewEntrant[], texts: Words["texts"]) {
  const hasClubs = entrants.some(({ club }) => club);
  const hasStrengths = entrants.some(({ strength }) => strength !== null);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${texts.paste}>
    <table>
      <thead>
        <tr>
          <th scope="col" class="figure">${texts.number}</th>
          <th scope="col">${texts.name}</th>
          ${hasClubs ? html`<th scope="col">${texts.club}</th>` : nothing}
          ${hasStrengths ? html`<th scope="col" class="figure">${texts.strength}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${entrants.map(
          ({ number, name, club, strength }) =>
            html`<tr>
              <td class="figure">${number}</td>
              <td>${name}</td>
              ${hasClubs ? html`<td>${club}</td>` : nothing}
              ${hasStrengths ? html`<td class="figure">${strength}</td>` : nothing}
            </tr>`
        )}
      </tbody>
    </table>
  </div>`;
}

function withdrawalView(
  { leaving, lastRound, busy }: EventState,
  book: EventBook,
  entrants: readonly EventEntrant[],
  { keep, withdraw }: EventActions,
  { texts, nameOf }: Words
) {
  const posted = lastPosted(book);
  const last = lastRound ?? posted;
  const there = entrants.filter(({ to = Infinity }) => to > posted);
  const absent = EVENT_WORDS[book.facts.locale].results.homeAbsent;
  return html`<h3>${texts.withdrawal}</h3>
    <div class="fields">
      ${choiceField(
        { id: "leaving", label: texts.who },
        leaving === null ? "" : String(leaving),
        [
          ["", texts.nobody],
          ...there.map(({ number }) => [String(number), nameOf(number)] as const),
        ],
        (text) => keep({ leaving: wholeOf(text) })
      )}
      ${numberField({ id: "lastRound", label: texts.lastRound }, String(last), (text) =>
        keep({ lastRound: wholeOf(text) })
      )}
    </div>
    <p class="hint-line">${phrase(texts.withdrawHint, { absent })}</p>
    <div class="buttons">
      ${actButton(texts.withdraw, withdraw, { off: leaving === null || busy })}
    </div>`;
}

function listView(entrants: readonly EventEntrant[], { texts }: Words) {
  return html`<details class="all">
    <summary>${phrase(texts.allEntrants, { count: entrants.length })}</summary>
    <ol class="plain">
      ${entrants.map(
        (entrant) =>
          html`<li>
            <span class="figure">${entrant.number}</span>
            <span>
              <bdi>${entrant.name}</bdi> <small>${entrant.club} ${presence(entrant, texts)}</small>
            </span>
          </li>`
      )}
    </ol>
  </details>`;
}

/** When it is there, if not all along. */
function presence({ from = 1, to }: EventEntrant, texts: Words["texts"]): string {
  if (to === 0) return texts.neverPlays;
  return [
    ...(from > 1 ? [phrase(texts.from, { round: from })] : []),
    ...(to === undefined ? [] : [phrase(texts.gone, { round: to })]),
  ].join(", ");
}

/** The number typed; null for nothing, or for what is none. */
function wholeOf(text: string): number | null {
  const value = text.trim() === "" ? NaN : Number(text);
  return Number.isInteger(value) && value >= 0 ? value : null;
}
