import { isProblem, type Problem } from "../basics/problem";
import { ledgerOf, type PostedRound, type Standing, type SwissEvent } from "../event";
import type { EventWords } from "../locales/eventWords";
import { sentence } from "../locales/sentence";

/** A cell of the standings; "" is blank. */
export type StandingCell = string | number;

/** The standings as the sheet shows them, headings first: an entrant a line, its rounds from the left. */
export function standingsTable(
  event: SwissEvent,
  rows: readonly Standing[],
  words: EventWords
): StandingCell[][] | Problem {
  const { standings: head } = words;
  const { tieBreaks } = event.settings;
  const rounds = event.rounds.map((round) => roundColumns(event, round, words));
  const problem = rounds.find(isProblem);
  if (problem) return problem;
  const columns = rounds as Exclude<(typeof rounds)[number], Problem>[];
  const headings = [
    ...[head.rank, head.number, head.name, head.total],
    ...tieBreaks.map((key) => words.values[key]),
    head.decidedBy,
    ...columns.flatMap((column) => column.headings),
  ];
  const lines = rows.map((row): StandingCell[] => [
    ...[row.rank, row.number, row.name, row.total],
    ...tieBreaks.map((key) => tieBreakCell(row, key, words)),
    row.decidedBy === null ? head.shared : words.values[row.decidedBy],
    ...columns.flatMap((column) => column.cells(row.number)),
  ]);
  return [headings, ...lines];
}

/** Blank where the key was not asked, because others had separated the entrant before. */
function tieBreakCell(
  row: Standing,
  key: Standing["tieBreaks"][number]["key"],
  words: EventWords
): StandingCell {
  const value = row.tieBreaks.find((one) => one.key === key)?.value ?? "";
  return value === "none lost" ? words.standings.noneLost : value;
}

/** Opponent, side, VPs and running total of every entrant in a round; provisional VPs are marked. */
function roundColumns(
  event: SwissEvent,
  posted: PostedRound,
  { standings: head, results }: EventWords
) {
  const ledger = ledgerOf(event, posted.round);
  if (isProblem(ledger)) return ledger;
  const matches = [...posted.matches, ...(posted.triangle?.matches ?? [])];
  const heading = (text: string) => sentence(head.round, { round: posted.round, heading: text });
  return {
    headings: [head.opponent, head.side, head.vp, head.running].map(heading),
    cells: (number: number): StandingCell[] => {
      const own = matches.filter(({ home, away }) => home === number || away === number);
      const opponents = own.map(({ home, away }) => (home === number ? away : home));
      const account = ledger.get(number)!;
      const entry = account.entries.find(({ round }) => round === posted.round);
      const sides = own.map(({ home }) => (home === number ? head.home : head.away));
      if (entry?.provisional) sides.push(results.late);
      const isOpen = own.length > 0 && own.every(({ result }) => result === null);
      const vp = entry && !(isOpen && entry.vp === 0) ? entry.vp : "";
      const only = opponents.length === 1 ? opponents[0]! : opponents.join(", ");
      return [only, sides.join(", "), vp, account.total];
    },
  };
}
