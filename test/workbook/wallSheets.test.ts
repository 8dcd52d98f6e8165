import fc from "fast-check";
import { isProblem } from "../../src/basics/problem";
import { LOCALES } from "../../src/locales/locale";
import { WALL_SHEETS } from "../../src/workbook/eventDesk";
import { PAGE, type WallLayout } from "../../src/workbook/wallLayout";
import { WALL_LAYOUTS } from "../../src/workbook/wallSheets";
import { ended, eventOf, match } from "../event/events";
import { bodyOf, FACTS, fiveTeams, listOf, sheetOf, triangleOf } from "./wallEvents";

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The number format a cell is shown with: the last look that says one counts. */
function formatAt({ looks }: WallLayout, row: number, column: number): string | undefined {
  return looks
    .filter(
      ({ format, areas }) =>
        format !== undefined &&
        areas.some(
          (area) =>
            area.row <= row &&
            row < area.row + area.rows &&
            area.column <= column &&
            column < area.column + area.columns
        )
    )
    .at(-1)?.format;
}

const BY_TABLE = 0;
const BY_TEAM = 1;
const HEADINGS = 3;
const rowsOf = (layout: WallLayout, list: number) => listOf(layout, list).slice(HEADINGS);

describe("pairings", () => {
  test("hang by table, with both numbers, names and the totals the round was paired on", () => {
    const sheet = sheetOf("pairings", fiveTeams(), 3);
    expect(listOf(sheet, BY_TABLE)).toEqual([
      ["Spring Cup", "", "", "", "", "", "", ""],
      ["Round 3: pairings by table", "", "", "", "", "", "", ""],
      ["Table", "No.", "Home", "VP", "No.", "Away", "VP", "Remarks"],
      [1, 2, "Bears", 17.5, 1, "Aces", 24.5, "met in round 1"],
      [2, 4, "Dogs", 22, 5, "Eagles", 12, ""],
      ["", 3, "红桃队", 18.5, "", "bye", "", ""],
      ["* holds provisional VPs", "", "", "", "", "", "", ""],
    ]);
  });

  test("show the totals of a round earlier where the standings lag behind by one", () => {
    const event = fiveTeams();
    const pairing = { ...event.settings.pairing, lag: 1 as const };
    const sheet = sheetOf("pairings", { ...event, settings: { ...event.settings, pairing } }, 3);
    expect(rowsOf(sheet, BY_TABLE).slice(0, 3)).toEqual([
      [1, 2, "Bears", 7.5, 1, "Aces", 12.5, "met in round 1"],
      [2, 4, "Dogs", 10, 5, "Eagles", 12, ""],
      ["", 3, "红桃队", 10, "", "bye", "", ""],
    ]);
  });

  test("mark totals that hold provisional VPs", () => {
    const sheet = sheetOf("pairings", fiveTeams(), 3);
    expect(formatAt(sheet, 3, 3)).toBe('0.0"*"');
    expect(formatAt(sheet, 3, 6)).toBe("0.0");
    expect(formatAt(sheet, 5, 3)).toBe('0.0"*"');
  });

  test("hang by team, so that each finds its table, its side and its opponent", () => {
    const sheet = sheetOf("pairings", fiveTeams(), 3);
    expect(listOf(sheet, BY_TEAM)).toEqual([
      ["Spring Cup", "", "", "", "", "", ""],
      ["Round 3: where each team plays", "", "", "", "", "", ""],
      ["No.", "Team", "Table", "Side", "No.", "Opponent", "Remarks"],
      [1, "Aces", 1, "away", 2, "Bears", "met in round 1"],
      [2, "Bears", 1, "home", 1, "Aces", "met in round 1"],
      [3, "红桃队", "", "", "", "bye", ""],
      [4, "Dogs", 2, "home", 5, "Eagles", ""],
      [5, "Eagles", 2, "away", 4, "Dogs", ""],
    ]);
  });

  test("are printed on upright pages, each list as wide as a page, with its headings on each", () => {
    const { print, widths } = sheetOf("pairings", fiveTeams(), 3);
    expect(print).toMatchObject({ orientation: "Portrait", pagesWide: 1, titleRow: 2 });
    for (const { column, columns } of print.areas)
      expect(sum(widths.slice(column, column + columns))).toBeLessThan(PAGE.Portrait.width * 1.1);
  });

  test.each([
    ["half", "triangle, half match"],
    ["first", "triangle, first round of two"],
    ["second", "triangle, second round of two"],
  ] as const)("say what kind of triangle is played: %s", (part, remark) => {
    const sheet = sheetOf("pairings", triangleOf(part), 1);
    expect(rowsOf(sheet, BY_TABLE).map((row) => row.at(-1))).toEqual([remark, remark, remark]);
    expect(rowsOf(sheet, BY_TEAM).map(([number, , table]) => [number, table])).toEqual([
      ...[1, 1, 2, 2, 3, 3].map((number, i) => [number, [1, 3, 1, 2, 2, 3][i]]),
    ]);
  });

  test("the second round of a triangle is no repeat of its first; a cancelled match never was", () => {
    const first = triangleOf("first").rounds;
    const second = sheetOf("pairings", triangleOf("second", [...first]), 2);
    expect(rowsOf(second, BY_TABLE)[0]!.at(-1)).toBe("triangle, second round of two");
    const again = eventOf(2, [
      { round: 1, matches: [ended(1, 2, { kind: "cancelled" })] },
      { round: 2, matches: [match(2, 1, 10)] },
    ]);
    expect(rowsOf(sheetOf("pairings", again, 2), BY_TABLE)[0]!.at(-1)).toBe("");
  });
});

describe("results", () => {
  test("hang with IMPs, VPs and remarks; who sat out has the VPs of a bye", () => {
    const event = fiveTeams();
    const first = sheetOf("results", event, 1);
    expect(first.cells[2]).toEqual([
      ...["Table", "No.", "Home", "No.", "Away", "Home IMPs", "Away IMPs"],
      ...["Home VP", "Away VP", "Remarks"],
    ]);
    expect(bodyOf(first)).toEqual([
      [1, 1, "Aces", 2, "Bears", 30, 20, 12.5, 7.5, ""],
      [2, 3, "红桃队", 4, "Dogs", "", "", 10, 10, ""],
      ["", 5, "Eagles", "", "", "", "", 12, "", "bye"],
    ]);
    expect(bodyOf(sheetOf("results", event, 2))).toEqual([
      [1, 5, "Eagles", 1, "Aces", 0, 12, "home team absent"],
      [
        ...[2, 2, "Bears", 3, "红桃队", 10, 10],
        "to be finished, VPs provisional; no. 3: 1.5 VP penalty",
      ],
      ["", 4, "Dogs", "", "", 12, "", "bye"],
      ["* holds provisional VPs", "", "", "", "", "", "", ""],
    ]);
  });

  test("a missing result is said, and counted below", () => {
    const sheet = sheetOf("results", fiveTeams(), 3);
    const rows = bodyOf(sheet);
    expect(rows[0]).toEqual([1, 2, "Bears", 1, "Aces", "", "", "no result yet"]);
    expect(rows.at(-1)![0]).toBe("Results still to come: 2");
  });

  test("half matches of a triangle have their own VPs, and what they count is explained", () => {
    const rows = bodyOf(sheetOf("results", triangleOf("half"), 1));
    expect(rows.slice(0, 3).map((row) => row.slice(5, 7))).toEqual([
      [12.25, 7.75],
      [7.5, 12.5],
      [10, 10],
    ]);
    expect(rows[3]![0]).toBe(
      "Triangle of half matches: each team gets half the sum of its two VPs."
    );
  });

  test("results of a team that left before half the event are named as cancelled", () => {
    const event = eventOf(
      [{ number: 1, name: "Gone", to: 1 }, { number: 2 }],
      [{ round: 1, matches: [match(1, 2, 15)] }],
      { withdrawal: "cancel" }
    );
    expect(bodyOf(sheetOf("results", event, 1))).toEqual([
      [1, 1, "Gone", 2, "", "", 12, "results of no. 1 cancelled"],
    ]);
  });
});

describe("standings", () => {
  test("after an earlier round hang as they were then", () => {
    const sheet = sheetOf("standings", fiveTeams(), 1);
    expect(sheet.cells[2]).toEqual([
      ...["Rank", "No.", "Team", "R1", "Penalty", "Total", "Decided by"],
    ]);
    expect(bodyOf(sheet).map((row) => row.slice(0, 6))).toEqual([
      [1, 1, "Aces", 12.5, "", 12.5],
      [2, 5, "Eagles", 12, "", 12],
      [3, 3, "红桃队", 10, "", 10],
      [3, 4, "Dogs", 10, "", 10],
      [5, 2, "Bears", 7.5, "", 7.5],
    ]);
    expect(bodyOf(sheet)[2]!.at(-1)).toBe("shared");
  });

  test("have every round's VPs, penalties taken off, and a blank while a match is open", () => {
    const rows = bodyOf(sheetOf("standings", fiveTeams(), 3));
    expect(rows.slice(0, 5).map((row) => row.slice(1, 8))).toEqual([
      [3, "红桃队", 10, 10, 12, -1.5, 30.5],
      [1, "Aces", 12.5, 12, "", "", 24.5],
      [4, "Dogs", 10, 12, "", "", 22],
      [2, "Bears", 7.5, 10, "", "", 17.5],
      [5, "Eagles", 12, 0, "", "", 12],
    ]);
    expect(rows.slice(5).map(([note]) => note)).toEqual([
      "* holds provisional VPs",
      "Results still to come: 2",
    ]);
  });

  test("show clubs and carry-over where there are any, and who has left", () => {
    const event = eventOf(
      [
        { number: 1, name: "A", club: "Harbour", carryOver: 3 },
        { number: 2, name: "B", to: 1 },
      ],
      [{ round: 1, matches: [match(1, 2, 12)] }]
    );
    const sheet = sheetOf("standings", event, 1);
    expect(sheet.cells.slice(2)).toEqual([
      ["Rank", "No.", "Team", "Club", "Carry-over", "R1", "Penalty", "Total", "Decided by"],
      [1, 1, "A", "Harbour", 3, 12, "", 15, "VP"],
      [2, 2, "B", "", "", 8, "", 8, "VP; withdrawn"],
    ]);
  });

  test("are printed across when they grow wide, and go on beside when they grow too wide to read", () => {
    const rounds = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ round: i + 1, matches: [match(1, 2, 10)] }));
    const printed = (count: number) => sheetOf("standings", eventOf(2, rounds(count)), count).print;
    expect(printed(3)).toMatchObject({ orientation: "Portrait", pagesWide: 1, titleColumns: 3 });
    expect(printed(9)).toMatchObject({ orientation: "Landscape", pagesWide: 1 });
    expect(printed(40)).toMatchObject({ orientation: "Landscape", pagesWide: 2 });
  });
});

describe("result slips", () => {
  test("name event, round, table, boards and both teams", () => {
    const sheet = sheetOf("slips", fiveTeams(), 3);
    expect(sheet.cells.slice(0, 4)).toEqual([
      ["Spring Cup", "", "", "Round 3, table 1", ""],
      ["16 boards", "", "Team", "IMPs", "Captain's signature"],
      ["Home", 2, "Bears", "", ""],
      ["Away", 1, "Aces", "", ""],
    ]);
    expect(sheet.cells).toHaveLength(2 * 6);
  });

  test("of a triangle of half matches have half the boards", () => {
    const sheet = sheetOf("slips", triangleOf("half"), 1);
    expect(sheet.cells[1]![0]).toBe("8 boards");
    expect(sheet.cells[4]![0]).toBe("triangle, half match");
    const odd = sheetOf("slips", triangleOf("half"), 1, { boards: 9 });
    expect(odd.cells[1]![0]).toBe("4 boards");
  });

  test("stand several on a page, are cut along dashes, and none is on two pages", () => {
    const name = fc.string({ maxLength: 200, unit: "grapheme" });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 30 }), (pairs) => {
        const entrants = pairs.flat().map((text, i) => ({ number: i + 1, name: text }));
        const matches = pairs.map((_, i) => ended(2 * i + 1, 2 * i + 2, null));
        const sheet = sheetOf("slips", eventOf(entrants, [{ round: 1, matches }]), 1);
        const { heights, print } = sheet;
        const starts = [0, ...print.breaks];
        starts.forEach((start, page) => {
          const height = sum(heights.slice(start, starts[page + 1]));
          expect(start % 6).toBe(0);
          expect(height).toBeLessThan(PAGE.Portrait.height);
        });
        expect(sheet.cells.filter((row) => row[2] !== "" && row[0] === "Home").length).toBe(
          pairs.filter(([home]) => home !== "").length
        );
      }),
      { numRuns: 50 }
    );
    const matches = Array.from({ length: 8 }, (_, i) => ended(2 * i + 1, 2 * i + 2, null));
    const short = sheetOf("slips", eventOf(16, [{ round: 1, matches }]), 1);
    expect(short.print.breaks).toEqual([5 * 6]);
    expect(short.looks.flatMap(({ lines = [] }) => lines.map(({ style }) => style))).toContain(
      "Dash"
    );
    expect(sum(short.widths)).toBeLessThan(PAGE.Portrait.width);
    expect(short.print.pagesWide).toBeNull();
  });
});

describe("every sheet for the wall", () => {
  const each = WALL_SHEETS.flatMap((sheet) => LOCALES.map((locale) => [sheet, locale] as const));

  test.each(each)("%s speak the event's language (%s) and fill whole rows", (sheet, locale) => {
    const { cells, widths, heights, name } = sheetOf(sheet, fiveTeams(), 2, { locale });
    expect(cells.every((row) => row.length === widths.length)).toBe(true);
    expect(heights).toHaveLength(cells.length);
    expect(name.length).toBeLessThanOrEqual(31);
    const words = cells.flat().filter((cell) => typeof cell === "string" && cell !== "");
    const own = new Set(["Spring Cup", "Aces", "Bears", "红桃队", "Dogs", "Eagles"]);
    const latin = /[A-Za-z]/;
    for (const word of words as string[])
      if (!own.has(word) && locale !== "en")
        expect(word.replace(/IMP|VP|KO/g, "")).not.toMatch(latin);
  });

  test("carries names exactly as they were typed", () => {
    const names = ["=1+1", "'x", "<b>", "1-2", "👩‍👩‍👧 Team", "长".repeat(200), "Twin", "Twin"];
    const event = eventOf(
      names.map((name, i) => ({ number: i + 1, name })),
      [
        {
          round: 1,
          matches: [0, 1, 2, 3].map((i) => match(2 * i + 1, 2 * i + 2, 10)),
        },
      ]
    );
    for (const sheet of WALL_SHEETS) {
      const { cells } = sheetOf(sheet, event, 1);
      const shown = cells.flat();
      for (const name of names) expect(shown).toContain(name);
      expect(shown.filter((cell) => cell === "Twin").length).toBeGreaterThanOrEqual(2);
    }
  });

  test("grows in height where a name needs more lines, and only there", () => {
    const event = eventOf(
      [
        { number: 1, name: "Short" },
        { number: 2, name: "Two" },
        { number: 3, name: "长".repeat(200) },
      ],
      [{ round: 1, matches: [match(1, 2, 10)], bye: 3 }]
    );
    const sheet = sheetOf("results", event, 1);
    const [played, bye] = sheet.heights.slice(3);
    expect(bye! / played!).toBeGreaterThan(15);
  });

  test("has the event's title and the page in its footer, where & is no code of Excel's", () => {
    for (const sheet of WALL_SHEETS) {
      const { print } = sheetOf(sheet, fiveTeams(), 1, { title: "R&D 杯" });
      expect(print.footer.left).toMatch(/^R&&D 杯 · /);
      expect(print.footer.right).toBe("Page &P of &N");
    }
    const long = "&".repeat(300);
    const { print } = sheetOf("slips", fiveTeams(), 1, { title: long });
    expect(print.footer.left.length + print.footer.right.length).toBeLessThan(255);
  });

  test("passes on what makes the event unreadable, as a value", () => {
    const event = eventOf(2, [{ round: 1, matches: [match(1, 9, 10)] }]);
    const found = WALL_LAYOUTS.standings(FACTS, event, event.rounds[0]!, {
      ...{ results: null, scoring: null },
    });
    expect(isProblem(found) && found.problem).toBe("roundStranger");
  });
});
