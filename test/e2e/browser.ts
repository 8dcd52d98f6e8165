import { findBrowser } from "../../scripts/browser";

/** The browser that runs these tests, or null. */
export const browserProgram = findBrowser();

if (browserProgram === null && process.env.CI === "true")
  throw new Error(
    "The browser tests need Chromium, Chrome or Edge, and none was found (CI=true). Set CHROME_PATH to one."
  );

/**
 * Describes tests that need a browser. On a machine without one they are skipped, and that is said.
 */
export const describeInBrowser: (name: string, tests: () => void) => void =
  browserProgram === null ? skipped : describe;

function skipped(name: string, tests: () => void): void {
  console.warn(
    `Browser tests SKIPPED: ${name}. No Chromium, Chrome or Edge was found; set CHROME_PATH to one.`
  );
  describe.skip(name, tests);
}
