const LONGEST_QUOTE = 60;

/**
 * Fills the placeholders of a sentence, `{text}` and so on. Numbers get a real minus sign; what was
 * typed is shortened and stripped of control characters, so that it stays text in a message.
 */
export function sentence(
  template: string,
  values: Readonly<Record<string, string | number>>
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "number" ? String(value).replace("-", "−") : quote(value);
  });
}

function quote(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const characters = [...clean];
  return characters.length > LONGEST_QUOTE
    ? `${characters.slice(0, LONGEST_QUOTE).join("")}…`
    : clean;
}
