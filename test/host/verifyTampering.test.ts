import type { KeptRound } from "../../src/event";
import {
  makeRoundPart,
  makeSeenPart,
  parseRoundPart,
  parseSeenPart,
} from "../../src/workbook/bookParts";
import type { Verification } from "../../src/workbook/verification";
import { hundredths, PRINTED_CONTINUOUS } from "../fixtures/vpTables";
import { registerDesk } from "./deskFunctions";
import { type Due, expectFound, formulaAt, rangeAt, withCells } from "./tampered";
import { eventOfEveryKind, unexplained, verificationNow } from "./verifiedEvent";

jest.setTimeout(600_000);

beforeAll(async () => {
  await registerDesk();
  await eventOfEveryKind();
}, 900_000);

/** The winner's VPs for a margin over 16 boards, from the WBF's printed table. */
const winner = (margin: number) => hundredths(PRINTED_CONTINUOUS[16]!)[margin]! / 100;

test("a clean event has nothing without an explanation, and everything was looked at", async () => {
  const found = await verificationNow();
  expect(unexplained(found)).toEqual([]);
  expect(found.unchecked).toEqual([]);
  // It has no score sheets.
  for (const [check, count] of Object.entries(found.counts))
    expect([check, count > 2]).toEqual([check, check !== "scores" && check !== "matches"]);
});

describe("what somebody typed over is found, with its cell, what it shows and what comes out", () => {
  test.each<readonly [string, string, string | number, readonly Due[]]>([
    [
      ...(["IMPs of a round that is over", "Round 1!H6", 13] as const),
      [
        { check: "entries", round: 1, at: "Round 1!H6", shown: "13", due: "12" },
        {
          check: "today",
          round: 2,
          what: "Round 2, no. 2: VPs it was paired on",
          due: String(20 - winner(1)),
        },
        { check: "today", round: 3, what: "Round 3, no. 4: VPs it was paired on" },
      ],
    ],
    [
      ...(["the word for a result", "Round 1!I7", "home absent"] as const),
      [{ check: "entries", at: "Round 1!I7", shown: "home absent", due: "" }],
    ],
    [
      ...(["adjusted VPs", "Round 2!L6", 20] as const),
      [{ check: "entries", at: "Round 2!L6", shown: "20", due: "" }],
    ],
    [
      ...(["a penalty of an earlier round", "Round 2!O5", 3] as const),
      [{ check: "entries", at: "Round 2!O5", shown: "3", due: "" }],
    ],
    [
      ...(["the boards of a match", "Round 2!F5", 8] as const),
      [{ check: "entries", at: "Round 2!F5", shown: "8", due: "16" }],
    ],
    [
      ...(["the name of an entrant", "Entrants!B6", "Orient"] as const),
      [{ check: "entries", at: "Entrants!B6", shown: "Orient", due: "East" }],
    ],
    [
      ...(["VPs brought along", "Entrants!E12", 9] as const),
      [
        { check: "entries", at: "Entrants!E12", shown: "9", due: "2" },
        { check: "today", round: 3, shown: "18", due: "25" },
      ],
    ],
    [
      ...(["the last round of who withdrew", "Entrants!G9", ""] as const),
      [
        { check: "entries", at: "Entrants!G9", shown: "", due: "2" },
        { check: "today", round: 3, shown: "no", due: "yes" },
      ],
    ],
    [
      ...(["a setting", "Event!B13", 18] as const),
      [{ check: "entries", at: "Event!B13", shown: "18", due: "12" }],
    ],
    [
      ...(["VPs of a match", "Round 1!J6", 14] as const),
      [
        { check: "vps", at: "Round 1!J6", shown: "14", due: "10" },
        { check: "formulas", at: "Round 1!J6", shown: "14" },
        { check: "entries", at: "Round 1!J6", shown: "14", due: "10" },
      ],
    ],
    [
      ...(["a formula for VPs of another margin", "Round 1!K7", "=DESK.VP(30,16)"] as const),
      [
        { check: "formulas", at: "Round 1!K7", shown: "=DESK.VP(30,16)" },
        { check: "vps", at: "Round 1!K7", shown: String(winner(30)), due: String(winner(24)) },
      ],
    ],
    [
      ...(["the name beside a number", "Round 2!C5", "North"] as const),
      [{ check: "formulas", at: "Round 2!C5", shown: "North" }],
    ],
    [
      ...(["VPs that go with a word for a result", "Event!F13", 15] as const),
      [{ check: "formulas", shown: "15", at: "Event!F13" }],
    ],
    [
      ...(["who plays at a table", "Round 2!B6", 2] as const),
      [
        { check: "pairings", round: 2, at: "Round 2!B6", shown: "2" },
        { check: "entries", at: "Round 2!B6", shown: "2" },
      ],
    ],
    [
      ...(["the number of a table", "Round 2!A5", 9] as const),
      [{ check: "pairings", round: 2, at: "Round 2!A5", shown: "9", due: "1" }],
    ],
    [
      ...(["that somebody sits out", "Round 1!I8", ""] as const),
      [{ check: "pairings", round: 1, at: "Round 1!I8", shown: "", due: "bye" }],
    ],
    [
      ...(["the reason of a correction in the log", "Log!G18", "nobody asked"] as const),
      [
        {
          ...{ check: "log", at: "Log!G18", shown: "nobody asked" },
          due: "score corrected by both captains",
        },
      ],
    ],
    [
      ...(["what a correction replaced, in the log", "Log!E18", "39"] as const),
      [{ check: "log", at: "Log!E18", shown: "39", due: "40" }],
    ],
    [
      ...(["a list for the wall", "Round 3 pairings!C4", "Other"] as const),
      [{ check: "wall", round: 3, at: "Round 3 pairings!C4", shown: "Other" }],
    ],
    [
      ...(["a total of the standings on the wall", "Standings after 3!B4", 99] as const),
      [{ check: "wall", round: 3, at: "Standings after 3!B4", shown: "99" }],
    ],
    [
      ...(["a figure of the chart", "Running VP!E5", 1] as const),
      [{ check: "wall", at: "Running VP!E5", shown: "1" }],
    ],
  ])("%s", async (_, at, content, due) => {
    await withCells({ [at]: content }, (found) => due.forEach((one) => expectFound(found, one)));
  });

  test("nothing is left of it when it was put back", async () => {
    const found = await verificationNow();
    expect(unexplained(found)).toEqual([]);
  });
});

describe("formulas", () => {
  test("of a whole column are told once", async () => {
    const formula = await formulaAt("Round 1!J5");
    const other = `${formula}+1`;
    const cells = {
      "Round 1!J5": other,
      "Round 1!J6": other,
      "Round 1!J7": other,
      "Round 1!J8": other,
    };
    await withCells(cells, (found) => {
      const formulas = found.differences.filter(({ check }) => check === "formulas");
      expect(formulas).toHaveLength(1);
      expect(formulas[0]).toMatchObject({
        what: "Round 1: Home VP, the whole column",
        place: { sheet: "Round 1", cell: "J5" },
      });
      expectFound(found, { check: "vps", at: "Round 1!J6", shown: "11", due: "10" });
    });
  });

  test("of the standings that leave a round out are found, with the columns that are missing", async () => {
    const formula = await formulaAt("Standings!A4");
    const less = formula.replace(",DeskRound2[#All]", "");
    await withCells({ "Standings!A4": less }, (found) => {
      expectFound(found, {
        check: "formulas",
        at: "Standings!A4",
        what: "Formula of the standings",
      });
      expect(found.differences.filter(({ check }) => check === "standings").length).toBeGreaterThan(
        4
      );
    });
  });

  test("of the standings that are values now, one of them another, are found", async () => {
    const [heads, ...lines] = await standingsShown();
    const values = [heads!, ...lines.map((line) => [...line])];
    values[2]![3] = 77;
    const anchor = await formulaAt("Standings!A4");
    await Excel.run(async (context) => {
      const cell = rangeAt(context, "Standings!A4");
      cell.clear(Excel.ClearApplyTo.contents);
      await context.sync();
      cell.getResizedRange(values.length - 1, heads!.length - 1).values = values;
      await context.sync();
    });
    const found = await verificationNow();
    expectFound(found, { check: "formulas", at: "Standings!A4", shown: "Rank" });
    expectFound(found, {
      ...{ check: "standings", at: "Standings!D6", shown: "77" },
      due: String(lines[1]![3]),
    });
    await Excel.run(async (context) => {
      const cell = rangeAt(context, "Standings!A4");
      cell.getResizedRange(values.length - 1, heads!.length - 1).clear(Excel.ClearApplyTo.contents);
      await context.sync();
      cell.formulas = [[anchor]];
      await context.sync();
    });
    expect(unexplained(await verificationNow())).toEqual([]);
  });
});

async function standingsShown(): Promise<(string | number)[][]> {
  return Excel.run(async (context) => {
    const range = rangeAt(context, "Standings!A4").getSpillingToRange().load("values");
    await context.sync();
    return range.values as (string | number)[][];
  });
}

describe("parts that nobody sees", () => {
  /** Rewrites the parts of a namespace, looks, and puts them back. */
  async function withParts(
    namespace: "round" | "seen",
    change: (xml: string) => string | null,
    look: (found: Verification) => void
  ): Promise<void> {
    const urn = `urn:directors-desk:${namespace}`;
    const replace = (of: (xml: string) => string | null) =>
      Excel.run(async (context) => {
        const { customXmlParts } = context.workbook;
        const parts = customXmlParts.getByNamespace(urn).load("items/id");
        await context.sync();
        const xmls = parts.items.map((part) => part.getXml());
        await context.sync();
        const before = xmls.map(({ value }) => value);
        parts.items.forEach(({ id }) => customXmlParts.getItem(id).delete());
        before.flatMap((xml) => of(xml) ?? []).forEach((xml) => customXmlParts.add(xml));
        await context.sync();
        return before;
      });
    const before = await replace(change);
    try {
      look(await verificationNow());
    } finally {
      await Excel.run(async (context) => {
        const { customXmlParts } = context.workbook;
        const parts = customXmlParts.getByNamespace(urn).load("items/id");
        await context.sync();
        parts.items.forEach(({ id }) => customXmlParts.getItem(id).delete());
        before.forEach((xml) => customXmlParts.add(xml));
        await context.sync();
      });
    }
  }

  const ofRound =
    (round: number, change: (kept: KeptRound) => KeptRound | null) => (xml: string) => {
      const kept = parseRoundPart(xml);
      if (kept?.input.round !== round) return xml;
      const other = change(kept);
      return other && makeRoundPart(other);
    };

  test("the engine's pairing that was kept is another", async () => {
    const change = ofRound(3, (kept) => {
      const [one, two, ...tables] = kept.engine.tables;
      const moved = [{ ...one!, away: two!.away }, { ...two!, away: one!.away }, ...tables];
      return { ...kept, engine: { ...kept.engine, tables: moved } };
    });
    await withParts("round", change, (found) => {
      expectFound(found, {
        check: "engine",
        round: 3,
        what: "Round 3: pairing by the rule, as kept",
      });
      // It seems to be an override then, of which the log says nothing.
      expectFound(found, { check: "engine", round: 3, what: "Round 3: paired by the director" });
    });
  });

  test("the VPs a round was paired on are others", async () => {
    const change = ofRound(3, ({ input, ...kept }) => ({
      ...kept,
      input: {
        ...input,
        entrants: input.entrants.map((one) => (one.number === 4 ? { ...one, total: 3 } : one)),
      },
    }));
    await withParts("round", change, (found) =>
      expectFound(found, {
        ...{ check: "today", round: 3, shown: "3" },
        what: "Round 3, no. 4: VPs it was paired on",
      })
    );
  });

  test("an override was put into the part, which the log does not know", async () => {
    const change = ofRound(3, (kept) => {
      const [one, two, ...tables] = kept.posted.tables;
      const moved = [{ ...one!, away: two!.away }, { ...two!, away: one!.away }, ...tables];
      return { ...kept, posted: { ...kept.posted, tables: moved } };
    });
    await withParts("round", change, (found) => {
      expectFound(found, { check: "engine", round: 3, what: "Round 3: paired by the director" });
      expectFound(found, { check: "log", round: 3, what: "Log: what is said of round 3" });
      expect(found.differences.filter(({ check }) => check === "pairings").length).toBeGreaterThan(
        0
      );
    });
  });

  test("another seed was put into the part", async () => {
    const change = ofRound(2, ({ input, ...kept }) => ({
      ...kept,
      input: { ...input, options: { ...input.options, firstRound: { seed: 99 } } },
    }));
    await withParts("round", change, (found) =>
      expectFound(found, { check: "log", round: 2, what: "Log: what is said of round 2" })
    );
  });

  test("a part that is gone or damaged is told, and all else is looked at", async () => {
    await withParts(
      "round",
      ofRound(2, () => null),
      (found) => {
        expect(found.unchecked).toEqual([
          "Round 2: what it was paired from is no longer in the workbook.",
        ]);
        expect(found.counts.engine).toBe(2);
      }
    );
    const cut = (xml: string) =>
      parseRoundPart(xml)?.input.round === 2 ? xml.replace("{", "") : xml;
    await withParts("round", cut, (found) =>
      expect(found.unchecked).toEqual([
        "Kept rounds that are damaged: 1.",
        "Round 2: what it was paired from is no longer in the workbook.",
      ])
    );
  });

  test("what the last step had seen is gone", async () => {
    await withParts(
      "seen",
      () => null,
      (found) => {
        expect(found.unchecked).toHaveLength(2);
        expect([found.counts.entries, found.counts.log]).toEqual([0, 0]);
      }
    );
  });

  test("of an earlier version, the log is not looked at but told", async () => {
    const without = (xml: string) => {
      const { settings, entrants, rounds } = parseSeenPart(xml)!;
      return makeSeenPart({ settings, entrants, rounds });
    };
    await withParts("seen", without, (found) => {
      expect(found.unchecked).toHaveLength(1);
      expect(unexplained(found)).toEqual([]);
    });
  });

  test("after all of it the event is clean", async () => {
    expect(unexplained(await verificationNow())).toEqual([]);
  });
});

describe("lines of the log", () => {
  const inLog = <T>(work: (table: Excel.Table, context: Excel.RequestContext) => T | Promise<T>) =>
    Excel.run(async (context) => {
      const result = await work(context.workbook.tables.getItem("DeskLog"), context);
      await context.sync();
      return result;
    });

  async function rows(): Promise<unknown[][]> {
    return inLog(async (table, context) => {
      const body = table.getDataBodyRange().load("values");
      await context.sync();
      return body.values as unknown[][];
    });
  }

  async function setRows(values: readonly (readonly unknown[])[]): Promise<void> {
    await inLog((table) => {
      table
        .getDataBodyRange()
        .getCell(0, 0)
        .getResizedRange(values.length - 1, 6).values = values.map((line) => [...line]);
    });
  }

  test("removed, put in another order or written by somebody else are found", async () => {
    const before = await rows();
    const blank = before[0]!.map(() => "");
    await setRows([...before.slice(0, 5), ...before.slice(6), blank]);
    expectFound(await verificationNow(), { check: "log", at: null, shown: "" });
    await setRows([before[1]!, before[0]!, ...before.slice(2)]);
    expectFound(await verificationNow(), {
      check: "log",
      at: "Log!A5",
      what: "Log: order of the lines",
    });
    await setRows(before);
    expect(unexplained(await verificationNow())).toEqual([]);
  });

  test("that were made up explain nothing", async () => {
    const before = await rows();
    await inLog((table, context) => {
      const last = before.length;
      const [time] = before[last - 1]!;
      const line = [time, 1, "changed by hand", "Round 1, 2–6: Home VP", "10", "14", "agreed"];
      table.resize(table.getRange().getResizedRange(1, 0));
      table.getDataBodyRange().getCell(last, 0).getResizedRange(0, 6).values = [line];
      rangeAt(context, "Round 1!J6").values = [[14]];
    });
    const formula = await formulaAt("Round 1!J5");
    const found = await verificationNow();
    expectFound(found, { check: "log", due: "" });
    expectFound(found, { check: "vps", at: "Round 1!J6", shown: "14", due: "10" });
    await inLog((table, context) => {
      table.getDataBodyRange().getLastRow().delete(Excel.DeleteShiftDirection.up);
      rangeAt(context, "Round 1!J6").formulas = [[formula]];
    });
    expect(unexplained(await verificationNow())).toEqual([]);
  });
});

describe("tables and names", () => {
  const named = (name: string, formula: string) =>
    Excel.run(async (context) => {
      const item = context.workbook.names.getItem(name).load("formula");
      await context.sync();
      const before = String(item.formula);
      item.formula = formula;
      await context.sync();
      return before;
    });

  test("the name of the standings leads elsewhere", async () => {
    const before = await named("DeskStandings", "=Entrants!$J$30");
    expectFound(await verificationNow(), { check: "formulas", at: "Entrants!J30", shown: "" });
    await named("DeskStandings", before);
  });

  test("the name of the settings leads to a copy with other settings", async () => {
    await Excel.run(async (context) => {
      const copy = context.workbook.worksheets.getItem("Event").copy("End");
      copy.name = "Copy";
      copy.getRange("B13").values = [[18]];
      await context.sync();
    });
    const before = await named("DeskEvent", "=Copy!$A$4:$C$33");
    const found = await verificationNow();
    expectFound(found, { check: "entries", at: "Copy!B13", shown: "18", due: "12" });
    await named("DeskEvent", before);
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Copy").delete();
      await context.sync();
    });
    expect(unexplained(await verificationNow())).toEqual([]);
  });

  test("a row that came to a round, and one that went", async () => {
    const insert = (values: unknown[][]) =>
      Excel.run(async (context) => {
        const table = context.workbook.tables.getItem("DeskRound3");
        table.rows.add(undefined, values as (string | number)[][]);
        await context.sync();
      });
    const removeLast = () =>
      Excel.run(async (context) => {
        const rows = context.workbook.tables.getItem("DeskRound3").rows.load("count");
        await context.sync();
        rows.getItemAt(rows.count - 1).delete();
        await context.sync();
      });
    await insert([[7, 5, "", 2, "", 16, 10, 0, "", "", "", "", "", "", "", ""]]);
    expectFound(await verificationNow(), { check: "pairings", round: 3, shown: "5–2", due: "" });
    await removeLast();
    expect(unexplained(await verificationNow())).toEqual([]);
    await removeLast();
    const found = await verificationNow();
    expectFound(found, { check: "pairings", round: 3, shown: "" });
  });

  test("the sheet of a round is gone", async () => {
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Round 3").delete();
      await context.sync();
    });
    const found = await verificationNow();
    expectFound(found, { check: "pairings", round: 3, at: null, shown: "" });
    expectFound(found, { check: "entries", round: 3, at: null, shown: "" });
  });

  test("the table of the kinds of results is gone, then the settings: never a crash, never silence", async () => {
    await Excel.run(async (context) => {
      context.workbook.tables.getItem("DeskKinds").convertToRange();
      await context.sync();
    });
    expectFound(await verificationNow(), { check: "formulas", due: "DeskKinds", at: null });
    await Excel.run(async (context) => {
      context.workbook.names.getItem("DeskEvent").delete();
      await context.sync();
    });
    const found = await verificationNow();
    expectFound(found, { check: "entries", due: "DeskEvent", at: null });
    expect(found.unchecked.join()).toContain("standings");
  });
});
