import { readFileSync } from "node:fs";
import path from "node:path";
import { render } from "lit/html.js";
import { butlerBarsView } from "../../src/taskpane/butlerBarsView";
import { pairLineView } from "../../src/taskpane/pairLineView";
import { wordsOf } from "../../src/taskpane/words";
import type { PairBoard, PairFigures } from "../../src/workbook/pairFigures";
import { roundsOnScreen, settled } from "./paneScreen";

const against = { team: 2, names: ["Wu", "<b>徐</b>"], room: null };
const board = (round: number, number: number, ximps: number): PairBoard => ({
  ...{ round, board: number, ximps, against },
});

const pairOf = (team: number, butler: number, aob: number, boards: PairBoard[]): PairFigures => ({
  ...{ key: `${team}`, team, names: [`A${team}`, `B${team}`], room: null },
  ...{ boards, ximps: 0, butler, aob, corrected: butler + aob },
});

const BOARDS = [board(1, 1, 6), board(1, 2, -4), board(1, 3, 0), board(2, 1, 12)];
const PAIR = pairOf(1, 1.5, 0.25, BOARDS);
const WORDS = wordsOf("en", [
  { number: 1, name: "Aces" },
  { number: 2, name: "Bears" },
]);

function line(bar: number | null, point: (bar: number | null) => void = () => undefined) {
  const place = document.createElement("div");
  render(pairLineView({ pair: PAIR, boards: BOARDS, bar }, point, WORDS), place);
  return place;
}

const number = (element: Element, name: string) => Number(element.getAttribute(name));

test("a board above the datum has a bar upwards, one below downwards, by its XIMPs", () => {
  const place = line(null);
  const zero = number(place.querySelector(".zero")!, "y1");
  const bars = [...place.querySelectorAll(".bar-of-board")];
  expect(bars).toHaveLength(4);
  const [first, second, flat, last] = bars.map((bar) => ({
    top: number(bar, "y"),
    height: number(bar, "height"),
  }));
  expect(first!.top + first!.height).toBeCloseTo(zero, 1);
  expect(second!.top).toBeCloseTo(zero, 1);
  expect(last!.height / first!.height).toBeCloseTo(2, 1);
  expect(first!.height / second!.height).toBeCloseTo(1.5, 1);
  expect(flat!.height).toBeLessThan(2);
  const kinds = bars.map((bar) => bar.parentElement!.getAttribute("class"));
  expect(kinds).toEqual(["above", "below", "level", "above"]);
});

test("the figures of a bar are told where it is pointed at, and where the arrow keys lead", () => {
  expect(line(null).querySelector(".pointed")!.textContent).toBe(
    "The arrow keys lead from board to board."
  );
  expect(line(1).querySelector(".pointed")!.textContent).toBe(
    "Round 1, board 2: −4 XIMP against 2 Bears: Wu – <b>徐</b>"
  );
  expect(line(1).querySelectorAll(".now")).toHaveLength(1);
  const reached: (number | null)[] = [];
  for (const [bar, key] of [
    ...([
      [null, "ArrowRight"],
      [1, "ArrowRight"],
      [3, "ArrowRight"],
    ] as const),
    ...([
      [2, "ArrowLeft"],
      [0, "ArrowLeft"],
      [2, "Home"],
      [0, "End"],
      [0, "x"],
    ] as const),
  ])
    line(bar, (to) => reached.push(to))
      .querySelector("svg")!
      .dispatchEvent(new KeyboardEvent("keydown", { key }));
  expect(reached).toEqual([0, 2, 3, 1, 0, 0, 3]);
});

test("who does not see the bars hears their sum, and reads every board in a table", () => {
  const place = line(null);
  expect(place.querySelector("svg")!.getAttribute("aria-label")).toBe(
    "1 Aces: A1 – B1: 4 boards, +14 XIMP; 2 above the datum, 1 below."
  );
  const rows = [...place.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent)
  );
  expect(rows).toEqual([
    ["1", "1", "+6", "2 Bears: Wu – <b>徐</b>"],
    ["1", "2", "−4", "2 Bears: Wu – <b>徐</b>"],
    ["1", "3", "0", "2 Bears: Wu – <b>徐</b>"],
    ["2", "1", "+12", "2 Bears: Wu – <b>徐</b>"],
  ]);
  expect(place.querySelector("b")).toBeNull();
});

test("all bars of a long event stay within the picture", () => {
  const boards = Array.from({ length: 144 }, (_, i) =>
    board(1 + (i >> 4), 1 + (i % 16), (i % 49) - 24)
  );
  const place = document.createElement("div");
  render(
    pairLineView({ pair: PAIR, boards, bar: null }, () => undefined, WORDS),
    place
  );
  for (const bar of place.querySelectorAll(".bar-of-board")) {
    const [x, y] = [number(bar, "x"), number(bar, "y")];
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + number(bar, "width")).toBeLessThanOrEqual(296);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + number(bar, "height")).toBeLessThanOrEqual(150);
  }
  const labels = [...place.querySelectorAll("text.middle")].map((label) => label.textContent);
  expect(labels).toEqual(["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"]);
});

const PAIRS = [
  pairOf(1, 1.5, -2, BOARDS),
  pairOf(2, -0.5, 1, BOARDS),
  pairOf(3, 0.25, 0.125, BOARDS),
];

function butlers(isCorrected: boolean) {
  const place = document.createElement("div");
  render(butlerBarsView(PAIRS, isCorrected, WORDS), place);
  return [...place.querySelectorAll("tbody tr")].map((row) => ({
    name: row.querySelector("th")!.textContent,
    figure: row.lastElementChild!.textContent,
    from: number(row.querySelector("rect")!, "x"),
    width: number(row.querySelector("rect")!, "width"),
    zero: number(row.querySelector(".zero")!, "x1"),
  }));
}

test("Butlers stand from the highest down, each bar as long as its Butler, corrected or not", () => {
  expect(butlers(false).map(({ name, figure }) => [name, figure])).toEqual([
    ["1 Aces: A1 – B1", "+1.50"],
    ["3: A3 – B3", "+0.25"],
    ["2 Bears: A2 – B2", "−0.50"],
  ]);
  expect(butlers(true).map(({ figure }) => figure)).toEqual(["+0.50", "+0.38", "−0.50"]);
  const [first, , last] = butlers(false);
  expect(first!.width / last!.width).toBeCloseTo(3, 1);
  expect(first!.from).toBeCloseTo(first!.zero, 1);
  expect(last!.from + last!.width).toBeCloseTo(last!.zero, 1);
});

test("no style is written into the page, which its security header would refuse", () => {
  expect(line(1).querySelectorAll("[style]")).toHaveLength(0);
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
  ["\n.bars", "#fafafa"],
  [':root[data-theme="dark"] .bars', "#1f1f1f"],
])("the colours of %s are told from the page: 4.5:1 or more", (selector, page) => {
  const css = readFileSync(path.join(__dirname, "../../src/taskpane/taskpane.css"), "utf8");
  const from = css.indexOf(`${selector} {`);
  const rule = css.slice(from, css.indexOf("}", from));
  const colours = [...rule.matchAll(/--(?:above|below): (#\w{6});/g)].map(([, hex]) => hex!);
  expect(colours).toHaveLength(2);
  for (const colour of colours) {
    const [dark, light] = [luminance(colour), luminance(page)].sort((one, other) => one - other);
    expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test("the pairs are read when somebody asks; what has changed since is said", async () => {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Results, done");
  expect(screen.root.querySelector(".pair-bars")).toBeNull();
  await screen.press("New score sheets for round 1");
  expect(screen.root.querySelector("figure.bars")).toBeNull();
  await screen.press("Show the pairs");
  expect(screen.text(".pair-bars .message")).toBe("No board of a pair has been scored yet.");
  screen.desk.figures = PAIRS;
  screen.desk.disturb();
  screen.desk.tell();
  await settled();
  expect(screen.text(".pair-bars .hint-line")).toBe("The workbook has changed since.");
  await screen.press("Show them anew");
  screen.choose("Pair", "3 Team 3: A3 – B3");
  screen.choose("Round", "1");
  expect(screen.root.querySelectorAll("figure.bars .bar-of-board")).toHaveLength(3);
  screen.choose("Round", "all rounds");
  expect(screen.root.querySelectorAll("figure.bars .bar-of-board")).toHaveLength(4);
  screen.desk.unreadable = { kind: "editing" };
  screen.desk.disturb();
  screen.desk.tell();
  await settled();
  expect(screen.root.querySelector("figure.bars")).not.toBeNull();
});
