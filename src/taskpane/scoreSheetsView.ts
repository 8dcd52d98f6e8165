import { html } from "lit/html.js";
import type { EventBook } from "../workbook/eventBook";
import { actButton, choiceField, numberField } from "./controls";
import type { EventActions } from "./eventPage";
import { lastPosted } from "./eventStage";
import type { EventState } from "./eventState";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** Making the score sheets of the last round: who types boards need not type IMPs. */
export function scoreSheetsView(
  { firstBoard, halves, busy }: EventState,
  book: EventBook,
  { keep, scoreSheets }: EventActions,
  { texts }: Words
) {
  const first = Number(firstBoard);
  const isBoard = Number.isInteger(first) && first >= 1;
  return html`<details class="extra score-sheets">
    <summary>${texts.scoreSheets}</summary>
    <p class="hint-line">${texts.scoreSheetsHint}</p>
    ${numberField({ id: "first-board", label: texts.firstBoard, least: 1 }, firstBoard, (text) =>
      keep({ firstBoard: text })
    )}
    ${choiceField(
      { id: "halves", label: texts.lineUps },
      String(halves) as "1" | "2",
      [
        ["1", texts.lineUpMatch],
        ["2", texts.lineUpHalves],
      ],
      (chosen) => keep({ halves: Number(chosen) as 1 | 2 })
    )}
    <div class="buttons">
      ${actButton(phrase(texts.newScoreSheets, { round: lastPosted(book) }), scoreSheets, {
        off: busy || !isBoard,
      })}
    </div>
  </details>`;
}
