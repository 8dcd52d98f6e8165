import { html, nothing } from "lit/html.js";
import type { PostedRound } from "../event";
import type { EventBook } from "../workbook/eventBook";
import { actButton, textField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** Taking the last round back; asks again and says what is lost. */
export function undoView(
  { undoing, undoReason, busy }: EventState,
  { event, rounds }: EventBook,
  { keep, undo }: EventActions,
  { texts }: Words
) {
  const { round = 0, sheet = "", boards = 0 } = rounds.at(-1) ?? {};
  const open = (asks: boolean) => (event: Event) => {
    const place = (event.currentTarget as Element).closest(".undo")!;
    keep({ undoing: asks, undoReason: "" });
    // The button pressed has gone: the keyboard stays at the question, or at what asked it.
    place.querySelector<HTMLElement>(asks ? "input" : "button")?.focus();
  };
  const count = resultsIn(event?.rounds.find((posted) => posted.round === round));
  return html`<div class="undo">
    ${
      undoing
        ? html`<div class="asking" role="group" aria-labelledby="undo-ask">
            <p id="undo-ask">${phrase(texts.undoAsk, { sheet, count })}</p>
            ${boards > 0 ? html`<p>${phrase(texts.undoBoards, { count: boards })}</p>` : nothing}
            <p class="hint-line">${texts.undoWall}</p>
            ${textField({ id: "undo-reason", label: texts.reason }, undoReason, (text) =>
              keep({ undoReason: text })
            )}
            <div class="buttons">
              ${actButton(texts.undoYes, undo, { off: busy })}
              <button type="button" @click=${open(false)}>${texts.undoNo}</button>
            </div>
          </div>`
        : html`<button type="button" @click=${open(true)}>${phrase(texts.undo, { round })}</button>`
    }
  </div>`;
}

function resultsIn(posted: PostedRound | undefined): number {
  const all = [...(posted?.matches ?? []), ...(posted?.triangle?.matches ?? [])];
  return all.filter(({ result }) => result !== null).length;
}
