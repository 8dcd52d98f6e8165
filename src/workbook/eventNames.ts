/**
 * How the parts of an event are called in a workbook, in every language: formulas name them, and by
 * them they are found wherever their sheets were moved, or however these were renamed.
 */
export const DESK_EVENT = "DeskEvent";
export const DESK_KINDS = "DeskKinds";
export const DESK_ENTRANTS = "DeskEntrants";
export const DESK_STANDINGS = "DeskStandings";
export const DESK_LOG = "DeskLog";
export const DESK_RESULTS = "DeskResults";
export const DESK_LINEUPS = "DeskLineups";
/** The cell from which the Butler list spills. */
export const DESK_BUTLER = "DeskButler";
export const DESK_SCORING = "DeskScoring";
/** The pairs of a pairs event, which has neither settings of rounds nor entrants. */
export const DESK_PAIRS = "DeskPairs";
/** The cells from which the ranking and the travellers of a pairs event spill. */
export const DESK_RANKING = "DeskRanking";
export const DESK_TRAVELLERS = "DeskTravellers";

/** The name of a round's matches, with their headings, as they are scored from its boards. */
export function matchesName(round: number): string {
  return `DeskMatches${round}`;
}

/** The name of the cell from which a round's boards spill, each against its datum. */
export function datumName(round: number): string {
  return `DeskDatum${round}`;
}

const DATUM = /^DeskDatum([1-9]\d{0,3})$/i;

/** The round whose boards spill from a cell of this name; `null` where it is another name. */
export function roundOfDatum(name: string): number | null {
  const [, digits] = DATUM.exec(name) ?? [];
  return digits === undefined ? null : Number(digits);
}

const ROUND_TABLE = /^DeskRound([1-9]\d{0,3})$/i;

/** The name of the table of a round. */
export function roundTable(round: number): string {
  return `DeskRound${round}`;
}

/** The round whose table has this name; `null` where it is another table. Excel minds no capitals. */
export function roundOfTable(name: string): number | null {
  const [, digits] = ROUND_TABLE.exec(name) ?? [];
  return digits === undefined ? null : Number(digits);
}
