import { html } from "lit/html.js";
import { EVENT_WORDS } from "../locales/eventWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { EventBook } from "../workbook/eventBook";
import { actButton } from "./controls";
import type { EventActions } from "./eventPage";
import { phrase } from "./phrase";
import { LANGUAGES } from "./setUpView";
import type { Words } from "./words";

/** What the event is, once it is set up; its settings are changed on their sheet. */
export function settingsView(
  { facts, event }: EventBook,
  { showPlace }: EventActions,
  { texts, sentences, locale }: Words
) {
  const { settings, values } = SHEET_WORDS[locale];
  const rules = EVENT_WORDS[locale].settings;
  const sheet = SHEET_WORDS[facts.locale].sheets.event;
  const { odd = "bye", firstRound = {}, order = "vp" } = event?.settings.pairing ?? {};
  const rows: [string, string | number][] = [
    [settings.title, facts.title],
    [settings.boards, facts.boards],
    [settings.scale, sentences.scales[facts.scale]],
    [settings.entry, values.entry[facts.entry]],
    [settings.language, LANGUAGES[facts.locale]],
  ];
  if (event)
    rows.push(
      [rules.rounds, event.settings.rounds],
      [settings.odd, values.odd[odd]],
      [settings.firstRound, values.firstRound[firstRound.method ?? "article"]],
      [rules.order, order === "wins" ? texts.ordersWins : texts.ordersVp],
      [rules.seed, event.settings.seed]
    );
  return html`<dl class="facts">
      ${rows.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`
      )}
    </dl>
    <p class="hint-line">${phrase(texts.settingsHint, { sheet })}</p>
    <div class="buttons">
      ${actButton(texts.showSettings, () => showPlace({ sheet, cell: "A1" }))}
    </div>`;
}
