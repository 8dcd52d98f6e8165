import { html, nothing } from "lit/html.js";
import { isProblem } from "../basics/problem";
import { type Decision, runningTotals, type Standing, standings } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import { actButton, numberField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import { runningChartView } from "./runningChartView";
import { undoView } from "./undoView";
import { vpText } from "./vpText";
import { wallView } from "./wallView";
import type { Words } from "./words";

/** The leading rows of the standings, their pictures, and what hangs on the wall. */
export function standingsView(state: EventState, actions: EventActions, words: Words) {
  const { book, leading, busy } = state;
  const { texts } = words;
  if (!book) return nothing;
  if (!book.event)
    return html`<p class="message">${phrase(texts.notReadable, { results: texts.results })}</p>`;
  const ranked = standings(book.event);
  if (isProblem(ranked)) return html`<p class="message">${problemText(ranked, words)}</p>`;
  const totals = runningTotals(book.event);
  return html`${rowsView(ranked.slice(0, leading), words)}
    ${isProblem(totals) ? nothing : runningChartView(totals, leading, words.locale)}
    <div class="with-button">
      ${numberField({ id: "leading", label: texts.leading, least: 1 }, String(leading), (text) => {
        const count = Number(text);
        if (Number.isInteger(count) && count >= 1) actions.keep({ leading: count });
      })}
      ${actButton(texts.chart, actions.chart, { off: busy })}
    </div>
    ${wallView(state, actions, words)} ${undoView(state, book, actions, words)}`;
}

function rowsView(rows: readonly Standing[], { texts, locale }: Words) {
  const hasFractions = rows.some(({ total }) => !Number.isInteger(total));
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col" class="figure">${texts.rank}</th>
        <th scope="col" class="figure">${texts.number}</th>
        <th scope="col">${texts.name}</th>
        <th scope="col" class="figure">${texts.vp}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ rank, number, name, total, decidedBy, provisional, withdrawn }) =>
          html`<tr>
            <td class="figure">${rank}</td>
            <td class="figure">${number}</td>
            <td>
              <bdi>${name}</bdi>
              <small
                >${[
                  ...decisionText(decidedBy, texts, locale),
                  ...(provisional ? [texts.provisional] : []),
                  ...(withdrawn ? [texts.withdrawn] : []),
                ].join(" · ")}</small
              >
            </td>
            <td class="figure">${vpText(total, hasFractions)}</td>
          </tr>`
      )}
    </tbody>
  </table>`;
}

/** What separated it from others with the same VPs; nothing where the VPs say it all. */
function decisionText(
  decidedBy: Decision | null,
  { decidedBy: label }: Words["texts"],
  locale: Words["locale"]
): string[] {
  const words = EVENT_WORDS[locale];
  if (decidedBy === "vp" || decidedBy === "wins") return [];
  return [decidedBy === null ? words.standings.shared : `${label}: ${words.values[decidedBy]}`];
}
