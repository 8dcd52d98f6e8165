import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("the add-in at work in the spreadsheet", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  beforeEach(() => workbench.newSheet());
  afterAll(() => workbench?.close());

  test("values and formulas it writes stand in the cells and come back calculated", async () => {
    const read = await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.getRange("A1:B2").values = [
          [1, "x"],
          [2, true],
        ];
        sheet.getRange("C1").formulas = [["=SUM(A1:A2)"]];
        const range = sheet.getRange("A1:C2").load("values, valueTypes, formulas");
        await context.sync();
        return [range.values, range.valueTypes, range.formulas];
      })
    );
    expect(read).toEqual([
      [
        [1, "x", 3],
        [2, true, ""],
      ],
      [
        ["Double", "String", "Double"],
        ["Double", "Boolean", "Empty"],
      ],
      [
        [1, "x", "=SUM(A1:A2)"],
        [2, true, ""],
      ],
    ]);
    expect((await workbench.cell("C1")).value).toBe(3);
  });

  test("a result that spilled reads as values, and its range is known", async () => {
    await workbench.enter("A1", [[430], [620], ["=DESK.IMP(A1:A2)"]]);
    await workbench.call("calculated");
    const read = await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const spilled = sheet.getRange("A3:A5").load("values, valueTypes");
        const used = sheet.getUsedRange(true).load("address");
        await context.sync();
        return [spilled.values, spilled.valueTypes, used.address.replace(/^.*!/, "")];
      })
    );
    expect(read).toEqual([[[10], [12], [""]], [["Double"], ["Double"], ["Empty"]], "A1:A4"]);
  });

  test("formats it sets are kept and shown", async () => {
    const read = await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getActiveWorksheet().getRange("B2:B3");
        range.values = [[0.6166], [2]];
        range.numberFormat = [["0.00%"], ["0.0"]];
        range.format.fill.color = "#FFF9DF";
        range.format.font.bold = true;
        range.format.horizontalAlignment = "Center";
        range.load("text, numberFormat, format/horizontalAlignment");
        range.format.fill.load("color");
        range.format.font.load("bold");
        await context.sync();
        const { fill, font, horizontalAlignment } = range.format;
        return [range.text, range.numberFormat, fill.color, font.bold, horizontalAlignment];
      })
    );
    expect(read).toEqual([[["61.66%"], ["2.0"]], [["0.00%"], ["0.0"]], "#FFF9DF", true, "Center"]);
  });

  test("formulas that name a table follow when it grows", async () => {
    await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.getRange("A1:B3").values = [
          ["Board", "Score"],
          [1, 430],
          [2, -100],
        ];
        const table = sheet.tables.add("A1:B3", true);
        table.name = "DeskScores";
        sheet.getRange("E1").formulas = [["=DESK.IMP(DeskScores[Score])"]];
        sheet.getRange("G1").formulas = [["=ROWS(DeskScores)"]];
        await context.sync();
      })
    );
    expect(await workbench.values("E1:E3")).toEqual([[10], [-3], [null]]);
    await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.tables.getItem("DeskScores").rows.add(undefined, [[3, 620]]);
        await context.sync();
      })
    );
    expect(await workbench.values("E1:E3")).toEqual([[10], [-3], [12]]);
    expect((await workbench.cell("G1")).value).toBe(3);
  });

  test("it hears what the director types, and nothing of what is calculated", async () => {
    const pane = workbench.pane();
    await pane.evaluate(() =>
      Excel.run(async (context) => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.onChanged.add(({ address }) => Promise.resolve(void heard.push(address)));
        await context.sync();
      })
    );
    await workbench.typeByHand("B1", "=DESK.IMP(A1)");
    await workbench.typeByHand("A1", "430");
    expect((await workbench.cell("B1")).value).toBe(10);
    expect(await pane.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      "B1",
      "A1",
    ]);
  });

  test("it knows the selected cell, and can put a sheet in front", async () => {
    await workbench.call("select", "C5");
    const selected = await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const range = context.workbook.getSelectedRange().load("address");
        context.workbook.worksheets.getItem("Match").activate();
        await context.sync();
        return range.address;
      })
    );
    expect(selected).toMatch(/!C5$/);
    const match = await workbench.pane().evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet().load("name");
        await context.sync();
        return sheet.name;
      })
    );
    expect(match).toBe("Match");
  });

  test("a formula with an open bracket spoils no other formula", async () => {
    await workbench.enter("A1", [["=SUM(Tb["], ["=1+1"]]);
    expect((await workbench.cell("A2")).value).toBe(2);
  });

  test("an example of the pane is inserted into the selected cell", async () => {
    await workbench.call("select", "B2");
    const entry = workbench.pane().locator("details", { hasText: "DESK.IMP(score" });
    await entry.locator("summary").click();
    const example = entry.locator("li", { hasText: "=DESK.IMP(430)" });
    await example.getByRole("button", { name: "Insert" }).click();
    await example.getByText("Written to").waitFor();
    expect(await workbench.cell("B2")).toMatchObject({ formula: "=DESK.IMP(430)", value: 10 });
  });

  test("nothing went wrong, and nothing was missing", async () => {
    expect(workbench.faults).toEqual([]);
    expect(await workbench.call("missing")).toEqual([]);
  });
});
