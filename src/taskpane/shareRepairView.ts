import { html } from "lit/html.js";
import type { ShareState } from "../workbook/shareDesk";
import { actButton } from "./controls";
import { shareCellsView } from "./shareCellsView";
import type { ShareActions } from "./sharePage";
import { sharePart } from "./sharePart";
import type { SharePageState } from "./shareState";
import type { Words } from "./words";

/** Formulas that the add-in came too late for. */
export function shareRepairView(
  { busy }: SharePageState,
  { unknown }: ShareState,
  actions: ShareActions,
  words: Words
) {
  const { share } = words;
  return sharePart(
    "repair",
    share.repair,
    unknown.length
      ? html`<p>${share.repairHint}</p>
          <div class="buttons">
            ${actButton(share.repairNow, actions.repair, { off: busy, primary: true })}
          </div>
          ${shareCellsView(share.unknown, unknown, actions, words)}`
      : html`<p class="hint-line">${share.repairNone}</p>`
  );
}
