import { html, nothing } from "lit/html.js";

/** Why something is so; nothing where the standings alone say it. */
export function reasonsView(reasons: readonly string[]) {
  if (!reasons.length) return nothing;
  return html`<ul class="reasons">
    ${reasons.map((reason) => html`<li>${reason}</li>`)}
  </ul>`;
}
