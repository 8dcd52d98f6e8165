import { html, nothing } from "lit/html.js";
import type { Locale } from "../locales/locale";
import type { PaneTexts } from "../locales/pane/en";
import type { Example, FunctionEntry, FunctionText } from "./catalogue";
import { type ExampleActions, exampleView } from "./exampleView";
import type { Notice } from "./notice";

/** What all functions of the list have in common when they are shown. */
export interface FunctionViewOptions {
  readonly namespace: string;
  readonly locale: Locale;
  readonly texts: PaneTexts;
  readonly noticeOf: (example: Example) => Notice | null;
  readonly actions: ExampleActions;
}

/** A function: signature and summary; opened, everything there is to know about it. */
export function functionView(entry: FunctionEntry, options: FunctionViewOptions) {
  const { locale, texts } = options;
  const text = entry.text[locale];
  return html`<li>
    <details class="function">
      <summary>
        <code class="signature">${signature(entry.name, text, options.namespace)}</code>
        <span class="gist">${text.summary}</span>
      </summary>
      <div class="more">
        <h3>${texts.examples}</h3>
        <ul class="examples">
          ${entry.examples.map((example, i) =>
            exampleView(
              example,
              `${entry.name}-${i + 1}`,
              options.noticeOf(example),
              texts,
              options.actions
            )
          )}
        </ul>
        ${parametersView(text, texts)}
        <h3>${texts.result}</h3>
        <p>${text.result}</p>
        ${
          text.details
            ? html`<h3>${texts.details}</h3>
                <p>${text.details}</p>`
            : nothing
        }
        <h3>${texts.rule}</h3>
        <p>${text.rule}</p>
      </div>
    </details>
  </li>`;
}

function signature(name: string, text: FunctionText, namespace: string) {
  const parameters = text.parameters.map((parameter) =>
    parameter.optional ? `[${parameter.name}]` : parameter.name
  );
  return html`<span class="namespace">${namespace}.</span><b>${name}</b>(${parameters.join(", ")})`;
}

function parametersView({ parameters }: FunctionText, texts: PaneTexts) {
  if (!parameters.length) return nothing;
  return html`<h3>${texts.parameters}</h3>
    <dl>
      ${parameters.map(
        ({ name, description, optional }) =>
          html`<dt>
              <code>${name}</code>${optional ? html` <small>${texts.optional}</small>` : nothing}
            </dt>
            <dd>${description}</dd>`
      )}
    </dl>`;
}
