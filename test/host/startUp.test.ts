import { readFileSync } from "node:fs";
import path from "node:path";

const office = path.join(__dirname, "../../node_modules/@microsoft/office-js");

test("the office.js the workbench was built for is the one installed", () => {
  const { version } = JSON.parse(readFileSync(path.join(office, "package.json"), "utf8"));
  expect(version).toBe("1.1.110");
});

test("Office starts as in Excel for Windows", async () => {
  await expect(Office.onReady()).resolves.toEqual({
    host: "Excel",
    platform: "PC",
    addin: { visibilityMode: "Taskpane" },
  });
  expect(Office.context.displayLanguage).toBe("en-US");
});

test("the bridge that carries requests is not documented, and is there", () => {
  const { HostBridge } = OfficeExtension as unknown as {
    HostBridge: { instance: { sendMessageToHost: unknown } };
  };
  expect(HostBridge.instance.sendMessageToHost).toBeInstanceOf(Function);
  const bridge = (globalThis as unknown as Record<string, { onMessageFromHost?: unknown }>)[
    "_richApiNativeBridge"
  ];
  expect(bridge?.onMessageFromHost).toBeInstanceOf(Function);
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

test("Office tells its colours", () => {
  expect(Office.context.officeTheme).toEqual({
    bodyBackgroundColor: "#ffffff",
    bodyForegroundColor: "#000000",
    controlBackgroundColor: "#f0f0f0",
    controlForegroundColor: "#262626",
  });
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
