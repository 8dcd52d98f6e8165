import type { PastedBoard } from "../formats/pastedBoard";
import { CHANGE_TEXTS } from "../locales/changeTexts";
import { type BoardColumn, RESULTS_WORDS } from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import type { TableKind } from "./appendRows";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import { bookTables } from "./bookTables";
import type { EventBook, SheetFacts } from "./eventBook";
import type { StepAnswer, StepTicket } from "./eventDesk";
import type { LogLine } from "./logSheet";
import { writtenBoardHeadings } from "./newScoreSheets";
import type { PastedChange } from "./pasteResultsCells";
import { lookAtPaste, type PasteMade } from "./pasteResultsLook";
import type { PasteField } from "./pasteResultsPlaces";
import { withPasted, writePasted } from "./pasteResultsWrites";
import { readBlocks } from "./readBook";
import type { TypedBoard } from "./typedBoards";
import { resultsKind } from "./resultsSheet";
import type { PasteAnswer, PastePlan } from "./scoreDesk";
import { scoredMatches } from "./scoreRows";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { type Refusal, refused } from "./writeWhole";

/** Looks where the lines of a pasted table belong in the results. */
export async function lookAtResults(lines: readonly PastedBoard[]): Promise<PasteAnswer> {
  const read = await readBlocks();
  if (read.kind === "none") return refused("eventGone");
  if (read.kind !== "book") return read;
  const made = lookOver(read, lines);
  return "kind" in made ? made : { kind: "look", stamp: read.book.stamp, ...made.look };
}

/** Writes the lines of a pasted table into the results: as a whole, or not at all. */
export function pasteResults(plan: PastePlan, ticket: StepTicket): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => pasting(plan, given));
}

function pasting({ lines, overwrite }: PastePlan, given: Given): Step | Refusal {
  const made = lookOver(given, lines);
  if ("kind" in made) return made;
  const left = made.look.notes.find(({ weight }) => weight === "left");
  if (left) return refused("lineLeft", { line: left.line }, left.place);
  const { facts } = given.book;
  const block = given.blocks.results!;
  const kind = pastedKind(given, block);
  if ("kind" in kind) return kind;
  const changes = made.changes.filter(({ isOver }) => overwrite || !isOver);
  const pasted = { changes, adds: made.adds };
  const over = changes.filter(({ isOver }) => isOver);
  const rounds = new Set(lines.map(({ round }) => round));
  const [round = null] = rounds.size === 1 ? rounds : [];
  return {
    writes: writePasted(block, kind, pasted),
    log: [
      {
        ...{ step: "pasted", round, before: "", after: "", reason: "" },
        detail: sentence(SCORE_WORDS[facts.locale].pasted, {
          ...{ filled: changes.length - over.length, added: made.adds.length, over: over.length },
        }),
      },
      ...over.map((change) => overLine(change, facts)),
    ],
    after: (now) => ({ ...now, results: now.results && withPasted(now.results, kind, pasted) }),
  };
}

function lookOver(
  { book, blocks }: { readonly book: EventBook; readonly blocks: BookBlocks },
  lines: readonly PastedBoard[]
): PasteMade | Refusal {
  const block = blocks.results;
  if (!block) return refused("noScoreSheets");
  return lookAtPaste(block, lines, fieldOf(book, blocks), book.facts.locale);
}

/** Who can be meant: the teams that meet in the rounds posted, or the pairs entered. */
function fieldOf({ scored }: EventBook, blocks: BookBlocks): PasteField {
  const { rounds, entrants } = bookTables(blocks);
  if (scored === "pairs") {
    const numbers = entrants?.rows.flatMap((row) => {
      const number = row.cell("number");
      return typeof number === "number" ? [number] : [];
    });
    return { kind: "pairs", numbers: numbers ? new Set(numbers) : null };
  }
  const matches = [...rounds].flatMap(([round, table]) => {
    const own = scoredMatches(table, { firstBoard: 1, boards: 1 });
    return "problem" in own ? [] : [[round, own] as const];
  });
  return { kind: "teams", matches: new Map(matches) };
}

/** The table of results with a column for sections where it has one. */
function pastedKind({ book }: Given, block: SheetBlock): TableKind<BoardColumn> | Refusal {
  const { facts, scored } = book;
  const headings = writtenBoardHeadings(block, facts, scored);
  if ("kind" in headings) return headings;
  const kind = resultsKind(scored, headings);
  return { ...kind, columns: ["section", ...kind.columns] };
}

/** A result that is written over is a change by hand that the step itself tells. */
function overLine({ row, before, after }: PastedChange, { locale }: SheetFacts): LogLine {
  return {
    ...{ step: "byHand", round: row.round, before, after, reason: "" },
    detail: sentence(CHANGE_TEXTS[locale].setting, {
      sheet: SCORE_WORDS[locale].sheets.results,
      setting: rowName(row, locale),
    }),
  };
}

/** A row by its round, table, room and board: `1 · 3 · open · 12`. */
function rowName({ round, table, room, board }: TypedBoard, locale: SheetFacts["locale"]): string {
  const own = room && RESULTS_WORDS[locale].rooms[room];
  return [round, table, own, board].filter((part) => part !== null).join(" · ");
}
