import fc from "fast-check";
import { butlerPairs, type Sitting } from "../../src/event/butlerPairs";
import { datumRound } from "../../src/event/datumRound";
import { butlerList } from "../../src/scoring/butlerList";
import { lineOf } from "./teamBoards";

const seats = (
  table: number,
  room: Sitting["room"],
  names: string,
  rest: Partial<Sitting> = {}
): Sitting => {
  const [north = "", south = "", east = "", west = ""] = names.split(" ");
  return {
    ...{ section: "", round: 1, table, room, from: 1, to: 99, north, south, east, west },
    ...rest,
  };
};
const boards = (lines: Parameters<typeof datumRound>[0]) => datumRound(lines);
const listOf = (...args: Parameters<typeof butlerPairs>) => {
  const { boards: played, pairs } = butlerPairs(...args);
  const lines = butlerList(played);
  if ("problem" in lines) throw new Error(JSON.stringify(lines));
  return lines.map(({ pair, ...rest }) => ({ ...pairs.get(pair)!, ...rest }));
};

test("a pair is two people, whatever seats they took and in whatever room", () => {
  const lines = [
    ...[lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, -50)],
    ...[lineOf(1, "open", 2, 100), lineOf(1, "closed", 2, 100)],
  ];
  const list = listOf(boards(lines), [
    seats(1, "open", "Ann Bob Cat Dan", { to: 1 }),
    seats(1, "open", "Eve Fay Dan Cat", { from: 2 }),
    seats(1, "closed", "Gil Hal Eve Fay", { to: 1 }),
    seats(1, "closed", "Hal Gil Bob Ann", { from: 2 }),
  ]);
  expect(list.map(({ team, names, boards: played }) => [team, names.join("-"), played])).toEqual([
    ...[
      [1, "Ann-Bob", 2],
      [2, "Cat-Dan", 2],
    ],
    ...[
      [2, "Gil-Hal", 2],
      [1, "Eve-Fay", 2],
    ],
  ]);
  // Board 1 has the datum 190: 420 is +6, -50 is -6; board 2 is level.
  expect(list.map(({ ximps }) => ximps)).toEqual([6, -6, -6, 6]);
});

test("two pairs of one name in two teams are two pairs", () => {
  const list = listOf(boards([lineOf(1, "open", 1, 420), lineOf(2, "open", 1, -50)]), [
    seats(1, "open", "A B C D"),
    seats(2, "open", "A B C D"),
  ]);
  expect(list.map(({ team }) => team)).toEqual([1, 2, 3, 4]);
});

test("where nobody says who sat there the pair is the team's of that room", () => {
  const list = listOf(boards([lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, 420)]), []);
  expect(list.map(({ team, names, room }) => [team, names, room])).toEqual([
    ...[
      [1, [], "open"],
      [2, [], "open"],
    ],
    ...[
      [2, [], "closed"],
      [1, [], "closed"],
    ],
  ]);
});

test("who sat the other way round keeps team and partner", () => {
  const list = listOf(
    boards([lineOf(1, "open", 1, 420), lineOf(1, "open", 2, 50, { ns: 2, ew: 1, isTurned: true })]),
    [seats(1, "open", "Ann Bob Cat Dan")]
  );
  expect(list.map(({ team, names, boards: played }) => [team, names.join("-"), played])).toEqual([
    [1, "Ann-Bob", 2],
    [2, "Cat-Dan", 2],
  ]);
});

test("line-ups need not name the section of a table", () => {
  const list = listOf(boards([lineOf(1, "open", 1, 420, { section: "A" })]), [
    seats(1, "open", "Ann Bob Cat Dan"),
  ]);
  expect(list.map(({ names }) => names.join("-"))).toEqual(["Ann-Bob", "Cat-Dan"]);
});

test("boards without a result are nobody's", () => {
  expect(
    listOf(boards([lineOf(1, "open", 1, null), lineOf(1, "closed", 1, "notPlayed")]), [])
  ).toEqual([]);
});

test("the XIMPs of a match are what its four pairs have", () => {
  const score = fc.integer({ min: -80, max: 80 }).map((tens) => tens * 10);
  fc.assert(
    fc.property(fc.array(fc.tuple(score, score, score, score), { minLength: 1 }), (played) => {
      const lines = played.flatMap(([a, b, c, d], i) => [
        ...[lineOf(1, "open", i + 1, a), lineOf(1, "closed", i + 1, b)],
        ...[lineOf(2, "open", i + 1, c), lineOf(2, "closed", i + 1, d)],
      ]);
      const found = boards(lines);
      const list = listOf(found, []);
      const ofTeam = (team: number) =>
        list.filter((one) => one.team === team).reduce((sum, { ximps }) => sum + ximps, 0);
      for (const table of [1, 2]) {
        const difference = found
          .filter((own) => own.table === table)
          .map(({ rooms }) => {
            const [open, closed] = [rooms.open!.ximps, rooms.closed!.ximps];
            return (open as { ns: number }).ns - (closed as { ns: number }).ns;
          })
          .reduce((sum, one) => sum + one, 0);
        expect(ofTeam(2 * table - 1)).toBe(difference);
        expect(ofTeam(2 * table)).toBe(0 - difference);
      }
    })
  );
});
