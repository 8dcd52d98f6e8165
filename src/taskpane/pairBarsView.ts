import { html, nothing } from "lit/html.js";
import type { EventBook } from "../workbook/eventBook";
import { butlerBarsView } from "./butlerBarsView";
import { actButton, choiceField, tickField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { pairLineView } from "./pairLineView";
import { pairName } from "./pairName";
import type { Words } from "./words";

/** What every pair made of its boards, read when somebody asks: a pair's XIMPs as bars, and all Butlers. */
export function pairBarsView(
  state: EventState,
  book: EventBook,
  actions: EventActions,
  words: Words
) {
  const { bars: shown, busy } = state;
  const { bars } = words;
  const isStale = shown.pairs !== null && shown.stamp !== book.stamp;
  return html`<details class="extra pair-bars">
    <summary>${bars.title}</summary>
    <p class="hint-line">${isStale ? bars.stale : bars.hint}</p>
    ${
      shown.pairs === null || isStale
        ? html`<div class="buttons">
            ${actButton(isStale ? bars.again : bars.read, actions.readBars, { off: busy })}
          </div>`
        : nothing
    }
    ${shown.pairs === null ? nothing : pairsView(state, actions, words)}
  </details>`;
}

const ALL = "all";

function pairsView({ bars: shown }: EventState, { keep }: EventActions, words: Words) {
  const { bars } = words;
  const { pairs, isCorrected } = shown;
  const pair = pairs?.find(({ key }) => key === shown.pair) ?? pairs?.[0];
  if (!pairs || !pair) return html`<p class="message">${bars.none}</p>`;
  const rounds = [...new Set(pair.boards.map(({ round }) => round))];
  const round = rounds.find((one) => one === shown.round) ?? null;
  const boards = pair.boards.filter((one) => round === null || one.round === round);
  return html`${choiceField(
      { id: "bars-pair", label: bars.pair },
      pair.key,
      pairs.map((one) => [one.key, pairName(one, words)]),
      (key) => keep({ bars: { ...shown, pair: key, bar: null } })
    )}
    ${choiceField(
      { id: "bars-round", label: bars.round },
      round === null ? ALL : String(round),
      [[ALL, bars.all], ...rounds.map((one) => [String(one), String(one)] as const)],
      (chosen) =>
        keep({ bars: { ...shown, round: chosen === ALL ? null : Number(chosen), bar: null } })
    )}
    ${pairLineView(
      { pair, boards, bar: shown.bar },
      (bar) => keep({ bars: { ...shown, bar } }),
      words
    )}
    <h3>${bars.butlers}</h3>
    ${tickField("bars-corrected", bars.corrected, isCorrected, (ticked) =>
      keep({ bars: { ...shown, isCorrected: ticked } })
    )}
    ${butlerBarsView(pairs, isCorrected, words)}`;
}
