// A Jest environment: a page in which the real office.js has started inside the workbench's host.
// Excel is that for Windows, or on the web where the project says {platform: "web"}.
// Tests find Office, Excel and CustomFunctions as an add-in does, the host as workbenchHost, and the
// spreadsheet before it, the page's own but not drawn, as workbenchGrid.
const { buildSync } = require("esbuild");
const { TestEnvironment } = require("jest-environment-jsdom");
const path = require("node:path");
const { pathToFileURL } = require("node:url");
const { frameInWebExcel } = require("./webFrame");

const root = path.join(__dirname, "../..");
const officeJs = path.join(root, "node_modules/@microsoft/office-js/dist/office.js");

/** Jest runs CommonJS and numfmt is an ES module, so the host is bundled, once for each of Jest's workers. */
let bundle;
function loadHost() {
  if (!bundle) {
    // Univer looks for these when it is loaded, and does without a page otherwise.
    globalThis.window ??= globalThis;
    globalThis.requestIdleCallback ??= (work) => setTimeout(work, 0);
    globalThis.addEventListener ??= () => {};
    globalThis.removeEventListener ??= () => {};
    lendIteratorHelpers();
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

/** Univer uses iterator helpers; browsers have them, Node from version 22. */
function lendIteratorHelpers() {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const helper of ["some", "every", "find", "forEach", "map", "filter"])
    iterator[helper] ??= function (callback) {
      return [...this][helper](callback);
    };
}

module.exports = class ExcelEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    const testEnvironmentOptions = {
      ...projectConfig.testEnvironmentOptions,
      url: `${isWeb(projectConfig) ? "https" : "http"}://localhost/taskpane.html`,
      resources: "usable",
      runScripts: "dangerously",
      pretendToBeVisual: true,
    };
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    /** Starts another Excel beside this one, on a page of its own. */
    this.startOther = async (options) => {
      const config = { ...projectConfig, testEnvironmentOptions: options };
      const other = new ExcelEnvironment({ globalConfig, projectConfig: config }, context);
      this.others.push(other);
      await other.setup();
      return other.global;
    };
    this.others = [];
    // A test file sets these in its @jest-environment-options.
    this.hostOptions = projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    const window = this.global;
    const { createHost, officeThemes, presentExcel, startHeadless, webExcel } = loadHost();
    const { callsOf, fromBase64, registerCustomFunctions, workbookFiles } = loadHost();
    const { locale = "en-US", theme = "light", platform = "windows" } = this.hostOptions;
    const spreadsheet = startHeadless(locale);
    const { grid } = spreadsheet;
    this.spreadsheet = spreadsheet;
    const host = createHost(grid, {
      locale,
      fileBytes: () => files.bytes(),
      insertSheets: (base64, names) => files.insert(fromBase64(base64), names),
    });
    const files = workbookFiles(host.model, grid, "DESK");
    if (platform === "web") frameInWebExcel(window, host, webExcel, { locale });
    else presentExcel(window, host, { locale, theme: () => officeThemes[theme] });
    await loadScript(window, pathToFileURL(officeJs).href);
    await new Promise((ready) => window.Office.onReady(ready));
    Object.assign(window, {
      workbenchGrid: grid,
      workbenchHost: host,
      workbenchFiles: files,
      workbenchPerson: spreadsheet,
      workbenchPlatform: platform,
      startOtherExcel: this.startOther,
      registerFunctions(functions, namespace = "T") {
        const added = registerCustomFunctions(spreadsheet.api, namespace, functions, callsOf(host));
        added.setPlatform(platform);
        return added;
      },
    });
  }

  async teardown() {
    for (const other of this.others) await other.teardown();
    this.spreadsheet?.dispose(); // what failed in setup is the message to see
    await super.teardown();
  }
};

const isWeb = ({ testEnvironmentOptions }) => testEnvironmentOptions.platform === "web";

function loadScript(window, src) {
  return new Promise((resolve, reject) => {
    const script = window.document.createElement("script");
    Object.assign(script, { src, onload: resolve, onerror: reject });
    window.document.head.appendChild(script);
  });
}
