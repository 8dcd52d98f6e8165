/**
 * Fills the placeholders of a sentence of the event's pages. Unlike a message about something typed,
 * it may name many entrants and is never shortened. Numbers get a real minus sign.
 */
export function phrase(
  template: string,
  values: Readonly<Record<string, string | number>> = {}
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "number" ? String(value).replace("-", "−") : value;
  });
}
