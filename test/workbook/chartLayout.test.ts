import { chartLayout, lineLooks, MOST_LINES } from "../../src/workbook/chartLayout";
import { FACTS } from "./wallEvents";

const chartOf = (plan: Partial<Parameters<typeof chartLayout>[0]> = {}) =>
  chartLayout({
    facts: FACTS,
    leading: 3,
    rounds: 4,
    standings: { sheet: "O'Brien's", row: 3, column: 0 },
    ...plan,
  });

test("each line can be told from the others by its mark and stroke alone", () => {
  const looks = lineLooks(MOST_LINES).map(({ marker, line, isHollow }) =>
    [marker, line, isHollow].join()
  );
  expect(new Set(looks).size).toBe(MOST_LINES);
});

test("a chart has a line for each leader and room for every round planned", () => {
  const { source, sample, layout, lines, figures } = chartOf();
  expect(source).toMatchObject({ rows: 4, columns: 5 });
  expect(sample.map((row) => row.length)).toEqual([5, 5, 5, 5]);
  expect(sample[0]!.slice(1)).toEqual(["R1", "R2", "R3", "R4"]);
  expect(lines).toHaveLength(3);
  expect(figures).toMatchObject({ rows: 3, columns: 4 });
  expect(layout.cells).toHaveLength(source.row + source.rows);
  expect(layout.print).toMatchObject({ orientation: "Landscape", pagesWide: 1, pagesTall: 1 });
});

test("its figures are formulas over the standings, wherever these stand, in any language", () => {
  const { layout, figures } = chartOf();
  const cell = layout.cells[figures.row + 1]![figures.column + 2];
  const { formula } = cell as { formula: string };
  // Below the headings in row 4: the block of three leaders, and the second of them in round 3.
  expect(formula).toContain("INDEX('O''Brien''s'!A5:");
  expect(formula).toMatch(/,2,.*\+8\+3\)="",NA\(\),/);
  for (const heading of ["Decided by", "依据", "依據"]) expect(formula).toContain(`"${heading}"`);
});

test.each([
  ["en", "Running VP", "Round", "Total VP"],
  ["zh-CN", "累积VP示意图", "轮次", "累积 VP"],
  ["zh-TW", "累積VP示意圖", "輪次", "累積 VP"],
] as const)("it speaks the event's language: %s", (locale, name, category, value) => {
  const { layout, axes } = chartOf({ facts: { ...FACTS, locale } });
  expect(layout.name).toBe(name);
  expect(axes).toEqual({ category, value });
});
