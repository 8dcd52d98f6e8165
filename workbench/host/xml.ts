const PIECES =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s<>/]+)((?:\s+[^\s<>=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</g;

/**
 * The namespace of a document's root element, "" without one; null when the text is not well formed:
 * tags that do not match, loose text, no root or more than one.
 */
export function xmlNamespace(xml: string): string | null {
  const open: string[] = [];
  let root: { name: string; attributes: string } | null = null;
  for (const [piece, closes, name, attributes = "", selfCloses] of xml.matchAll(PIECES)) {
    if (piece === "<") return null;
    if (name === undefined) {
      const isText = !piece.startsWith("<") || piece.startsWith("<![");
      if (isText && open.length === 0 && piece.trim() !== "") return null;
      continue;
    }
    if (closes) {
      if (open.pop() !== name) return null;
      continue;
    }
    if (open.length === 0) {
      if (root) return null;
      root = { name, attributes };
    }
    if (!selfCloses) open.push(name);
  }
  return root && open.length === 0 ? namespaceOf(root.name, root.attributes) : null;
}

function namespaceOf(name: string, attributes: string): string {
  const prefix = name.includes(":") ? `:${name.split(":", 1).join("")}` : "";
  for (const [, key, quoted = ""] of attributes.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g))
    if (key === `xmlns${prefix}`) return quoted.slice(1, -1);
  return "";
}
