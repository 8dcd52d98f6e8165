import { html, nothing } from "lit/html.js";
import { EVENT_WORDS } from "../locales/eventWords";
import { LOCALES, type Locale } from "../locales/locale";
import { PLAN_VALUES, SHEET_WORDS } from "../locales/sheetWords";
import { roundsAdvice } from "../pairing";
import { VP_SCALES } from "../scoring/victoryPoints";
import { ENTRIES } from "../workbook/eventBook";
import { actButton, choiceField, numberField, textField } from "./controls";
import type { EventActions } from "./eventPage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import { EVENT_ORDERS, isFieldProblem, planOf, type SetUpDraft } from "./setUpDraft";
import type { Words } from "./words";

/** Every language by the name it gives itself. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};

/** The form of a new event. */
export function setUpView(state: EventState, actions: EventActions, words: Words) {
  const { texts, sentences, locale } = words;
  const { settings, values } = SHEET_WORDS[locale];
  const rules = EVENT_WORDS[locale].settings;
  const { setUp, busy } = state;
  const keep =
    <K extends keyof SetUpDraft>(key: K) =>
    (value: SetUpDraft[K]) =>
      actions.keepSetUp({ [key]: value });
  const found = planOf(setUp, texts.untitled);
  const problem = isFieldProblem(found) ? found : null;
  const wrong = (field: string) =>
    problem?.field === field ? problemText(problem.problem, words) : "";
  const orders = { vp: texts.ordersVp, wins: texts.ordersWins };
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      actions.makeEvent();
    }}
  >
    ${textField(
      { id: "title", label: settings.title, hint: texts.titleHint },
      setUp.title,
      keep("title")
    )}
    <div class="fields">
      ${numberField(
        { id: "expected", label: texts.expected, hint: texts.expectedHint, least: 2 },
        setUp.expected,
        keep("expected")
      )}
      ${numberField(
        { id: "rounds", label: rules.rounds, hint: wrong("rounds"), least: 1 },
        setUp.rounds,
        keep("rounds")
      )}
    </div>
    ${adviceView(setUp, words)}
    <div class="fields">
      ${numberField(
        { id: "boards", label: settings.boards, hint: wrong("boards"), least: 1 },
        setUp.boards,
        keep("boards")
      )}
      ${choiceField(
        { id: "scale", label: settings.scale },
        setUp.scale,
        VP_SCALES.map((scale) => [scale, sentences.scales[scale]]),
        keep("scale")
      )}
    </div>
    ${choiceField(
      { id: "entry", label: settings.entry },
      setUp.entry,
      ENTRIES.map((entry) => [entry, values.entry[entry]]),
      keep("entry")
    )}
    ${choiceField(
      { id: "odd", label: settings.odd, hint: wrong("odd") },
      setUp.odd,
      PLAN_VALUES.odd.map((odd) => [odd, values.odd[odd]]),
      keep("odd")
    )}
    ${choiceField(
      { id: "firstRound", label: settings.firstRound },
      setUp.firstRound,
      PLAN_VALUES.firstRound.map((method) => [method, values.firstRound[method]]),
      keep("firstRound")
    )}
    ${choiceField(
      { id: "order", label: rules.order },
      setUp.order,
      EVENT_ORDERS.map((order) => [order, orders[order]]),
      keep("order")
    )}
    <div class="with-button">
      ${numberField(
        { id: "seed", label: rules.seed, hint: wrong("seed") || texts.seedHint },
        setUp.seed,
        keep("seed")
      )}
      ${actButton(texts.drawAgain, actions.drawSeed)}
    </div>
    ${choiceField(
      { id: "language", label: texts.sheetLanguage },
      setUp.locale,
      LOCALES.map((language) => [language, LANGUAGES[language]]),
      keep("locale")
    )}
    <p class="hint-line">
      ${phrase(texts.moreRules, { sheet: SHEET_WORDS[setUp.locale].sheets.event })}
    </p>
    <div class="buttons">
      <button class="primary" aria-disabled=${busy ? "true" : nothing}>${texts.makeEvent}</button>
    </div>
  </form>`;
}

/** What the article advises, and what speaks against the number of rounds chosen. */
function adviceView({ expected, rounds }: SetUpDraft, { texts, sentences, textOf }: Words) {
  const [entrants, planned] = [Number(expected), Number(rounds)];
  if (!Number.isInteger(entrants) || entrants < 2 || !(planned >= 1)) return nothing;
  const { least, most, guaranteed, possible, warnings } = roundsAdvice(entrants, planned);
  return html`<p class="advice" data-warn=${warnings.length ? "true" : nothing}>
    ${textOf([
      phrase(texts.advice, { entrants, least, most }),
      ...warnings.map((code) => phrase(sentences.rounds[code], { guaranteed, possible })),
    ])}
  </p>`;
}
