import { type CheckedSitting, lineupChecks } from "../../src/event/lineupChecks";

/** A line of table 1 of round 1: "open 1-4: N S E W", a dot for an empty seat. */
function line(text: string, over: Partial<CheckedSitting["sitting"]> = {}): CheckedSitting {
  const [, room, from, to, names = ""] = /^(\w+) (\d+)-(\d+): (.*)$/.exec(text)!;
  const [north = "", south = "", east = "", west = ""] = names
    .split(" ")
    .map((name) => (name === "." ? "" : name));
  const place = { section: "", round: 1, table: 1, room: room as "open" | "closed" };
  const boards = { from: Number(from), to: Number(to) };
  const sitting = { ...place, ...boards, north, south, east, west, ...over };
  return { sitting, ns: room === "open" ? 1 : 2, ew: room === "open" ? 2 : 1 };
}

const MATCH = [
  line("open 1-4: A B C D"),
  line("closed 1-4: E F G H"),
  line("open 5-8: B A E F"),
  line("closed 5-8: C D H G"),
];

test("line-ups in order are not asked about, also while nobody has handed one in", () => {
  expect(lineupChecks(MATCH)).toEqual([]);
  expect(lineupChecks([line("open 1-4: . . . ."), ...MATCH.slice(1)])).toEqual([]);
});

test("a line with a hole names the seats and the boards", () => {
  expect(lineupChecks([line("open 1-4: A . C .")])).toEqual([
    {
      code: "seatEmpty",
      row: 0,
      seat: "south",
      values: { round: 1, table: 1, room: "open", from: 1, to: 4, seats: "south west" },
    },
  ]);
});

test("nobody sits on two seats at once, and everybody may in another half", () => {
  const found = lineupChecks([...MATCH.slice(0, 3), line("closed 5-8: C D A G")]);
  expect(found).toMatchObject([
    { code: "personTwice", row: 3, values: { name: "A", other: 1, otherRoom: "open" } },
  ]);
});

test("who plays for two teams is asked about, once: two people may have one name", () => {
  const other = { ...line("open 1-4: A X Y Z", { table: 2, round: 2 }), ns: 3, ew: 4 };
  const again = { ...line("closed 1-4: P Q A R", { table: 2, round: 3 }), ns: 4, ew: 3 };
  expect(lineupChecks([...MATCH, other, again])).toMatchObject([
    { code: "personOfTwo", row: 4, values: { name: "A", team: 3, otherTeam: 1, otherRound: 1 } },
  ]);
});

test("names that differ only in capitals, width, spaces or dots are two pairs by mistake", () => {
  const lines = [
    line("open 1-4: Wáng B C D", { north: "Wang Wei" }),
    line("closed 5-8: C D B X", { west: "ＷＡＮＧ·wei" }),
  ];
  expect(lineupChecks(lines)).toMatchObject([
    { code: "nameAlike", row: 1, values: { name: "ＷＡＮＧ·wei", other: "Wang Wei", team: 1 } },
  ]);
});

test("boards that two lines of a room have are told", () => {
  const lines = [line("open 1-5: A B C D"), line("open 5-8: A B C D")];
  expect(lineupChecks(lines)[0]).toMatchObject({
    ...{ code: "boardsTwice", row: 1 },
    values: { from: 5, to: 5 },
  });
});
