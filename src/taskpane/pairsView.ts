import { html, nothing } from "lit/html.js";
import { isProblem, type Problem } from "../basics/problem";
import {
  type PairsEvent,
  pairsEventSession,
  pairsRanking,
  type RankedPair,
} from "../event/pairsEvent";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import type { EventBook } from "../workbook/eventBook";
import { PAIRS_LISTS, type PairsSheet } from "../workbook/pairsDesk";
import { boardChecksView } from "./boardChecksView";
import { changesView } from "./changesView";
import { actButton } from "./controls";
import { entrantsDraft } from "./entrantsDraft";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { pairsListView } from "./pairsListView";
import { pasteView } from "./pasteView";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import { weightView } from "./resultsView";
import type { Words } from "./words";

/** A pairs event: what is in, what is wrong, the ranking, and what can be done. */
export function pairsView(state: EventState, actions: EventActions, words: Words) {
  const { book } = state;
  const { texts, pairs: own } = words;
  if (!book) return nothing;
  const { pairs, changes } = book;
  return html`${pairs ? progressView(pairs, words) : html`<p class="message">${own.notReadable}</p>`}
    <div class="buttons">
      ${(["results", "pairs"] as const).map((sheet) =>
        actButton(phrase(own.toSheet, { sheet: nameOf(sheet, book) }), () =>
          actions.showSheet(sheet)
        )
      )}
    </div>
    ${weightView(book, "wrong", texts.wrong, actions, words)}
    ${weightView(book, "note", texts.toKnow, actions, words)}
    ${changes.length ? changesView(changes, state, actions, words) : nothing}
    ${pairs ? rankingView(pairs, book, actions, words) : nothing}
    ${pasteView(state, actions, words)} ${boardChecksView(state, actions, words)}
    ${addView(state, book, actions, words)} ${closeView(state, actions, words)}
    ${listsView(state, book, actions, words)}`;
}

/** What a sheet of the event is called, unless a director has renamed it. */
function nameOf(sheet: PairsSheet, { facts: { locale } }: EventBook): string {
  return sheet === "results"
    ? SCORE_WORDS[locale].sheets.results
    : PAIRS_WORDS[locale].sheets[sheet];
}

function progressView({ lines, open }: PairsEvent, { pairs }: Words) {
  const due = lines.length + open.length;
  const count = lines.filter(({ result }) => result !== null).length;
  return html`<p class="hint-line">${phrase(pairs.inOf, { count, due })}</p>`;
}

function rankingView(event: PairsEvent, book: EventBook, actions: EventActions, words: Words) {
  const { pairs: own } = words;
  const ranked = rankingOf(event);
  if (isProblem(ranked)) return html`<p class="message">${problemText(ranked, words)}</p>`;
  const names = new Map(event.pairs.map(({ number, name }) => [number, name]));
  const directions = ([null, "ns", "ew"] as const).filter((side) =>
    ranked.some(({ direction }) => direction === side)
  );
  return html`<h3>${own.ranking}</h3>
    ${ranked.length ? nothing : html`<p class="hint-line">${own.rankingLater}</p>`}
    ${directions.map((side) => {
      const rows = ranked.filter(({ direction }) => direction === side);
      return rowsView(rows, names, side && RESULTS_WORDS[words.locale].board[side], words);
    })}
    <div class="buttons">
      ${PAIRS_LISTS.map((sheet) =>
        actButton(phrase(own.toSheet, { sheet: nameOf(sheet, book) }), () =>
          actions.showSheet(sheet)
        )
      )}
    </div>`;
}

type Ranking = readonly RankedPair[] | Problem;
/** The page is drawn anew with every key that is pressed; thousands of results are not ranked for that. */
const rankings = new WeakMap<PairsEvent, Ranking>();

function rankingOf(event: PairsEvent): Ranking {
  const known = rankings.get(event);
  if (known) return known;
  const session = pairsEventSession(event);
  const ranked = isProblem(session) ? session : pairsRanking(session);
  rankings.set(event, ranked);
  return ranked;
}

function rowsView(
  rows: readonly RankedPair[],
  names: ReadonlyMap<number, string>,
  caption: string | null,
  { texts, pairs: own }: Words
) {
  const isMp = rows.some(({ percentage }) => percentage !== null);
  return html`<table class="standings">
    ${
      caption === null
        ? nothing
        : html`<caption>
            ${caption}
          </caption>`
    }
    <thead>
      <tr>
        <th scope="col" class="figure">${texts.rank}</th>
        <th scope="col" class="figure">${texts.number}</th>
        <th scope="col">${own.pair}</th>
        <th scope="col" class="figure">${own.points}</th>
        ${isMp ? html`<th scope="col" class="figure">%</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ rank, number, boards, points, percentage }) =>
          html`<tr>
            <td class="figure">${rank}</td>
            <td class="figure">${number}</td>
            <td>
              <bdi>${names.get(number)}</bdi>
              <small>${phrase(own.boards, { count: boards })}</small>
            </td>
            <td class="figure">${shown(points)}</td>
            ${isMp ? html`<td class="figure">${percentage === null ? "" : shown(percentage)}</td>` : nothing}
          </tr>`
      )}
    </tbody>
  </table>`;
}

/** To the hundredth, as the sheet shows it. */
function shown(value: number): string {
  return value.toFixed(2).replace("-", "−");
}

function addView({ list, busy }: EventState, book: EventBook, actions: EventActions, words: Words) {
  const { pairs: own } = words;
  const taken = (book.pairs?.pairs ?? []).map(({ number }) => number);
  const draft = entrantsDraft(list, taken, 1);
  const isGood = draft.entrants.length > 0 && !draft.problems.length;
  return html`<details class="extra pairs-add">
    <summary>${own.add}</summary>
    ${pairsListView(list, draft, (text) => actions.keep({ list: text }), words)}
    <div class="buttons">
      ${actButton(phrase(own.write, { count: draft.entrants.length }), actions.enterPairs, {
        off: !isGood || busy,
      })}
    </div>
    ${
      taken.length
        ? html`<p class="hint-line">${phrase(own.all, { count: taken.length })}</p>
            <ol class="plain">
              ${book.pairs?.pairs.map(
                ({ number, name, club }) =>
                  html`<li>
                    <span class="figure">${number}</span>
                    <span><bdi>${name}</bdi> <small>${club}</small></span>
                  </li>`
              )}
            </ol>`
        : nothing
    }
  </details>`;
}

function closeView({ busy }: EventState, { noteSession }: EventActions, { pairs: own }: Words) {
  return html`<details class="extra pairs-close">
    <summary>${own.close}</summary>
    <p class="hint-line">${own.closeHint}</p>
    <div class="buttons">${actButton(own.closeNow, noteSession, { off: busy })}</div>
  </details>`;
}

function listsView(
  { busy }: EventState,
  book: EventBook,
  { makeList }: EventActions,
  { pairs: own }: Words
) {
  return html`<details class="extra pairs-lists">
    <summary>${own.anew}</summary>
    <p class="hint-line">${own.anewHint}</p>
    <div class="buttons">
      ${PAIRS_LISTS.map((list) =>
        actButton(phrase(own.makeList, { sheet: nameOf(list, book) }), () => makeList(list), {
          off: busy,
        })
      )}
    </div>
  </details>`;
}
