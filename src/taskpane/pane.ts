import { render } from "lit/html.js";
import type { Locale } from "../locales/locale";
import type { insertFormula } from "../workbook/insertFormula";
import type { Catalogue, Example } from "./catalogue";
import { copyText } from "./copyText";
import type { ExampleActions } from "./exampleView";
import type { Notice } from "./notice";
import { type Loading, paneView } from "./paneView";
import { PANE_TEXTS } from "./texts";

/** Where the pane stands and whom it asks. */
export interface PaneOptions {
  readonly locale: Locale;
  readonly load: () => Promise<Catalogue>;
  /** `null` where there is no Excel. */
  readonly insert: typeof insertFormula | null;
}

interface State {
  readonly catalogue: Catalogue | Loading;
  readonly query: string;
  /** The last thing that was done with an example. */
  readonly last: { readonly example: Example; readonly notice: Notice } | null;
}

/** Opens the pane in `root` and loads the list of functions. */
export function openPane(root: HTMLElement, { locale, load, insert }: PaneOptions): void {
  const texts = PANE_TEXTS[locale];
  let state: State = { catalogue: "loading", query: "", last: null };
  let writing = false;

  const actions: ExampleActions = {
    copy: (example, place) =>
      void copyText(example.formula).then((copied) => {
        if (!copied) getSelection()?.selectAllChildren(place.querySelector(".formula")!);
        tell(example, { kind: copied ? "copied" : "copyFailed" });
      }),
    insert:
      insert &&
      ((example, replacing) => {
        if (writing) return;
        writing = true;
        void insert(example.formula, replacing).then((insertion) => {
          writing = false;
          tell(example, insertion);
        });
      }),
    cancel: (example, { address }) => tell(example, { kind: "replaceCancelled", address }),
  };

  function tell(example: Example, notice: Notice): void {
    show({ last: { example, notice } });
  }

  function show(change: Partial<State>): void {
    state = { ...state, ...change };
    const { catalogue, query, last } = state;
    const noticeOf = (example: Example) => (last?.example === example ? last.notice : null);
    const setQuery = (text: string) => show({ query: text });
    render(paneView({ catalogue, query, locale, texts, noticeOf, actions, setQuery, retry }), root);
  }

  async function read(): Promise<void> {
    show({ catalogue: await load().catch(() => "failed" as const) });
  }

  function retry(): void {
    if (state.catalogue !== "failed") return;
    show({ catalogue: "retrying" });
    void read().then(() => root.querySelector<HTMLElement>("input")?.focus());
  }

  show({});
  void read();
}
