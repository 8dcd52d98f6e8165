import { html, nothing } from "lit/html.js";
import type { PaneTexts } from "../locales/pane/en";

/** The pages of the pane. */
export const PAGES = ["event", "share", "functions"] as const;
export type Page = (typeof PAGES)[number];

interface PaneViewOptions {
  readonly texts: PaneTexts;
  readonly page: Page;
  readonly goTo: (page: Page) => void;
  /** What stands on the page in front. */
  readonly content: unknown;
}

/** The whole pane: its name, its pages, and the one in front. */
export function paneView({ texts, page, goTo, content }: PaneViewOptions) {
  const names = {
    event: texts.eventPage,
    share: texts.sharePage,
    functions: texts.functionsPage,
  };
  return html`
    <header>
      <h1><img src="assets/icon-32.png" width="20" height="20" alt="" />${texts.title}</h1>
      <nav class="pages" aria-label=${texts.pages}>
        ${PAGES.map(
          (one) =>
            html`<button
              type="button"
              aria-current=${one === page ? "page" : nothing}
              @click=${() => goTo(one)}
            >
              ${names[one]}
            </button>`
        )}
      </nav>
    </header>
    <main>${content}</main>
  `;
}
