import { html } from "lit/html.js";
import type { CellPlace } from "../workbook/eventBook";
import type { EventActions } from "./eventPage";

/** A line of a list that takes the director to its cell, where it has one. */
export function toCellView(
  content: unknown,
  place: CellPlace | null,
  { showPlace }: Pick<EventActions, "showPlace">
) {
  return html`<li>
    ${
      place
        ? html`<button type="button" class="to-cell" @click=${() => showPlace(place)}>
            ${content}
          </button>`
        : content
    }
  </li>`;
}
