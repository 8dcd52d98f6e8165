import { EVENT_WORDS } from "../../src/locales/eventWords";
import { DEFAULT_SETTINGS, type KeptRound, roundInput } from "../../src/event";
import { handMadeOf, pairRound, type PairedRound, type PairingInput } from "../../src/pairing";
import { roundDetail } from "../../src/workbook/roundDetail";
import { roundRows } from "../../src/workbook/roundRows";
import type { EventFacts } from "../../src/workbook/eventBook";

const facts: EventFacts = { title: "", locale: "en", boards: 15, scale: "WBF", entry: "imps" };

/** Round 1 of some entrants as the engine pairs it. */
function keptOf(count: number, pairing: PairingInput["options"] = {}, rounds = 4): KeptRound {
  const entrants = Array.from({ length: count }, (_, i) => ({ number: i + 1 }));
  const settings = { ...DEFAULT_SETTINGS, rounds, pairing };
  const input = roundInput({ settings, entrants, rounds: [] }, 1) as PairingInput;
  const engine = pairRound(input) as PairedRound;
  return { version: "1.2.3", input, engine, posted: handMadeOf(engine), reason: "" };
}

test("a round's rows go by table, and who sits out comes last", () => {
  const rows = roundRows(keptOf(7), facts, EVENT_WORDS.en.results);
  expect(rows.map(({ table }) => table)).toEqual([1, 2, 3, undefined]);
  expect(rows.at(-1)).toEqual({ home: 7, result: "bye" });
  expect(rows.slice(0, 3).map(({ boards }) => boards)).toEqual([15, 15, 15]);
});

test("a triangle of half matches has three rows of half the boards, whole ones", () => {
  const rows = roundRows(keptOf(7, { odd: "halfTriangle" }), facts, EVENT_WORDS.en.results);
  const three = rows.filter(({ result }) => result === "half triangle");
  expect(three.map(({ boards }) => boards)).toEqual([7, 7, 7]);
  const numbers = three.flatMap(({ home, away }) => [home, away]).sort();
  expect(numbers.filter((number, i) => numbers.indexOf(number) === i)).toHaveLength(3);
  expect(rows).toHaveLength(5);
});

test("the first round of a triangle over two says so in its rows, at full length", () => {
  const rows = roundRows(keptOf(7, { odd: "fullTriangle" }), facts, EVENT_WORDS["zh-CN"].results);
  const three = rows.filter(({ result }) => result === "三角一");
  expect(three.map(({ boards }) => boards)).toEqual([15, 15, 15]);
});

describe("the log's line of a posted round", () => {
  test("names the version, the seed, and what is not the rule's own", () => {
    const options = {
      home: "balance",
      odd: "halfTriangle",
      forbidden: [[1, 7]],
      firstRound: { method: "slide", seed: 5 },
    } as const;
    expect(roundDetail(keptOf(7, options), "en")).toMatch(
      /^version 1\.2\.3; 2 tables; triangle [\d, ]+; seed 5; First round: slide; Odd field: triangle of half matches; Home: balanced; Never meet: 1–7$/
    );
    expect(roundDetail(keptOf(6), "zh-TW")).toBe("版本 1.2.3；3 桌");
  });

  test("names every setting of the event that is not the rule's own, as its sheet calls it", () => {
    const options = {
      order: "wins",
      byeVP: 18,
      seating: "stationary",
      sameClub: { until: 3 },
      repeats: { topHalfFrom: 4 },
      lag: 1,
      firstRound: { by: "number", bye: "drawn" },
    } as const;
    expect(roundDetail(keptOf(7, options), "en").split("; ").slice(3)).toEqual([
      "Lined up by: number",
      "First bye: drawn",
      "Order: wins",
      "Bye VP: 18",
      "Tables: home stays",
      "Clubs apart until: 3",
      "Top half may repeat from: 4",
      "Standings behind: 1",
    ]);
  });

  test("names what the director has fixed", () => {
    const locks = { pairs: [[2, 3]], bye: 6, tables: [{ table: 2, number: 1 }] } as const;
    expect(roundDetail(keptOf(7, { locks }), "en")).toContain(
      "fixed by the director: 2–3, bye 6, 1 at table 2"
    );
  });

  test("says who meets again, and how the director paired otherwise", () => {
    const kept = keptOf(4);
    const played = [{ round: 1, home: 1, away: 2 }];
    const changed: KeptRound = {
      ...kept,
      input: { ...kept.input, played },
      engine: {
        ...kept.engine,
        tables: [
          { table: 1, home: 1, away: 3, reasons: [] },
          { table: 2, home: 2, away: 4, reasons: [] },
        ],
      },
      posted: {
        tables: [
          { table: 1, home: 2, away: 1 },
          { table: 2, home: 3, away: 4 },
        ],
      },
    };
    expect(roundDetail(changed, "en")).toBe(
      "version 1.2.3; 2 tables; have met before: 2–1; paired by the director: 2–1, 3–4, instead of 1–3, 2–4"
    );
  });

  test("tells tables or sides that were changed alone", () => {
    const kept = keptOf(4);
    const tables = kept.posted.tables.map(({ table, home, away }) => ({
      ...(table === undefined ? {} : { table }),
      home: away,
      away: home,
    }));
    expect(roundDetail({ ...kept, posted: { tables } }, "en")).toBe(
      "version 1.2.3; 2 tables; tables or sides changed by the director"
    );
  });
});
