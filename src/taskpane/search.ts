import { plainText } from "../basics/text";
import { LOCALES } from "../locales/locale";
import type { FunctionEntry } from "./catalogue";
import { PANE_TEXTS } from "./texts";

/**
 * The functions that have every word of the query in their name, summary, parameter names or group.
 * The languages are searched together: a director may read one and know the term of another.
 */
export function search(
  functions: readonly FunctionEntry[],
  namespace: string,
  query: string
): readonly FunctionEntry[] {
  const words = plainText(query)
    .split(/[\s,.()=]+/)
    .filter((word) => word !== "" && word !== namespace);
  if (!words.length) return functions;
  return functions.filter((entry) => {
    const text = searchable(entry);
    return words.every((word) => text.includes(word));
  });
}

function searchable({ name, group, text }: FunctionEntry): string {
  const texts = LOCALES.flatMap((locale) => [
    text[locale].summary,
    ...text[locale].parameters.map((parameter) => parameter.name),
    PANE_TEXTS[locale][group],
  ]);
  return plainText([name, ...texts].join("\n"));
}
