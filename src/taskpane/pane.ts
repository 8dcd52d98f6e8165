import { html, render } from "lit/html.js";
import type { Locale } from "../locales/locale";
import type { EventDesk } from "../workbook/eventDesk";
import type { insertFormula } from "../workbook/insertFormula";
import type { PairsDesk } from "../workbook/pairsDesk";
import type { ScoreDesk } from "../workbook/scoreDesk";
import type { ShareDesk } from "../workbook/shareDesk";
import type { Catalogue } from "./catalogue";
import { openEventPage } from "./eventPage";
import { eventView } from "./eventView";
import { openFunctionsPage } from "./functionsPage";
import { type Page, paneView } from "./paneView";
import { openSharePage } from "./sharePage";
import { shareView } from "./shareView";
import { PANE_TEXTS } from "./texts";

/** An event of teams or of pairs, its boards, and what is done before its workbook is handed on: all over one workbook. */
export interface Desks {
  readonly event: EventDesk;
  readonly scores: ScoreDesk;
  readonly pairs: PairsDesk;
  readonly share: ShareDesk;
}

/** Where the pane stands and whom it asks. */
export interface PaneOptions {
  readonly locale: Locale;
  readonly load: () => Promise<Catalogue>;
  /** `null` where there is no Excel. */
  readonly insert: typeof insertFormula | null;
  readonly desks: Desks | null;
}

/**
 * Opens the pane in `root`: at its event where the workbook has one, at the thaw where that is frozen, and
 * else at the functions. What the director opens meanwhile stays open.
 */
export function openPane(root: HTMLElement, { locale, load, insert, desks }: PaneOptions): void {
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
    desks &&
    openEventPage({
      desk: desks.event,
      scores: desks.scores,
      pairs: desks.pairs,
      locale,
      changed: show,
      arrived: focusTitle,
      heard: () => {
        if (page === "share") void share?.read();
      },
    });
  const share =
    event &&
    openSharePage({
      desk: desks.share,
      show: (place) => desks.event.show(place),
      event,
      locale,
      changed: show,
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
    if (!event || !share)
      return html`<p class="hint">
        ${page === "event" ? texts.noEventHere : texts.noSharingHere}
      </p>`;
    return page === "event"
      ? eventView(event, locale, () => goTo("share"))
      : shareView(share, event.state().book, locale);
  }

  function goTo(chosen: Page): void {
    hasChosen = true;
    page = chosen;
    show();
    if (page !== "functions") void event?.read();
    if (page === "share") void share?.read();
  }

  show();
  void functions.read();
  void event?.read().then(() => {
    const { book } = event.state();
    if (hasChosen || !book) return;
    page = book.frozen ? "share" : "event";
    show();
    if (book.frozen) void share?.read();
  });
}
