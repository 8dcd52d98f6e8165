import { html, nothing } from "lit/html.js";
import type { EventActions } from "./eventPage";
import { stageOf, type Stage, type Step, STEPS } from "./eventStage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** Where the event stands: its steps, of which each can be gone to once there is something to see. */
export function stepsView(state: EventState, { goTo }: EventActions, { texts }: Words) {
  const stage = stageOf(state.book);
  return html`<nav class="steps" aria-label=${texts.steps}>
    <ol>
      ${STEPS.map((step) => {
        const mark = step === stage.next ? "next" : isDone(step, stage) ? "done" : null;
        return html`<li class=${mark ?? nothing}>
          <button
            type="button"
            aria-current=${step === state.step ? "page" : nothing}
            ?disabled=${!isOpen(step, stage, state)}
            @click=${() => goTo(step)}
          >
            ${phrase(texts[step], { round: roundOf(stage, state) })}${
              mark ? html`<span class="offscreen">, ${texts[mark]}</span>` : nothing
            }
          </button>
        </li>`;
      })}
    </ol>
  </nav>`;
}

/** The round that is to be paired; at the end the last. */
function roundOf({ posted }: Stage, { book }: EventState): number {
  return Math.min(posted + 1, book?.event?.settings.rounds ?? posted + 1);
}

function isDone(step: Step, { next, posted }: Stage): boolean {
  if (step === "setUp") return next !== "setUp";
  if (step === "entrants") return posted > 0 || next === "pair";
  // Results and pairing come in turn: what is behind is done until the next round begins.
  return step === "results"
    ? posted > 0 && next !== "results"
    : step === "pair" && next === "standings";
}

function isOpen(step: Step, { posted, next }: Stage, { book }: EventState): boolean {
  if (step === "setUp") return true;
  if (!book) return false;
  if (step === "entrants") return true;
  return step === "pair" ? next !== "entrants" : posted > 0 || next === "results";
}
