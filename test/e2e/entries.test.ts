import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

const ENTRIES = ["3-2", "007", "50%", "1,234", "'007", "true", "1/2", "#n/a", "+A1", "=", "1e5"];

describeInBrowser("typing into cells", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  beforeEach(() => workbench.newSheet());
  afterAll(() => workbench?.close());

  test("what a person types is what an add-in would have written there", async () => {
    await workbench.enter(
      "C1",
      ENTRIES.map((text) => [text])
    );
    for (const [row, text] of ENTRIES.entries()) await workbench.typeByHand(`B${row + 1}`, text);
    const read = async (column: string) => {
      const cells = [];
      for (const row of ENTRIES.keys()) cells.push(await workbench.cell(`${column}${row + 1}`));
      return cells;
    };
    const [typed, written] = [await read("B"), await read("C")];
    expect(typed).toEqual(written);
    expect(typed.map(({ text }) => text)).toEqual([
      ...["2-Mar", "7", "50%", "1,234", "007", "TRUE", "2-Jan", "#N/A", "0", "=", "1.00E+05"],
    ]);
  });

  test("text that looks like a number is still text after it was looked at in the cell", async () => {
    await workbench.typeByHand("B2", "'007");
    await workbench.press("B2", "F2");
    await workbench.page.keyboard.press("Enter");
    expect((await workbench.cell("B2")).value).toBe("007");
  });

  test("Ctrl+Z takes one step back, typed or written by an add-in, and Ctrl+Y does it again", async () => {
    await workbench.typeByHand("B2", "50%");
    await workbench.enter("B2", [["3-2"]]);
    await workbench.press("A1", "Control+z");
    expect((await workbench.cell("B2")).text).toBe("50%");
    await workbench.page.keyboard.press("Control+z");
    expect(await workbench.cell("B2")).toEqual({ value: null, text: "" });
    await workbench.page.keyboard.press("Control+y");
    expect((await workbench.cell("B2")).text).toBe("50%");
    expect(await workbench.call("undo")).toBe(true);
    expect((await workbench.cell("B2")).value).toBeNull();
  });
});
