import { html, nothing } from "lit/html.js";
import type { Comparison } from "../pairing";
import { phrase } from "./phrase";
import type { Words } from "./words";

/** Two pairings side by side: only what each of them has alone. */
export function comparisonView(
  { onlyEngine, onlyHand, bye, triangle }: Comparison,
  titles: { readonly engine: string; readonly hand: string },
  { texts, nameOf, listOf }: Words
) {
  const column = (
    title: string,
    tables: readonly { readonly home: number; readonly away: number }[],
    out: number | null | undefined,
    three: readonly number[] | undefined
  ) => {
    const lines = [
      ...tables.map(({ home, away }) => `${nameOf(home)} – ${nameOf(away)}`),
      ...(out ? [phrase(texts.byeIs, { name: nameOf(out) })] : []),
      ...(three?.length ? [phrase(texts.triangleIs, { names: listOf(three.map(nameOf)) })] : []),
    ];
    return lines.length
      ? html`<div>
          <h4>${title}</h4>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>
        </div>`
      : nothing;
  };
  return html`<div class="compared">
    ${column(titles.engine, onlyEngine, bye?.engine, triangle?.engine)}
    ${column(titles.hand, onlyHand, bye?.hand, triangle?.hand)}
  </div>`;
}
