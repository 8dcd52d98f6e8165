import { isProblem, type Problem } from "../basics/problem";
import { decimalSum } from "../basics/decimals";
import type { PostedRound, SwissEvent } from "../event";
import type { BoardLine } from "../event/boardLine";
import { datumRound, type MatchBoard, type RoomBoard } from "../event/datumRound";
import { sideScores } from "../event/result";
import type { Locale } from "../locales/locale";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { BOARD_COLUMNS, type BoardColumn, RESULTS_WORDS } from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { WALL_WORDS, type WallWords } from "../locales/wallWords";
import type { TeamScoring } from "../scoring/teamBoard";
import { type BookBlocks, placeIn, type SheetBlock } from "./bookBlocks";
import { cellOf, textOf } from "./cells";
import { resultCell } from "./datumTable";
import type { EventFacts } from "./eventBook";
import { penaltiesIn, type TypedPenalty } from "./matchPenalties";
import type { PlacedProblem } from "./placedProblem";
import { boardHeadings, readBoards } from "./resultTables";
import { halfBoards } from "./roundRows";
import { readScoring } from "./scoringRules";
import { columnsOf } from "./tableRows";
import { heightOf, INDENT, linesIn } from "./textSize";
import {
  area,
  type Area,
  footerText,
  PAGE,
  uprightPages,
  type WallCell,
  type WallLayout,
  type WallLook,
} from "./wallLayout";
import { wallMark } from "./wallMark";
import { namesOf, type WallMatch, wallMatches } from "./wallMatches";
import { matchRemarks } from "./wallResults";

/** What rounds are scored from, as it stands in the workbook. */
export type RoundBoards = Pick<BookBlocks, "results" | "scoring"> &
  Partial<Pick<BookBlocks, "matches">>;

/**
 * In points, from the left. A page has room for a quarter more: where another font makes columns wider, no
 * column of a card must come onto another page.
 */
const WIDTHS = [30, 64, 42, 64, 42, 40, 34, 34, 35, 35] as const;
const [OPEN, CLOSED, CLOSED_SCORE, DIFFERENCE] = [1, 3, 4, 5];
const [HOME, AWAY] = [6, 7];
/** Where the second half of the head begins: the round's table, and the away team. */
const MIDDLE = DIFFERENCE;
const WIDTH = WIDTHS.reduce((sum, width) => sum + width, 0);
const LEFT_WIDTH = WIDTHS.slice(0, MIDDLE).reduce((sum, width) => sum + width, 0);

const SIZES = { head: 12, team: 14, headings: 8, body: 10, small: 9, note: 9 } as const;
const [TALLEST_BOARD, SIGNATURE, AFTER] = [26, 44, 10];
/** Longer matches are written smaller, so that one page has room for them. */
const MOST_LARGE = 24;
/** Bold letters are wider. */
const BOLD = 1.1;
/** Printers and fonts differ by a little: a card must not be torn over two pages. */
const SPARE = 24;
const BLACK = "#000000";
const RULE = "#BFBFBF";
const GROUND = "#EDEDED";

/**
 * The match cards of a round, each on a page: the boards with what was played in both rooms, the IMPs they
 * brought, and how these came together. What is not in yet is left blank, to be filled in with a pen; so
 * is the whole card of a round that has no score sheets. What stands there and cannot be scored is shown
 * with a question mark, and why is said below.
 */
export function matchCards(
  facts: EventFacts,
  event: SwissEvent,
  posted: PostedRound,
  boards: RoundBoards
): WallLayout | Problem {
  const { title, locale } = facts;
  const words = WALL_WORDS[locale];
  const { round } = posted;
  const scoring = readScoring(boards.scoring?.values ?? null, 0);
  const [wrong] = scoring.problems;
  if (wrong) return wrong;
  const { teams: rules } = scoring.rules;
  const read = roundBoards(boards.results, round, locale);
  const scored = datumRound(read.lines, rules);
  const matches = boards.matches?.get(round);
  const context: Context = {
    ...{ facts, event, posted, words, scored },
    ...{ unread: read.unread, doubts: read.doubts, penalties: matches ? penaltiesIn(matches) : [] },
    names: namesOf(event),
    scoring: rules.scoring ?? "IMP",
  };
  const cards = wallMatches(event, posted).map((match) => cardOf(match, context));
  const tops = cards.map((_, i) =>
    cards.slice(0, i).reduce((sum, { cells }) => sum + cells.length, 0)
  );
  const name = sentence(words.sheets.cards, { round });
  const each = (areas: (card: Card, top: number) => Area[]) =>
    cards.flatMap((card, i) => areas(card, tops[i]!));
  return {
    name,
    mark: wallMark("cards", round),
    cells: cards.flatMap(({ cells }) => cells),
    widths: WIDTHS,
    heights: cards.flatMap(({ heights }) => heights),
    looks: cardLooks(each).filter(({ areas }) => areas.length > 0),
    merged: each(({ cells, boards: count, notes }, top) => [
      ...[0, cells.length - 2].flatMap((row) => halves(top + row)),
      ...teamAreas(top),
      ...Array.from({ length: notes }, (_, i) => area(top + BODY + count + i, 0, 1, HOME)),
      area(top + cells.length - 3, 0, 1, WIDTHS.length),
    ]),
    frozen: { rows: 0, columns: 0 },
    print: uprightPages(tops.slice(1), {
      ...{ left: footerText(title, name), right: SHEET_WORDS[locale].page },
    }),
  };
}

/** Why something on a card cannot be scored; the table is null where it may be any. */
interface Doubt {
  readonly table: number | null;
  readonly text: string;
}

/** The boards of a round as far as they can be scored, and what cannot. */
function roundBoards(block: SheetBlock | null, round: number, locale: Locale) {
  const { lines, rows, problems } = readBoards(block?.values ?? [], 0, round);
  const unread = new Map<BoardLine, string>();
  const doubts: Doubt[] = [];
  if (!block) return { lines, unread, doubts };
  const at = columnsOf(block.values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const wrong = new Map<number, PlacedProblem[]>();
  for (const found of problems) {
    const { row = 0, column = 0 } = found.place ?? {};
    wrong.set(row, [...(wrong.get(row) ?? []), found]);
    const table = cellOf(block.values[row]?.[at.get("table") ?? -1]);
    const isKnown = typeof table === "number" && column !== at.get("table");
    const { sheet, cell } = placeIn(block, row, column);
    const text = sentence(PROBLEM_TEXTS[locale][found.problem], found.values);
    doubts.push({ table: isKnown ? table : null, text: `${sheet} ${cell}: ${text}` });
  }
  const isIn = (columns: readonly BoardColumn[]) => (found: PlacedProblem) =>
    columns.some((column) => at.get(column) === found.place?.column);
  const placed = lines.flatMap((line, i): BoardLine[] => {
    const own = wrong.get(rows[i]!) ?? [];
    if (own.some(isIn(["round", "table", "room"]))) return [];
    const { unread: found, ...bare } = line;
    if (!found) return [line];
    const last = own.filter(isIn(["score", "remark"])).at(-1)?.place;
    // The contract stands beside it.
    const cell = last ? cellOf(block.values[last.row]?.[last.column]) : null;
    unread.set(bare, `${textOf(cell ?? "")} ?`.trim());
    return [bare];
  });
  return { lines: placed, unread, doubts };
}

/** No card is longer than its page. */
const MOST_DOUBTS = 3;

/** Why boards of a match cannot be scored; of many the first. */
function doubtsOf(table: number, { doubts, scored, facts: { locale } }: Context): string[] {
  const { board } = RESULTS_WORDS[locale].board;
  const texts = [
    ...doubts.flatMap((doubt) => ((doubt.table ?? table) === table ? [doubt.text] : [])),
    ...scored.flatMap((one) =>
      one.table === table && isProblem(one.result)
        ? [
            `${board} ${one.board}: ${sentence(PROBLEM_TEXTS[locale][one.result.problem], one.result.values)}`,
          ]
        : []
    ),
  ];
  return texts.length > MOST_DOUBTS ? [...texts.slice(0, MOST_DOUBTS), "…"] : texts;
}

interface Context {
  readonly facts: EventFacts;
  readonly event: SwissEvent;
  readonly posted: PostedRound;
  readonly words: WallWords;
  /** All boards of the round. */
  readonly scored: readonly MatchBoard[];
  /** What stands in the cells of those that cannot be scored. */
  readonly unread: ReadonlyMap<BoardLine, string>;
  readonly doubts: readonly Doubt[];
  readonly penalties: readonly TypedPenalty[];
  readonly names: ReadonlyMap<number, string>;
  readonly scoring: TeamScoring;
}

/** Rows of a card: event and table, the teams, headings; boards; sums; remarks, signatures, a strip. */
interface Card {
  readonly cells: readonly (readonly WallCell[])[];
  readonly heights: readonly number[];
  /** Rows of boards, and of sums below them. */
  readonly boards: number;
  readonly notes: number;
}
const HEADINGS = 2;
const BODY = 3;

function cardOf(match: WallMatch, context: Context): Card {
  const { facts, words, names, posted } = context;
  const { columns, slip } = words;
  const { table, home, away } = match;
  const lines = boardLines(match, context);
  const sums = sumLines(match, lines, context);
  const headings = headingsOf(context);
  const remark = [...matchRemarks(match, context), ...doubtsOf(table, context)].join(words.comma);
  const both = (left: string, right: string) =>
    WIDTHS.map((_, i) => (i === 0 ? left : i === MIDDLE ? right : ""));
  const signed = (side: string) => `${slip.signature} (${side})`;
  const head = [facts.title, sentence(slip.table, { round: posted.round, table })] as const;
  const teams = [names.get(home) ?? "", names.get(away) ?? ""] as const;
  const sides = [`${columns.home} ${home}`, `${columns.away} ${away}`] as const;
  const cells = [
    both(...head),
    WIDTHS.map((_, i) =>
      i === 0 ? sides[0] : i === 1 ? teams[0] : i === MIDDLE ? sides[1] : i === HOME ? teams[1] : ""
    ),
    headings,
    ...lines.map(({ cells }) => cells),
    ...sums,
    both(remark, ""),
    both(signed(columns.home), signed(columns.away)),
    both("", ""),
  ];
  /** As high as the longer of two texts needs, beside words of so many points before each. */
  const split = ([left, right]: readonly [string, string], size: number, before = [0, 0]) =>
    heightOf(
      Math.max(
        linesIn(left, LEFT_WIDTH - before[0]!, size * BOLD),
        linesIn(right, WIDTH - LEFT_WIDTH - before[1]!, size * BOLD)
      ),
      size
    );
  const above = [
    split(head, SIZES.head) + 4,
    Math.max(
      split(teams, SIZES.team, [WIDTHS[0] + INDENT, WIDTHS[DIFFERENCE]! + INDENT]) + 6,
      heightOf(Math.max(...sides.map((side) => linesIn(side, WIDTHS[0], SIZES.note))), SIZES.note)
    ),
    rowHeight(headings, SIZES.headings) + 4,
  ];
  const below = [heightOf(linesIn(remark, WIDTH, SIZES.note), SIZES.note) + 4, SIGNATURE, AFTER];
  const rows = [...lines.map(({ cells }) => cells), ...sums];
  const room = PAGE.Portrait.height - SPARE - sumOf(above) - sumOf(below);
  const usual = Math.min(TALLEST_BOARD, Math.floor(room / rows.length));
  return {
    cells,
    heights: [
      ...above,
      ...rows.map((row) => Math.max(usual, rowHeight(row, sizeOf(lines.length), 1))),
      ...below,
    ],
    boards: lines.length,
    notes: sums.length,
  };
}

function headingsOf({ facts: { locale }, words: { card }, scoring }: Context): string[] {
  const { board, headings } = RESULTS_WORDS[locale];
  const won =
    scoring === "BAM" ? [card.homePoints, card.awayPoints] : [headings.homeImps, headings.awayImps];
  return [
    ...[board.board, headings.openContract, headings.openScore],
    ...[headings.closedContract, headings.closedScore, card.difference],
    ...[...won, card.homeRunning, card.awayRunning],
  ];
}

/** A board as a line of the card, and what it brought both. */
interface BoardOfCard {
  readonly cells: readonly WallCell[];
  readonly home: number;
  readonly away: number;
}

/** The boards of a match; where none are known, as many blank ones as it has. */
function boardLines({ table, part }: WallMatch, context: Context): BoardOfCard[] {
  const { scored, facts } = context;
  const own = scored.filter((one) => one.table === table);
  const due = part === "half" ? halfBoards(facts.boards) : facts.boards;
  if (own.length === 0)
    return Array.from({ length: due }, (_, i) => ({
      cells: WIDTHS.map((_, column) => (column === 0 ? i + 1 : "")),
      ...{ home: 0, away: 0 },
    }));
  const running = { home: 0, away: 0 };
  return own.map((one): BoardOfCard => {
    const { open, closed } = one.rooms;
    const scores = [open, closed].map((room) => room?.line.result ?? null);
    const [here, there] = scores;
    const won = broughtBy(one);
    if (won) {
      running.home = decimalSum([running.home, Math.max(won.home, 0)]);
      running.away = decimalSum([running.away, Math.max(won.away, 0)]);
    }
    const cells = [
      ...[one.board, open?.line.contract ?? "", scoreCell(open, context)],
      ...[closed?.line.contract ?? "", scoreCell(closed, context)],
      typeof here === "number" && typeof there === "number" ? here - there : "",
      ...(won ? shownBoth(won) : [isProblem(one.result) ? "?" : "", ""]),
      ...(won ? [running.home, running.away] : ["", ""]),
    ];
    return { cells, home: won?.home ?? 0, away: won?.away ?? 0 };
  });
}

function scoreCell(room: RoomBoard | null, { unread }: Context): WallCell {
  if (!room) return "";
  return unread.get(room.line) ?? resultCell(room.line.result);
}

function broughtBy({
  result,
}: MatchBoard): { readonly home: number; readonly away: number } | null {
  return result === null || result === "notPlayed" || isProblem(result) ? null : result;
}

/** What one side won the other has lost: that is left out, as on every card. */
function shownBoth({ home, away }: { readonly home: number; readonly away: number }): WallCell[] {
  const isLost = (own: number, other: number) => own < 0 && own === -other;
  return [isLost(home, away) ? "" : home, isLost(away, home) ? "" : away];
}

/**
 * What the boards come to, penalties in IMPs, the net IMPs where the two sides do not balance (Law 12C1(f)),
 * and the VPs.
 */
function sumLines(
  { result, table }: WallMatch,
  lines: readonly BoardOfCard[],
  { event, facts: { locale }, words: { columns, card }, scoring, penalties }: Context
): WallCell[][] {
  const line = (text: string, home: WallCell, away: WallCell) =>
    WIDTHS.map((_, i) => (i === 0 ? text : i === HOME ? home : i === AWAY ? away : ""));
  const all = (side: "home" | "away") => lines.map((one) => one[side]);
  const won = (side: "home" | "away") => decimalSum(all(side).map((imps) => Math.max(imps, 0)));
  const isIn = lines.some(({ cells }) => cells[HOME] !== "" || cells[AWAY] !== "");
  const played = result?.kind === "played" ? result : null;
  const [home, away] = isIn
    ? [won("home"), won("away")]
    : [played?.homeImps ?? "", played?.awayImps ?? ""];
  const penalty = (column: TypedPenalty["column"]) =>
    Number(penalties.find((one) => one.table === String(table) && one.column === column)?.text) ||
    0;
  const [ofHome, ofAway] = [penalty("homePenalty"), penalty("awayPenalty")];
  const net = {
    home: decimalSum([...all("home"), 0 - ofHome]),
    away: decimalSum([...all("away"), 0 - ofAway]),
  };
  const headings = SCORE_WORDS[locale].matches;
  const vps = result ? sideScores(result, event.settings) : null;
  return [
    line(columns.sum, home, away),
    ...(ofHome === 0 ? [] : [line(headings.homePenalty, 0 - ofHome, "")]),
    ...(ofAway === 0 ? [] : [line(headings.awayPenalty, "", 0 - ofAway)]),
    ...(scoring === "IMP" && decimalSum([net.home, net.away]) !== 0
      ? [line(card.net, net.home, net.away)]
      : []),
    line(columns.total, vps?.[0].vp ?? "", vps?.[1].vp ?? ""),
  ];
}

function cardLooks(each: (areas: (card: Card, top: number) => Area[]) => Area[]): WallLook[] {
  const all = WIDTHS.length;
  const line = (at: "EdgeTop" | "EdgeBottom" | "InsideHorizontal", color: string) => ({
    ...{ at, style: "Continuous" as const, color },
  });
  const sides = (["EdgeLeft", "EdgeRight", "InsideVertical"] as const).map((at) => ({
    ...{ at, style: "Continuous" as const, color: RULE },
  }));
  const body = ({ boards }: Card, top: number, column = 0, columns: number = all) =>
    area(top + BODY, column, boards, columns);
  return [
    { areas: each((_, top) => [area(top, 0, 1, all)]), bold: true, size: SIZES.head, wrap: true },
    { areas: each((_, top) => [area(top, MIDDLE, 1, all - MIDDLE)]), align: "Right" },
    { areas: each((_, top) => [area(top + 1, 0, 1, all)]), size: SIZES.note, wrap: true },
    {
      areas: each((_, top) => teamAreas(top)),
      ...{ bold: true, size: SIZES.team, align: "Left", indent: 1 },
    },
    {
      areas: each((_, top) => [area(top + HEADINGS, 0, 1, all)]),
      ...{ bold: true, size: SIZES.headings, wrap: true, fill: GROUND, align: "Center" },
      lines: [line("EdgeTop", BLACK), line("EdgeBottom", BLACK), ...sides],
    },
    ...[SIZES.body, SIZES.small].map((size): WallLook => ({
      areas: each(({ boards, notes }, top) =>
        sizeOf(boards) === size ? [area(top + BODY, 0, boards + notes, all)] : []
      ),
      size,
    })),
    {
      areas: each((card, top) => [body(card, top)]),
      ...{ wrap: true, align: "Center" },
      lines: [line("InsideHorizontal", RULE), line("EdgeBottom", BLACK), ...sides],
    },
    {
      areas: each((card, top) => [OPEN, CLOSED].map((column) => body(card, top, column, 1))),
      ...{ align: "Left", indent: 1 },
    },
    { areas: each((card, top) => [body(card, top, HOME, 2)]), bold: true },
    {
      areas: each(({ boards, notes }, top) => [area(top + BODY + boards, 0, notes, all)]),
      bold: true,
      lines: [line("InsideHorizontal", RULE), line("EdgeBottom", BLACK)],
    },
    {
      areas: each(({ boards, notes }, top) => [area(top + BODY + boards, 0, notes, HOME)]),
      ...{ align: "Right", indent: 1 },
    },
    {
      areas: each(({ boards, notes }, top) => [area(top + BODY + boards, HOME, notes, 2)]),
      align: "Center",
    },
    {
      areas: each(({ cells }, top) => [area(top + cells.length - 3, 0, 2, all)]),
      ...{ size: SIZES.note, wrap: true },
    },
    {
      areas: each(({ cells }, top) => [
        area(top + cells.length - 2, 0, 1, CLOSED_SCORE),
        area(top + cells.length - 2, MIDDLE, 1, all - MIDDLE),
      ]),
      lines: [line("EdgeBottom", BLACK)],
    },
  ];
}

function halves(row: number): Area[] {
  return [area(row, 0, 1, MIDDLE), area(row, MIDDLE, 1, WIDTHS.length - MIDDLE)];
}

/** Where the names of both teams stand. */
function teamAreas(top: number): Area[] {
  return [area(top + 1, 1, 1, MIDDLE - 1), area(top + 1, HOME, 1, WIDTHS.length - HOME)];
}

const sizeOf = (boards: number) => (boards > MOST_LARGE ? SIZES.small : SIZES.body);

/** As high as its texts need, from a column on: the words before sums go on over the next columns. */
function rowHeight(row: readonly WallCell[], size: number, from = 0): number {
  const lines = row.map((cell, i) => {
    // Adjusted scores are words that do not fill their lines.
    const room = size === SIZES.headings ? WIDTHS[i]! : WIDTHS[i]! - INDENT;
    return typeof cell === "string" && i >= from ? linesIn(cell, room, size) : 1;
  });
  return heightOf(Math.max(...lines), size);
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
