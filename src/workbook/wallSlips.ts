import type { PostedRound, SwissEvent } from "../event";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { WALL_WORDS, type WallWords } from "../locales/wallWords";
import type { EventFacts } from "./eventBook";
import { halfBoards } from "./roundRows";
import { heightOf, INDENT, linesIn } from "./textSize";
import {
  area,
  footerText,
  PAGE,
  uprightPages,
  type WallCell,
  type WallLayout,
  type WallLook,
} from "./wallLayout";
import { wallMark } from "./wallMark";
import { namesOf, TRIANGLES, type WallMatch, wallMatches } from "./wallMatches";

/**
 * In points: side, number, team, IMPs, signature. A page has room for a quarter more: where another font
 * makes columns wider, no column of a slip must come onto another page.
 */
const WIDTHS = [44, 32, 172, 60, 96] as const;
const LAST = WIDTHS.length - 1;
const [NUMBER, TEAM, IMPS] = [1, 2, 3];
/** Rows of a slip: event and table, headings, home, away, and a strip on both sides of the cut. */
const ROWS = 6;
const [HEAD, HEADINGS, HOME, AWAY, ABOVE_CUT] = [0, 1, 2, 3, 4];
const SIZES = { head: 13, headings: 9, team: 13 } as const;
const [HEADINGS_HEIGHT, TEAM_HEIGHT, STRIP] = [15, 34, 14];
/** Bold letters are wider. */
const BOLD = 1.1;
/** Printers and fonts differ by a little: a slip must not be torn over two pages. */
const SPARE = 24;
const BLACK = "#000000";
const GREY = "#7F7F7F";

/**
 * Result slips (成绩单) to cut, one for each match: where it is, both teams, room for the IMPs of both
 * and for both captains' names. As many as fit stand on a page; nobody needs one for a bye.
 */
export function resultSlips(
  { title, locale, boards }: EventFacts,
  event: SwissEvent,
  posted: PostedRound
): WallLayout {
  const words = WALL_WORDS[locale];
  const { round } = posted;
  const names = namesOf(event);
  const slips = wallMatches(event, posted).map((match) =>
    slipOf(match, { title, round, boards, names, words })
  );
  const name = sentence(words.sheets.slips, { round });
  const heights = slips.flatMap((slip) => slip.heights);
  return {
    name,
    mark: wallMark("slips", round),
    cells: slips.flatMap(({ cells }) => cells),
    widths: WIDTHS,
    heights,
    looks: slipLooks(slips.length),
    merged: each(slips.length, (top) => [
      area(top + HEAD, 0, 1, IMPS),
      area(top + HEAD, IMPS, 1, LAST - IMPS + 1),
      area(top + HEADINGS, 0, 1, TEAM),
      area(top + ABOVE_CUT, 0, 1, WIDTHS.length),
    ]),
    frozen: { rows: 0, columns: 0 },
    print: uprightPages(pageBreaks(slips.map((slip) => sum(slip.heights))), {
      ...{ left: footerText(title, name), right: SHEET_WORDS[locale].page },
    }),
  };
}

interface Slip {
  readonly cells: WallCell[][];
  readonly heights: number[];
}

interface SlipFacts {
  readonly title: string;
  readonly round: number;
  readonly boards: number;
  readonly names: ReadonlyMap<number, string>;
  readonly words: WallWords;
}

function slipOf(match: WallMatch, { title, round, boards, names, words }: SlipFacts): Slip {
  const { columns, slip, remarks } = words;
  const { table, home, away, part } = match;
  const where = sentence(slip.table, { round, table });
  const played = sentence(slip.boards, { boards: part === "half" ? halfBoards(boards) : boards });
  const [homeName, awayName] = [names.get(home) ?? "", names.get(away) ?? ""];
  const head = Math.max(
    linesIn(title, WIDTHS[0] + WIDTHS[NUMBER]! + WIDTHS[TEAM]!, SIZES.head * BOLD),
    linesIn(where, WIDTHS[IMPS]! + WIDTHS[LAST]!, SIZES.head * BOLD)
  );
  const team = (name: string) =>
    Math.max(
      TEAM_HEIGHT,
      heightOf(linesIn(name, WIDTHS[TEAM]! - INDENT, SIZES.team * BOLD), SIZES.team)
    );
  return {
    cells: [
      [title, "", "", where, ""],
      [played, "", columns.team, slip.imps, slip.signature],
      [columns.home, home, homeName, "", ""],
      [columns.away, away, awayName, "", ""],
      [part === null ? "" : remarks[TRIANGLES[part]], "", "", "", ""],
      ["", "", "", "", ""],
    ],
    heights: [
      heightOf(head, SIZES.head) + 4,
      HEADINGS_HEIGHT,
      team(homeName),
      team(awayName),
      STRIP,
      STRIP,
    ],
  };
}

function slipLooks(slips: number): WallLook[] {
  const solid = (
    at: "EdgeTop" | "EdgeBottom" | "EdgeLeft" | "EdgeRight" | "InsideVertical" | "InsideHorizontal"
  ) => ({
    at,
    style: "Continuous" as const,
    color: BLACK,
  });
  const teams = each(slips, (top) => [area(top + HOME, 0, AWAY - HOME + 1, WIDTHS.length)]);
  const looks: WallLook[] = [
    {
      areas: each(slips, (top) => [area(top + HEAD, 0, 1, WIDTHS.length)]),
      bold: true,
      size: SIZES.head,
      wrap: true,
    },
    { areas: each(slips, (top) => [area(top + HEAD, IMPS, 1, 2)]), align: "Right" },
    {
      areas: each(slips, (top) => [
        area(top + HEADINGS, 0, 1, WIDTHS.length),
        area(top + ABOVE_CUT, 0, 1, WIDTHS.length),
      ]),
      size: SIZES.headings,
      color: "#404040",
    },
    {
      areas: teams,
      size: SIZES.team,
      wrap: true,
      lines: [
        ...(["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const).map(solid),
        ...(["InsideVertical", "InsideHorizontal"] as const).map(solid),
      ],
    },
    { areas: each(slips, (top) => [area(top + HOME, NUMBER, 2, 1)]), align: "Center" },
    {
      areas: each(slips, (top) => [area(top + HOME, TEAM, 2, 1)]),
      align: "Left",
      indent: 1,
      bold: true,
    },
    {
      areas: each(slips, (top) => [area(top + ABOVE_CUT, 0, 1, WIDTHS.length)]),
      lines: [{ at: "EdgeBottom", style: "Dash", color: GREY }],
    },
  ];
  return looks.filter(({ areas }) => areas.length > 0);
}

/** Rows before which a page ends, so that no slip is on two. */
function pageBreaks(heights: readonly number[]): number[] {
  const room = PAGE.Portrait.height - SPARE;
  let used = 0;
  return heights.flatMap((height, slip) => {
    const isFull = used > 0 && used + height > room;
    used = isFull ? height : used + height;
    return isFull ? [slip * ROWS] : [];
  });
}

const each = <T>(slips: number, areas: (top: number) => T[]): T[] =>
  Array.from({ length: slips }, (_, slip) => areas(slip * ROWS)).flat();

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
