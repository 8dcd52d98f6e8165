import type { Locale } from "../locales/locale";
import type { insertFormula } from "../workbook/insertFormula";
import type { Catalogue, Example } from "./catalogue";
import { copyText } from "./copyText";
import type { ExampleActions } from "./exampleView";
import { functionsView, type Loading } from "./functionsView";
import type { Notice } from "./notice";
import { PANE_TEXTS } from "./texts";

interface FunctionsPageOptions {
  readonly locale: Locale;
  readonly load: () => Promise<Catalogue>;
  /** `null` where there is no Excel. */
  readonly insert: typeof insertFormula | null;
  /** Called after every change. */
  readonly changed: () => void;
  /** Called when the list is there after it was asked for again. */
  readonly arrived: () => void;
}

interface State {
  readonly catalogue: Catalogue | Loading;
  readonly query: string;
  /** The last thing that was done with an example. */
  readonly last: { readonly example: Example; readonly notice: Notice } | null;
}

/** The page of functions. */
export interface FunctionsPage {
  /** What it shows at the moment. */
  readonly view: () => unknown;
  /** Loads the list of functions. */
  readonly read: () => Promise<void>;
}

/** Opens the page of functions; it shows that it is loading until it has been read. */
export function openFunctionsPage(options: FunctionsPageOptions): FunctionsPage {
  const { locale, load, insert, changed, arrived } = options;
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
    changed();
  }

  async function read(): Promise<void> {
    show({ catalogue: await load().catch(() => "failed" as const) });
  }

  function retry(): void {
    if (state.catalogue !== "failed") return;
    show({ catalogue: "retrying" });
    void read().then(arrived);
  }

  function view() {
    const { catalogue, query, last } = state;
    const noticeOf = (example: Example) => (last?.example === example ? last.notice : null);
    const setQuery = (text: string) => show({ query: text });
    return functionsView({ catalogue, query, locale, texts, noticeOf, actions, setQuery, retry });
  }

  return { view, read };
}
