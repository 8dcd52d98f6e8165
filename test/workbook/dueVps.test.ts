import { DEFAULT_SETTINGS } from "../../src/event";
import { bookOf } from "../../src/workbook/bookOf";
import { bookTables } from "../../src/workbook/bookTables";
import { dueVps } from "../../src/workbook/dueVps";
import { bookWith, match, round, type Typed } from "./handMadeBook";

const FACTS = { title: "", locale: "en", boards: 8, scale: "WBF", entry: "imps" } as const;
const SETTINGS = { ...DEFAULT_SETTINGS, rounds: 3 };
const sides = { Table: 1, "Home no.": 1, "Away no.": 4 };

function due(cells: Record<string, Typed>, settings = SETTINGS) {
  const book = bookWith({ rounds: [round(match({ ...sides, ...cells }))] });
  const row = bookTables(book).rounds.get(1)!.rows[0]!;
  return dueVps(row, { facts: FACTS, settings });
}

// WBF 2013, 8 boards: 8 IMPs are 13.12, by the printed steps of 44 42 41 40 38 37 35 35 hundredths.
test.each<[string, Record<string, Typed>, [number | "" | null, number | "" | null]]>([
  ["IMPs of both sides, by the scale", { "Home IMPs": 20, "Away IMPs": 12 }, [13.12, 6.88]],
  ["no IMPs yet", {}, ["", ""]],
  ["IMPs of one side alone", { "Home IMPs": 20 }, ["", ""]],
  ["a side that did not come", { Result: "away absent" }, [12, 0]],
  ["a side that did not come, in Chinese", { Result: "主队弃权" }, [0, 12]],
  ["nobody there", { Result: "both absent" }, [0, 0]],
  ["a late match", { Result: "late" }, [10, 10]],
  [
    "a match that does not count",
    { Result: "cancelled", "Home IMPs": 3, "Away IMPs": 1 },
    ["", ""],
  ],
  ["an adjusted side", { "Home IMPs": 20, "Away IMPs": 12, "Away adjusted": 3 }, [13.12, 3]],
  ["no boards", { "Home IMPs": 20, "Away IMPs": 12, Boards: null }, [null, null]],
])("VPs are worked out for %s", (_, cells, vps) => {
  expect(due(cells)).toEqual(vps);
});

describe("VPs that do not show what was typed", () => {
  const formula = (shows: string | number): Typed => ({
    formula: "=DESK.VP([@[Home IMPs]]-[@[Away IMPs]],[@Boards],Event!$B$SCALE)",
    shows,
  });
  const findings = (home: string | number, away: string | number, scaleCell: string) => {
    const at = (vp: Typed): Typed =>
      typeof vp === "object" && vp !== null
        ? { ...vp, formula: vp.formula.replace("$B$SCALE", scaleCell) }
        : vp;
    const row = match({
      ...{ ...sides, "Home IMPs": 20, "Away IMPs": 12 },
      ...{ "Home VP": at(formula(home)), "Away VP": at(formula(away)) },
    });
    const book = bookWith({ rounds: [round(row)] });
    const scale = bookTables(book).settings.get("scale")!.place.cell;
    const absolute = scale.replace(/(\D+)(\d+)/, "$$$1$$$2");
    return { codes: bookOf(book).findings.map(({ code }) => code), absolute };
  };
  const { absolute } = findings("", "", "");

  test("keep the next round from being paired, until they have followed", () => {
    expect(findings(10, 10, absolute).codes).toContain("vpStale");
    expect(findings("", "", absolute).codes).toContain("vpStale");
    expect(findings("", "", absolute).codes).not.toContain("resultMissing");
    expect(findings(13.12, 6.88, absolute).codes).not.toContain("vpStale");
  });

  test("are nobody's business where the formula follows a scale of the director's own", () => {
    expect(findings(14, 6, "Own!$A$1").codes).not.toContain("vpStale");
  });
});
