import type { AnyRoundColumn } from "./bookTables";
import { ANY_NUMBER, type CellRule, listIn, numberFrom, wholeFrom } from "./cellRules";
import type { Entry, EventFacts } from "./eventBook";

const BEFORE = ["table", "home", "homeName", "away", "awayName", "boards"] as const;
const TYPED: Readonly<Record<Entry, readonly AnyRoundColumn[]>> = {
  imps: ["homeImps", "awayImps"],
  margin: ["margin"],
};
const AFTER = [
  ...(["result", "homeVP", "awayVP", "homeAdjusted", "awayAdjusted"] as const),
  ...(["homePenalty", "awayPenalty", "note"] as const),
];

/** The columns of a round's table, from the left. */
export function roundColumns(entry: Entry): readonly AnyRoundColumn[] {
  return [...BEFORE, ...TYPED[entry], ...AFTER];
}

/**
 * Columns that are typed into once a round is posted: they stay open where its sheet is locked. Boards,
 * too: a match may be cut short.
 */
export const OPEN_COLUMNS: readonly AnyRoundColumn[] = [
  "boards",
  ...TYPED.imps,
  ...TYPED.margin,
  ...AFTER.filter((column) => column !== "homeVP" && column !== "awayVP"),
];

/** The width of a column in points, its number format and where its cells are aligned. */
interface ColumnLook {
  readonly width: number;
  readonly format: string;
  readonly align: "Left" | "Center" | "Right";
}

/** How the VPs of a scale are written: the continuous one has two decimals. */
export function vpFormat({ scale }: Pick<EventFacts, "scale">): string {
  return scale === "WBF" ? "0.00" : "General";
}

/** How each column looks. */
export function roundLooks(facts: EventFacts): Readonly<Record<AnyRoundColumn, ColumnLook>> {
  const vp = vpFormat(facts);
  const number = { width: 54, format: "General", align: "Center" } as const;
  const name = { width: 150, format: "General", align: "Left" } as const;
  const imps = { width: 54, format: "General", align: "Right" } as const;
  const ofVP = { width: 54, format: vp, align: "Right" } as const;
  return {
    table: number,
    home: number,
    homeName: name,
    away: number,
    awayName: name,
    boards: { ...number, width: 66 },
    homeImps: imps,
    awayImps: imps,
    margin: { ...imps, format: "+0;−0;0" },
    result: { width: 84, format: "General", align: "Center" },
    homeVP: ofVP,
    awayVP: ofVP,
    homeAdjusted: { ...ofVP, width: 74 },
    awayAdjusted: { ...ofVP, width: 74 },
    homePenalty: { ...ofVP, width: 66, format: "General" },
    awayPenalty: { ...ofVP, width: 66, format: "General" },
    note: { width: 130, format: "@", align: "Left" },
  };
}

/** What may be typed into the columns; `kinds` names the cells with the words for results. */
export function roundRules(kinds: string): Partial<Record<AnyRoundColumn, CellRule>> {
  return {
    home: wholeFrom(1),
    away: wholeFrom(1),
    boards: wholeFrom(1),
    homeImps: wholeFrom(0),
    awayImps: wholeFrom(0),
    margin: wholeFrom(-10_000),
    result: listIn(kinds),
    homeAdjusted: ANY_NUMBER,
    awayAdjusted: ANY_NUMBER,
    homePenalty: numberFrom(0),
    awayPenalty: numberFrom(0),
  };
}
