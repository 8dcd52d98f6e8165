import { html } from "lit/html.js";
import type { PairFigures } from "../workbook/pairFigures";
import { pairName, signedText } from "./pairName";
import type { Words } from "./words";

/** The room of a bar, in its own units. */
const [WIDTH, HEIGHT] = [100, 12];
const LEAST = 0.6;

/** The Butlers of all pairs, the highest first: a table in which each figure has a bar beside it. */
export function butlerBarsView(pairs: readonly PairFigures[], isCorrected: boolean, words: Words) {
  const { bars } = words;
  const butlerOf = (pair: PairFigures) => (isCorrected ? pair.corrected : pair.butler);
  const listed = [...pairs].sort((one, other) => butlerOf(other) - butlerOf(one));
  const values = listed.map(butlerOf);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (value: number) => (WIDTH * (value - least)) / (most - least || 1);
  return html`<div class="scroll bars" tabindex="0" role="group" aria-label=${bars.butlers}>
    <table>
      <thead>
        <tr>
          <th scope="col">${bars.pair}</th>
          <th scope="col" class="figure">${bars.boards}</th>
          <th scope="col" class="figure" colspan="2">${bars.butler}</th>
        </tr>
      </thead>
      <tbody>
        ${listed.map((pair) => {
          const value = butlerOf(pair);
          const [from, to] = [x(Math.min(value, 0)), x(Math.max(value, 0))];
          return html`<tr>
            <th scope="row"><bdi>${pairName(pair, words)}</bdi></th>
            <td class="figure">${pair.boards.length}</td>
            <td class="bar-room">
              <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
                <g class=${value < 0 ? "below" : "above"}>
                  <rect
                    class="bar-of-board"
                    x=${fixed(from)}
                    y="1"
                    width=${fixed(Math.max(to - from, LEAST))}
                    height=${HEIGHT - 2}
                  />
                </g>
                <line class="zero" x1=${fixed(x(0))} x2=${fixed(x(0))} y1="0" y2=${HEIGHT} />
              </svg>
            </td>
            <td class="figure">${signedText(value, 2)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

const fixed = (value: number) => Math.round(value * 100) / 100;
