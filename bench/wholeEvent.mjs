// The speed of a whole event in the workbench, without a browser.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const jest = createRequire(import.meta.url).resolve("jest/bin/jest");

/** Prints how long the steps of a large event take, and what one changed score brings about. */
export function benchWholeEvent() {
  const config = path.join(here, "jest.config.js");
  // Jest tells of its own on the other stream.
  const { status } = spawnSync(process.execPath, [jest, "-i", "--forceExit", "-c", config], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  if (status !== 0) console.log("The whole event was NOT measured: it failed.");
}
