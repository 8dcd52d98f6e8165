import type { XmlPart } from "./bookFile";
import {
  addPart,
  appendTo,
  type FilePackage,
  partText,
  relationship,
  relationships,
  relationsOf,
  relationsPath,
} from "./filePackage";
import { attributes, elementsOf } from "./fileXml";

const WORKBOOK = "xl/workbook.xml";
const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.customXmlProperties+xml";
const NAMESPACE = "http://schemas.openxmlformats.org/officeDocument/2006/customXml";

/** Puts custom XML parts into a file, each with its id. */
export function writeXmlParts(parts: FilePackage, xmlParts: readonly XmlPart[]): void {
  xmlParts.forEach(({ id, xml }, i) => {
    const item = `item${i + 1}.xml`;
    const properties = `itemProps${i + 1}.xml`;
    addPart(parts, `customXml/${item}`, xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>\s*/, ""));
    addPart(
      parts,
      `customXml/${properties}`,
      `<ds:datastoreItem${attributes({ "ds:itemID": id, "xmlns:ds": NAMESPACE })}><ds:schemaRefs/></ds:datastoreItem>`
    );
    addPart(
      parts,
      `customXml/_rels/${item}.rels`,
      relationships([{ id: "rId1", type: "customXmlProps", target: properties }])
    );
    appendTo(
      parts,
      "[Content_Types].xml",
      "</Types>",
      `<Override${attributes({ PartName: `/customXml/${properties}`, ContentType: CONTENT_TYPE })}/>`
    );
    appendTo(
      parts,
      relationsPath(WORKBOOK),
      "</Relationships>",
      relationship({ id: `rIdXml${i + 1}`, type: "customXml", target: `../customXml/${item}` })
    );
  });
}

export const readXmlParts = (parts: FilePackage): XmlPart[] =>
  relationsOf(parts, WORKBOOK)
    .filter(({ type, path }) => type === "customXml" && parts[path])
    .map(({ path }, i) => {
      const properties = relationsOf(parts, path).find(({ type }) => type === "customXmlProps");
      const [item] = elementsOf(partText(parts, properties?.path ?? ""), "datastoreItem");
      return {
        id: item?.attributes["ds:itemID"] ?? idOf(i),
        xml: partText(parts, path).replace(/^\uFEFF?\s*<\?xml[^>]*\?>\s*/, ""),
      };
    });

/** An id for a part that came without one. */
const idOf = (index: number) => `{00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}}`;
