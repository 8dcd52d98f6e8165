import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("rules for what is typed", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
    await workbench.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  });
  beforeEach(() => workbench.newSheet());
  afterAll(() => workbench?.close());

  /** What the add-in does, in its own frame, to the sheet in front. */
  const addin = (work: (sheet: Excel.Worksheet) => void) =>
    workbench.pane().evaluate(
      `Excel.run(async (context) => {
        (${String(work)})(context.workbook.worksheets.getActiveWorksheet());
        await context.sync();
      })`
    );
  const refusal = () => workbench.page.getByRole("alertdialog");
  /** Reads the dialog's message and closes it with Enter. */
  async function told(): Promise<string> {
    await refusal().waitFor();
    const text = await refusal().locator("p").textContent();
    await workbench.page.keyboard.press("Enter");
    await refusal().waitFor({ state: "hidden" });
    return text ?? "";
  }
  const value = async (address: string) => (await workbench.cell(address)).value;

  test("a list refuses an unknown text with its message, and takes the next one", async () => {
    await addin((sheet) => {
      const { dataValidation } = sheet.getRange("A1:A9");
      dataValidation.rule = { list: { inCellDropDown: true, source: "N,E,S,W" } };
      const texts = { title: "Declarer", message: "N, E, S or W." };
      dataValidation.errorAlert = { style: "Stop", showAlert: true, ...texts };
    });
    await workbench.typeByHand("A2", "X");
    expect(await told()).toBe("N, E, S or W.");
    expect(await value("A2")).toBeNull();
    await workbench.typeByHand("A2", "S");
    expect(await value("A2")).toBe("S");
    expect(await refusal().isVisible()).toBe(false);
  });

  test("a warning is shown and lets the entry stand", async () => {
    await addin((sheet) => {
      const { dataValidation } = sheet.getRange("A1:A9");
      dataValidation.rule = { wholeNumber: { formula1: 24, operator: "LessThanOrEqualTo" } };
      const texts = { title: "IMPs", message: "More than 24 IMPs on one board?" };
      dataValidation.errorAlert = { style: "Warning", showAlert: true, ...texts };
    });
    await workbench.typeByHand("A1", "25");
    expect(await told()).toBe("More than 24 IMPs on one board?");
    expect(await value("A1")).toBe(25);
  });

  test("the items of a list are offered beneath its cell", async () => {
    await addin((sheet) => {
      const source = "Club,Diamond,Heart,Spade";
      sheet.getRange("B2").dataValidation.rule = { list: { inCellDropDown: true, source } };
    });
    // The arrow at the right end of B2.
    await workbench.page.locator("#grid").click({ position: { x: 208, y: 125 } });
    await workbench.page.getByText("Heart").first().click();
    expect(await value("B2")).toBe("Heart");
  });

  test("on a protected sheet unlocked cells take what is typed, locked ones say why not", async () => {
    await addin((sheet) => {
      sheet.getRange("A1:B1").values = [["Team 1", 5]];
      sheet.getRange("B1:B9").format.protection.locked = false;
      sheet.protection.protect();
    });
    await workbench.typeByHand("B1", "7");
    expect(await value("B1")).toBe(7);
    await workbench.typeByHand("A1", "x");
    expect(await told()).toContain("locked");
    await workbench.press("A1", "Delete");
    expect(await told()).toContain("locked");
    expect(await value("A1")).toBe("Team 1");
    await workbench.press("B1", "Control+b");
    expect(await told()).toContain("protected");
    await workbench.press("B1", "Delete");
    expect(await value("B1")).toBeNull();
    await workbench.typeByHand("B1", "8");
    expect(await value("B1")).toBe(8);
    expect(await refusal().isVisible()).toBe(false);
  });

  test("what is pasted is refused in locked cells and taken in unlocked ones", async () => {
    await addin((sheet) => {
      sheet.getRange("A1:B1").values = [["Team 1", 5]];
      sheet.getRange("B2:B9").format.protection.locked = false;
      sheet.protection.protect();
    });
    await workbench.press("B1", "Control+c");
    await workbench.page.waitForFunction(
      async () => (await navigator.clipboard.readText()).trim() === "5"
    );
    await workbench.press("A1", "Control+v");
    expect(await told()).toContain("locked");
    await workbench.press("B2", "Control+v");
    await workbench.page.waitForFunction(
      () => (window.workbench!.read("B2") as { value: unknown }).value === 5
    );
    expect([await value("A1"), await value("B2")]).toEqual(["Team 1", 5]);
  });

  test("nothing went wrong on the way", () => {
    expect(workbench.faults).toEqual([]);
  });
});
