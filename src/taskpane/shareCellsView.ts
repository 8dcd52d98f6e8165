import { html, nothing } from "lit/html.js";
import type { CellPlace } from "../workbook/eventBook";
import type { ChangedCell, SharedCell } from "../workbook/shareDesk";
import { phrase } from "./phrase";
import type { ShareActions } from "./sharePage";
import { toCellView } from "./toCellView";
import type { Words } from "./words";

/** A list does not show more. */
export const MOST_SHOWN = 50;

/** Cells under a heading that counts them, each with the way to it. */
export function shareCellsView(
  title: string,
  cells: readonly (CellPlace | SharedCell | ChangedCell)[],
  actions: Pick<ShareActions, "showPlace">,
  words: Words
) {
  if (!cells.length) return nothing;
  const { share } = words;
  const rest = cells.length - MOST_SHOWN;
  return html`<h4>${phrase(title, { count: cells.length })}</h4>
    <ul class="findings">
      ${cells.slice(0, MOST_SHOWN).map((cell) => {
        const place = "place" in cell ? cell.place : cell;
        return toCellView(cellText(cell, place, words), place, actions);
      })}
    </ul>
    ${rest > 0 ? html`<p class="hint-line">${phrase(share.more, { count: rest })}</p>` : nothing}`;
}

function cellText(
  cell: CellPlace | SharedCell | ChangedCell,
  place: CellPlace,
  { share, texts }: Words
): string {
  const at = `${place.sheet}!${place.cell}`;
  if (!("place" in cell)) return at;
  const shown = cell.shown || texts.empty;
  if (!("before" in cell)) return phrase(share.shows, { cell: at, shown });
  const before = cell.before || texts.empty;
  return phrase(share.wasBefore, { cell: at, before, after: shown });
}
