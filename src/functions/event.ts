import { isProblem } from "../basics/problem";
import { standings } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import { readEvent } from "../workbook/eventTables";
import { standingsTable } from "../workbook/standingsTable";
import { answer } from "./answer";
import { displayLocale } from "./problems";

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
    return isProblem(rows) ? rows : standingsTable(event, rows, EVENT_WORDS[displayLocale()]);
  });
}
