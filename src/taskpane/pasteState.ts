import type { PastedColumn } from "../formats/boardColumns";
import { type BoardsText, parseBoardsText } from "../formats/boardsText";
import type { PastedBoard } from "../formats/pastedBoard";
import { type Locale, LOCALES } from "../locales/locale";
import { RESULTS_WORDS } from "../locales/resultsWords";
import type { EventBook } from "../workbook/eventBook";
import type { PasteLook } from "../workbook/pasteNotes";
import { lastPosted } from "./eventStage";

/** What the director has said of a pasted table. */
export interface PasteDraft {
  readonly text: string;
  /** What each column is, once it was said by hand; null: by the headings. */
  readonly columns: readonly (PastedColumn | null)[] | null;
  /** The line of the headings as it is typed, "" for none; null: it is looked for. */
  readonly headingLine: string | null;
}

/** A pasted table of results, before it is written. */
export interface PasteState extends PasteDraft {
  /** The round of lines that name none; null: the last that was posted. */
  readonly round: number | null;
  /** As the text was understood. */
  readonly read: BoardsText;
  /** Where its lines belong, once the workbook was asked, and its stamp. */
  readonly look: (PasteLook & { readonly stamp: string }) | null;
  /** Lines that cannot be written are left out; rows that say something else are overwritten. */
  readonly leaveOut: boolean;
  readonly overwrite: boolean;
}

const NOTHING_READ: BoardsText = {
  rows: [],
  problems: [],
  columns: [],
  headingLine: null,
  skipped: [],
};

/** Before anything is pasted. */
export const NO_PASTE: PasteState = {
  text: "",
  columns: null,
  headingLine: null,
  round: null,
  read: NOTHING_READ,
  look: null,
  leaveOut: false,
  overwrite: false,
};

/** The table read anew. What was said by hand of its columns stays while these are the same. */
export function pasteRead(
  before: PasteState,
  change: Partial<PasteDraft>,
  locale: Locale
): PasteState {
  const draft = { ...before, ...change };
  const fresh = { look: null, leaveOut: false, overwrite: false };
  const read = parsed(draft, locale);
  if (change.text === undefined || headingsOf(read) === headingsOf(before.read))
    return { ...draft, ...fresh, read };
  const unsaid = { ...draft, columns: null, headingLine: null };
  return { ...unsaid, ...fresh, read: parsed(unsaid, locale) };
}

function headingsOf({ columns }: BoardsText): string {
  return columns.map(({ heading }) => heading).join("\t");
}

function parsed({ text, columns, headingLine }: PasteDraft, locale: Locale): BoardsText {
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  return parseBoardsText(text, {
    headings: languages.map((one) => RESULTS_WORDS[one].board),
    rooms: languages.map((one) => RESULTS_WORDS[one].rooms),
    ...(columns ? { columns } : {}),
    ...(headingLine === null ? {} : { headingLine: lineOf(headingLine) }),
  });
}

function lineOf(text: string): number | null {
  const line = Number(text);
  return text.trim() !== "" && Number.isInteger(line) ? line : null;
}

/** The round of lines that name none; in a pairs event they need none. */
export function roundOf({ round }: PasteState, book: EventBook): number | null {
  return book.scored === "pairs" ? null : (round ?? lastPosted(book));
}

/** The lines to be written, each with its round, without those that belong nowhere. */
export function linesOf(paste: PasteState, book: EventBook): readonly PastedBoard[] {
  const round = roundOf(paste, book);
  const left = new Set(
    paste.look?.notes.flatMap(({ weight, line }) => (weight === "left" ? [line] : []))
  );
  return paste.read.rows
    .filter(({ line }) => !left.has(line))
    .map((line) => (line.round === null ? { ...line, round } : line));
}

/** How many results are written, as far as is known. */
export function countOf({ read, look, overwrite }: PasteState): number {
  if (!look) return read.rows.length;
  return look.fills + look.adds + (overwrite ? look.differ : 0);
}

/** Whether something is to be decided before: lines that would not be written, which must be left out. */
export function isWaiting({ read, look, leaveOut }: PasteState): boolean {
  const hasLeft = look?.notes.some(({ weight }) => weight === "left") ?? false;
  return (read.problems.length > 0 || hasLeft) && !leaveOut;
}
