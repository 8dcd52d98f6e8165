import { SCORE_WORDS } from "../locales/scoreWords";
import { LOG_WORDS } from "../locales/logWords";
import { sentence } from "../locales/sentence";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import { isOfRound, boardTextsByRound } from "./boardsOfRound";
import { bookTables } from "./bookTables";
import type { StepAnswer, StepFailure, StepTicket } from "./eventDesk";
import type { EventFacts } from "./eventBook";
import { datumName, DESK_LINEUPS, DESK_RESULTS, matchesName } from "./eventNames";
import { type HeldBook, heldName } from "./heldBook";
import { removeRows, withoutRows } from "./removeRows";
import { withoutPart } from "./roundParts";
import { writeStandings } from "./standingsSheet";
import { typedResults } from "./typedResults";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, refused, together, type Writes, writeWhole } from "./writeWhole";

/**
 * Takes the last round back: its sheet, its rows of results and line-ups, its place in the standings, and
 * what it was paired from.
 */
export async function undoRound(ticket: StepTicket, reason: string): Promise<StepAnswer> {
  let undone = 0;
  const answer = await wholeStep(ticket, (given) => {
    undone = given.book.rounds.at(-1)?.round ?? 0;
    return undoing(given, reason);
  });
  if (answer.kind !== "done") return answer;
  return (await withoutDatums(undone)) ?? answer;
}

function undoing({ book, blocks, held }: Given, reason: string): Step | Refusal {
  const { facts, rounds } = book;
  const last = rounds.at(-1);
  if (!last) return refused("noRound");
  const { round } = last;
  const standings = writeStandings(held, facts, round - 1);
  if ("kind" in standings) return standings;
  const table = bookTables(blocks).rounds.get(round);
  const sheet = held.sheets.find(({ name }) => name === last.sheet) ?? null;
  const boards = boardTextsByRound(blocks.results).get(round) ?? [];
  const datums = datumsIn(held, round);
  return {
    writes: together(
      standings,
      withoutPart(held, round),
      rowsGone(DESK_RESULTS, blocks.results, round),
      rowsGone(DESK_LINEUPS, blocks.lineups, round),
      // That sheet goes when this is done: what keeps it from going must be known before.
      { ...NO_WRITES, on: datums ? [datums.name] : [], deletes: sheet }
    ),
    log: [
      {
        step: "undone",
        round,
        detail: boards.length > 0 ? lostText(last.sheet, boards, facts) : last.sheet,
        before: [table ? typedResults(table, facts.locale) : "", boardsText(boards, facts)]
          .filter(Boolean)
          .join(LOG_WORDS[facts.locale].between),
        after: "",
        reason,
      },
    ],
    after: (now) => without(now, round),
  };
}

function rowsGone(name: string, block: SheetBlock | null, round: number): Writes {
  return block ? removeRows(name, block, isOfRound(block, round)) : NO_WRITES;
}

function without(now: BookBlocks, round: number): BookBlocks {
  const rest = <T>(all: ReadonlyMap<number, T>) =>
    new Map([...all].filter(([number]) => number !== round));
  const left = (block: SheetBlock | null) => block && withoutRows(block, isOfRound(block, round));
  return {
    ...now,
    rounds: rest(now.rounds),
    matches: rest(now.matches),
    results: left(now.results),
    lineups: left(now.lineups),
  };
}

function lostText(sheet: string, boards: readonly string[], { locale }: EventFacts): string {
  const lost = sentence(SCORE_WORDS[locale].lost, { count: boards.length });
  return [sheet, lost].join(LOG_WORDS[locale].comma);
}

/** A cell takes 32,767 characters; the log keeps as many boards as are safely within. */
const LONGEST = 20_000;

function boardsText(boards: readonly string[], { locale }: EventFacts): string {
  const text = boards.join(LOG_WORDS[locale].between);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const MOST_TRIES = 2;

/**
 * Takes away the sheet of a round's datums, which nothing uses any more. Excel cannot bring a sheet back:
 * in one request with that of the round, one of the two might be lost and the other stay.
 */
async function withoutDatums(round: number): Promise<StepFailure | null> {
  let failure: StepFailure | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    let left: string | null = null;
    const answer = await writeWhole((held) => {
      const sheet = datumsIn(held, round);
      left = sheet?.name ?? null;
      return { ...NO_WRITES, deletes: sheet, write: (context) => namesGone(context, held, round) };
    });
    if (answer.kind === "written" || answer.kind === "problem") return null;
    const reason = answer.kind === "refused" || answer.kind === "torn" ? answer.reason : "";
    failure = left === null ? null : { kind: "torn", reason, left: [left] };
  }
  return failure;
}

function datumsIn(held: HeldBook, round: number) {
  const area = heldName(held, datumName(round))?.area;
  return held.sheets.find(({ name }) => name === area?.sheet) ?? null;
}

function namesGone({ workbook: { names } }: Excel.RequestContext, held: HeldBook, round: number) {
  for (const name of [datumName(round), matchesName(round)])
    if (held.names.some((known) => known.name === name)) names.getItem(name).delete();
}
