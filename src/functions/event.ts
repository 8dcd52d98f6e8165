import { isProblem } from "../basics/problem";
import { ledgerOf, type PostedRound, type Standing, standings, type SwissEvent } from "../event";
import { EVENT_WORDS, type EventWords } from "../locales/eventWords";
import { sentence } from "../locales/sentence";
import { readEvent } from "../workbook/eventTables";
import type { PlacedProblem } from "../workbook/placedProblem";
import { answer } from "./answer";
import { displayLocale, type Result } from "./problems";

/**
 * The standings of a Swiss event from its tables: rank, VPs, tie-breaks, what decided each rank, and every round.
 *
 * @remarks Tables have headings in any of the three languages; columns of your own are left alone. Entrants: No., Name, Carry-over, In and Out (first and last round). Rounds: Home no., Away no., Home VP, Away VP, and if wanted Home IMPs, Away IMPs, Home penalty, Away penalty and Result: home absent, away absent, both absent, cancelled, assigned, late, bye, half triangle, triangle 1, triangle 2; home won or away won for a draw that was decided. A match without VPs brings nothing yet. Settings are rows of name and value: Rounds, Bye VP, Late VP, Missed VP, Forfeit VP, Absent VP, Withdrawal (stand or cancel), Order (VP or wins), Tie-breaks (with commas between), Seed.
 * @customfunction
 * @param event The settings, two columns of names and values. Nothing before the comma: the defaults of the Swiss rule.
 * @param entrants The table of entrants with its headings.
 * @param rounds The table of each round with its headings, round 1 first.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} A table with headings: rank, number, name, VPs, the tie-breaks, what decided the rank; then for each round opponent, home or away, VPs and running total.
 * @see The article on organising bridge events (桥牌比赛的组织与编排), 5.2; docs/swiss-rule.md for what it leaves open.
 * @example
 * =INDEX(DESK.STANDINGS(, {"No.","Name";1,"Blue";2,"Red"}, {"Home no.","Away no.","Home VP","Away VP";1,2,7.39,12.61}), 2, 3) → Red
 * =INDEX(DESK.STANDINGS({"轮空 VP",18}, {"编号";1;2;3}, {"主队号","客队号","主队 VP","客队 VP","结果";1,2,15,5,"";3,"","","","轮空"}), 2, 4) → 18
 */
export function STANDINGS(
  event: unknown[][],
  entrants: unknown[][],
  rounds: unknown[][][],
  invocation: CustomFunctions.Invocation
) {
  return answer([event, entrants, ...rounds], invocation, (args) => {
    if (!args[1]) return [[""]];
    const { event, problems } = readEvent(args);
    if (problems[0]) return problems[0];
    const rows = standings(event);
    return isProblem(rows) ? rows : table(event, rows, EVENT_WORDS[displayLocale()]);
  });
}

function table(
  event: SwissEvent,
  rows: readonly Standing[],
  words: EventWords
): Result[][] | PlacedProblem {
  const { standings: head } = words;
  const { tieBreaks } = event.settings;
  const rounds = event.rounds.map((round) => roundColumns(event, round, words));
  const problem = rounds.find(isProblem);
  if (problem) return problem;
  const columns = rounds as Exclude<(typeof rounds)[number], PlacedProblem>[];
  const headings = [
    ...[head.rank, head.number, head.name, head.total],
    ...tieBreaks.map((key) => words.values[key]),
    head.decidedBy,
    ...columns.flatMap((column) => column.headings),
  ];
  const lines = rows.map((row): Result[] => [
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
): Result {
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
    cells: (number: number): Result[] => {
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
