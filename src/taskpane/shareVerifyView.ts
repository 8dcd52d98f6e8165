import { html, nothing } from "lit/html.js";
import { sentence } from "../locales/sentence";
import { VERIFY_TEXTS } from "../locales/verifyTexts";
import type { EventBook } from "../workbook/eventBook";
import { CHECKS, type Difference, type Verification } from "../workbook/verification";
import { actButton } from "./controls";
import { phrase } from "./phrase";
import { MOST_SHOWN } from "./shareCellsView";
import type { ShareActions } from "./sharePage";
import { sharePart } from "./sharePart";
import type { SharePageState } from "./shareState";
import type { Words } from "./words";

/** Working the event out anew, and what came of it. */
export function shareVerifyView(
  state: SharePageState,
  { facts }: EventBook,
  actions: ShareActions,
  words: Words
) {
  const { share } = words;
  const sheet = VERIFY_TEXTS[facts.locale].sheet;
  return sharePart(
    "verify",
    share.verify,
    html`<p>${phrase(share.verifyHint, { sheet })}</p>
      <div class="buttons">
        ${actButton(share.verifyNow, actions.verify, {
          off: state.busy,
          primary: !state.share?.frozen && !state.share?.unknown.length,
        })}
      </div>
      ${state.verified ? verifiedView(state.verified, sheet, actions, words) : nothing}
      <p class="hint-line">${share.verifyLimits}</p>`
  );
}

function verifiedView(
  { counts, differences, unchecked }: Verification,
  sheet: string,
  actions: ShareActions,
  words: Words
) {
  const { share, locale } = words;
  const { counts: said } = VERIFY_TEXTS[locale];
  const open = differences.filter(({ explanation }) => !explanation);
  const told = differences.filter(({ explanation }) => explanation);
  const isClean = !differences.length && !unchecked.length;
  return html`${
      open.length || unchecked.length
        ? nothing
        : html`<p class="advice">${isClean ? share.clean : share.explained}</p>`
    }
    ${differencesOf(share.noExplanation, open, sheet, actions, words)}
    ${
      unchecked.length
        ? html`<h4>${phrase(share.unchecked, { count: unchecked.length })}</h4>
            <ul class="bulleted">
              ${unchecked.map((text) => html`<li>${text}</li>`)}
            </ul>`
        : nothing
    }
    ${differencesOf(share.withExplanation, told, sheet, actions, words)}
    <h4>${share.counts}</h4>
    <ul class="bulleted counts">
      ${CHECKS.map((check) => html`<li>${phrase(said[check], { count: counts[check] })}</li>`)}
    </ul>
    <div class="buttons">
      ${actButton(share.toSheet, () => actions.showPlace({ sheet, cell: "A1" }))}
    </div>`;
}

function differencesOf(
  title: string,
  differences: readonly Difference[],
  sheet: string,
  actions: ShareActions,
  words: Words
) {
  if (!differences.length) return nothing;
  const rest = differences.length - MOST_SHOWN;
  const { share } = words;
  return html`<h4>${phrase(title, { count: differences.length })}</h4>
    <ul class="findings">
      ${differences.slice(0, MOST_SHOWN).map((one) => differenceView(one, actions, words))}
    </ul>
    ${
      rest > 0
        ? html`<p class="hint-line">${phrase(share.moreOnSheet, { count: rest, sheet })}</p>`
        : nothing
    }`;
}

function differenceView(
  { check, round, what, place, shown, due, explanation }: Difference,
  { showPlace }: ShareActions,
  { share, texts, locale }: Words
) {
  const name = VERIFY_TEXTS[locale].checks[check];
  const content = html`<small
      >${round === null ? name : phrase(share.ofRound, { check: name, round })}</small
    >
    ${sentence(share.shownDue, { what, shown: shown || texts.empty, due: due || texts.empty })}`;
  return html`<li>
    ${
      place
        ? html`<button type="button" class="to-cell" @click=${() => showPlace(place)}>
            ${content}
          </button>`
        : html`<p>${content}</p>`
    }
    ${
      explanation
        ? html`<button
            type="button"
            class="to-cell why"
            @click=${() => showPlace(explanation.place)}
          >
            ${phrase(share.explanation, { text: explanation.text })}
          </button>`
        : nothing
    }
  </li>`;
}
