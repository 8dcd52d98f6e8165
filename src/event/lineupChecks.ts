import type { Sitting } from "./butlerPairs";
import { grouped } from "./grouped";

/** A line of the line-ups, and the teams that sit there by the results; null where nobody is known to. */
export interface CheckedSitting {
  readonly sitting: Sitting;
  readonly ns: number | null;
  readonly ew: number | null;
}

/**
 * What the checks of the line-ups find, all with {round}, {table}, {room}. A Butler list tells pairs by
 * the names of its people, so that each of these would make a pair of its own or miss one:
 * - `seatEmpty`: boards {from} to {to} have names, but not on every seat: {seats};
 * - `personTwice`: {name} has two seats of a team at once: also at table {other}, {otherRoom};
 * - `personOfTwo`: {name} plays for {team} here and for {otherTeam} in round {otherRound}, or two people
 *   have one name;
 * - `nameAlike`: {name} is written {other} elsewhere, in team {team};
 * - `boardsTwice`: two lines of this room have boards {from} to {to}.
 */
export const LINEUP_FINDINGS = [
  "seatEmpty",
  "personTwice",
  "personOfTwo",
  "nameAlike",
  "boardsTwice",
] as const;
export type LineupFindingCode = (typeof LINEUP_FINDINGS)[number];

/** Something found in the line-ups. */
export interface LineupFinding {
  readonly code: LineupFindingCode;
  /** The line it is about, and the seat of it that is to be looked at; null: its boards. */
  readonly row: number;
  readonly seat: Seat | null;
  readonly values: Readonly<Record<string, string | number>>;
}

const SEATS = ["north", "south", "east", "west"] as const;
type Seat = (typeof SEATS)[number];

/** A person on a seat. */
interface Seated {
  readonly row: number;
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly name: string;
  readonly team: number | null;
}

/** What is to be asked about in the line-ups, in the order of their lines. */
export function lineupChecks(lines: readonly CheckedSitting[]): LineupFinding[] {
  const people = lines.flatMap(({ sitting, ns, ew }, row) =>
    SEATS.filter((seat) => sitting[seat] !== "").map((seat): Seated => {
      const team = seat === "north" || seat === "south" ? ns : ew;
      return { row, sitting, seat, name: sitting[seat], team };
    })
  );
  return [
    ...lines.flatMap(({ sitting }, row) => seatEmpty(sitting, row)),
    ...boardsTwice(lines),
    ...[...grouped(people, ({ name }) => name).values()].flatMap(onePerson),
    ...namesAlike(people),
  ].sort((one, other) => one.row - other.row);
}

function finding(
  code: LineupFindingCode,
  { row, seat, sitting }: Pick<Seated, "row" | "sitting"> & Pick<LineupFinding, "seat">,
  values: LineupFinding["values"]
): LineupFinding {
  const { round, table, room } = sitting;
  return { code, row, seat, values: { round, table, room, ...values } };
}

/** A line without any name has not been handed in yet; one with a part of them has a hole. */
function seatEmpty(sitting: Sitting, row: number): LineupFinding[] {
  const empty = SEATS.filter((seat) => sitting[seat] === "");
  if (!empty.length || empty.length === SEATS.length) return [];
  const { from, to } = sitting;
  const values = { from, to, seats: empty.join(" ") };
  return [finding("seatEmpty", { row, sitting, seat: empty[0]! }, values)];
}

function boardsTwice(lines: readonly CheckedSitting[]): LineupFinding[] {
  const placed = lines.map(({ sitting }, row) => ({ sitting, row }));
  const rooms = grouped(placed, ({ sitting: { section, round, table, room } }) =>
    JSON.stringify([section, round, table, room])
  );
  return [...rooms.values()].flatMap((own) =>
    own.flatMap(({ sitting, row }, i) => {
      const before = own.slice(0, i).find((one) => areAtOnce(one.sitting, sitting));
      if (!before) return [];
      const from = Math.max(before.sitting.from, sitting.from);
      const to = Math.min(before.sitting.to, sitting.to);
      return [finding("boardsTwice", { row, sitting, seat: null }, { from, to })];
    })
  );
}

/** Rounds of one number are played at once; so are boards that two lines share. */
function areAtOnce(one: Sitting, other: Sitting): boolean {
  return one.round === other.round && one.from <= other.to && other.from <= one.to;
}

/** Where one name sits on two seats at once, or for two teams: once each, however often. */
function onePerson(seats: readonly Seated[]): LineupFinding[] {
  const found: LineupFinding[] = [];
  const twice = seats.flatMap((own, i) => {
    const first = seats
      .slice(0, i)
      .find((one) => one.team === own.team && areAtOnce(one.sitting, own.sitting));
    return first ? [{ own, first }] : [];
  })[0];
  if (twice) {
    const { own, first } = twice;
    const { table: other, room: otherRoom } = first.sitting;
    const values = { name: own.name, other, otherRoom };
    found.push(finding("personTwice", own, values));
  }
  const known = seats.filter(({ team }) => team !== null);
  const moved = known.find(({ team }) => team !== known[0]!.team);
  if (moved) {
    const { team: otherTeam, sitting } = known[0]!;
    const values = {
      ...{ name: moved.name, team: moved.team!, otherTeam: otherTeam! },
      otherRound: sitting.round,
    };
    found.push(finding("personOfTwo", moved, values));
  }
  return found;
}

/** Names of a team that differ in nothing that one hears: capitals, width, spaces and dots. */
function namesAlike(people: readonly Seated[]): LineupFinding[] {
  const alike = grouped(
    people.filter(({ team }) => team !== null),
    ({ team, name }) => JSON.stringify([team, sounded(name)])
  );
  return [...alike.values()].flatMap((own) => {
    const [first, ...others] = [...grouped(own, ({ name }) => name).values()];
    return others.map(([other]) => {
      const { name, team } = other!;
      return finding("nameAlike", other!, { name, other: first![0]!.name, team: team! });
    });
  });
}

function sounded(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase();
  return plain.replace(/[\s\p{P}]+/gu, "");
}
