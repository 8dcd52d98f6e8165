import { readFileSync } from "node:fs";
import path from "node:path";
import { render } from "lit/html.js";
import type { RunningTotal } from "../../src/event";
import type { Locale } from "../../src/locales/locale";
import { runningChartView } from "../../src/taskpane/runningChartView";

const TOTALS: RunningTotal[] = [
  { number: 7, name: "Aces", totals: [0, 15.5, 30.25] },
  { number: 3, name: "<b>红桃</b>", totals: [0, 12, 24] },
  { number: 1, name: "", totals: [2, 10, 18] },
];

function drawn(totals: readonly RunningTotal[], leading = 8, locale: Locale = "en"): HTMLElement {
  const place = document.createElement("div");
  render(runningChartView(totals, leading, locale), place);
  return place;
}

const pointsOf = (line: Element) =>
  line
    .getAttribute("points")!
    .split(" ")
    .map((point) => point.split(",").map(Number) as [number, number]);

test("each leader has a line of its own that rises where its total does", () => {
  const lines = [...drawn(TOTALS).querySelectorAll("polyline")].map(pointsOf);
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toHaveLength(3);
    const [start, middle, end] = line as [[number, number], [number, number], [number, number]];
    expect(start[0]).toBeLessThan(middle[0]);
    expect(middle[0]).toBeLessThan(end[0]);
    expect(end[1]).toBeLessThan(middle[1]);
    expect(middle[1]).toBeLessThan(start[1]);
  }
  expect(lines[0]!.at(-1)![1]).toBeLessThan(lines[1]!.at(-1)![1]);
});

test("lines are told apart without colours: each has a mark of another shape, in the key too", () => {
  const many = Array.from({ length: 8 }, (_, i) => ({
    number: i + 1,
    name: `T${i + 1}`,
    totals: [0, 20 - i],
  }));
  const place = drawn(many);
  const shapes = [...place.querySelectorAll("figure > svg .line")].map((line) =>
    line.querySelector(".mark")!.getAttribute("d")
  );
  expect(new Set(shapes).size).toBe(8);
  const keys = [...place.querySelectorAll(".running-key li")];
  expect(keys.map((key) => key.querySelector("path")!.getAttribute("d"))).toEqual(shapes);
  expect(keys.map((key) => key.textContent.trim())).toEqual(
    many.map(({ number, name }) => `${number} ${name}`)
  );
});

test("numbers at the ends of the lines do not lie over one another, even of equals", () => {
  const equal = Array.from({ length: 8 }, (_, i) => ({ number: i + 1, name: "", totals: [0, 10] }));
  const places = [...drawn(equal).querySelectorAll(".line text")]
    .map((label) => Number(label.getAttribute("y")))
    .sort((one, other) => one - other);
  for (const [i, place] of places.entries())
    if (i > 0) expect(place - places[i - 1]!).toBeGreaterThanOrEqual(12);
  expect(places[0]).toBeGreaterThan(0);
  expect(places.at(-1)).toBeLessThan(190);
});

test("who does not see it hears who leads, and reads every figure in a table", () => {
  const place = drawn(TOTALS);
  const picture = place.querySelector("figure > svg")!;
  expect(picture.getAttribute("role")).toBe("img");
  expect(picture.getAttribute("aria-label")).toBe(
    "Running VPs over 2 rounds. Leader: 7 Aces with 30.25 VP."
  );
  const rows = [...place.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent)
  );
  expect(rows).toEqual([
    ["Team", "R1", "R2"],
    ["7 Aces", "15.5", "30.25"],
    ["3 <b>红桃</b>", "12", "24"],
    ["1", "10", "18"],
  ]);
});

test("names are texts, whatever they look like", () => {
  expect(drawn(TOTALS).querySelector("b")).toBeNull();
});

test("it speaks the pane's language", () => {
  const texts = drawn(TOTALS, 8, "zh-CN").textContent;
  expect(texts).toContain("领先各队累积 VP 示意图");
  expect(texts).toContain("第 2 轮");
  expect(texts).not.toMatch(/Round|Team/);
});

test("it shows as many as asked for, at most eight", () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ number: i + 1, name: "", totals: [0, 5] }));
  expect(drawn(many, 4).querySelectorAll("polyline")).toHaveLength(4);
  expect(drawn(many, 12).querySelectorAll("polyline")).toHaveLength(8);
});

test("before the first round there is nothing to draw, and that is said", () => {
  const place = drawn([{ number: 1, name: "A", totals: [0] }]);
  expect(place.querySelector("svg")).toBeNull();
  expect(place.textContent).toBe("No round has been posted yet.");
  expect(drawn([]).textContent).toBe("No round has been posted yet.");
});

test("totals below nothing, and rounds without number, stay within the picture", () => {
  const long = [
    { number: 1, name: "", totals: Array.from({ length: 31 }, (_, i) => -i) },
    { number: 2, name: "", totals: Array.from({ length: 31 }, (_, i) => 20 * i) },
  ];
  const place = drawn(long);
  for (const [x, y] of [...place.querySelectorAll("polyline")].flatMap(pointsOf)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(296);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(190);
  }
  const rounds = [...place.querySelectorAll("text.middle")].map((label) => label.textContent);
  expect(rounds).toEqual(["3", "6", "9", "12", "15", "18", "21", "24", "27", "30", "Round"]);
});

test("no style is written into the page, which its security header would refuse", () => {
  expect(drawn(TOTALS).querySelectorAll("[style]")).toHaveLength(0);
});

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each([
  ["\n.running", "#fafafa"],
  [':root[data-theme="dark"] .running', "#1f1f1f"],
])("the colours of %s are read on the page: 4.5:1 or more", (selector, page) => {
  const css = readFileSync(path.join(__dirname, "../../src/taskpane/taskpane.css"), "utf8");
  const from = css.indexOf(`${selector} {`);
  const rule = css.slice(from, css.indexOf("}", from));
  const colours = [...rule.matchAll(/--line-\d: (#\w{6});/g)].map(([, hex]) => hex!);
  expect(colours).toHaveLength(8);
  for (const colour of colours) {
    const [dark, light] = [luminance(colour), luminance(page)].sort((one, other) => one - other);
    expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
