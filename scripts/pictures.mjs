// npm run pictures: builds the add-in and takes the pictures of the workbench for README and docs.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { buildAddin, buildWorkbench } from "../workbench/build.mjs";
import { serve } from "../workbench/serve.mjs";
import { findBrowser, QUIET } from "./browser.js";

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../docs/pictures");
/** The same picture each time, to the pixel, on the same machine. */
const STEADY = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--force-color-profile=srgb",
  "--run-all-compositor-stages-before-draw",
];

const SIZE = { width: 1400, height: 800 };
const sheets = { "en-US": "Match", "zh-CN": "比赛" };
/** Each in both languages. A typing error is what the messages are there for. */
const pictures = [
  { name: "workbench", theme: "light", cell: "F7" },
  { name: "workbench-dark", theme: "dark", cell: "F7" },
  { name: "workbench-messages", theme: "light", cell: "C8", typed: "8H" },
];

const program = findBrowser();
if (!program) {
  console.error("No Chromium, Chrome or Edge was found. Set CHROME_PATH to one.");
  process.exit(1);
}
await buildAddin();
await buildWorkbench();
await mkdir(folder, { recursive: true });
const server = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: program, args: [...QUIET, ...STEADY] });
try {
  for (const language of Object.keys(sheets))
    for (const picture of pictures) await take(language, picture);
} finally {
  await browser.close();
  await server.close();
}

async function take(language, { name, theme, cell, typed }) {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: "light",
    locale: language,
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.address}/?language=${language}&theme=${theme}`);
  await page.waitForSelector('body[data-ready="1"]');
  await page.evaluate(
    async ([sheet, cell, typed]) => {
      await window.workbench.calculated();
      window.workbench.activate(sheet);
      window.workbench.select(cell);
      if (typed !== undefined) window.workbench.type(cell, typed);
      await window.workbench.calculated();
    },
    [sheets[language], cell, typed]
  );
  if (typed !== undefined) {
    await page.waitForSelector("#show-messages.some");
    await page.click("#show-messages");
  }
  await page.mouse.move(0, 0); // nothing is to look as if pointed at
  // The bar of buttons measures itself when its width changes, by then with its last fonts.
  await page.setViewportSize({ ...SIZE, width: SIZE.width - 200 });
  await page.waitForTimeout(500);
  await page.setViewportSize(SIZE);
  const file = `${name}${language === "en-US" ? "" : `.${language}`}.png`;
  await writeFile(path.join(folder, file), await settled(page));
  await page.close();
  console.log(`docs/pictures/${file}`);
}

/** The page when it has come to rest: it looks the same twice, a second apart. */
async function settled(page) {
  let before;
  for (;;) {
    await page.waitForTimeout(1000);
    const now = await page.screenshot({ animations: "disabled", caret: "hide" });
    if (before?.equals(now)) return now;
    before = now;
  }
}
