import { html } from "lit/html.js";

/** A part of the page Sharing under its heading. */
export function sharePart(id: string, title: string, content: unknown) {
  return html`<section class="part" aria-labelledby=${id}>
    <h3 id=${id}>${title}</h3>
    ${content}
  </section>`;
}
