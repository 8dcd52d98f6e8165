import { DEFAULT_SETTINGS } from "../../src/event";
import { entrantsDraft } from "../../src/taskpane/entrantsDraft";
import { newSetUp, planOf, type SetUpDraft } from "../../src/taskpane/setUpDraft";

describe("the form of a new event", () => {
  const plan = (change: Partial<SetUpDraft>) =>
    planOf({ ...newSetUp("en"), ...change }, "Untitled");

  test("with nothing typed is an event by the article's rules", () => {
    expect(plan({ seed: "7" })).toEqual({
      facts: { title: "Untitled", locale: "en", boards: 8, scale: "WBF", entry: "imps" },
      settings: {
        ...DEFAULT_SETTINGS,
        rounds: 7,
        seed: 7,
        pairing: {
          order: "vp",
          odd: "bye",
          byeVP: 12,
          firstRound: { method: "article", seed: 7 },
        },
      },
    });
  });

  test.each([
    ["WBF-10", 10, { lateVP: 5, missedVP: 4, forfeitVP: { winner: 6, loser: 0 } }, 6],
    ["ACBL30", 8, { lateVP: 15, missedVP: 12, forfeitVP: { winner: 18, loser: 0 } }, 18],
  ] as const)(
    "on the scale %s gives the usual shares of a match",
    (scale, boards, shares, byeVP) => {
      expect(plan({ scale, boards: String(boards) })).toMatchObject({
        settings: { ...shares, pairing: { byeVP } },
      });
    }
  );

  test.each<[Partial<SetUpDraft>, string, string]>([
    [{ rounds: "" }, "rounds", "wholeNumber"],
    [{ rounds: "7.5" }, "rounds", "wholeNumber"],
    [{ boards: "0" }, "boards", "wholeNumber"],
    [{ scale: "ACBL20", boards: "24" }, "boards", "scaleBoards"],
    [{ odd: "halfTriangle", boards: "9" }, "boards", "scaleBoards"],
    [{ odd: "fullTriangle", rounds: "7" }, "odd", "triangleRounds"],
    [{ seed: "-1" }, "seed", "wholeNumber"],
  ])("%j is wrong at its field", (change, field, code) => {
    expect(plan(change)).toMatchObject({ field, problem: { problem: code } });
  });

  test("draws a seed of its own each time it is opened", () => {
    const seeds = new Set(Array.from({ length: 20 }, () => newSetUp("en").seed));
    expect(seeds.size).toBeGreaterThan(1);
    for (const seed of seeds) expect(seed).toMatch(/^\d{1,6}$/);
  });
});

describe("a pasted list", () => {
  test("gives whoever has no number the next above all that are taken", () => {
    const { entrants, problems } = entrantsDraft(
      "No.\tName\n9\tLantern\n\tWillow\n\tHeron",
      [3],
      2
    );
    expect(entrants.map(({ number, name, from }) => [number, name, from])).toEqual([
      [9, "Lantern", 2],
      [10, "Willow", 2],
      [11, "Heron", 2],
    ]);
    expect(problems).toEqual([]);
  });

  test("tells a number that the event has already, in the order of the lines", () => {
    const { problems } = entrantsDraft("No.\tName\n3\tAgain\nx\tBad", [3], 1);
    expect(problems).toEqual([
      { line: 2, code: "numberTaken", text: "3" },
      { line: 3, code: "number", text: "x" },
    ]);
  });

  test("that is empty is nobody", () => {
    expect(entrantsDraft(" \n", [1], 1)).toEqual({ entrants: [], problems: [] });
  });
});
