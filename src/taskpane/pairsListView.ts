import { html, nothing } from "lit/html.js";
import type { NewEntrant } from "../workbook/eventDesk";
import { listField } from "./controls";
import type { EntrantsDraft } from "./entrantsDraft";
import { listProblemsView } from "./listProblemsView";
import type { Words } from "./words";

/** A field for a list of pairs, with what was recognised in it and what was not. */
export function pairsListView(
  list: string,
  { entrants, problems }: EntrantsDraft,
  keep: (list: string) => void,
  { texts, pairs, sentences }: Words
) {
  return html`${listField(
    { id: "pairs-list", label: pairs.list, hint: pairs.listHint, rows: 5 },
    list,
    keep
  )}
  ${listProblemsView({ problems }, { texts, sentences })}
  ${entrants.length ? recognisedView(entrants, { texts, pairs }) : nothing}`;
}

function recognisedView(
  entrants: readonly NewEntrant[],
  { texts, pairs }: Pick<Words, "texts" | "pairs">
) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${pairs.list}>
    <table>
      <thead>
        <tr>
          <th scope="col" class="figure">${texts.number}</th>
          <th scope="col">${pairs.pair}</th>
          <th scope="col">${texts.club}</th>
        </tr>
      </thead>
      <tbody>
        ${entrants.map(
          ({ number, name, club }) =>
            html`<tr>
              <td class="figure">${number}</td>
              <td>${name}</td>
              <td>${club}</td>
            </tr>`
        )}
      </tbody>
    </table>
  </div>`;
}
