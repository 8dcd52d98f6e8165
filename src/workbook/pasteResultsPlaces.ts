import { plainText } from "../basics/text";
import type { Room } from "../event/boardLine";
import { grouped } from "../event/grouped";
import type { PastedBoard } from "../formats/pastedBoard";
import type { PasteNoteCode } from "./pasteNotes";
import type { TypedBoard } from "./typedBoards";

/** Two teams at a table of a round. */
export interface Meeting {
  readonly table: number;
  readonly home: number;
  readonly away: number;
}

/** Who can be meant: the matches of the rounds posted, or the pairs of an event, where they are known. */
export type PasteField =
  | { readonly kind: "teams"; readonly matches: ReadonlyMap<number, readonly Meeting[]> }
  | { readonly kind: "pairs"; readonly numbers: ReadonlySet<number> | null };

/** A row that a line brings, before what the board came to. */
export interface NewPlace {
  readonly section: string;
  readonly round: number | null;
  readonly table: number | null;
  readonly room: Room | null;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
}

type Values = Readonly<Record<string, string | number>>;

/** Where a line belongs: into a row that is there, into a new one, or nowhere. */
export type LinePlace =
  | { readonly kind: "row"; readonly row: TypedBoard; readonly isTurned: boolean }
  | {
      readonly kind: "new";
      readonly place: NewPlace;
      readonly isTurned: boolean;
      readonly isInPlay: boolean;
    }
  | {
      readonly kind: "none";
      readonly code: PasteNoteCode;
      readonly values: Values;
      /** The row that is in the way. */
      readonly row: TypedBoard | null;
    };

/**
 * Finds the places of lines, one after the other: a row of pairs whose numbers are still to come takes
 * the first line that fits.
 */
export function placesIn(
  rows: readonly TypedBoard[],
  field: PasteField
): (line: PastedBoard) => LinePlace {
  const byBoard = grouped(rows, ({ round, board }) => `${round} ${board}`);
  const rounds = [...new Set(rows.map(({ round }) => round))];
  const taken = new Set<TypedBoard>();
  const played = new Map<number | null, Set<number | null>>();
  for (const { round, board } of rows) {
    const boards = played.get(round) ?? new Set();
    played.set(round, boards.add(board));
  }
  const sections = [...new Set(rows.map(({ section }) => section))].filter((one) => one !== "");
  return (pasted) => {
    const section = sections.find((own) => isSection(own, pasted.section)) ?? "";
    const line = { ...pasted, section };
    if (field.kind === "teams" && line.round === null) return none("roundMissing");
    if (sections.length > 0 && pasted.section !== "" && section === "")
      return none("sectionOther", { text: pasted.section });
    const candidates = rounds
      .filter((round) => agrees(round, line.round))
      .flatMap((round) => byBoard.get(`${round} ${line.board}`) ?? [])
      .filter((row) => isAt(row, line));
    const found = rowAmong(candidates, line, field, taken) ?? newPlace(line, field, played);
    if (found.kind === "new" && sections.length > 1 && section === "") return none("rowUnclear");
    if (found.kind === "row") taken.add(found.row);
    return found;
  };
}

function none(code: PasteNoteCode, values: Values = {}, row: TypedBoard | null = null): LinePlace {
  return { kind: "none", code, values, row };
}

/** Programs number sections that they call by letters elsewhere. */
function isSection(own: string, pasted: string): boolean {
  const text = plainText(pasted);
  const isNumber = /^[1-9]\d?$/.test(text) && /^[A-Z]$/.test(plainText(own));
  return plainText(own) === (isNumber ? String.fromCharCode(64 + Number(text)) : text);
}

function isAt(row: TypedBoard, line: PastedBoard): boolean {
  return (["section", "table", "room"] as const).every((part) => agrees(row[part], line[part]));
}

/** What one of the two does not say is left open. */
function agrees(own: string | number | null, other: string | number | null): boolean {
  return own === null || own === "" || other === null || other === "" || own === other;
}

/**
 * The row of a line by who sits there: as they are named, not named yet, or the other way round. Null where
 * a row may be missing: of pairs, travellers need not say at which table they met.
 */
function rowAmong(
  candidates: readonly TypedBoard[],
  line: PastedBoard,
  field: PasteField,
  taken: ReadonlySet<TypedBoard>
): LinePlace | null {
  if (candidates.length === 0) return null;
  const { ns, ew } = line;
  const are = (own: number | null, other: number | null) => own === null || own === other;
  const named = candidates.filter((row) => row.ns !== null || row.ew !== null);
  const exact = named.filter((row) => are(ns, row.ns) && are(ew, row.ew));
  if (exact.length) return oneOf(exact, line, false);
  const free = candidates.filter((row) => !named.includes(row));
  const [first] = free.filter((row) => !taken.has(row));
  if (first) return unnamed(free, first, line, field);
  const turned = named.filter((row) => are(ns, row.ew) && are(ew, row.ns));
  if (turned.length) return oneOf(turned, line, true);
  const [other] = named;
  if (!other) return none("rowUnclear", {}, free[0]);
  if (line.table === null)
    return field.kind === "pairs"
      ? null
      : none("sidesStranger", { ...sidesOf(line), round: line.round! });
  const there = { home: other.ns ?? 0, away: other.ew ?? 0, table: other.table ?? 0 };
  return none("sidesOther", { ...sidesOf(line), ...there }, other);
}

function oneOf(rows: readonly TypedBoard[], line: PastedBoard, isTurned: boolean): LinePlace {
  const [row, other] = rows;
  if (!other) return { kind: "row", row: row!, isTurned };
  return none(line.room === null && row!.room !== other.room ? "roomMissing" : "rowUnclear");
}

/** A row without numbers: which of several does not matter as long as the line brings them. */
function unnamed(
  free: readonly TypedBoard[],
  row: TypedBoard,
  line: PastedBoard,
  field: PasteField
): LinePlace {
  const { ns, ew } = line;
  const isOne = free.every(({ section }) => section === row.section);
  if (!isOne || (free.length > 1 && (ns === null || ew === null)))
    return none("rowUnclear", {}, row);
  return strangerAmong(line, field) ?? { kind: "row", row, isTurned: false };
}

function strangerAmong({ ns, ew }: PastedBoard, field: PasteField): LinePlace | null {
  if (field.kind === "teams" || !field.numbers) return null;
  const { numbers } = field;
  const [stranger] = [ns, ew].flatMap((number) =>
    number === null || numbers.has(number) ? [] : [number]
  );
  return stranger === undefined ? null : none("pairStranger", { number: stranger });
}

/** The sides as far as a line names them. */
function sidesOf({ ns, ew }: PastedBoard): Values {
  return { ns: ns ?? "–", ew: ew ?? "–" };
}

type Played = ReadonlyMap<number | null, ReadonlySet<number | null>>;

function newPlace(line: PastedBoard, field: PasteField, played: Played): LinePlace {
  const { section, round, table, board } = line;
  if (field.kind === "teams") return newInMatch(line, field.matches, played);
  const stranger = strangerAmong(line, field);
  if (stranger) return stranger;
  if (line.ns === null || line.ew === null) return none("sidesMissing");
  const isInPlay = [...played.values()].some((boards) => boards.has(board));
  const place = { section, round, table, room: null, board, ns: line.ns, ew: line.ew };
  return { kind: "new", place, isTurned: false, isInPlay };
}

/** Home sits North-South in the open room (regulations of the CCBA): the room tells the sides, and they the room. */
function newInMatch(
  line: PastedBoard,
  matches: ReadonlyMap<number, readonly Meeting[]>,
  played: Played
): LinePlace {
  const { section, board, ns, ew, table } = line;
  const round = line.round!;
  const own = matches.get(round);
  const boards = played.get(round);
  if (!own || !boards) return none("roundNotMade", { round });
  const sits = (side: number | null, { home, away }: Meeting) =>
    side === null || side === home || side === away;
  const meet = (match: Meeting) => sits(ns, match) && sits(ew, match) && (ns ?? -1) !== ew;
  const match = own.find((one) => (table === null ? meet(one) : one.table === table));
  if (!match)
    return table === null
      ? none("sidesStranger", { ...sidesOf(line), round })
      : none("tableOther", { round, table });
  const { home, away } = match;
  if (!meet(match)) return none("sidesOther", { ...sidesOf(line), home, away, table: match.table });
  const asHome = ns === home || ew === away;
  if (line.room === null && ns === null && ew === null) return none("roomMissing");
  const room = line.room ?? (asHome ? "open" : "closed");
  const isTurned = (ns !== null || ew !== null) && asHome !== (room === "open");
  const sides = (room === "open") !== isTurned ? { ns: home, ew: away } : { ns: away, ew: home };
  const place = { section, round, table: match.table, room, board, ...sides };
  return { kind: "new", place, isTurned, isInPlay: boards.has(board) };
}
