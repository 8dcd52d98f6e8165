import { isProblem, type Problem } from "../basics/problem";
import { butlerPairs } from "../event/butlerPairs";
import { datumProblem, datumRound } from "../event/datumRound";
import { pairsEventSession, pairsRanking } from "../event/pairsEvent";
import { EVENT_WORDS } from "../locales/eventWords";
import { butlerList } from "../scoring/butlerList";
import { BUTLER_LISTS, BUTLER_SORTS, butlerTable } from "../workbook/butlerTable";
import { wholeNumber } from "../workbook/cellNumbers";
import { type Filled, textOf } from "../workbook/cells";
import { datumTable } from "../workbook/datumTable";
import { pairsTable, travellersTable } from "../workbook/pairsTable";
import { type PlacedProblem } from "../workbook/placedProblem";
import {
  type BoardsRead,
  doubtfulScores,
  readBoards,
  readLineups,
  readTeamBoards,
} from "../workbook/resultTables";
import { pairsRules, readScoring } from "../workbook/scoringRules";
import { columnsOf, rowsOf } from "../workbook/tableRows";
import { answer, type Argument } from "./answer";
import { allRead, option } from "./lists";
import { displayLocale, type Result } from "./problems";
import { choice } from "./readers";

const MOST_ROUNDS = 1_000;

/**
 * A round's boards against their datums: the datum article's table 1, by board and table.
 *
 * @remarks Results have the headings Round, Table, Room, Board, NS, EW, Contract, By, Result, Score, Remark, in any of the three languages. Remarks: not played, A60/40, 60% 620 40% -100, NS 420 EW 450, group B, wrong direction, not in datum. Settings, two columns of name and value: Teams scored by (IMP, board-a-match), Datum drops at each end, Datum rounded to, Datum halves, Average plus in IMPs, Sections compared.
 * @customfunction
 * @param results The table of results with its headings.
 * @param [round] The round. Left out: all rounds.
 * @param [entrants] The table of entrants, for the names of teams.
 * @param [settings] The settings of scoring.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} A table with headings: board, table, teams, contracts and scores of both rooms, mean, datum, results it stands on, XIMPs of both rooms from North-South's side, IMPs of both teams; of several rounds their number behind.
 * @see The article on technical parameters of bridge events (关于桥牌比赛有关技术参数问题的研究), table 1.
 * @example
 * =INDEX(DESK.DATUMTABLE({"Table","Room","Board","NS","EW","Score";1,"open",16,1,2,-600;1,"closed",16,2,1,100}), 2, 15) → -12
 */
export function DATUMTABLE(
  results: unknown[][],
  round: unknown[][],
  entrants: unknown[][],
  settings: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer(
    [results, round, entrants, settings],
    invocation,
    (args): Result[][] | PlacedProblem => {
      const wanted = option(args, 1, wholeNumber(1, MOST_ROUNDS));
      if (isProblem(wanted)) return wanted;
      const read = boardsIn(args, misplaced, wanted);
      if (isProblem(read)) return read;
      const boards = datumRound(read.lines, read.rules.teams);
      return datumTable(boards, namesIn(args[2]), displayLocale());
    },
    isDoubtful
  );
}

/**
 * The Butler list of an event: XIMPs a board of every pair, the average Butler of its opponents, and their sum.
 *
 * @remarks Headings of results and settings as for DATUMTABLE; the setting AOB counts (each pair once, by boards) says how opponents are averaged, and the heading names it. Line-ups: Round, Table, Room, From board, To board, North, South, East, West; a pair is two people, whatever seats they took. By the article's advice there are no ranks unless they are asked for.
 * @customfunction
 * @param results The table of results with its headings.
 * @param [lineups] The table of line-ups with its headings.
 * @param [entrants] The table of entrants, for the names of teams.
 * @param [settings] The settings of scoring.
 * @param [list] PAIRS (default), or TEAMS for the totals of teams.
 * @param [sort] CORRECTED (default), BUTLER, XIMP, or TEAM.
 * @param [rounds] TRUE: with the boards and XIMPs of each round.
 * @param [ranks] TRUE: with ranks.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} A table with headings: team, pair, boards, XIMP, Butler, AOB, corrected Butler.
 * @see The article on technical parameters of bridge events, table 4; the Butler lists of the Chinese Contract Bridge Association.
 * @example
 * =INDEX(DESK.BUTLERLIST({"Table","Room","Board","NS","EW","Score";1,"open",1,1,2,420;1,"closed",1,2,1,-50}), 2, 4) → 6
 */
export function BUTLERLIST(
  results: unknown[][],
  lineups: unknown[][],
  entrants: unknown[][],
  settings: unknown[][],
  list: unknown[][],
  sort: unknown[][],
  rounds: unknown[][],
  ranks: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer(
    [results, lineups, entrants, settings, list, sort, rounds, ranks],
    invocation,
    (args): Result[][] | PlacedProblem => {
      const read = boardsIn(args, firstOf);
      if (isProblem(read)) return read;
      const options = allRead({
        list: option(args, 4, choice(BUTLER_LISTS)),
        sort: option(args, 5, choice(BUTLER_SORTS)),
        byRound: option(args, 6, yes),
        ranked: option(args, 7, yes),
      });
      if (isProblem(options)) return options;
      const seats = args[1] ? readLineups(args[1], 1) : { sittings: [], problems: [] };
      if (seats.problems[0]) return seats.problems[0];
      const { lines, rules } = read;
      const boards = datumRound(lines, rules.teams);
      const withoutDatum = datumProblem(boards);
      if (withoutDatum) return withoutDatum;
      const played = butlerPairs(boards, seats.sittings);
      const butlers = butlerList(played.boards, rules.aob);
      if (isProblem(butlers)) return butlers;
      return butlerTable(butlers, played.pairs, namesIn(args[2]), {
        list: options.list ?? "PAIRS",
        sort: options.sort ?? "CORRECTED",
        aob: rules.aob,
        byRound: options.byRound ?? false,
        ranked: options.ranked ?? false,
        locale: displayLocale(),
      });
    },
    isDoubtful
  );
}

/**
 * The ranking of a pairs event: matchpoints with percentages, cross-IMPs, or IMPs against the datum.
 *
 * @remarks Headings of results as for DATUMTABLE. Settings: Pairs scored by (matchpoints, cross-IMPs, Butler), Matchpoints for a win (1 or 2), Cross-IMPs (sum, average), Winners (1 or 2), Fouled boards (WBF, EBU), Sections compared. As many results are expected on a board as it has rows. An average plus is the better of 60 % and what the pair has on its other boards (Law 12C2(c)).
 * @customfunction
 * @param results The table of results with its headings.
 * @param [pairs] The table of pairs, with number and name.
 * @param [settings] The settings of scoring.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} A table with headings: rank, number, pair, boards, points, percentage; with two winners North-South's and then East-West's.
 * @see Laws 12C2(c), 78A and 87 of the Laws of Duplicate Bridge 2017; the article on Neuberg's formula (双人赛计分).
 * @example
 * =INDEX(DESK.PAIRSLIST({"Board","NS","EW","Score";1,1,4,450;1,2,5,420;1,3,6,420}), 2, 6) → 100
 */
export function PAIRSLIST(
  results: unknown[][],
  pairs: unknown[][],
  settings: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer(
    [results, pairs, settings],
    invocation,
    (args): Result[][] | PlacedProblem => {
      const scored = sessionIn(args, 2);
      if (isProblem(scored)) return scored;
      const ranked = pairsRanking(scored.session);
      if (!isProblem(ranked)) return pairsTable(ranked, namesIn(args[1]), displayLocale());
      const row = scored.rows[scored.session.lines.indexOf(ranked)] ?? 0;
      return { ...ranked, place: { argument: 0, row, column: 0 } };
    },
    isDoubtful
  );
}

/**
 * The travellers of a pairs event: every board with its results, the highest first, and what they bring both sides.
 *
 * @remarks Headings and settings as for PAIRSLIST.
 * @customfunction
 * @param results The table of results with its headings.
 * @param [settings] The settings of scoring.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} A table with headings: board, pairs, contract, score, points of both sides; of several sections these behind.
 * @see Laws 78A and 78B of the Laws of Duplicate Bridge 2017.
 * @example
 * =INDEX(DESK.TRAVELLERS({"Board","NS","EW","Score";1,1,4,450;1,2,5,420;1,3,6,420}), 2, 6) → 2
 */
export function TRAVELLERS(
  results: unknown[][],
  settings: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer(
    [results, settings],
    invocation,
    (args): Result[][] | PlacedProblem => {
      const scored = sessionIn(args, 1);
      return isProblem(scored)
        ? scored
        : travellersTable(scored.lines, scored.session, scored.sections, displayLocale());
    },
    isDoubtful
  );
}

/** Of the results only a score of 0 can be an empty cell; other arguments are read as they are. */
function isDoubtful(arg: Argument, argument: number): boolean {
  return argument === 0 && arg !== null && doubtfulScores(arg);
}

/** What of the results lets nothing be worked out. */
type Hinders = (read: BoardsRead) => PlacedProblem | undefined;

const firstOf: Hinders = ({ problems }) => problems[0];

/** A result that cannot be read stays a matter of its board; a row whose place is unknown may be of any. */
const misplaced: Hinders = ({ problems, lines }) => {
  const own = new Set(lines.flatMap<Problem>(({ unread = [] }) => unread));
  return problems.find((found) => !own.has(found));
};

function boardsIn(args: readonly Argument[], hinders: Hinders, round?: number) {
  return scoredBy(args[3], 3, readTeamBoards(args[0] ?? [], 0, round), hinders);
}

function scoredBy(
  settings: Argument | undefined,
  argument: number,
  read: BoardsRead,
  hinders = firstOf
) {
  const hindrance = hinders(read);
  if (hindrance) return hindrance;
  const { rules, problems } = readScoring(settings ?? null, argument);
  return problems[0] ?? { ...read, rules };
}

function sessionIn(args: readonly Argument[], settings: number) {
  const read = scoredBy(args[settings], settings, readBoards(args[0] ?? [], 0));
  if (isProblem(read)) return read;
  const rules = pairsRules(read.rules);
  const session = pairsEventSession({ ...read, ...rules });
  return isProblem(session) ? session : { ...read, session, sections: rules.sections };
}

/** What numbers are called, by a table of numbers and names; without one they are called by themselves. */
function namesIn(block: Argument | undefined): (number: number) => string {
  const headings = (locale: keyof typeof EVENT_WORDS) => EVENT_WORDS[locale].entrants;
  const at = columnsOf(block?.[0] ?? [], ["number", "name"] as const, headings);
  const names = new Map(
    rowsOf(block ?? [], 0, at).map(({ cell }) => [cell("number"), cell("name")])
  );
  return (number) => {
    const name = names.get(number) ?? null;
    return name === null ? String(number) : textOf(name);
  };
}

const NO = /^(?:FALSE|0)$/i;
/** TRUE, or any text that is not FALSE. */
function yes(cell: Filled): boolean {
  return !NO.test(textOf(cell));
}
