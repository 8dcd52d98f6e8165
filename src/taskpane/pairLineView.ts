import { html, svg } from "lit/html.js";
import type { PairBoard, PairFigures } from "../workbook/pairFigures";
import { axisScale } from "./chartScale";
import { pairName, signedText } from "./pairName";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** The picture in its own units; the pane scales it. */
const [WIDTH, HEIGHT] = [296, 150];
const PLOT = { left: 28, right: WIDTH - 4, top: 6, bottom: HEIGHT - 18 } as const;
/** How much of the room of a board its bar takes. */
const BAR = 0.76;
/** A board that brought nothing is a line on the axis all the same. */
const LEAST = 1.5;
const LABEL_ROOM = 15;

interface PairLine {
  readonly pair: PairFigures;
  /** The boards that are shown. */
  readonly boards: readonly PairBoard[];
  /** The bar that is pointed at. */
  readonly bar: number | null;
}

/**
 * The XIMPs of a pair board by board: bars up and down from the datum, whose figures are told of the one that
 * is pointed at or reached by the arrow keys, and stand in a table.
 */
export function pairLineView(
  { pair, boards, bar }: PairLine,
  point: (bar: number | null) => void,
  words: Words
) {
  const { bars } = words;
  const shown = bar === null ? null : (boards[bar] ?? null);
  return html`<figure class="bars">
    <figcaption>${bars.byBoard}</figcaption>
    ${picture({ pair, boards, bar }, point, words)}
    <p class="hint-line pointed" role="status">${shown ? barText(shown, words) : bars.keys}</p>
    <details>
      <summary>${bars.table}</summary>
      ${tableOf(boards, words)}
    </details>
  </figure>`;
}

function barText({ round, board, ximps, against }: PairBoard, words: Words): string {
  const pair = pairName(against, words);
  return phrase(words.bars.bar, { round, board, ximps: signedText(ximps), pair });
}

function summaryOf({ pair, boards }: PairLine, words: Words): string {
  const ximps = boards.reduce((sum, one) => sum + one.ximps, 0);
  return phrase(words.bars.summary, {
    pair: pairName(pair, words),
    boards: boards.length,
    ximps: signedText(ximps),
    above: boards.filter((one) => one.ximps > 0).length,
    below: boards.filter((one) => one.ximps < 0).length,
  });
}

function picture(line: PairLine, point: (bar: number | null) => void, words: Words) {
  const { boards, bar } = line;
  const scale = axisScale(boards.map(({ ximps }) => ximps));
  const room = (PLOT.right - PLOT.left) / boards.length;
  const x = (i: number) => PLOT.left + room * i;
  const y = (ximps: number) =>
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * (ximps - scale.least)) / (scale.most - scale.least);
  return html`<svg
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="group"
    tabindex="0"
    aria-label=${summaryOf(line, words)}
    @keydown=${(event: KeyboardEvent) => {
      const to = reached(event.key, bar, boards.length);
      if (to === null) return;
      event.preventDefault();
      point(to);
    }}
    @mouseleave=${() => point(null)}
  >
    ${scale.ticks.map(
      (
        tick
      ) => svg`<line class=${tick === 0 ? "zero" : "grid"} x1=${PLOT.left} x2=${PLOT.right} y1=${fixed(y(tick))} y2=${fixed(y(tick))} />
        <text class="end" x=${PLOT.left - 4} y=${fixed(y(tick) + 4)}>${String(tick).replace("-", "−")}</text>`
    )}
    ${boards.map((one, i) => {
      const [from, to] = [y(Math.max(one.ximps, 0)), y(Math.min(one.ximps, 0))];
      const kind = one.ximps > 0 ? "above" : one.ximps < 0 ? "below" : "level";
      return svg`<g class=${i === bar ? `${kind} now` : kind} @mouseenter=${() => point(i)}>
        <title>${barText(one, words)}</title>
        <rect class="room" x=${fixed(x(i))} y=${PLOT.top} width=${fixed(room)} height=${PLOT.bottom - PLOT.top} />
        <rect class="bar-of-board" x=${fixed(x(i) + (room * (1 - BAR)) / 2)} y=${fixed(Math.min(from, to - LEAST))} width=${fixed(room * BAR)} height=${fixed(Math.max(to - from, LEAST))} />
      </g>`;
    })}
    ${labelsOf(boards, room, words).map(
      ({ at, text }) =>
        svg`<text class="middle" x=${fixed(x(at) + room / 2)} y=${HEIGHT - 5}>${text}</text>`
    )}
  </svg>`;
}

/** Where a key leads among so many bars; null where it leads nowhere. */
function reached(key: string, bar: number | null, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return bar === null ? count - 1 : Math.max(0, bar - 1);
    case "ArrowRight":
      return bar === null ? 0 : Math.min(count - 1, bar + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Numbers of boards as far as there is room for them; of several rounds where each begins. */
function labelsOf(
  boards: readonly PairBoard[],
  room: number,
  { bars }: Words
): { readonly at: number; readonly text: string }[] {
  const rounds = boards.flatMap(({ round }, at) => (boards[at - 1]?.round === round ? [] : [at]));
  if (rounds.length > 1)
    return rounds.map((at) => ({ at, text: phrase(bars.mark, { round: boards[at]!.round }) }));
  const step = Math.ceil(LABEL_ROOM / room);
  return boards.flatMap(({ board }, at) => (at % step === 0 ? [{ at, text: String(board) }] : []));
}

function tableOf(boards: readonly PairBoard[], words: Words) {
  const { bars } = words;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${bars.byBoard}>
    <table>
      <thead>
        <tr>
          <th scope="col" class="figure">${bars.round}</th>
          <th scope="col" class="figure">${bars.board}</th>
          <th scope="col" class="figure">${bars.ximp}</th>
          <th scope="col">${bars.against}</th>
        </tr>
      </thead>
      <tbody>
        ${boards.map(
          ({ round, board, ximps, against }) =>
            html`<tr>
              <td class="figure">${round}</td>
              <td class="figure">${board}</td>
              <td class="figure">${signedText(ximps)}</td>
              <td><bdi>${pairName(against, words)}</bdi></td>
            </tr>`
        )}
      </tbody>
    </table>
  </div>`;
}

const fixed = (value: number) => Math.round(value * 100) / 100;
