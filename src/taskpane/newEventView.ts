import { html } from "lit/html.js";
import { choiceField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { pairsSetUpView } from "./pairsSetUpView";
import { setUpView } from "./setUpView";
import type { Words } from "./words";

/** Where a workbook has no event: which kind it shall be, and its form. */
export function newEventView(state: EventState, actions: EventActions, words: Words) {
  const { kind } = state;
  const { pairs } = words;
  return html`${choiceField(
    { id: "kind", label: pairs.kind },
    kind,
    [
      ["teams", pairs.teams],
      ["pairs", pairs.pairs],
    ],
    (chosen) => actions.keep({ kind: chosen })
  )}
  ${kind === "teams" ? setUpView(state, actions, words) : pairsSetUpView(state, actions, words)}`;
}
