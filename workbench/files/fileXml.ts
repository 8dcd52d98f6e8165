/** Attributes of an element as files write them; undefined ones are left out. */
export const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(value)}"`]))
    .join("");

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

export const unescapeXml = (xml: string): string =>
  xml.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, dec?: string, name = "") =>
      hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : dec
          ? String.fromCodePoint(Number(dec))
          : (NAMED[name as string] ?? whole)
  );

/** An element of a file's part. */
interface XmlElement {
  readonly attributes: Readonly<Record<string, string>>;
  /** Between its tags, as it stands there. */
  readonly inner: string;
}

/**
 * All elements of a name in a part of a file, whatever their prefix. The parts are made by programs and
 * hold no element of this name within another of it.
 */
export function elementsOf(xml: string, name: string): XmlElement[] {
  const pattern = new RegExp(
    `<(?:\\w+:)?${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`,
    "g"
  );
  return [...xml.matchAll(pattern)].map(([, inTag = "", inner = ""]) => ({
    attributes: Object.fromEntries(
      [...inTag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, key = "", double, single]) => [key, unescapeXml(double ?? single ?? "")]
      )
    ),
    inner,
  }));
}
