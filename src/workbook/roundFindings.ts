import { decimalSum } from "../basics/decimals";
import { isProblem, type ProblemCode } from "../basics/problem";
import { type EventEntrant, type EventSettings, isThere } from "../event/event";
import type { ResultWord } from "../locales/eventWords";
import { vpScale } from "../scoring/victoryPoints";
import {
  type AnyRoundColumn,
  type SheetRow,
  type SheetTable,
  sidesOf,
  usualFormula,
  wordOf,
} from "./bookTables";
import { number } from "./cellNumbers";
import { type Due, dueVps } from "./dueVps";
import type { EventFacts } from "./eventBook";
import type { Finding, FindingCode, Weight } from "./findings";
import { LINK_COLUMNS, linkOf } from "./scoreLinks";

/** What a round is looked at against. */
interface RoundContext {
  readonly facts: EventFacts;
  readonly settings: EventSettings;
  readonly entrants: readonly EventEntrant[];
  /** The cell with the scale, such as `$B$10`; VPs whose formula does not name it have a rule of their own. */
  readonly scaleCell: string | null;
}

/** At most 24 IMPs a board (Law 78B). */
const MOST_IMPS = 24;

/** Words that say what became of a match, so that no IMPs are waited for. */
const SETTLED: readonly ResultWord[] = [
  ...(["homeAbsent", "awayAbsent", "bothAbsent", "cancelled"] as const),
  ...(["late", "triangleFirst"] as const),
];

/** VPs that a director gives need not lie on the scale, nor add up (Law 12C). */
const GIVEN: readonly ResultWord[] = ["assigned", "late", "homeAbsent", "awayAbsent", "bothAbsent"];

const IMPS: readonly AnyRoundColumn[] = ["homeImps", "awayImps", "margin"];
const ENTRIES: readonly AnyRoundColumn[] = ["homeImps", "margin"];
const VPS: readonly AnyRoundColumn[] = ["homeVP", "awayVP"];
const ADJUSTED: readonly AnyRoundColumn[] = ["homeAdjusted", "awayAdjusted"];

type Row = SheetRow<AnyRoundColumn>;
type Table = SheetTable<AnyRoundColumn>;

/** What is to be said of a round's table: results due, and entries that cannot be meant. */
export function roundFindings(round: number, table: Table, context: RoundContext): Finding[] {
  const look = lookOf(round, table, context);
  return [
    ...table.rows.flatMap((row) => rowFindings(row, look)),
    ...placeFindings(table, look),
    ...idleFindings(table, look),
  ];
}

interface Look extends RoundContext {
  readonly round: number;
  /** Where a result is typed first. */
  readonly entry: AnyRoundColumn;
  /** The formula of the VPs' columns. */
  readonly usual: ReadonlyMap<AnyRoundColumn, string | null>;
  /** The formulas of columns that follow score sheets. */
  readonly links: ReadonlyMap<AnyRoundColumn, string>;
  /** The VPs of the largest win, and those of both sides together. */
  readonly scale: { readonly most: number; readonly both: number } | null;
  readonly found: (
    code: FindingCode | ProblemCode,
    weight: Weight,
    row: Row,
    column: AnyRoundColumn,
    values: Finding["values"]
  ) => Finding;
}

function lookOf(round: number, table: Table, context: RoundContext): Look {
  const { scale, boards } = context.facts;
  const vps = vpScale(scale, boards);
  return {
    ...context,
    round,
    entry: ENTRIES.find(table.has) ?? "homeVP",
    usual: new Map(VPS.map((column) => [column, usualFormula(table, column)])),
    links: new Map(
      LINK_COLUMNS.flatMap((column) => {
        const link = linkOf(table, column);
        return link === null ? [] : [[column, link] as const];
      })
    ),
    scale: isProblem(vps) ? null : { most: vps.winner.at(-1)!, both: 2 * vps.winner[0]! },
    found: (code, weight, row, column, values) => ({
      code,
      weight,
      round,
      values: { round, ...values },
      place: row.place(column),
    }),
  };
}

function rowFindings(row: Row, look: Look): Finding[] {
  const { home, away } = sidesOf(row);
  const word = wordOf(row);
  if (home === null) return [];
  if (word === "bye") return [...byeFindings(row, home, look), ...adjustedFindings(row, look)];
  if (away === null) return [];
  const match = { home, away };
  return [
    ...resultFindings(row, word, match, look),
    ...impFindings(row, match, look),
    ...adjustedFindings(row, look),
    ...vpFindings(row, word, match, look),
    ...staleFindings(row, match, look),
    ...linkFindings(row, match, look),
  ];
}

/** What stands over the formulas that follow the score sheets: also nothing at all. */
function linkFindings(row: Row, match: Match, { links, found }: Look): Finding[] {
  return [...links].flatMap(([column, link]) => {
    if (row.formula(column) === link) return [];
    const text = String(row.cell(column) ?? "–");
    return [found("linkTyped", "note", row, column, { ...match, text })];
  });
}

/** Who sits out has no result: IMPs would be lost, and nobody is away. Its own VPs may be adjusted. */
function byeFindings(row: Row, number: number, look: Look): Finding[] {
  const typed = [...IMPS, "awayAdjusted" as const, ...VPS].find(
    (column) => row.cell(column) !== null && row.formula(column) === null
  );
  return typed ? [look.found("byeResult", "wrong", row, typed, { number })] : [];
}

interface Match {
  readonly [side: string]: number;
  readonly home: number;
  readonly away: number;
}

function resultFindings(
  row: Row,
  word: ResultWord | null,
  match: Match,
  { found, entry }: Look
): Finding[] {
  const typed = IMPS.filter((column) => row.cell(column) !== null);
  // A text in the place of IMPs is no result.
  const counted = typed.filter((column) => typeof row.cell(column) === "number");
  const complete = counted.includes("margin") || counted.length === 2;
  const [first] = typed;
  if (word === "triangleFirst" && first)
    return [found("triangleEarly", "wrong", row, first, match)];
  if (word === "late" && complete) return [found("lateResult", "wrong", row, "result", match)];
  const adjusted = ADJUSTED.find((column) => row.cell(column) !== null);
  if (word === "cancelled" && adjusted)
    return [found("cancelledVp", "wrong", row, adjusted, match)];
  if (word && SETTLED.includes(word)) return [];
  if (complete || VPS.some((column) => row.cell(column) !== null)) return [];
  if (typed.length === 1 && first !== "margin") {
    const missing = first === "homeImps" ? "awayImps" : "homeImps";
    return [found("oneSide", "due", row, missing, match)];
  }
  return [found("resultMissing", "due", row, entry, match)];
}

/** IMPs of a side are whole numbers from 0; a margin may be negative. */
function impFindings(row: Row, match: Match, { facts, found }: Look): Finding[] {
  const boards = row.cell("boards");
  const most = MOST_IMPS * (typeof boards === "number" && boards > 0 ? boards : facts.boards);
  return IMPS.flatMap((column) => {
    const cell = row.cell(column);
    if (cell === null) return [];
    const imps = number(cell);
    // IMPs of a side are told where the standings read them, which do not know of margins.
    if (isProblem(imps))
      return column === "margin" ? [found(imps.problem, "wrong", row, column, imps.values)] : [];
    const values = { ...match, text: String(imps) };
    const least = column === "margin" ? -most : 0;
    if (imps < 0 && column !== "margin")
      return [found("impsNegative", "wrong", row, column, values)];
    if (imps < least || imps > most)
      return [found("wholeNumber", "wrong", row, column, { text: String(imps), least, most })];
    // Weighted scores (Law 12C1c) may end in fractions; they are rounded when VPs are made of them.
    return Number.isInteger(imps) ? [] : [found("impsFraction", "note", row, column, values)];
  });
}

/** Adjusted VPs that are no number: the formulas would pass them over without a word. */
function adjustedFindings(row: Row, { found }: Look): Finding[] {
  return ADJUSTED.flatMap((column) => {
    const cell = row.cell(column);
    const vp = cell === null ? null : number(cell);
    return isProblem(vp) ? [found(vp.problem, "wrong", row, column, vp.values)] : [];
  });
}

function vpFindings(row: Row, word: ResultWord | null, match: Match, look: Look): Finding[] {
  const { found, usual, scale, links } = look;
  const given = ADJUSTED.some((column) => row.cell(column) !== null);
  // By board-a-match the points are the VPs; margins that do not balance have VPs of the scale.
  const isScored = ADJUSTED.some(
    (column) => row.cell(column) !== null && row.formula(column) === links.get(column)
  );
  const isRuling = given || (word !== null && GIVEN.includes(word));
  const vps = VPS.map((column) => row.cell(column));
  const findings = VPS.flatMap((column, i) => {
    const vp = vps[i];
    if (typeof vp !== "number") return [];
    const values = { ...match, text: String(vp) };
    const typedOver = usual.get(column) !== null && row.formula(column) !== usual.get(column);
    const offScale = scale !== null && !isScored && (vp < 0 || vp > scale.most);
    return [
      ...(typedOver ? [found("vpTyped", "note", row, column, values)] : []),
      ...(offScale
        ? [
            found("vpRange", isRuling ? "note" : "wrong", row, column, {
              ...values,
              most: scale.most,
            }),
          ]
        : []),
    ];
  });
  const [home, away] = vps;
  if (isRuling || !scale || typeof home !== "number" || typeof away !== "number") return findings;
  const sum = decimalSum([home, away]);
  if (sum === scale.both) return findings;
  return [...findings, found("vpSum", "wrong", row, "homeVP", { ...match, sum, due: scale.both })];
}

/** A total with VPs of a moment ago would pair the next round wrong. */
function staleFindings(row: Row, match: Match, look: Look): Finding[] {
  const { scaleCell, found } = look;
  const due = dueVps(row, look);
  return VPS.flatMap((column, side) => {
    const own = due[side]!;
    const shown: Due = row.cell(column) as Due;
    const isRule = scaleCell !== null && row.formula(column)?.includes(scaleCell);
    if (!isRule || own === null || (shown ?? "") === own) return [];
    const values = { ...match, text: String(shown ?? "–"), due: own === "" ? "–" : own };
    return [found("vpStale", "wrong", row, column, values)];
  });
}

/** Who stands in the table without being there, or in two places. */
function placeFindings({ rows }: Table, look: Look): Finding[] {
  const { round, entrants, found } = look;
  const known = new Map(entrants.map((entrant) => [entrant.number, entrant]));
  const busy = new Map<number, Row>();
  return rows.flatMap((row) =>
    (["home", "away"] as const).flatMap((column): Finding[] => {
      const number = sidesOf(row)[column];
      if (number === null || (column === "away" && wordOf(row) === "bye")) return [];
      const entrant = known.get(number);
      if (!entrant) return [found("roundStranger", "wrong", row, column, { number })];
      const other = busy.get(number);
      busy.set(number, row);
      if (other && !(inTriangle(other) && inTriangle(row)))
        return [found("roundTwice", "wrong", row, column, { number })];
      if (other || isThere(entrant, round)) return [];
      const values = { number, text: entrant.name ?? "" };
      return [found("entrantGone", "wrong", row, column, values)];
    })
  );
}

/** In a triangle everybody meets two. */
function inTriangle(row: Row): boolean {
  const word = wordOf(row);
  return word === "halfTriangle" || word === "triangleFirst" || word === "triangleSecond";
}

/** Who is there, but in no row: absent, or forgotten. */
function idleFindings(table: Table, { round, entrants }: Look): Finding[] {
  const busy = new Set(table.rows.flatMap((row) => Object.values(sidesOf(row))));
  return entrants
    .filter((entrant) => isThere(entrant, round) && !busy.has(entrant.number))
    .map(({ number, name = "" }) => ({
      code: "entrantIdle",
      weight: "note",
      round,
      values: { round, number, text: name },
      place: table.heading("home"),
    }));
}
