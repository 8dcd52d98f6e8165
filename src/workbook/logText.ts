/** Fills the places of a line of the log, `{number}` and so on; unlike a message it is never shortened. */
export function filled(
  template: string,
  values: Readonly<Record<string, string | number>>
): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
