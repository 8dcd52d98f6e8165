// npm run pictures: builds the add-in and takes the pictures of the workbench for the README.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { buildAddin, buildWorkbench } from "../workbench/build.mjs";
import { serve } from "../workbench/serve.mjs";
import { findBrowser, QUIET } from "./browser.js";

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../docs/pictures");
const pictures = [
  { file: "workbench.png", language: "en-US", sheet: "Match", cell: "F7" },
  { file: "workbench.zh-CN.png", language: "zh-CN", sheet: "比赛", cell: "F7" },
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
const browser = await chromium.launch({ executablePath: program, args: QUIET });
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await server.close();
}

async function take({ file, language, sheet, cell }) {
  const page = await browser.newPage({
    viewport: { width: 1400, height: 800 },
    colorScheme: "light",
    locale: language,
  });
  await page.goto(`${server.address}/?language=${language}`);
  await page.waitForSelector('body[data-ready="1"]');
  await page.evaluate(
    async ([sheet, cell]) => {
      await window.workbench.calculated();
      window.workbench.activate(sheet);
      window.workbench.select(cell);
      await window.workbench.calculated();
    },
    [sheet, cell]
  );
  await page.waitForTimeout(1000); // the canvas is drawn a moment after the last result
  await page.screenshot({ path: path.join(folder, file) });
  await page.close();
  console.log(`docs/pictures/${file}`);
}
