import { html } from "lit/html.js";
import { WALL_SHEETS } from "../workbook/eventDesk";
import { actButton } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import type { Words } from "./words";

/** The sheets that hang on the wall, a click each. */
export function wallView({ busy }: EventState, { wall }: EventActions, { texts }: Words) {
  return html`<div class="wall">
    <h3>${texts.wall}</h3>
    <div class="buttons">
      ${WALL_SHEETS.map((sheet) => actButton(texts[sheet], () => wall(sheet), { off: busy }))}
    </div>
  </div>`;
}
