import { html, nothing } from "lit/html.js";
import type { CellPlace } from "../workbook/eventBook";
import { STEP_STAGES, type StepStage } from "../workbook/stepWatch";
import { actButton } from "./controls";
import type { EventActions } from "./eventPage";
import type { Words } from "./words";

/** What is to be told of the last thing that was done. */
interface Status {
  readonly busy: boolean;
  /** How far the step has come; null where nobody tells. */
  readonly stage: StepStage | null;
  /** It has been called off, and has not stopped yet. */
  readonly isCalledOff: boolean;
  /** Null before anything was done. */
  readonly said: string | null;
  /** Whether it is something the director must mind, and where. */
  readonly trouble: boolean;
  readonly place: CellPlace | null;
}

/** What came of the last thing that was done; it stays in sight. What takes long says how far it is. */
export function statusView(
  status: Status,
  actions: Pick<EventActions, "showPlace" | "callOff">,
  words: Words
) {
  const { busy, said, trouble, place } = status;
  const { texts } = words;
  return html`<div class="status" data-trouble=${trouble ? "true" : nothing}>
    <p role="status" class="notice">${busy ? texts.working : said}</p>
    ${busy && status.stage !== null ? progressView(status, status.stage, actions, words) : nothing}
    ${place && actButton(texts.goThere, () => actions.showPlace(place))}
  </div>`;
}

/** Up to the request that writes it a step can be called off. */
function progressView(
  { isCalledOff }: Status,
  stage: StepStage,
  { callOff }: Pick<EventActions, "callOff">,
  { texts, sentences }: Words
) {
  const said = isCalledOff ? texts.callingOff : sentences.stages[stage];
  return html`<div class="progress">
    <progress
      max=${STEP_STAGES.length}
      value=${STEP_STAGES.indexOf(stage) + 1}
      aria-label=${texts.working}
    ></progress>
    <p class="hint-line">${said}</p>
    ${stage === "reading" ? actButton(texts.callOff, callOff, { off: isCalledOff }) : nothing}
  </div>`;
}
