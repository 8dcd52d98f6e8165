import type { HeaderFooter as FileHeaderFooter, PageSetup, Worksheet } from "exceljs";
import { MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import {
  type HEADER_PARTS,
  type HeaderFooter,
  type HeadersFooters,
  NEW_LAYOUT,
  type PageLayout,
  type Paper,
} from "../host/pageLayout";
import { changePart, type FilePackage } from "./filePackage";
import { elementsOf } from "./fileXml";

/** The numbers by which files name papers. */
const PAPERS: Readonly<Record<Paper, number>> = {
  Letter: 1,
  LetterSmall: 2,
  Tabloid: 3,
  Ledger: 4,
  Legal: 5,
  Statement: 6,
  Executive: 7,
  A3: 8,
  A4: 9,
  A4Small: 10,
  A5: 11,
  B4: 12,
  B5: 13,
  Folio: 14,
};
const ERRORS = [
  ["AsDisplayed", "displayed"],
  ["Blank", "blank"],
  ["Dash", "dash"],
  ["NotAvailable", "NA"],
] as const;
const COMMENTS = [
  ["NoComments", "None"],
  ["EndSheet", "atEnd"],
  ["InPlace", "asDisplayed"],
] as const;
const POINTS = 72;
const MARGINS = ["top", "bottom", "left", "right", "header", "footer"] as const;

/** Writes how a sheet is printed; its area and titles are names of the file. */
export function writeLayout(sheet: Worksheet, layout: PageLayout): void {
  const { zoom, firstPageNumber } = layout;
  const fits = "pagesWide" in zoom;
  Object.assign(sheet.pageSetup, {
    orientation: layout.orientation === "Landscape" ? "landscape" : "portrait",
    paperSize: PAPERS[layout.paper],
    margins: Object.fromEntries(MARGINS.map((side) => [side, layout.margins[side] / POINTS])),
    fitToPage: fits,
    ...(fits
      ? { fitToWidth: zoom.pagesWide ?? 0, fitToHeight: zoom.pagesTall ?? 0 }
      : { scale: zoom.scale }),
    pageOrder: layout.order === "OverThenDown" ? "overThenDown" : "downThenOver",
    cellComments: COMMENTS.find(([name]) => name === layout.comments)?.[1],
    errors: ERRORS.find(([name]) => name === layout.errors)?.[1],
    horizontalCentered: layout.centerHorizontally,
    verticalCentered: layout.centerVertically,
    showGridLines: layout.gridlines,
    showRowColHeaders: layout.headings,
    blackAndWhite: layout.blackAndWhite,
    draft: layout.draft,
    ...(firstPageNumber === "" ? {} : { firstPageNumber }),
  });
  Object.assign(sheet.headerFooter, fileHeaders(layout.headersFooters));
}

/** Elements of a sheet that come after its page breaks. */
const AFTER = /<(?:customProperties|drawing|legacyDrawing|tableParts|extLst)\b|<\/worksheet>/;

/** Writes where pages end; ExcelJS does not read them, and knows none between columns. */
export function writeBreaks(parts: FilePackage, path: string, layout: PageLayout): void {
  const written = (
    [
      ["rowBreaks", layout.breakRows, MAX_COLUMNS],
      ["colBreaks", layout.breakColumns, MAX_ROWS],
    ] as const
  )
    .filter(([, breaks]) => breaks.length > 0)
    .map(([name, breaks, last]) => {
      const each = breaks.map((id) => `<brk id="${id}" max="${last - 1}" man="1"/>`).join("");
      const count = `count="${breaks.length}" manualBreakCount="${breaks.length}"`;
      return `<${name} ${count}>${each}</${name}>`;
    });
  if (written.length === 0) return;
  changePart(parts, path, (xml) => xml.replace(AFTER, (tag) => `${written.join("")}${tag}`));
}

const readBreaks = (xml: string, name: string): number[] =>
  elementsOf(xml, name).flatMap(({ inner }) =>
    elementsOf(inner, "brk").map(({ attributes }) => Number(attributes.id))
  );

/** How a sheet is printed, but for its area and titles. */
export function readLayout(sheet: Worksheet, xml: string): PageLayout {
  const setup = sheet.pageSetup as Partial<PageSetup> & { useFirstPageNumber?: boolean };
  const margins = setup.margins;
  return {
    ...NEW_LAYOUT,
    orientation: setup.orientation === "landscape" ? "Landscape" : "Portrait",
    paper:
      (Object.keys(PAPERS) as Paper[]).find((paper) => PAPERS[paper] === Number(setup.paperSize)) ??
      "Letter",
    margins: margins
      ? {
          top: points(margins.top),
          bottom: points(margins.bottom),
          left: points(margins.left),
          right: points(margins.right),
          header: points(margins.header),
          footer: points(margins.footer),
        }
      : NEW_LAYOUT.margins,
    zoom: setup.fitToPage
      ? { pagesWide: (setup.fitToWidth ?? 1) || null, pagesTall: (setup.fitToHeight ?? 1) || null }
      : { scale: setup.scale ?? 100 },
    order: setup.pageOrder === "overThenDown" ? "OverThenDown" : "DownThenOver",
    comments: COMMENTS.find(([, name]) => name === setup.cellComments)?.[0] ?? "NoComments",
    errors: ERRORS.find(([, name]) => name === setup.errors)?.[0] ?? "AsDisplayed",
    centerHorizontally: setup.horizontalCentered === true,
    centerVertically: setup.verticalCentered === true,
    gridlines: setup.showGridLines === true,
    headings: setup.showRowColHeaders === true,
    blackAndWhite: setup.blackAndWhite === true,
    draft: setup.draft === true,
    firstPageNumber: setup.useFirstPageNumber ? (setup.firstPageNumber ?? "") : "",
    headersFooters: headersOf(sheet.headerFooter ?? {}),
    breakRows: readBreaks(xml, "rowBreaks"),
    breakColumns: readBreaks(xml, "colBreaks"),
  };
}

/** Files keep margins in inches. */
const points = (inches: number) => Math.round(inches * POINTS * 100) / 100;

const PARTS = { left: "L", center: "C", right: "R" } as const;

/** The three parts of a line as one text with Excel's codes, and back. */
const lineOf = (page: HeaderFooter, line: "Header" | "Footer"): string =>
  (["left", "center", "right"] as const)
    .map((part) => [PARTS[part], page[`${part}${line}`]] as const)
    .filter(([, text]) => text !== "")
    .map(([code, text]) => `&${code}${text}`)
    .join("");

function partsOf(text: string | undefined, line: "Header" | "Footer"): Partial<HeaderFooter> {
  const found: Partial<Record<(typeof HEADER_PARTS)[number], string>> = {};
  for (const [, code, part = ""] of (text ?? "").matchAll(/&([LCR])((?:(?!&[LCR])[\s\S])*)/g)) {
    const side = code === "L" ? "left" : code === "R" ? "right" : "center";
    found[`${side}${line}`] = part;
  }
  return found;
}

function fileHeaders({ state, pages }: HeadersFooters): Partial<FileHeaderFooter> {
  const differentFirst = state === "FirstAndDefault" || state === "FirstOddAndEven";
  const differentOddEven = state === "OddAndEven" || state === "FirstOddAndEven";
  const odd = differentOddEven ? pages.oddPages : pages.defaultForAllPages;
  const written = {
    oddHeader: lineOf(odd, "Header"),
    oddFooter: lineOf(odd, "Footer"),
    ...(differentOddEven && {
      evenHeader: lineOf(pages.evenPages, "Header"),
      evenFooter: lineOf(pages.evenPages, "Footer"),
    }),
    ...(differentFirst && {
      firstHeader: lineOf(pages.firstPage, "Header"),
      firstFooter: lineOf(pages.firstPage, "Footer"),
    }),
  };
  return {
    ...Object.fromEntries(Object.entries(written).filter(([, text]) => text !== "")),
    differentFirst,
    differentOddEven,
  };
}

function headersOf(file: Partial<FileHeaderFooter>): HeadersFooters {
  const { differentFirst, differentOddEven } = file;
  const nothing = NEW_LAYOUT.headersFooters.pages.firstPage;
  const page = (header?: string, footer?: string): HeaderFooter => ({
    ...nothing,
    ...partsOf(header, "Header"),
    ...partsOf(footer, "Footer"),
  });
  const odd = page(file.oddHeader, file.oddFooter);
  return {
    ...NEW_LAYOUT.headersFooters,
    state: differentOddEven
      ? differentFirst
        ? "FirstOddAndEven"
        : "OddAndEven"
      : differentFirst
        ? "FirstAndDefault"
        : "Default",
    pages: {
      defaultForAllPages: differentOddEven ? nothing : odd,
      oddPages: differentOddEven ? odd : nothing,
      evenPages: page(file.evenHeader, file.evenFooter),
      firstPage: page(file.firstHeader, file.firstFooter),
    },
  };
}
