import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("tables under the hand", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  beforeEach(async () => {
    await workbench.newSheet();
    await workbench.enter("A1", [
      ["Board", "Score", "Twice"],
      [1, 420],
      [2, -50],
    ]);
    await makeTable("A1:C3");
  });
  afterAll(() => workbench?.close());

  /** A table over a range, as an add-in makes it; what follows is typed. */
  const makeTable = (address: string) =>
    workbench.pane().evaluate(
      (address) =>
        Excel.run(async (context) => {
          const sheet = context.workbook.worksheets.getActiveWorksheet();
          sheet.tables.add(address, true).load("name");
          await context.sync();
        }),
      address
    );
  const tableRange = () =>
    workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const range = sheet.tables.getItemAt(0).getRange().load("address");
        await context.sync();
        return range.address.split("!")[1];
      })
    );

  test("[@Score] typed into a column fills it; what is typed below joins the table and is computed", async () => {
    await workbench.typeByHand("C2", "=[@Score]*2");
    expect(await workbench.values("C2:C3")).toEqual([[840], [-100]]);
    await workbench.typeByHand("A4", "3");
    await workbench.typeByHand("B4", "100");
    expect(await tableRange()).toBe("A1:C4");
    expect(await workbench.cell("C4")).toMatchObject({ value: 200, formula: "=[@Score]*2" });
    await workbench.press("B4", "Control+z");
    await workbench.press("B4", "Control+z");
    expect(await workbench.values("A4:C4")).toEqual([[null, null, null]]);
    expect(await tableRange()).toBe("A1:C3");
  });

  test("a heading typed over is the column's name in every formula, in the cell's editor too", async () => {
    await workbench.typeByHand("C2", "=[@Score]*2");
    await workbench.typeByHand("B1", "MP #");
    expect((await workbench.cell("C3")).formula).toBe("=[@[MP '#]]*2");
    await workbench.press("C3", "F2");
    await workbench.page.keyboard.type("+1");
    await workbench.page.keyboard.press("Enter");
    expect(await workbench.cell("C3")).toMatchObject({
      value: -99,
      formula: "=[@[MP '#]]*2+1",
    });
  });

  test("a heading typed beside the table is a new column", async () => {
    await workbench.typeByHand("D1", "score");
    expect(await tableRange()).toBe("A1:D3");
    expect((await workbench.cell("D1")).value).toBe("score2");
  });

  test("a formula that is none is refused, and its cell stays in hand", async () => {
    await workbench.typeByHand("E1", "=SUM(NoTable[x])");
    const dialog = workbench.page.locator("#refusal");
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain("no formula");
    await workbench.page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await workbench.page.keyboard.press("Escape");
    expect((await workbench.cell("E1")).value).toBeNull();
    await workbench.typeByHand("E1", "=SUM(B2:B3");
    await workbench.page.waitForFunction(() => {
      const cell = window.workbench!.read("E1");
      return !Array.isArray(cell) && cell.value === 370;
    });
  });

  test("nothing went wrong on the way", () => {
    expect(workbench.faults).toEqual([]);
  });
});
