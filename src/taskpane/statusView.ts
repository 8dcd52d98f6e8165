import { html, nothing } from "lit/html.js";
import type { CellPlace } from "../workbook/eventBook";
import { actButton } from "./controls";
import type { EventActions } from "./eventPage";
import type { Words } from "./words";

/** What is to be told of the last thing that was done. */
interface Status {
  readonly busy: boolean;
  /** Null before anything was done. */
  readonly said: string | null;
  /** Whether it is something the director must mind, and where. */
  readonly trouble: boolean;
  readonly place: CellPlace | null;
}

/** What came of the last thing that was done; it stays in sight. */
export function statusView(
  { busy, said, trouble, place }: Status,
  { showPlace }: Pick<EventActions, "showPlace">,
  { texts }: Words
) {
  return html`<div class="status" data-trouble=${trouble ? "true" : nothing}>
    <p role="status" class="notice">${busy ? texts.working : said}</p>
    ${place && actButton(texts.goThere, () => showPlace(place))}
  </div>`;
}
