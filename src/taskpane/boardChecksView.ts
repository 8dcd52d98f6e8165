import { html, nothing } from "lit/html.js";
import type { EventBook } from "../workbook/eventBook";
import { checkText } from "./boardsText";
import { roundToCheck } from "./checksState";
import { actButton, choiceField } from "./controls";
import type { EventActions } from "./eventPage";
import { lastPosted } from "./eventStage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import { toCellView } from "./toCellView";
import type { Words } from "./words";

/** Checking the boards: what is to be looked at, each with the way to its cell. */
export function boardChecksView(
  { checks, book, busy }: EventState,
  actions: EventActions,
  words: Words
) {
  const { boards } = words;
  if (!book) return nothing;
  const { findings, stamp } = checks;
  return html`<details class="extra checks">
    <summary>${boards.check}</summary>
    <p class="hint-line">${boards.checkHint}</p>
    ${roundView(checks, book, actions, words)}
    <div class="buttons">${actButton(boards.checkNow, actions.checkBoards, { off: busy })}</div>
    ${
      findings === null
        ? nothing
        : html`${
            stamp === book.stamp ? nothing : html`<p class="hint-line">${boards.checkedBefore}</p>`
          }
          ${foundView(findings, actions, words)}`
    }
  </details>`;
}

function roundView(
  checks: EventState["checks"],
  book: EventBook,
  { keepChecks }: EventActions,
  { boards }: Words
) {
  const last = lastPosted(book);
  if (last < 2) return nothing;
  const all = "all";
  return choiceField(
    { id: "check-round", label: boards.checkRound },
    String(roundToCheck(checks, book) ?? all),
    [
      ...Array.from({ length: last }, (_, i) => {
        const round = i + 1;
        return [String(round), phrase(boards.oneRound, { round })] as const;
      }),
      [all, boards.allRounds],
    ],
    (chosen) => keepChecks({ round: chosen === all ? all : Number(chosen), findings: null })
  );
}

/** More than that nobody reads in a pane. */
const MOST_LISTED = 100;

function foundView(
  findings: NonNullable<EventState["checks"]["findings"]>,
  actions: EventActions,
  words: Words
) {
  const { boards, texts } = words;
  const count = findings.length;
  if (!count) return html`<p class="message">${boards.nothingFound}</p>`;
  return html`<h3 class="wrong">${phrase(boards.found, { count })}</h3>
    <ul class="findings">
      ${findings.slice(0, MOST_LISTED).map((found) => {
        const { round, place } = found;
        const text = html`${
          round === null ? nothing : html`<small>${phrase(texts.ofRound, { round })}</small> `
        }${checkText(found, words)}`;
        return toCellView(text, place, actions);
      })}
    </ul>
    ${
      count > MOST_LISTED
        ? html`<p class="hint-line">${phrase(boards.more, { count: count - MOST_LISTED })}</p>`
        : nothing
    }`;
}
