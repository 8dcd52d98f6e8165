import { html } from "lit/html.js";
import { BUTLER_SORTS } from "../workbook/butlerTable";
import { actButton, choiceField, tickField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import type { Words } from "./words";

/** Making the Butler list: what it is sorted by, with rounds, and with ranks where somebody insists. */
export function butlerView(
  { butler: plan, busy }: EventState,
  { keep, butler }: EventActions,
  { texts }: Words
) {
  const names = {
    CORRECTED: texts.byCorrected,
    BUTLER: texts.byButler,
    XIMP: texts.byXimp,
    TEAM: texts.byTeam,
  };
  return html`<details class="extra butler">
    <summary>${texts.butlerList}</summary>
    ${choiceField(
      { id: "butler-sort", label: texts.butlerSort },
      plan.sort,
      BUTLER_SORTS.map((sort) => [sort, names[sort]]),
      (sort) => keep({ butler: { ...plan, sort } })
    )}
    ${tickField("butler-rounds", texts.butlerRounds, plan.byRound, (byRound) =>
      keep({ butler: { ...plan, byRound } })
    )}
    ${tickField("butler-ranks", texts.butlerRanks, plan.ranked, (ranked) =>
      keep({ butler: { ...plan, ranked } })
    )}
    <p class="hint-line">${texts.butlerRanksHint}</p>
    <div class="buttons">${actButton(texts.makeButler, butler, { off: busy })}</div>
  </details>`;
}
