import { repeat } from "lit/directives/repeat.js";
import { html, nothing } from "lit/html.js";
import { sentence } from "../locales/sentence";
import { type Catalogue, type FunctionEntry, GROUPS } from "./catalogue";
import { functionView, type FunctionViewOptions } from "./functionView";
import { search } from "./search";

/** How far the catalogue has come. */
export type Loading = "loading" | "failed" | "retrying";

/** What the page of functions shows at a moment. */
export interface FunctionsViewOptions extends Omit<FunctionViewOptions, "namespace"> {
  readonly catalogue: Catalogue | Loading;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly retry: () => void;
}

/** The page of functions: a list to search, and examples to take. */
export function functionsView(options: FunctionsViewOptions) {
  const { catalogue, texts, actions } = options;
  return html`<p class="intro">${texts.intro}</p>
    ${actions.insert ? nothing : html`<p class="hint">${texts.notInExcel}</p>`}
    ${
      typeof catalogue === "string"
        ? loadingView(catalogue, options)
        : catalogueView(catalogue, options)
    }`;
}

function loadingView(loading: Loading, { texts, retry }: FunctionsViewOptions) {
  return html`
    <p role="status" class="message">${loading === "failed" ? texts.loadFailed : texts.loading}</p>
    ${
      loading === "loading"
        ? nothing
        : html`<button class="primary" aria-disabled=${loading === "retrying"} @click=${retry}>
            ${texts.tryAgain}
          </button>`
    }
  `;
}

function catalogueView({ namespace, functions }: Catalogue, options: FunctionsViewOptions) {
  const { query, texts, setQuery } = options;
  const found = search(functions, namespace, query);
  return html`
    <search>
      <input
        type="search"
        aria-label=${texts.search}
        placeholder=${texts.searchHint}
        .value=${query}
        @input=${(event: Event) => setQuery((event.currentTarget as HTMLInputElement).value)}
      />
      <p role="status">${countText(found.length, functions.length, options)}</p>
    </search>
    ${GROUPS.map((group) => {
      const members = found.filter((entry) => entry.group === group);
      return members.length
        ? html`<section aria-labelledby=${group}>
            <h2 id=${group}>${texts[group]}</h2>
            ${listView(members, { ...options, namespace })}
          </section>`
        : nothing;
    })}
  `;
}

function listView(functions: readonly FunctionEntry[], options: FunctionViewOptions) {
  return html`<ul class="functions">
    ${repeat(
      functions,
      (entry) => entry.name,
      (entry) => functionView(entry, options)
    )}
  </ul>`;
}

function countText(found: number, count: number, { query, texts }: FunctionsViewOptions): string {
  if (!found) return sentence(texts.nothingFound, { query });
  return sentence(found === count ? texts.countAll : texts.countFound, { found, count });
}
