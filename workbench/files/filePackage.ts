import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { attributes, elementsOf } from "./fileXml";

/** The parts of an .xlsx file by their paths: ExcelJS does not know them all. */
export type FilePackage = Record<string, Uint8Array>;

/** Larger parts than this are no workbook of ours: a small file may unpack to fill all memory. */
const LARGEST_PART = 256 * 1024 * 1024;

/** @throws when the bytes are no zip archive, or one of its parts is too large. */
export const openPackage = (bytes: Uint8Array): FilePackage =>
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (originalSize > LARGEST_PART) throw new Error(`${name} is too large`);
      return true;
    },
  });

// Parts of equal bytes make equal files: no clock.
const MADE = new Date("2020-01-01T00:00:00Z");

export const closePackage = (parts: FilePackage): Uint8Array => zipSync(parts, { mtime: MADE });

export const partText = (parts: FilePackage, path: string): string => {
  const part = parts[path];
  return part ? strFromU8(part) : "";
};

/** Puts a text before the end tag of a part's root. */
export function appendTo(parts: FilePackage, path: string, endTag: string, added: string): void {
  changePart(parts, path, (xml) => xml.replace(endTag, () => `${added}${endTag}`));
}

export function changePart(
  parts: FilePackage,
  path: string,
  change: (xml: string) => string
): void {
  parts[path] = strToU8(change(partText(parts, path)));
}

export const addPart = (parts: FilePackage, path: string, xml: string): void => {
  parts[path] = strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
};

const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The relations a part has to others: their targets as paths in the package. */
export function relationsOf(
  parts: FilePackage,
  path: string
): { type: string; path: string; id: string }[] {
  return elementsOf(partText(parts, relationsPath(path)), "Relationship").map(
    ({ attributes: a }) => ({
      id: a.Id ?? "",
      type: (a.Type ?? "").split("/").at(-1) ?? "",
      path: resolved(path, a.Target ?? ""),
    })
  );
}

export const relationsPath = (path: string) => path.replace(/([^/]+)$/, "_rels/$1.rels");

export const relationships = (
  relations: readonly { id: string; type: string; target: string }[]
): string =>
  `<Relationships xmlns="${RELATIONSHIPS}">${relations.map(relationship).join("")}</Relationships>`;

export const relationship = (relation: { id: string; type: string; target: string }): string =>
  `<Relationship${attributes({
    Id: relation.id,
    Type: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${relation.type}`,
    Target: relation.target,
  })}/>`;

function resolved(from: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path = from.split("/").slice(0, -1);
  for (const step of target.split("/"))
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  return path.join("/");
}
