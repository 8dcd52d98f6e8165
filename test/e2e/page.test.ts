import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("the workbench's page", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench?.close());

  test("the task pane believes to be in Excel and lists the functions", async () => {
    const pane = workbench.pane();
    expect(await pane.evaluate(() => String(Office.context.host))).toBe("Excel");
    await pane.getByText("BRIDGESCORE").first().waitFor();
  });

  test("another Excel is played at the press of a button", async () => {
    expect(await workbench.call("platform")).toBe("windows");
    await workbench.page.getByText("Excel on the web").click();
    expect(await workbench.call("platform")).toBe("web");
    await workbench.call("setPlatform", "windows");
    const windows = workbench.page.locator("#platform input[value=windows]");
    expect(await windows.isChecked()).toBe(true);
  });

  test("the add-in asks for nothing that is missing, and nothing leaves this machine", async () => {
    await workbench.call("calculated");
    expect(await workbench.call("missing")).toEqual([]);
    const strangers = workbench.requests.filter(
      (url) => new URL(url).hostname !== "localhost" && !/^(data|blob):/.test(url)
    );
    expect(strangers).toEqual([]);
    expect(workbench.faults).toEqual([]);
  });
});

describeInBrowser("the workbench in Chinese", () => {
  test.each([
    ["zh-CN", "裁判台", "八黑桃"],
    ["zh-TW", "裁判台", "八黑桃"],
  ])("%s: page, sample, descriptions and messages", async (language, title, nonsense) => {
    const workbench = await openWorkbench(`?language=${language}`);
    try {
      expect(await workbench.page.title()).toBe(title);
      expect(await workbench.pane().evaluate(() => Office.context.displayLanguage)).toBe(language);
      expect(await workbench.call("messages")).toEqual({});
      await workbench.newSheet();
      await workbench.enter("A1", [[`=DESK.BRIDGESCORE("${nonsense}",0)`]]);
      const message = (await workbench.error("A1"))?.message;
      expect(message).toContain(nonsense);
      expect(message).toMatch(/[^\x00-\x7f]{4}/);
      expect(workbench.faults).toEqual([]);
    } finally {
      await workbench.close();
    }
  });
});
