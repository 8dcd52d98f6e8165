import { html, nothing } from "lit/html.js";
import { actButton } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { isTrouble } from "./outcome";
import { outcomeText } from "./outcomeText";
import type { Words } from "./words";

/** What came of the last thing that was done; it stays in sight. */
export function statusView(
  { busy, outcome }: EventState,
  { showPlace }: EventActions,
  words: Words
) {
  const said = busy ? words.texts.working : outcome ? outcomeText(outcome, words) : nothing;
  const place = outcome?.kind === "problem" ? outcome.place : null;
  return html`<div class="status" data-trouble=${outcome && isTrouble(outcome) ? "true" : nothing}>
    <p role="status" class="notice">${said}</p>
    ${place && actButton(words.texts.goThere, () => showPlace(place))}
  </div>`;
}
