import { html, render } from "lit/html.js";
import type { Locale } from "../locales/locale";
import type { EventDesk } from "../workbook/eventDesk";
import type { insertFormula } from "../workbook/insertFormula";
import type { Catalogue } from "./catalogue";
import { openEventPage } from "./eventPage";
import { eventView } from "./eventView";
import { openFunctionsPage } from "./functionsPage";
import { type Page, paneView } from "./paneView";
import { PANE_TEXTS } from "./texts";

/** Where the pane stands and whom it asks. */
export interface PaneOptions {
  readonly locale: Locale;
  readonly load: () => Promise<Catalogue>;
  /** `null` where there is no Excel. */
  readonly insert: typeof insertFormula | null;
  readonly desk: EventDesk | null;
}

/**
 * Opens the pane in `root`: at its event where the workbook has one, and else at the functions. What
 * the director opens meanwhile stays open.
 */
export function openPane(root: HTMLElement, { locale, load, insert, desk }: PaneOptions): void {
  const texts = PANE_TEXTS[locale];
  let page: Page = "functions";
  let hasChosen = false;

  const functions = openFunctionsPage({
    locale,
    load,
    insert,
    changed: show,
    arrived: () => root.querySelector<HTMLElement>("input")?.focus(),
  });
  const event =
    desk &&
    openEventPage({
      desk,
      locale,
      changed: show,
      arrived: focusTitle,
    });

  function show(): void {
    const hadFocus = root.contains(document.activeElement);
    render(paneView({ texts, page, goTo, content: contentOf(page) }), root);
    // What had the focus has gone: the keyboard goes on from the top of the page.
    if (hadFocus && !root.contains(document.activeElement)) focusTitle();
  }

  function focusTitle(): void {
    root.querySelector<HTMLElement>("#step-title")?.focus();
  }

  function contentOf(page: Page) {
    if (page === "functions") return functions.view();
    return event ? eventView(event, locale) : html`<p class="hint">${texts.noEventHere}</p>`;
  }

  function goTo(chosen: Page): void {
    hasChosen = true;
    page = chosen;
    show();
    if (page === "event") void event?.read();
  }

  show();
  void functions.read();
  void event?.read().then(() => {
    if (hasChosen || !event.state().book) return;
    page = "event";
    show();
  });
}
