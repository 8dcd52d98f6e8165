import { makeA1, parseA1, splitAddress } from "../host/a1";
import type { Rect } from "../host/grid";
import type { PageLayout } from "../host/pageLayout";
import type { NameFile, SheetFile } from "./bookFile";
import { changePart, type FilePackage, partText } from "./filePackage";
import { attributes, elementsOf, escapeXml, unescapeXml } from "./fileXml";
import { fromFileFormula, toFileFormula } from "./formulaText";

const WORKBOOK = "xl/workbook.xml";
const AREA = "_xlnm.Print_Area";
const TITLES = "_xlnm.Print_Titles";

/** What of a sheet's print set-up files keep as names. */
type Printed = Pick<PageLayout, "area" | "titleRows" | "titleColumns">;

/** Writes all names of a file, print areas and titles among them. ExcelJS takes no LAMBDA for a name. */
export function writeNames(
  parts: FilePackage,
  sheets: readonly SheetFile[],
  names: readonly NameFile[],
  namespace: string
): void {
  const written = [
    ...sheets.flatMap((sheet, i) => printNames(sheet, i)),
    ...names.map(({ name, sheet, formula, comment, visible }) =>
      definedName(toFileFormula(formula, namespace), {
        name,
        comment: comment || undefined,
        localSheetId:
          sheet === null ? undefined : String(sheets.findIndex((each) => each.name === sheet)),
        hidden: visible ? undefined : "1",
      })
    ),
  ];
  if (written.length === 0) return;
  changePart(parts, WORKBOOK, (xml) =>
    xml.replace("</sheets>", () => `</sheets><definedNames>${written.join("")}</definedNames>`)
  );
}

const definedName = (formula: string, of: Readonly<Record<string, string | undefined>>) =>
  `<definedName${attributes(of)}>${escapeXml(formula)}</definedName>`;

function printNames({ name, layout }: SheetFile, index: number): string[] {
  const at = (rect: Rect) => `${quoted(name)}!${absolute(makeA1(rect))}`;
  const titles = [layout.titleColumns, layout.titleRows].filter((rect) => rect !== null);
  return (
    [
      [AREA, layout.area],
      [TITLES, titles],
    ] as const
  ).flatMap(([kind, rects]) =>
    rects.length === 0
      ? []
      : [definedName(rects.map(at).join(","), { name: kind, localSheetId: String(index) })]
  );
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;
const absolute = (address: string) => address.replace(/[A-Z]+|\d+/g, "$$$&");

/** All names of a file; those Excel makes for itself are left out. */
export function readNames(
  parts: FilePackage,
  sheetNames: readonly string[],
  namespace: string
): NameFile[] {
  return definedNames(parts)
    .filter(({ name }) => !name.startsWith("_xlnm."))
    .map(({ name, sheet, text, comment, hidden }) => ({
      name,
      sheet: sheet === null ? null : (sheetNames[sheet] ?? null),
      formula: fromFileFormula(text, namespace),
      comment,
      visible: !hidden,
    }));
}

/** What each sheet prints, by the sheet's place. */
export function readPrinted(parts: FilePackage): ReadonlyMap<number, Printed> {
  const found = new Map<number, Printed>();
  for (const { name, sheet, text } of definedNames(parts)) {
    if (sheet === null) continue;
    const rects = text
      .match(/(?:'(?:[^']|'')*'|[^,'])+/g)
      ?.map((one) => parseA1(splitAddress(one).cells))
      .filter((rect) => rect !== null);
    if (!rects) continue;
    const before = found.get(sheet) ?? { area: [], titleRows: null, titleColumns: null };
    if (name === AREA) found.set(sheet, { ...before, area: rects });
    if (name === TITLES)
      found.set(sheet, {
        ...before,
        titleRows: rects.find(({ column, columns }) => column === 0 && columns > 9999) ?? null,
        titleColumns: rects.find(({ row, rows }) => row === 0 && rows > 99_999) ?? null,
      });
  }
  return found;
}

const definedNames = (parts: FilePackage) =>
  elementsOf(partText(parts, WORKBOOK), "definedName").map(({ attributes: of, inner }) => ({
    name: of.name ?? "",
    sheet: of.localSheetId === undefined ? null : Number(of.localSheetId),
    comment: of.comment ?? "",
    hidden: of.hidden === "1",
    text: unescapeXml(inner),
  }));
