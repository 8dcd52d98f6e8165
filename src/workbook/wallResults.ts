import { isProblem, type Problem } from "../basics/problem";
import {
  type Account,
  type EventSettings,
  ledgerOf,
  type MatchResult,
  type PostedRound,
  type SwissEvent,
} from "../event";
import { isCancelled } from "../event/event";
import { sideScores } from "../event/result";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { WALL_WORDS, type WallWords } from "../locales/wallWords";
import type { EventFacts } from "./eventBook";
import type { WallLayout } from "./wallLayout";
import { type ListCell, type ListColumn, listLayout } from "./wallList";
import { wallMark } from "./wallMark";
import { namesOf, TRIANGLES, type WallMatch, wallMatches } from "./wallMatches";

/** The results of a round (成绩公告) as far as they are there; what is missing is said. */
export function resultsList(
  { title, locale }: EventFacts,
  event: SwissEvent,
  posted: PostedRound
): WallLayout | Problem {
  const words = WALL_WORDS[locale];
  const { round, bye } = posted;
  const ledger = ledgerOf(event, round);
  if (isProblem(ledger)) return ledger;
  const names = namesOf(event);
  const matches = wallMatches(event, posted);
  const hasImps = matches.some(({ result }) => impsOf(result).some((imps) => imps !== ""));
  const context: Context = { event, posted, ledger, words };
  const rows = matches.map((match): ListCell[] => [
    match.table,
    ...[match.home, names.get(match.home) ?? "", match.away, names.get(match.away) ?? ""],
    ...(hasImps ? impsOf(match.result) : []),
    ...vpsOf(match, context),
    matchRemarks(match, context).join(words.comma),
  ]);
  if (bye !== undefined) {
    const remarks = [words.remarks.bye, ...penaltiesOf([bye], context)];
    rows.push([
      ...["", bye, names.get(bye) ?? "", "", ""],
      ...(hasImps ? ["", ""] : []),
      ...[entryVP(bye, context), "", remarks.join(words.comma)],
    ]);
  }
  return listLayout({
    name: sentence(words.sheets.results, { round }),
    mark: wallMark("results", round),
    title,
    heading: sentence(words.titles.results, { round }),
    columns: resultColumns(words, hasImps),
    rows,
    notes: notesOn(matches, rows, words),
    orientation: "Portrait",
    leading: 1,
    page: SHEET_WORDS[locale].page,
  });
}

/** What remarks are made from. */
interface RemarkContext {
  readonly event: SwissEvent;
  readonly posted: PostedRound;
  readonly words: WallWords;
}

interface Context extends RemarkContext {
  readonly ledger: ReadonlyMap<number, Account>;
}

function resultColumns({ columns }: WallWords, hasImps: boolean): ListColumn[] {
  const side = (heading: string): ListColumn[] => [
    { heading: columns.number, width: 32, kind: "whole" },
    { heading, width: 116, kind: "text" },
  ];
  return [
    { heading: columns.table, width: 36, kind: "whole" },
    ...side(columns.home),
    ...side(columns.away),
    ...(hasImps ? [columns.homeImps, columns.awayImps] : []).map((heading): ListColumn => ({
      heading,
      width: 42,
      kind: "whole",
    })),
    ...[columns.homeVP, columns.awayVP].map((heading): ListColumn => ({
      heading,
      width: 48,
      kind: "vp",
    })),
    { heading: columns.remark, width: 108, kind: "text" },
  ];
}

function impsOf(result: MatchResult | null): (number | "")[] {
  if (result?.kind !== "played") return ["", ""];
  return [result.homeImps ?? "", result.awayImps ?? ""];
}

/** Both sides' VPs: of a match in a triangle its own, of any other what it brought the two. */
function vpsOf(match: WallMatch, context: Context): ListCell[] {
  const { result, part, home, away } = match;
  const { settings } = context.event;
  if (part === null && (result || struckIn(match, context).length > 0))
    return result?.kind === "cancelled"
      ? ["", ""]
      : [entryVP(home, context), entryVP(away, context)];
  return result ? matchVPs(result, settings) : ["", ""];
}

function matchVPs(result: MatchResult, settings: EventSettings): ListCell[] {
  const scores = sideScores(result, settings);
  if (!scores) return ["", ""];
  return scores.map(({ vp, provisional }) => (provisional ? { provisional: vp } : vp));
}

/** What the round brought an entrant; "" for one whose results are cancelled. */
function entryVP(number: number, { ledger, posted }: Context): ListCell {
  const entry = ledger.get(number)?.entries.find(({ round }) => round === posted.round);
  if (!entry) return "";
  return entry.provisional ? { provisional: entry.vp } : entry.vp;
}

/** Those of a match whose results are cancelled, because they left before half the event. */
function struckIn({ home, away }: WallMatch, { event }: RemarkContext): number[] {
  return [home, away].filter((number) =>
    event.entrants.some((one) => one.number === number && isCancelled(one, event.settings))
  );
}

/** What is to be said of a match and its result, each a text. */
export function matchRemarks(match: WallMatch, context: RemarkContext): string[] {
  const { remarks } = context.words;
  const { part, result, home, away } = match;
  const struck = struckIn(match, context);
  return [
    ...(part === null ? [] : [remarks[TRIANGLES[part]]]),
    ...struck.map((number) => sentence(remarks.struck, { number })),
    ...(struck.length === 0 ? resultRemark(match, result, remarks) : []),
    ...penaltiesOf([home, away], context),
  ];
}

function resultRemark(
  match: WallMatch,
  result: MatchResult | null,
  remarks: WallWords["remarks"]
): string[] {
  switch (result?.kind) {
    case undefined:
      return isDue(match) ? [remarks.missing] : [];
    case "played":
      return result.winner ? [remarks[`${result.winner}Won`]] : [];
    case "forfeit":
      return [remarks[`${result.by}Absent`]];
    case "cancelled":
    case "assigned":
    case "late":
      return [remarks[result.kind]];
  }
}

/** Whether a result should be there: the matches of a triangle over two rounds end in the second. */
const isDue = ({ result, part }: WallMatch): boolean => result === null && part !== "first";

function penaltiesOf(numbers: readonly number[], { posted, words }: RemarkContext): string[] {
  return (posted.penalties ?? [])
    .filter(({ number, vp }) => numbers.includes(number) && vp !== 0)
    .map(({ number, vp }) => sentence(words.remarks.penalty, { number, vp }));
}

function notesOn(
  matches: readonly WallMatch[],
  rows: readonly (readonly ListCell[])[],
  { notes }: WallWords
): string[] {
  const due = matches.filter(isDue).length;
  return [
    ...(rows.flat().some((cell) => typeof cell === "object") ? [notes.provisional] : []),
    ...(matches.some(({ part }) => part === "half") ? [notes.halves] : []),
    ...(due ? [sentence(notes.due, { count: due })] : []),
  ];
}
