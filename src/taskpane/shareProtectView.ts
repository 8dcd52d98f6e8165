import { html, nothing } from "lit/html.js";
import type { ShareState } from "../workbook/shareDesk";
import { passwordField } from "./controls";
import type { ShareActions } from "./sharePage";
import { sharePart } from "./sharePart";
import type { SharePageState } from "./shareState";
import type { Words } from "./words";

/** Locking what is worked out against typing, and unlocking it. */
export function shareProtectView(
  state: SharePageState,
  { lock }: ShareState,
  actions: ShareActions,
  { share }: Words
) {
  const isOpen = lock === "open";
  const hint = { open: share.protectHint, locked: share.isLocked, password: share.isPassword }[
    lock
  ];
  const act = isOpen ? actions.lock : actions.unlock;
  return sharePart(
    "protect",
    share.protect,
    html`<form
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        if (!state.busy) act();
      }}
    >
      <p>${hint}</p>
      ${
        lock === "locked"
          ? nothing
          : passwordField(
              {
                id: "password",
                label: isOpen ? share.passwordMay : share.password,
                ...(isOpen ? { hint: share.passwordHint } : {}),
              },
              { value: state.password, isShown: state.showsPassword, show: share.showPassword },
              (password) => actions.keep({ password }),
              (showsPassword) => actions.keep({ showsPassword })
            )
      }
      <div class="buttons">
        <button aria-disabled=${state.busy ? "true" : nothing}>
          ${isOpen ? share.protectNow : share.unlock}
        </button>
      </div>
    </form>`
  );
}
