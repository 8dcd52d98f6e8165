import { html, nothing } from "lit/html.js";
import { PASTED_COLUMNS, type PastedColumn } from "../formats/boardColumns";
import type { BoardsText } from "../formats/boardsText";
import type { EventBook } from "../workbook/eventBook";
import type { PasteNote } from "../workbook/pasteNotes";
import { pasteNoteText, pasteProblemText } from "./boardsText";
import { actButton, choiceField, listField, numberField, tickField } from "./controls";
import type { EventActions } from "./eventPage";
import { lastPosted } from "./eventStage";
import type { EventState } from "./eventState";
import { countOf, isWaiting, linesOf, type PasteState, roundOf } from "./pasteState";
import { phrase } from "./phrase";
import { toCellView } from "./toCellView";
import type { Words } from "./words";

/** Pasting results: what was understood of them, what does not fit, and writing the rest. */
export function pasteView({ paste, book, busy }: EventState, actions: EventActions, words: Words) {
  const { boards } = words;
  if (!book) return nothing;
  const { text, read, look } = paste;
  const hasText = text.trim() !== "";
  return html`<details class="extra paste">
    <summary>${boards.paste}</summary>
    ${listField({ id: "paste", label: boards.pasteField, hint: boards.pasteHint }, text, (pasted) =>
      actions.readPaste({ text: pasted })
    )}
    <p role="status" class="recognised">${hasText ? recognisedText(paste, words) : nothing}</p>
    ${hasText ? columnsView(paste, actions, words) : nothing}
    ${hasText ? roundView(paste, book, actions, words) : nothing} ${problemsView(read, words)}
    ${look ? notesView(look.notes, paste, actions, words) : nothing}
    ${
      read.problems.length || look?.notes.some(({ weight }) => weight === "left")
        ? tickField("paste-leave", boards.leaveOut, paste.leaveOut, (leaveOut) =>
            actions.keepPaste({ leaveOut })
          )
        : nothing
    }
    ${
      look?.differ
        ? tickField("paste-over", boards.overwrite, paste.overwrite, (overwrite) =>
            actions.keepPaste({ overwrite })
          )
        : nothing
    }
    <div class="buttons">${writeButton(paste, book, busy, actions, words)}</div>
  </details>`;
}

function recognisedText({ read, look }: PasteState, { boards, listOf, textOf }: Words): string {
  const skipped = (["erased", "empty", "headings"] as const).flatMap((why) => {
    const count = read.skipped.filter((line) => line.why === why).length;
    return count ? [phrase(boards.skippedLines[why], { count })] : [];
  });
  const isAllThere = look && look.notes.length === 0 && look.fills + look.adds === 0;
  return textOf([
    phrase(boards.recognised, { count: read.rows.length }),
    ...(skipped.length ? [phrase(boards.skipped, { lines: listOf(skipped) })] : []),
    ...(isAllThere
      ? [boards.allThere]
      : look?.same
        ? [phrase(boards.alreadyThere, { count: look.same })]
        : []),
  ]);
}

/** What each column is taken for, to be put right by hand; open where something is wrong with them. */
function columnsView({ read }: PasteState, { readPaste }: EventActions, { boards }: Words) {
  const { columns, headingLine } = read;
  const used = columns.filter(({ column }) => column !== null).length;
  return html`<details class="columns" ?open=${used === 0 || hasColumnProblem(read)}>
    <summary>${phrase(boards.columns, { count: used, all: columns.length })}</summary>
    ${numberField(
      { id: "paste-headings", label: boards.headingLine, hint: boards.headingLineHint, least: 1 },
      headingLine === null ? "" : String(headingLine),
      (text) => readPaste({ headingLine: text })
    )}
    ${columns.map(({ heading, example, column }, i) =>
      choiceField<PastedColumn | "">(
        {
          id: `paste-column-${i + 1}`,
          label: phrase(boards.columnNamed, {
            name: heading || phrase(boards.columnName, { number: i + 1 }),
            example: example || "–",
          }),
        },
        column ?? "",
        [
          ["", boards.notUsed],
          ...PASTED_COLUMNS.map((one) => [one, boards.columnNames[one]] as const),
        ],
        (chosen) =>
          readPaste({
            columns: columns.map((own, at) => (at === i ? chosen || null : own.column)),
          })
      )
    )}
  </details>`;
}

const OF_COLUMNS: readonly string[] = ["headingsMissing", "columnMissing", "columnTwice"];

function hasColumnProblem({ problems }: BoardsText): boolean {
  return problems.some(({ code }) => OF_COLUMNS.includes(code));
}

/** Which round they are of; asked only where some line does not say it. */
function roundView(
  paste: PasteState,
  book: EventBook,
  { keepPaste }: EventActions,
  { boards }: Words
) {
  const round = roundOf(paste, book);
  if (round === null || paste.read.rows.every((line) => line.round !== null)) return nothing;
  return choiceField(
    { id: "paste-round", label: boards.round },
    String(round),
    Array.from({ length: lastPosted(book) }, (_, i) => [String(i + 1), String(i + 1)] as const),
    (chosen) => keepPaste({ round: Number(chosen), look: null })
  );
}

/** More than that nobody reads in a pane. */
const MOST_LISTED = 100;

function problemsView({ problems }: BoardsText, words: Words) {
  const { boards } = words;
  if (!problems.length) return nothing;
  return html`<h3 class="wrong">${phrase(boards.wrong, { count: problems.length })}</h3>
    <ul class="problems">
      ${problems.slice(0, MOST_LISTED).map((one) => html`<li>${pasteProblemText(one, words)}</li>`)}
    </ul>
    ${moreView(problems.length, words)}`;
}

function moreView(count: number, { boards }: Words) {
  return count > MOST_LISTED
    ? html`<p class="hint-line">${phrase(boards.more, { count: count - MOST_LISTED })}</p>`
    : nothing;
}

/** A table that is not there, or others who sit there: both rooms of a match may have been two tables. */
const OF_TABLES: readonly PasteNote["code"][] = ["tableOther", "sidesOther"];

function notesView(
  notes: readonly PasteNote[],
  { leaveOut }: PasteState,
  actions: EventActions,
  words: Words
) {
  return (["left", "kept", "told"] as const).map((weight) => {
    const own = notes.filter((note) => note.weight === weight);
    if (!own.length) return nothing;
    return html`<h3 class=${weight === "left" && !leaveOut ? "wrong" : "note"}>
        ${phrase(words.boards[weight], { count: own.length })}
      </h3>
      <ul class="findings">
        ${own
          .slice(0, MOST_LISTED)
          .map((note) => toCellView(pasteNoteText(note, words), note.place, actions))}
      </ul>
      ${moreView(own.length, words)}
      ${
        own.some(({ code }) => OF_TABLES.includes(code))
          ? html`<p class="hint-line">${words.boards.tablesHint}</p>`
          : nothing
      }`;
  });
}

function writeButton(
  paste: PasteState,
  book: EventBook,
  busy: boolean,
  { paste: write }: EventActions,
  { boards }: Words
) {
  const count = countOf(paste);
  const [round, ...others] = new Set(linesOf(paste, book).map((line) => line.round));
  const label =
    typeof round === "number" && others.length === 0
      ? phrase(boards.writeRound, { count, round })
      : phrase(boards.write, { count });
  const isReady = count > 0 && !isWaiting(paste);
  return actButton(label, write, { off: busy || !isReady, primary: isReady });
}
