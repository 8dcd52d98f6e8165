import { SCORE_WORDS } from "../locales/scoreWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import { cellName, columnName } from "./address";
import type { ButlerListed } from "./butlerTable";
import type { EventFacts, SheetFacts } from "./eventBook";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { DESK_BUTLER, DESK_ENTRANTS, DESK_LINEUPS, DESK_RESULTS, DESK_SCORING } from "./eventNames";
import { heldName } from "./heldBook";
import { replacedSheet } from "./replaceSheet";
import { roundLinks } from "./roundLinks";
import type { ButlerPlan } from "./scoreDesk";
import { drawSheet, drawSpill, HEADING_ROW } from "./sheetLook";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { type Refusal, refused } from "./writeWhole";

/** Makes the sheet of the Butler list, or makes it anew; it follows the results by itself. */
export function makeButler(plan: ButlerPlan, ticket: StepTicket): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => listing(plan, given));
}

function listing(plan: ButlerPlan, { book, blocks, held }: Given): Step | Refusal {
  const { facts, event, rounds } = book;
  if (!blocks.results) return refused("tableGone", { text: DESK_RESULTS });
  if (!heldName(held, DESK_SCORING)) return refused("tableGone", { text: DESK_SCORING });
  const links = roundLinks(held, facts);
  if ("missing" in links) return refused("tableGone", { text: links.missing });
  const name = SCORE_WORDS[facts.locale].sheets.butler;
  const most = Math.max(event?.settings.rounds ?? 0, rounds.length);
  const hasLineups = blocks.lineups !== null;
  const sheet = { name, mark: DESK_BUTLER, cell: anchor(0) };
  return {
    writes: replacedSheet(held, sheet, (made) =>
      drawButler(made, facts, { plan, title: links.title, rounds: most, hasLineups })
    ),
    log: [
      {
        step: "scoreSheets",
        round: null,
        detail: `${name}: ${optionsText(plan, facts)}`,
        ...{ before: "", after: "", reason: "" },
      },
    ],
    after: (now) => now,
  };
}

/** The formula of a list; where nobody has line-ups a pair is whoever sat in a room. */
export function butlerFormula(list: ButlerListed, plan: ButlerPlan, hasLineups: boolean): string {
  const { sort, byRound, ranked } = plan;
  const flags = [byRound, ranked].map((flag) => String(flag).toUpperCase());
  const lineups = hasLineups ? `${DESK_LINEUPS}[#All]` : "";
  return `=DESK.BUTLERLIST(${[
    ...[`${DESK_RESULTS}[#All]`, lineups, `${DESK_ENTRANTS}[#All]`, DESK_SCORING],
    ...[`"${list}"`, `"${sort}"`, ...flags],
  ].join(",")})`;
}

/** How a list was asked for, in words. */
export function optionsText({ sort, ranked }: ButlerPlan, { locale }: SheetFacts): string {
  const { butler } = SCORE_WORDS[locale];
  return [butler[sort], ranked ? butler.ranked : butler.unranked].join(butler.between);
}

/** Where the sheet says how its lists were asked for. */
export const OPTIONS_CELL = "A3";

/** As many rows as pairs of the largest event. */
const ROWS = 300;
const BEFORE_WIDTHS = [140, 170, 54, 60, 60, 84, 76];
const TEAM_WIDTHS = [140, 54, 60, 60];
const RANK_WIDTH = 44;
const ROUND_WIDTHS = [50, 54];
const FREE_WIDTH = 24;
/** Butlers, the opponents' averages and what comes of both, in IMPs a board. */
const BUTLER_FORMAT = "0.00";

interface Drawn {
  readonly plan: ButlerPlan;
  readonly title: string;
  readonly rounds: number;
  readonly hasLineups: boolean;
}

function anchor(column: number): string {
  return cellName({ sheet: "", cells: "A1" }, HEADING_ROW, column);
}

function drawButler(
  sheet: Excel.Worksheet,
  facts: EventFacts,
  { plan, title, rounds, hasLineups }: Drawn
): void {
  const words = SHEET_WORDS[facts.locale];
  const name = SCORE_WORDS[facts.locale].sheets.butler;
  const rank = plan.ranked ? [RANK_WIDTH] : [];
  const byRound = Array.from({ length: plan.byRound ? rounds : 0 }, () => ROUND_WIDTHS).flat();
  const pairs = [...rank, ...BEFORE_WIDTHS, ...byRound];
  const teams = [...rank, ...TEAM_WIDTHS, ...byRound];
  drawSheet(sheet, {
    title: name,
    subtitle: title,
    widths: [...pairs, FREE_WIDTH, ...teams],
    headingLines: 3,
    frozenColumns: 0,
    orientation: "Landscape",
    footer: { left: `${facts.title} · ${name}`, right: words.page },
  });
  sheet.getRange(OPTIONS_CELL).values = [[optionsText(plan, facts)]];
  const lists = [
    { list: "PAIRS", first: 0, widths: pairs, texts: 2, butlers: { first: 4, count: 3 } },
    {
      list: "TEAMS",
      first: pairs.length + 1,
      widths: teams,
      texts: 1,
      butlers: { first: 3, count: 1 },
    },
  ] as const;
  for (const { list, first, widths, texts, butlers } of lists) {
    const at = (row: number, column: number, rows: number, columns: number) =>
      sheet.getRangeByIndexes(row, first + column, rows, columns);
    const headings = at(HEADING_ROW, 0, 1, widths.length);
    headings.format.set({ wrapText: true, verticalAlignment: "Center" });
    headings.format.font.bold = true;
    at(HEADING_ROW, 0, ROWS + 1, widths.length).format.horizontalAlignment = "Center";
    at(HEADING_ROW + 1, rank.length, ROWS, texts).format.horizontalAlignment = "Left";
    at(HEADING_ROW + 1, rank.length + butlers.first, ROWS, butlers.count).numberFormat = Array.from(
      { length: ROWS },
      () => Array.from({ length: butlers.count }, () => BUTLER_FORMAT)
    );
    const rows = at(HEADING_ROW + 1, 0, ROWS, widths.length);
    drawSpill(headings, rows, columnName(first), HEADING_ROW);
    headings.getCell(0, 0).formulas = [[butlerFormula(list, plan, hasLineups)]];
  }
}
