// npm run pictures: builds the add-in and takes the pictures of the workbench for README and docs.
// npm run pictures -- --all FOLDER: takes every page of an event in every look, to be looked at.
// With --only event, scores or pairs: of that alone. With --no-build: of what was built before.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { buildAddin, buildWorkbench } from "../workbench/build.mjs";
import { serve } from "../workbench/serve.mjs";
import { findBrowser, QUIET } from "./browser.js";
import { playEvent } from "./eventPictures.mjs";
import { playPairs, playScores } from "./scorePictures.mjs";

const { values: options } = parseArgs({
  options: {
    all: { type: "string" },
    only: { type: "string" },
    "no-build": { type: "boolean" },
  },
});
const docs = path.join(path.dirname(fileURLToPath(import.meta.url)), "../docs/pictures");
const folder = options.all ?? docs;
/** The same picture each time, to the pixel, on the same machine. */
const STEADY = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--force-color-profile=srgb",
  "--run-all-compositor-stages-before-draw",
];

const SIZE = { width: 1400, height: 800 };
/** Higher is no page of the pane in a picture. */
const HIGHEST = 1300;
const sheets = { "en-US": "Match", "zh-CN": "比赛" };
/** Each in both languages. A typing error is what the messages are there for. */
const pictures = [
  { name: "workbench", theme: "light", cell: "F7" },
  { name: "workbench-dark", theme: "dark", cell: "F7" },
  { name: "workbench-messages", theme: "light", cell: "C8", typed: "8H" },
];
/** What is played, and what the docs show of it, by theme; a page of the pane is 320 pixels wide, or 640 (`-wide`). */
const plays = {
  event: {
    play: playEvent,
    light: [
      ...["set-up", "entrants", "pair", "change-wide", "round-sheet", "wall-sheet"],
      ...["page", "frozen", "verified-wide"],
    ],
    dark: ["correction", "standings-wide"],
  },
  scores: {
    play: playScores,
    light: ["results-sheet", "paste", "datum", "butler"],
    dark: ["bars"],
  },
  pairs: { play: playPairs, light: ["ranking"], dark: [] },
};

const program = findBrowser();
if (!program) {
  console.error("No Chromium, Chrome or Edge was found. Set CHROME_PATH to one.");
  process.exit(1);
}
if (!options["no-build"]) {
  await buildAddin();
  await buildWorkbench();
}
await mkdir(folder, { recursive: true });
const server = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: program, args: [...QUIET, ...STEADY] });
try {
  for (const language of Object.keys(sheets)) {
    if (options.all === undefined && options.only === undefined)
      for (const picture of pictures) await takeWorkbench(language, picture);
    for (const [name, { play, ...shown }] of Object.entries(plays))
      if (options.only === undefined || options.only === name)
        for (const theme of Object.keys(shown))
          await takePlay({ play, wanted: shown[theme] }, language, theme);
  }
} finally {
  await browser.close();
  await server.close();
}

async function takeWorkbench(language, { name, theme, cell, typed }) {
  const page = await openPage(`?language=${language}&theme=${theme}`, language);
  await goTo(page, sheets[language], cell);
  if (typed !== undefined) {
    await page.evaluate(
      async ([cell, typed]) => {
        window.workbench.type(cell, typed);
        await window.workbench.calculated();
      },
      [cell, typed]
    );
    await page.waitForSelector("#show-messages.some");
    await page.click("#show-messages");
  }
  await takePage(page, name, language);
  await page.close();
}

/** Plays an event and takes its pages and sheets on the way. */
async function takePlay({ play, wanted }, language, theme) {
  if (options.all === undefined && wanted.length === 0) return;
  const page = await openPage(`?language=${language}&theme=${theme}&pane=320`, language);
  const pane = page.frames().find((frame) => frame.url().includes("taskpane"));
  const file = (name, guide = "swiss") => `${guide}-${name}${theme === "dark" ? "-dark" : ""}`;
  const isWanted = (name) => options.all !== undefined || wanted.includes(name);
  await play(page, pane, language, {
    async ofPane(name, guide) {
      for (const [key, look] of Object.entries({ End: `${name}-wide`, Home: name })) {
        await page.press("#divider", key);
        if (isWanted(look)) await takePane(page, pane, file(look, guide), language);
      }
    },
    async ofSheet(name, sheet, cell, guide) {
      if (!isWanted(name)) return;
      await goTo(page, sheet, cell);
      await takePage(page, file(name, guide), language);
    },
  });
  await page.close();
}

async function openPage(query, locale) {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: "light",
    locale,
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.address}/${query}`);
  await page.waitForSelector('body[data-ready="1"]');
  await page.evaluate(() => window.workbench.calculated());
  return page;
}

function goTo(page, sheet, cell) {
  return page.evaluate(
    async ([sheet, cell]) => {
      window.workbench.activate(sheet);
      window.workbench.select(cell);
      await window.workbench.calculated();
    },
    [sheet, cell]
  );
}

async function takePage(page, name, language) {
  await page.mouse.move(0, 0); // nothing is to look as if pointed at
  // The bar of buttons measures itself when its width changes, by then with its last fonts.
  await page.setViewportSize({ ...SIZE, width: SIZE.width - 200 });
  await page.waitForTimeout(500);
  await page.setViewportSize(SIZE);
  await keep(name, language, await settled(page));
}

/** The pane alone, as high as what stands on it. */
async function takePane(page, pane, name, language) {
  await page.mouse.move(0, 0);
  const missing = await pane.evaluate(() => {
    window.scrollTo(0, 0);
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight;
  });
  await page.setViewportSize({ ...SIZE, height: Math.min(SIZE.height + missing, HIGHEST) });
  await keep(name, language, await settled(page.locator("#pane")));
  await page.setViewportSize(SIZE);
}

async function keep(name, language, picture) {
  const file = `${name}${language === "en-US" ? "" : `.${language}`}.png`;
  await writeFile(path.join(folder, file), picture);
  console.log(path.relative("", path.join(folder, file)));
}

/** A page, or a part of one, when it has come to rest: it looks the same twice, a second apart. */
async function settled(place) {
  let before;
  for (;;) {
    await new Promise((later) => setTimeout(later, 1000));
    const now = await place.screenshot({ animations: "disabled", caret: "hide" });
    if (before?.equals(now)) return now;
    before = now;
  }
}
