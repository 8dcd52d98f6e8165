import { html } from "lit/html.js";
import type { HandChange } from "../workbook/eventBook";
import { actButton, textField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import { toCellView } from "./toCellView";
import type { Words } from "./words";

/** What was changed by hand since the last step, with room for the reason. */
export function changesView(
  changes: readonly HandChange[],
  { handReason, busy }: EventState,
  actions: EventActions,
  { texts }: Words
) {
  return html`<h3>${phrase(texts.changes, { count: changes.length })}</h3>
    <ul class="findings">
      ${changes.map(({ place, what, before, after }) => {
        const text = phrase(texts.changed, {
          what,
          before: before || texts.empty,
          after: after || texts.empty,
        });
        return toCellView(text, place, actions);
      })}
    </ul>
    ${textField({ id: "hand-reason", label: texts.reason }, handReason, (text) =>
      actions.keep({ handReason: text })
    )}
    <div class="buttons">
      <span class="hint-line">${texts.changesHint}</span>
      ${actButton(texts.log, actions.log, { off: busy })}
    </div>`;
}
