import { isProblem } from "../basics/problem";
import { PASTE_PROBLEMS, type PasteProblem, type PasteProblemCode } from "../formats/pastedBoard";
import type { Room } from "../event/boardLine";
import { type LineupColumn, RESULTS_WORDS } from "../locales/resultsWords";
import { sentence } from "../locales/sentence";
import { type Vulnerability } from "../scoring/board";
import type { PasteNote } from "../workbook/pasteNotes";
import type { CheckFinding } from "../workbook/scoreDesk";
import { phrase } from "./phrase";
import { problemText } from "./problemText";
import type { Words } from "./words";

type Values = PasteNote["values"];

/** What is wrong in a line of a pasted table, in words, with the column. */
export function pasteProblemText({ line, column, code, values }: PasteProblem, words: Words) {
  const { boards, texts } = words;
  const text = isPasteProblem(code)
    ? sentence(boards.problems[code], spoken(code, values, words))
    : problemText({ problem: code, values }, words);
  const placed =
    column === null ? text : phrase(boards.inColumn, { column: boards.columnNames[column], text });
  return phrase(texts.line, { line, text: placed });
}

function isPasteProblem(code: PasteProblem["code"]): code is PasteProblemCode {
  return (PASTE_PROBLEMS as readonly string[]).includes(code);
}

/** What the core names by its own words, in the director's. */
function spoken(code: PasteProblemCode, values: Values, { boards }: Words): Values {
  const { text, due } = values;
  if (code === "columnMissing")
    return { ...values, text: boards.columnNames[text as keyof typeof boards.columnNames] };
  if (code !== "vulnerabilityContradicts") return values;
  return { ...values, due: boards.vulnerabilities[due as Vulnerability] };
}

/** Values that are numbers of teams or pairs. */
const NUMBERS = ["ns", "ew", "home", "away", "number", "team", "otherTeam"];

function named(values: Values, { nameOf }: Words): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      NUMBERS.includes(key) && typeof value === "number" ? nameOf(value) : value,
    ])
  );
}

/** What is to be known of a line before it is written, in words; teams and pairs are named. */
export function pasteNoteText({ line, code, values }: PasteNote, words: Words): string {
  const text = sentence(words.boards.notes[code], named(values, words));
  return phrase(words.texts.line, { line, text });
}

/** What is to be asked about a board, in words, with its table or its cell. */
export function checkText(found: CheckFinding, words: Words): string {
  const { boards } = words;
  if (isProblem(found)) {
    const at = found.place?.cell ?? "";
    return phrase(boards.finding, { at, text: problemText(found, words) });
  }
  const { code } = found;
  const values = inWords(found.values, words);
  // The opposite of a score that may be typed for the wrong side would not stand out.
  const due = code === "directionSuspected" ? { due: -Number(values["score"]) } : {};
  const text = sentence(boards.findings[code], named({ ...values, ...due }, words));
  return phrase(boards.finding, { at: tableText(values, words), text });
}

/** Rooms and seats that the core names by its own words. */
function inWords(values: Values, { locale, listOf }: Words): Values {
  const { rooms, lineup } = RESULTS_WORDS[locale];
  const { otherRoom, seats } = values;
  return {
    ...values,
    ...(otherRoom === undefined ? {} : { otherRoom: rooms[otherRoom as Room] }),
    ...(typeof seats === "string"
      ? { seats: listOf(seats.split(" ").map((seat) => lineup[seat as LineupColumn])) }
      : {}),
  };
}

/** Where it is played: a table, in a team match with its room, and the section where there is one. */
function tableText({ section = "", table = "", room }: Values, { boards, locale }: Words): string {
  const { rooms } = RESULTS_WORDS[locale];
  const at =
    room === "open" || room === "closed"
      ? phrase(boards.atRoom, { table, room: rooms[room] })
      : phrase(boards.atTable, { table });
  return section === "" ? at : phrase(boards.inSection, { section, at });
}
