import { readFileSync } from "node:fs";
import path from "node:path";

const office = path.join(__dirname, "../../node_modules/@microsoft/office-js");

test("the office.js the workbench was built for is the one installed", () => {
  const { version } = JSON.parse(readFileSync(path.join(office, "package.json"), "utf8"));
  expect(version).toBe("1.1.110");
});

test("Office starts as in the Excel that is played", async () => {
  await expect(Office.onReady()).resolves.toEqual({
    host: "Excel",
    platform: workbenchPlatform === "web" ? "OfficeOnline" : "PC",
    addin: { visibilityMode: "Taskpane" },
  });
  expect(Office.context.displayLanguage).toBe("en-US");
});

test("the way that requests take is not documented, and is there", () => {
  const page = globalThis as unknown as Record<string, { onMessageFromHost?: unknown }>;
  const { HostBridge } = OfficeExtension as unknown as {
    HostBridge: { instance?: { sendMessageToHost: unknown } };
  };
  if (workbenchPlatform === "web") {
    // Messages to the window around the page, and no object on the page's own.
    expect(page["_richApiNativeBridge"]).toBeUndefined();
    expect(HostBridge.instance).toBeUndefined();
  } else {
    expect(HostBridge.instance?.sendMessageToHost).toBeInstanceOf(Function);
    expect(page["_richApiNativeBridge"]?.onMessageFromHost).toBeInstanceOf(Function);
  }
});

test("the runtime of custom functions reports ready", async () => {
  await expect(workbenchHost.functions.ready).resolves.toBeUndefined();
});

test("nothing is missing that office.js asks for when it starts", async () => {
  await workbenchHost.functions.ready;
  expect(workbenchHost.richApi.missing).toEqual([]);
});

test("the requirement sets of the manifest are supported, and none this office.js does not know", () => {
  const supports = (set: string, version: string) =>
    Office.context.requirements.isSetSupported(set, version);
  expect(supports("ExcelApi", "1.9")).toBe(true);
  expect(supports("CustomFunctionsRuntime", "1.3")).toBe(true);
  expect(supports("SharedRuntime", "1.1")).toBe(true);
  expect(supports("ExcelApi", "1.16")).toBe(false);
  expect(supports("DialogApi", "1.1")).toBe(false);
});

test("Excel for Windows tells its colours, and on the web office.js knows none", () => {
  const colours = {
    bodyBackgroundColor: "#ffffff",
    bodyForegroundColor: "#000000",
    controlBackgroundColor: "#f0f0f0",
    controlForegroundColor: "#262626",
  };
  expect(Office.context.officeTheme).toEqual(workbenchPlatform === "web" ? undefined : colours);
});

test("the document, its language and its host are told alike on Windows and on the web", () => {
  const { contentLanguage, diagnostics, displayLanguage, document } = Office.context;
  expect({ contentLanguage, displayLanguage, url: document.url, mode: document.mode }).toEqual({
    contentLanguage: "en-US",
    displayLanguage: "en-US",
    url: "Workbench.xlsx",
    mode: "readWrite",
  });
  expect(diagnostics).toMatchObject({ host: "Excel", version: "16.0.99999.0" });
});

test("the add-in's start with the workbook can be set and read", async () => {
  expect(await Office.addin.getStartupBehavior()).toBe("None");
  await Office.addin.setStartupBehavior(Office.StartupBehavior.load);
  expect(await Office.addin.getStartupBehavior()).toBe("Load");
});

test("the pane can be hidden and shown, and hears of it", async () => {
  const seen: string[] = [];
  await Office.addin.onVisibilityModeChanged(({ visibilityMode }) => seen.push(visibilityMode));
  await Office.addin.hide();
  expect(workbenchHost.addin.paneState).toBe("Background");
  await Office.addin.showAsTaskpane();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(workbenchHost.addin.paneState).toBe("Visible");
  expect(seen).toEqual(["Hidden", "Taskpane"]);
});

test("a ribbon button runs its command", async () => {
  const called = new Promise((resolve) => Office.actions.associate("SHOW", resolve));
  workbenchHost.runAction("SHOW");
  await expect(called).resolves.toBeDefined();
});
