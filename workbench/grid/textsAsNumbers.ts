import { StringValueObject } from "@univerjs/engine-formula";

/** How many texts are remembered before all are forgotten. */
const MOST = 10_000;

/**
 * Where a function compares a text with numbers (SUMIFS, COUNTIFS), Univer 0.25.1 tries for every cell
 * whether the text is a date, a time or a number. This lets it remember the texts that are none.
 */
export function rememberPlainTexts(): void {
  const { prototype } = StringValueObject;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its text below
  const convert = prototype.convertToNumberObjectValue;
  const none = new Map<string, ReturnType<typeof convert>>();
  prototype.convertToNumberObjectValue = function () {
    const text = this.getValue();
    const known = none.get(text);
    if (known) return known;
    const value = convert.call(this);
    if (value.isError()) {
      if (none.size >= MOST) none.clear();
      none.set(text, value);
    }
    return value;
  };
}
