import { html, nothing } from "lit/html.js";
import { actButton, choiceField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import type { PairingDraft } from "./pairingDraft";
import { whyNotTexts } from "./whyNotText";
import type { Words } from "./words";

/** What can be done with one or two entrants of the preview. */
export function pairingToolsView(
  { own, hand }: PairingDraft,
  { chosen, question, busy }: EventState,
  actions: EventActions,
  words: Words
) {
  const { texts, nameOf } = words;
  const numbers = own.entrants.map(({ number }) => number).sort((one, other) => one - other);
  const choices = [
    ["", texts.nobody],
    ...numbers.map((number) => [String(number), nameOf(number)] as const),
  ] as const;
  const choice = (place: 0 | 1, label: string) =>
    choiceField({ id: `chosen-${place}`, label }, String(chosen[place] ?? ""), choices, (number) =>
      actions.setChosen(place, number === "" ? null : Number(number))
    );
  const off = busy || chosen.length < 2;
  return html`<div
    class=${chosen.length ? "tools up" : "tools"}
    role="group"
    aria-labelledby="tools"
  >
    <h3 id="tools">${texts.change}</h3>
    <p class="hint-line">${texts.changeHint}</p>
    <div class="fields">${choice(0, texts.first)} ${choice(1, texts.second)}</div>
    <div class="buttons">
      ${actButton(texts.swap, actions.swap, { off })} ${actButton(texts.fix, actions.fix, { off })}
      ${actButton(texts.forbid, actions.forbid, { off })}
      ${actButton(texts.giveBye, actions.giveBye, { off: busy || !chosen.length })}
      ${actButton(texts.whyNot, actions.askWhyNot, { off })}
    </div>
    <div role="status" class="answer">
      ${
        question
          ? whyNotTexts(question, hand, words).map((sentence) => html`<p>${sentence}</p>`)
          : nothing
      }
    </div>
  </div>`;
}
