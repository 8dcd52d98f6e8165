import { html, nothing } from "lit/html.js";

/** A label over a control, with a line of advice below where there is one. */
interface FieldOptions {
  /** Of the control; the advice hangs on it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field for a line of text. */
export function textField(options: FieldOptions, value: string, keep: (value: string) => void) {
  const { id, hint } = options;
  return field(
    options,
    html`<input
      id=${id}
      autocomplete="off"
      aria-describedby=${hint ? `${id}-hint` : nothing}
      .value=${value}
      @input=${(event: Event) => keep(valueOf(event))}
    />`
  );
}

/** A field for a list or a table that is pasted or typed. */
export function listField(
  options: FieldOptions & { readonly rows?: number },
  value: string,
  keep: (value: string) => void
) {
  const { id, hint, rows = 6 } = options;
  return field(
    options,
    html`<textarea
      id=${id}
      rows=${rows}
      spellcheck="false"
      aria-describedby=${hint ? `${id}-hint` : nothing}
      .value=${value}
      @input=${(event: Event) => keep(valueOf(event))}
    ></textarea>`
  );
}

/** A field for a whole number; what is typed is kept as it is. */
export function numberField(
  options: FieldOptions & { readonly least?: number },
  value: string,
  keep: (value: string) => void
) {
  const { id, hint, least = 0 } = options;
  return field(
    options,
    html`<input
      id=${id}
      type="number"
      inputmode="numeric"
      min=${least}
      autocomplete="off"
      aria-describedby=${hint ? `${id}-hint` : nothing}
      .value=${value}
      @input=${(event: Event) => keep(valueOf(event))}
    />`
  );
}

/** A field for a password that can be looked at: a slip would lock its owner out. */
export function passwordField(
  options: FieldOptions,
  {
    value,
    isShown,
    show,
  }: { readonly value: string; readonly isShown: boolean; readonly show: string },
  keep: (value: string) => void,
  turn: (isShown: boolean) => void
) {
  const { id, hint } = options;
  return field(
    options,
    html`<input
        id=${id}
        type=${isShown ? "text" : "password"}
        autocomplete="off"
        spellcheck="false"
        maxlength="255"
        aria-describedby=${hint ? `${id}-hint` : nothing}
        .value=${value}
        @input=${(event: Event) => keep(valueOf(event))}
      />${tickField(`${id}-shown`, show, isShown, turn)}`
  );
}

/** A box to tick. */
export function tickField(
  id: string,
  label: string,
  isTicked: boolean,
  keep: (isTicked: boolean) => void
) {
  return html`<label class="tick"
    ><input
      id=${id}
      type="checkbox"
      .checked=${isTicked}
      @change=${(event: Event) => keep((event.currentTarget as HTMLInputElement).checked)}
    />
    ${label}</label
  >`;
}

/** A list to choose from. */
export function choiceField<T extends string>(
  options: FieldOptions,
  value: T,
  choices: readonly (readonly [value: T, label: string])[],
  keep: (value: T) => void
) {
  const { id, hint } = options;
  return field(
    options,
    html`<select
      id=${id}
      aria-describedby=${hint ? `${id}-hint` : nothing}
      @change=${(event: Event) => keep(valueOf(event) as T)}
    >
      ${choices.map(
        ([choice, text]) =>
          html`<option value=${choice} .selected=${choice === value}>${text}</option>`
      )}
    </select>`
  );
}

function field({ id, label, hint }: FieldOptions, control: unknown) {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control}${hint ? html`<p id=${`${id}-hint`} class="hint-line">${hint}</p>` : nothing}
  </div>`;
}

/** A button that keeps the focus while it may not be pressed. */
export function actButton(
  label: string,
  act: () => void,
  { off = false, primary = false }: { readonly off?: boolean; readonly primary?: boolean } = {}
) {
  return html`<button
    type="button"
    class=${primary ? "primary" : nothing}
    aria-disabled=${off ? "true" : nothing}
    @click=${() => {
      if (!off) act();
    }}
  >
    ${label}
  </button>`;
}

/** What stands in a control. */
function valueOf(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;
}
