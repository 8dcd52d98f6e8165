import { html, nothing, svg } from "lit/html.js";
import type { RunningTotal } from "../event";
import type { Locale } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { WALL_WORDS, type WallWords } from "../locales/wallWords";
import { axisScale, spreadOut } from "./chartScale";

/** More lines than this nobody can tell apart in a pane. */
const MOST_LINES = 8;

/** The picture in its own units; the pane scales it. */
const [WIDTH, HEIGHT] = [296, 190];
const PLOT = { left: 34, right: WIDTH - 26, top: 8, bottom: HEIGHT - 34 } as const;
const LABEL_HEIGHT = 12;
const MOST_ROUND_LABELS = 10;
const KEY_SIZE = 12;

/** Marks around (0, 0), one for each line, so that no colour is needed to tell them apart. */
const MARKS = [
  "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
  "M-3-3h6v6h-6z",
  "M0-4l4 7h-8z",
  "M0-4.5l4 4.5l-4 4.5l-4-4.5z",
  "M0 4l4-7h-8z",
  "M-3.5-1h2.5v-2.5h2v2.5h2.5v2h-2.5v2.5h-2v-2.5h-2.5z",
  "M-4-2l2-2l2 2l2-2l2 2l-2 2l2 2l-2 2l-2-2l-2 2l-2-2l2-2z",
  "M-4-1.5h8v3h-8z",
] as const;

/**
 * The running totals of the leaders as a small chart, with a key and the same figures as a table. The
 * totals come in the order of the standings (`runningTotals`).
 */
export function runningChartView(totals: readonly RunningTotal[], leading: number, locale: Locale) {
  const words = WALL_WORDS[locale];
  const leaders = totals.slice(0, Math.min(leading, MOST_LINES));
  const rounds = Math.max(0, ...leaders.map((one) => one.totals.length - 1));
  if (rounds === 0) return html`<p class="running-none">${words.chart.none}</p>`;
  return html`<figure class="running">
    <figcaption>${words.chart.title}</figcaption>
    ${picture(leaders, rounds, words)}
    <ul class="running-key">
      ${leaders.map(
        (one, i) =>
          html`<li>
            <svg width=${KEY_SIZE} height=${KEY_SIZE} viewBox="-6 -6 12 12" aria-hidden="true">
              ${mark(i, 0, 0)}
            </svg>
            <span>${nameOf(one)}</span>
          </li>`
      )}
    </ul>
    <details>
      <summary>${words.chart.showTable}</summary>
      ${tableOf(leaders, rounds, words)}
    </details>
  </figure>`;
}

function picture(leaders: readonly RunningTotal[], rounds: number, { chart }: WallWords) {
  const scale = axisScale(leaders.flatMap((one) => one.totals));
  const x = (round: number) => PLOT.left + ((PLOT.right - PLOT.left) * round) / rounds;
  const y = (total: number) =>
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * (total - scale.least)) / (scale.most - scale.least);
  const ends = spreadOut(
    leaders.map((one) => y(one.totals.at(-1) ?? 0)),
    LABEL_HEIGHT,
    [PLOT.top, PLOT.bottom]
  );
  const [leader] = leaders;
  const summary = sentence(chart.summary, {
    rounds,
    leader: leader ? nameOf(leader) : "",
    total: leader?.totals.at(-1) ?? 0,
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${summary}>
    ${scale.ticks.map(
      (
        tick
      ) => svg`<line class="grid" x1=${PLOT.left} x2=${PLOT.right} y1=${y(tick)} y2=${y(tick)} />
        <text class="end" x=${PLOT.left - 5} y=${y(tick) + 4}>${shown(tick)}</text>`
    )}
    ${roundLabels(rounds).map(
      (round) => svg`<text class="middle" x=${x(round)} y=${PLOT.bottom + 14}>${round}</text>`
    )}
    <text class="middle" x=${(PLOT.left + PLOT.right) / 2} y=${HEIGHT - 5}>${chart.round}</text>
    ${leaders.map(
      (one, i) => svg`<g class="line line-${i}">
        <polyline points=${one.totals.map((total, round) => `${fixed(x(round))},${fixed(y(total))}`).join(" ")} />
        ${one.totals.map((total, round) => mark(i, x(round), y(total)))}
        <text x=${PLOT.right + 7} y=${ends[i]! + 4}>${one.number}</text>
      </g>`
    )}
  </svg>`;
}

/** The mark of a line at a point; by itself it has the line's colour. */
function mark(line: number, x: number, y: number) {
  return svg`<path class="mark line-${line}" transform="translate(${fixed(x)} ${fixed(y)})" d=${MARKS[line % MARKS.length]!} />`;
}

function tableOf(leaders: readonly RunningTotal[], rounds: number, { columns, chart }: WallWords) {
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  return html`<div class="running-table" tabindex="0" role="group" aria-label=${chart.title}>
    <table>
      <thead>
        <tr>
          <th scope="col">${columns.team}</th>
          ${numbers.map((round) => html`<th scope="col">${sentence(columns.round, { round })}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${leaders.map(
          (one) =>
            html`<tr>
              <th scope="row">${nameOf(one)}</th>
              ${numbers.map((round) => html`<td>${one.totals[round] ?? nothing}</td>`)}
            </tr>`
        )}
      </tbody>
    </table>
  </div>`;
}

/** Twins are told apart by their numbers. */
const nameOf = ({ number, name }: RunningTotal) => (name ? `${number} ${name}` : String(number));

const shown = (value: number) => String(value).replace("-", "−");

const fixed = (value: number) => Math.round(value * 10) / 10;

/** As many rounds as have room below the chart, the last among them. */
function roundLabels(rounds: number): number[] {
  const step = Math.ceil(rounds / MOST_ROUND_LABELS);
  return Array.from({ length: rounds }, (_, i) => i + 1).filter(
    (round) => (rounds - round) % step === 0
  );
}
