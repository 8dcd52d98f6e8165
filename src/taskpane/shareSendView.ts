import { html, nothing } from "lit/html.js";
import type { FrozenState, ShareState } from "../workbook/shareDesk";
import { actButton, tickField } from "./controls";
import { shareCellsView } from "./shareCellsView";
import type { ShareActions } from "./sharePage";
import { sharePart } from "./sharePart";
import type { SharePageState } from "./shareState";
import type { Words } from "./words";

/** Freeze, save a copy, thaw: one way of three steps; where it stands is read from the workbook. */
export function shareSendView(
  state: SharePageState,
  { frozen, formulas }: ShareState,
  actions: ShareActions,
  words: Words
) {
  const { share, texts } = words;
  const { busy, inTheWay, other } = state;
  const freezeView = html`<p>${share.freezeHint}</p>
    <div class="buttons">
      ${actButton(share.freeze, actions.freeze, { off: busy || !formulas })}
    </div>`;
  const steps = [
    { title: share.freezeStep, isNow: !frozen, content: frozen ? nothing : freezeView },
    {
      title: share.copyStep,
      isNow: frozen !== null,
      content: frozen ? html`<p>${share.copyHint}</p>` : nothing,
    },
    {
      title: share.thawStep,
      isNow: false,
      content: html`<p>${share.thawHint}</p>
        ${frozen ? thawView(state, frozen, actions, words) : nothing}`,
    },
  ];
  return sharePart(
    "send",
    share.send,
    html`<ol class="guide">
        ${steps.map(
          ({ title, isNow, content }, i) =>
            html`<li class=${isNow ? "now" : nothing} aria-current=${isNow ? "step" : nothing}>
              <h4>
                ${title}${
                  frozen && !i ? html`<span class="offscreen">, ${texts.done}</span> ✓` : nothing
                }
              </h4>
              ${content}
            </li>`
        )}
      </ol>
      ${shareCellsView(share.inTheWay, inTheWay, actions, words)}
      ${shareCellsView(share.otherNow, other, actions, words)}`
  );
}

function thawView(state: SharePageState, frozen: FrozenState, actions: ShareActions, words: Words) {
  const { busy, othersThawed } = state;
  const { changed, formulas, outward } = frozen;
  const { thaw, showPlace } = actions;
  const { share } = words;
  // What was kept is damaged or gone.
  if (!changed.length && !formulas)
    return html`<p>${share.thawLost}</p>
      <div class="buttons">
        ${actButton(share.keepValues, () => thaw("forget"), { off: busy })}
      </div>`;
  if (!changed.length)
    return html`${outwardView(state, frozen, actions, words)}
      <div class="buttons">
        ${actButton(share.thaw, () => thaw("leave"), {
          off: busy || (outward.length === formulas && !state.outward),
          primary: true,
        })}
        ${outward.length ? actButton(share.keepValues, () => thaw("forget"), { off: busy }) : nothing}
      </div>`;
  return html`${outwardView(state, frozen, actions, words)}
    ${shareCellsView(share.changedSince, changed, { showPlace }, words)}
    <p class="hint-line">${share.changedHint}</p>
    <div class="buttons">
      ${
        othersThawed
          ? nothing
          : actButton(share.thawOthers, () => thaw("leave"), { off: busy, primary: true })
      }
      ${actButton(share.putBack, () => thaw("replace"), { off: busy })}
      ${actButton(share.keepTyped, () => thaw("forget"), { off: busy })}
    </div>`;
}

/** Formulas that reach outside come back only for somebody who has seen them and says so. */
function outwardView(
  { outward: isWanted }: SharePageState,
  { outward }: FrozenState,
  { keep, showPlace }: ShareActions,
  words: Words
) {
  if (!outward.length) return nothing;
  const { share } = words;
  return html`${shareCellsView(share.outward, outward, { showPlace }, words)}
    <p class="hint-line">${share.outwardHint}</p>
    ${tickField("outward", share.outwardYes, isWanted, (wanted) => keep({ outward: wanted }))}`;
}
