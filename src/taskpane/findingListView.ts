import { html, nothing } from "lit/html.js";
import type { Finding } from "../workbook/findings";
import { findingText } from "./findingText";
import type { EventActions } from "./eventPage";
import { phrase } from "./phrase";
import { toCellView } from "./toCellView";
import type { Words } from "./words";

/** What was found in the event's sheets, each with the way to its cell. */
export function findingListView(findings: readonly Finding[], actions: EventActions, words: Words) {
  return html`<ul class="findings">
    ${findings.map((finding) => {
      const { place, round } = finding;
      const text = html`${
        round === null ? nothing : html`<small>${phrase(words.texts.ofRound, { round })}</small> `
      }${findingText(finding, words)}`;
      return toCellView(text, place, actions);
    })}
  </ul>`;
}
