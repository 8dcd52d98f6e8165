import { html, nothing } from "lit/html.js";
import type { PaneTexts } from "../locales/pane/en";
import type { Occupied } from "../workbook/insertFormula";
import type { Example } from "./catalogue";
import { type Notice, noticeText } from "./notice";

/** What the buttons of an example do; `place` is the example's element. */
export interface ExampleActions {
  readonly copy: (example: Example, place: Element) => void;
  /** `null` where there is no Excel. */
  readonly insert: ((example: Example, replacing?: Occupied) => void) | null;
  readonly cancel: (example: Example, occupied: Occupied) => void;
}

/** An example: its formula, what it gives, its buttons and what became of them. */
export function exampleView(
  example: Example,
  id: string,
  notice: Notice | null,
  texts: PaneTexts,
  { copy, insert, cancel }: ExampleActions
) {
  const occupied = notice?.kind === "occupied" ? notice : null;
  return html`<li class="example" data-notice=${notice?.kind ?? nothing}>
    <code id=${id} class="formula">${example.formula}</code>
    <div class="buttons">
      <p class="gives"><span>${texts.gives}</span> <code>${example.result}</code></p>
      <button aria-describedby=${id} @click=${(event: Event) => copy(example, placeOf(event))}>
        ${texts.copy}
      </button>
      <button
        class="insert"
        aria-describedby=${id}
        ?disabled=${!insert}
        @click=${() => insert?.(example)}
      >
        ${texts.insert}
      </button>
    </div>
    <p role="status" class="notice">${notice ? noticeText(notice, texts) : nothing}</p>
    ${
      occupied &&
      html`<div class="buttons">
        <button
          class="primary"
          @click=${(event: Event) => {
            focusInsert(event);
            insert?.(example, occupied);
          }}
        >
          ${texts.replace}
        </button>
        <button
          @click=${(event: Event) => {
            focusInsert(event);
            cancel(example, occupied);
          }}
        >
          ${texts.cancel}
        </button>
      </div>`
    }
  </li>`;
}

function placeOf(event: Event): Element {
  return (event.currentTarget as Element).closest(".example")!;
}

/** The answered question goes away with its buttons: the keyboard stays at the example. */
function focusInsert(event: Event): void {
  placeOf(event).querySelector<HTMLElement>(".insert")?.focus();
}
