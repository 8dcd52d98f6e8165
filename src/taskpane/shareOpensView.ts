import { html, nothing } from "lit/html.js";
import type { ShareState } from "../workbook/shareDesk";
import type { ShareActions } from "./sharePage";
import { sharePart } from "./sharePart";
import type { SharePageState } from "./shareState";
import type { Words } from "./words";

/** Whether the pane opens with this workbook. */
export function shareOpensView(
  { busy }: SharePageState,
  { opens }: ShareState,
  { open }: ShareActions,
  { share }: Words
) {
  return sharePart(
    "opens",
    share.opens,
    opens === null
      ? html`<p class="hint-line">${share.opensNever}</p>`
      : html`<button
            type="button"
            class="switch"
            role="switch"
            aria-checked=${opens ? "true" : "false"}
            aria-describedby="opens-hint"
            aria-disabled=${busy ? "true" : nothing}
            @click=${() => {
              if (!busy) open(!opens);
            }}
          >
            <span class="knob" aria-hidden="true"></span>${share.opensSwitch}
          </button>
          <p id="opens-hint" class="hint-line">${share.opensHint}</p>`
  );
}
