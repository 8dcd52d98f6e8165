// A Jest environment: a page in which the real office.js has started inside the workbench's host.
// Tests find Office, Excel and CustomFunctions as an add-in does, and the host as workbenchHost and
// workbenchGrid.
const { buildSync } = require("esbuild");
const { TestEnvironment } = require("jest-environment-jsdom");
const path = require("node:path");
const { pathToFileURL } = require("node:url");

const root = path.join(__dirname, "../..");
const officeJs = path.join(root, "node_modules/@microsoft/office-js/dist/office.js");

/** Jest runs CommonJS and numfmt is an ES module, so the host is bundled, once for each of Jest's workers. */
let bundle;
function loadHost() {
  if (!bundle) {
    const outfile = path.join(root, `build/test-host/host-${process.env.JEST_WORKER_ID ?? 0}.cjs`);
    buildSync({
      entryPoints: [path.join(__dirname, "hostUnderTest.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "cjs",
      target: "node20",
    });
    bundle = require(outfile);
  }
  return bundle;
}

module.exports = class ExcelEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    const testEnvironmentOptions = {
      ...projectConfig.testEnvironmentOptions,
      url: "http://localhost/taskpane.html",
      resources: "usable",
      runScripts: "dangerously",
      pretendToBeVisual: true,
    };
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    // A test file sets these in its @jest-environment-options.
    this.hostOptions = projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    const window = this.global;
    const { createHost, MemoryGrid, officeThemes, presentExcel } = loadHost();
    const grid = new MemoryGrid();
    const host = createHost(grid);
    const { locale = "en-US", theme = "light" } = this.hostOptions;
    presentExcel(window, host, { locale, theme: () => officeThemes[theme] });
    await loadScript(window, pathToFileURL(officeJs).href);
    await new Promise((ready) => window.Office.onReady(ready));
    Object.assign(window, { workbenchGrid: grid, workbenchHost: host });
  }
};

function loadScript(window, src) {
  return new Promise((resolve, reject) => {
    const script = window.document.createElement("script");
    Object.assign(script, { src, onload: resolve, onerror: reject });
    window.document.head.appendChild(script);
  });
}
