import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("the messages beneath the spreadsheet", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
    await workbench.newSheet();
  });
  afterAll(() => workbench?.close());

  const toggle = () =>
    workbench.page.getByRole("button", { name: "Messages", exact: false }).last();
  const listed = async () => {
    await workbench.call("calculated");
    await workbench.page.waitForTimeout(300); // the list is looked at every 150 ms
    return workbench.page.locator("#problems button").allInnerTexts();
  };
  const addresses = async () => (await listed()).map((text) => /\S+!(\w+)/.exec(text)?.[1]);
  const selected = () => workbench.page.locator("#cell").innerText();

  test("there are none as long as all is right", async () => {
    await workbench.page.getByRole("button", { name: "Messages 0" }).click();
    await workbench.page.getByText("No cell shows an error").waitFor();
  });

  test("a function's error is listed with its cell and its words, the newest last", async () => {
    await workbench.typeByHand("B3", '=DESK.BRIDGESCORE("8S",0)');
    await workbench.typeByHand("A1", '=DESK.VP(20,"many")');
    const lines = await listed();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/B3\s+#VALUE!\s+“8S”/);
    expect(lines[1]).toMatch(/A1\s+#VALUE!\s+“many”/);
    await workbench.page.getByRole("button", { name: "Messages 2" }).waitFor();
  });

  test("an error within a spilled result stands at its own cell", async () => {
    await workbench.typeByHand("D1", '=DESK.IMP({430;"twelve";620})');
    expect(await addresses()).toEqual(["B3", "A1", "D2"]);
  });

  test("a result that does not fit and an unknown name are explained", async () => {
    await workbench.typeByHand("F2", "in the way");
    await workbench.typeByHand("F1", "=DESK.IMP({430;620})");
    await workbench.typeByHand("G1", "=DESK.IMPS(430)");
    const lines = await listed();
    expect(lines.at(-2)).toMatch(/F1\s+#SPILL!\s+The result does not fit/);
    expect(lines.at(-1)).toMatch(/G1\s+#NAME\?\s+There is no function/);
  });

  test("a click selects the cell, and what is typed goes into it", async () => {
    const { page } = workbench;
    expect((await workbench.call("read", "A1")) as object).toMatchObject({ text: "#VALUE!" });
    await workbench.typeByHand("A1", "=DESK.VP(20,16)", async () => {
      await page.locator("#problems button", { hasText: "many" }).click();
      await page.waitForFunction(() => document.querySelector("#cell")!.textContent === "A1");
    });
    expect((await workbench.cell("A1")).value).toBe(15);
    expect(await addresses()).toEqual(["B3", "D2", "F1", "G1"]);
  });

  test("a cell of another sheet comes into view", async () => {
    await workbench.call("activate", "Start");
    await workbench.page.locator("#problems button", { hasText: "8S" }).click();
    await workbench.page.waitForFunction(
      () => document.querySelector("#cell")!.textContent === "B3"
    );
    expect(await selected()).toBe("B3");
    expect((await workbench.cell("B3")).error?.code).toBe("#VALUE!");
  });

  test("the arrow keys walk in the list, Enter goes to the cell, Escape closes", async () => {
    const { page } = workbench;
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    await page.locator("#problems button[tabindex='0']").focus();
    await page.keyboard.press("Home");
    expect(await focused()).toContain("B3");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toContain("D2");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#cell")!.textContent === "D2");
    await page.locator("#problems button[tabindex='0']").focus();
    await page.keyboard.press("Escape");
    expect(await page.locator("#messages").isHidden()).toBe(true);
    expect(await focused()).toContain("Messages");
    await page.keyboard.press("Enter");
    expect(await toggle().getAttribute("aria-expanded")).toBe("true");
  });

  test("a cell that is right again, or gone, leaves the list", async () => {
    await workbench.typeByHand("B3", '=DESK.BRIDGESCORE("4S",0)');
    for (const address of ["D1", "G1", "F2"]) await workbench.press(address, "Delete");
    expect(await listed()).toEqual([]);
    await workbench.page.getByRole("button", { name: "Messages 0" }).waitFor();
  });

  test("Ctrl+Z takes the last entry back, and its message comes with the error", async () => {
    await workbench.typeByHand("B3", '=DESK.BRIDGESCORE("9S",0)');
    await workbench.typeByHand("B3", '=DESK.BRIDGESCORE("4S",0)');
    expect(await listed()).toEqual([]);
    await workbench.press("B3", "Control+z");
    expect(await addresses()).toEqual(["B3"]);
    await workbench.press("B3", "Control+z");
    expect(await listed()).toEqual([]);
    expect((await workbench.cell("B3")).value).toBe(420);
  });

  test("what the add-in asks for in vain is listed by name, and counted", async () => {
    const ask = () =>
      workbench.pane().evaluate(() => {
        const request = {
          Actions: [{ Id: 1, ActionType: 3, Name: "GetPigeonhole", ObjectPathId: 1 }],
          ObjectPaths: { 1: { Id: 1, ObjectPathType: 1, Name: "" } },
        };
        const bridge = (
          OfficeExtension as unknown as {
            HostBridge: { instance: { sendMessageToHost(text: object): void } };
          }
        ).HostBridge.instance;
        bridge.sendMessageToHost({
          id: 9000,
          type: 1,
          flags: 0,
          message: { body: JSON.stringify(request) },
        });
      });
    await ask();
    await ask();
    await workbench.page.getByText("Workbook.GetPigeonhole()").waitFor();
    await workbench.page.getByText("asked 2×").waitFor();
    await workbench.page.getByRole("button", { name: "Messages 1" }).waitFor();
  });

  test("nothing went wrong", () => {
    expect(workbench.faults).toEqual([]);
  });
});
