// The speed of the workbench in a browser: the add-in's functions beside formulas of Excel's own.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { findBrowser, QUIET } from "../scripts/browser.js";
import { buildAddin, buildPage } from "../workbench/build.mjs";
import { serve } from "../workbench/serve.mjs";
import { show } from "./show.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const page = path.join(here, "../build/bench/page");

const CELLS = 10_000;
const OPENINGS = 5;
const PAUSE = 1000;
/** Scores typed into one board after the other, each time in another match. */
const CHANGES = [5000, -1230, 2000, -4100, 640];

/** Prints how long the workbook's opening and one change take; without a browser it says so. */
export async function benchWorkbench() {
  const program = findBrowser();
  if (!program) {
    console.log("\nThe workbench was NOT measured: no Chromium, Chrome or Edge was found.");
    console.log("Set CHROME_PATH to one.");
    return;
  }
  await buildAddin();
  await buildPage(path.join(here, "workbenchPage.ts"), page);
  const { address, close } = await serve({ port: 0, page });
  const browser = await chromium.launch({ executablePath: program, args: QUIET });
  try {
    const native = [];
    const desk = [];
    // In turns, so that both share the weather; each in a new page, as a workbook is opened once.
    for (let seed = 1; seed <= OPENINGS; seed++) {
      native.push(await measure(browser, address, "native", seed));
      desk.push(await measure(browser, address, "desk", seed));
    }
    print(
      median(desk.map(({ opening }) => opening)),
      median(native.map(({ opening }) => opening)),
      {
        desk: median(desk.flatMap(({ changes }) => changes)),
        native: median(native.flatMap(({ changes }) => changes)),
      }
    );
  } finally {
    await browser.close();
    await close();
  }
}

async function measure(browser, address, kind, seed) {
  const tab = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  const broken = new Promise((_, reject) => tab.once("pageerror", reject));
  try {
    await tab.goto(address);
    await Promise.race([tab.waitForSelector('body[data-ready="1"]'), broken]);
    await tab.waitForTimeout(PAUSE); // nobody opens a workbook before the page has come to rest
    const opening = await tab.evaluate(
      ([kind, cells, seed]) => window.clock.open(kind, cells, seed),
      [kind, CELLS, seed]
    );
    const changes = [];
    for (let i = 0; i < CHANGES.length; i++) {
      await tab.waitForTimeout(PAUSE);
      const row = (i + 1) * 1200; // its formula is the IMPs of a board
      changes.push(
        await tab.evaluate(([row, score]) => window.clock.change(row, score), [row, CHANGES[i]])
      );
    }
    return { opening, changes };
  } finally {
    await tab.close();
  }
}

function print(deskOpening, nativeOpening, changes) {
  const cells = CELLS.toLocaleString("en");
  console.log(`\nThe workbench in the browser, ${cells} formula cells over two cells each.`);
  console.log("Seconds from their arrival, functions registered and the add-in's runtime ready,");
  console.log("to all results standing in the cells:");
  show("DESK functions (IMP, VP, BRIDGESCORE)", deskOpening / 1000, 2);
  show("native formulas (LOOKUP, ROUND, IF)", nativeOpening / 1000);
  show("times the native formulas", deskOpening / nativeOpening);
  console.log("Milliseconds from one score typed to its formula and its match's total shown:");
  show("DESK function", changes.desk, 300);
  show("native formula", changes.native);
  show("times the native formula", changes.desk / changes.native);
}

const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];
