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

  test("the other Excel is played at an address of its own, a press of a button away", async () => {
    const { page } = workbench;
    const played = async (address: RegExp) => {
      await page.waitForURL(address);
      await page.waitForSelector('body[data-ready="1"]');
      return [
        await workbench.call("platform"),
        await page.locator("#platform input:checked").inputValue(),
        await workbench.pane().evaluate(() => String(Office.context.platform)),
      ];
    };
    expect(await played(/^http:/)).toEqual(["windows", "windows", "PC"]);
    await page.getByText("Excel on the web").click();
    expect(await played(/^https:/)).toEqual(["web", "web", "OfficeOnline"]);
    await workbench.call("setPlatform", "windows");
    expect(await played(/^http:/)).toEqual(["windows", "windows", "PC"]);
  });

  test("who has typed something is asked before another Excel is opened, and may stay", async () => {
    const { page } = workbench;
    await workbench.newSheet();
    await workbench.typeByHand("A1", "430");
    const asked = new Promise<string>((resolve) =>
      page.once("dialog", (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      })
    );
    await page.getByText("Excel on the web").click();
    expect(await asked).toBe("beforeunload");
    expect(page.url()).toMatch(/^http:/);
    expect(await page.locator("#platform input:checked").inputValue()).toBe("windows");
    expect((await workbench.cell("A1")).value).toBe(430);
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
