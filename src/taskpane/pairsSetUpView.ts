import { html, nothing } from "lit/html.js";
import { PAIRS_SCORINGS } from "../event/pairsSession";
import { LOCALES } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { BoardsInPlay } from "../workbook/pairsRows";
import { actButton, choiceField, numberField, textField } from "./controls";
import { entrantsDraft } from "./entrantsDraft";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { boardsOf, isPairsProblem, type PairsDraft, rowsOf } from "./pairsDraft";
import { pairsListView } from "./pairsListView";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import { LANGUAGES } from "./setUpView";
import type { Words } from "./words";

/** The form of a new pairs event, and the sample below it. */
export function pairsSetUpView(
  { pairsSetUp: draft, busy }: EventState,
  actions: EventActions,
  words: Words
) {
  const { texts, pairs, locale } = words;
  const { settings, values } = RESULTS_WORDS[locale];
  const sheetSettings = SHEET_WORDS[locale].settings;
  const keep =
    <K extends keyof PairsDraft>(key: K) =>
    (value: PairsDraft[K]) =>
      actions.keepPairs({ [key]: value });
  const listed = entrantsDraft(draft.list, [], 1);
  const isOff = busy || listed.problems.length > 0;
  const one = (text: string) => (text === "2" ? 2 : 1);
  return html`<form
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        actions.makePairs();
      }}
    >
      ${textField(
        { id: "title", label: sheetSettings.title, hint: texts.titleHint },
        draft.title,
        keep("title")
      )}
      ${choiceField(
        { id: "pairs-scoring", label: settings.pairs },
        draft.scoring,
        PAIRS_SCORINGS.map((scoring) => [scoring, values[scoring]]),
        keep("scoring")
      )}
      <div class="fields">
        ${choiceField(
          { id: "winners", label: settings.winners },
          String(draft.winners),
          [
            ["1", "1"],
            ["2", "2"],
          ],
          (text) => keep("winners")(one(text))
        )}
        ${
          draft.scoring === "MP"
            ? choiceField(
                { id: "per-win", label: settings.perWin },
                String(draft.perWin),
                [
                  ["2", "2"],
                  ["1", "1"],
                ],
                (text) => keep("perWin")(one(text))
              )
            : nothing
        }
      </div>
      ${draft.winners === 2 ? html`<p class="hint-line">${pairs.ownNumbers}</p>` : nothing}
      ${boardsView(draft, actions, words)} ${pairsListView(draft.list, listed, keep("list"), words)}
      ${choiceField(
        { id: "language", label: texts.sheetLanguage },
        draft.locale,
        LOCALES.map((language) => [language, LANGUAGES[language]]),
        keep("locale")
      )}
      <p class="hint-line">
        ${phrase(texts.moreRules, { sheet: PAIRS_WORDS[draft.locale].sheets.pairs })}
      </p>
      <div class="buttons">
        <button class="primary" aria-disabled=${isOff ? "true" : nothing}>${pairs.make}</button>
      </div>
    </form>
    <details class="extra pairs-sample">
      <summary>${pairs.sample}</summary>
      <p class="hint-line">${pairs.sampleHint}</p>
      <div class="buttons">${actButton(pairs.makeSample, actions.makeSample, { off: busy })}</div>
    </details>`;
}

/** What is played, and how many rows that makes. */
function boardsView(draft: PairsDraft, { keepPairs }: EventActions, words: Words) {
  const { texts, pairs, locale } = words;
  const found = boardsOf(draft);
  const wrong = (field: string) =>
    isPairsProblem(found) && found.field === field && found.problem
      ? problemText(found.problem, words)
      : "";
  const number = (field: keyof BoardsInPlay, label: string, hint = "") =>
    numberField({ id: field, label, hint: wrong(field) || hint, least: 1 }, draft[field], (text) =>
      keepPairs({ [field]: text })
    );
  const count = isPairsProblem(found) ? null : rowsOf(found);
  return html`<div class="fields">
      ${number("tables", pairs.tables)} ${number("sections", pairs.sections)}
    </div>
    <p class="hint-line">${pairs.tablesHint}</p>
    <div class="fields">
      ${number("firstBoard", texts.firstBoard)}
      ${number("boards", SHEET_WORDS[locale].settings.boards)}
    </div>
    ${count === null ? nothing : html`<p class="advice">${phrase(pairs.rows, { count })}</p>`}`;
}
