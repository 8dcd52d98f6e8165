import { html, nothing } from "lit/html.js";
import type { EntrantsDraft } from "./entrantsDraft";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** The lines of a pasted list that are not understood, each with what is wrong in it. */
export function listProblemsView(
  { problems }: Pick<EntrantsDraft, "problems">,
  { texts, sentences }: Pick<Words, "texts" | "sentences">
) {
  return problems.length
    ? html`<ul class="problems">
        ${problems.map(
          ({ line, code, text }) =>
            html`<li>
              ${phrase(texts.line, { line, text: phrase(sentences.list[code], { text }) })}
            </li>`
        )}
      </ul>`
    : nothing;
}
