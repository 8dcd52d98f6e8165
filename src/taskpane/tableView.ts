import { html } from "lit/html.js";
import type { HandMadeRound } from "../pairing";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import type { PairingDraft } from "./pairingDraft";
import { phrase } from "./phrase";
import { reasonsView } from "./reasonsView";
import { reasonTexts } from "./reasonText";
import { vpText } from "./vpText";
import type { Words } from "./words";

/** A table of the preview: who is home, who is away, their VPs, and why. */
export function tableView(
  { table, home, away }: HandMadeRound["tables"][number],
  { engine, input }: PairingDraft,
  { chosen, busy }: EventState,
  { choose, turn }: EventActions,
  words: Words
) {
  const { texts } = words;
  const made = engine.tables.find((one) =>
    [one.home, one.away].every((number) => number === home || number === away)
  );
  const entrant = (number: number) => input.entrants.find((one) => one.number === number);
  const hasFractions = input.entrants.some(({ total }) => !Number.isInteger(total));
  const turnText = phrase(texts.turnAt, { table: table ?? 0 });
  const team = (number: number, side: string) =>
    html`<button
      type="button"
      class="team"
      aria-pressed=${chosen.includes(number) ? "true" : "false"}
      @click=${() => choose(number)}
    >
      <span class="figure">${number}</span>
      <span class="team-name"><bdi>${entrant(number)?.name}</bdi></span>
      <span class="offscreen">(${side})</span>
      <span class="figure">${vpText(entrant(number)?.total ?? 0, hasFractions)}</span>
    </button>`;
  return html`<li class="table">
    <span class="table-number">
      <span class="offscreen">${phrase(texts.table, { table: table ?? 0 })}</span>
      <span aria-hidden="true">${table}</span>
    </span>
    <div class="teams">${team(home, texts.home)} ${team(away, texts.away)}</div>
    <button
      type="button"
      class="turn"
      aria-label=${turnText}
      title=${turnText}
      aria-disabled=${busy ? "true" : "false"}
      @click=${() => turn(home, away)}
    >
      ⇅
    </button>
    ${reasonsView(made ? reasonTexts(made.reasons, "table", words) : [texts.byHand])}
  </li>`;
}
