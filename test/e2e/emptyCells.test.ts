import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("empty cells", () => {
  describe.each(["windows", "web"] as const)("in Excel for %s", (platform) => {
    let workbench: OpenWorkbench;

    beforeAll(async () => {
      workbench = await openWorkbench("", { platform });
    });
    beforeEach(() => workbench.newSheet());
    afterAll(() => workbench?.close());

    test("a board not yet played has no IMPs, a push has none to win", async () => {
      await workbench.enter("A1", [[430], [null], [0]]);
      await workbench.enter("B1", [["=DESK.IMP(A1:A3)"]]);
      expect(await workbench.values("B1:B3")).toEqual([[10], [""], [0]]);
    });

    test("a passed-out board counts for the datum, an empty cell does not", async () => {
      await workbench.enter("A1", [[620], [0], [null], [170], ["NoPlay"], [-50]]);
      await workbench.enter("B1", [["=DESK.DATUM(A1:A6)"], ["=DESK.DATUM(A3:A3)"]]);
      // (620 + 0 + 170 - 50) / 4 = 185, and halves go away from zero.
      expect(await workbench.values("B1:B2")).toEqual([[190], [""]]);
    });

    test("a lost round counts in the progressive score, a round to come does not", async () => {
      await workbench.enter("A1", [[2, 0, 2, null]]);
      await workbench.enter("A2", [["=DESK.PROGRESSIVE(A1:D1)"]]);
      expect((await workbench.cell("A2")).value).toBe(2 + 2 + 4);
    });

    test("a score deleted is no 0, and a 0 typed again is a score", async () => {
      await workbench.enter("A1", [[620], [0], [170]]);
      await workbench.enter("B1", [["=DESK.DATUM(A1:A3,0,0)"]]);
      expect((await workbench.cell("B1")).value).toBeCloseTo(790 / 3, 10);
      await workbench.enter("A2", [[""]]);
      expect((await workbench.cell("B1")).value).toBe(395);
      await workbench.enter("A2", [[0]]);
      expect((await workbench.cell("B1")).value).toBeCloseTo(790 / 3, 10);
    });

    test("a blank that a formula gives is no 0 for the next formula", async () => {
      await workbench.enter("A1", [[620], [null], [170]]);
      await workbench.enter("B1", [["=DESK.IMP(A1:A3)"]]);
      await workbench.enter("B4", [['=""']]);
      await workbench.enter("C1", [
        ["=DESK.PROGRESSIVE(B1:B4)"],
        ["=DESK.NEUBERG(B2,6,7)"],
        ["=DESK.IMP(B4)"],
        ["=DESK.DATUM(B1:B4,0,0)"],
        ["=DESK.DATUM(VSTACK(B1:B3,B4),0,0)"],
        ["=DESK.DATUM(DESK.IMP(A1:A3),0,0)"],
      ]);
      // 620 is 12 IMPs, 170 is 5.
      expect(await workbench.values("C1:C6")).toEqual([[29], [""], [""], [8.5], [8.5], [8.5]]);
    });

    test("a cell emptied with the keyboard is empty", async () => {
      await workbench.enter("A1", [[620], [170]]);
      await workbench.enter("B1", [["=DESK.DATUM(A1:A2,0,0)"]]);
      await workbench.press("A2", "Delete");
      expect((await workbench.cell("B1")).value).toBe(620);
      await workbench.typeByHand("A2", "170");
      expect((await workbench.cell("B1")).value).toBe(395);
      await workbench.typeByHand("A2", "");
      expect((await workbench.cell("B1")).value).toBe(395);
      await workbench.press("A2", "Backspace");
      await workbench.page.keyboard.press("Enter");
      expect((await workbench.cell("B1")).value).toBe(620);
    });

    test("zeros that were calculated are results", async () => {
      await workbench.enter("A1", [[620], [0]]);
      await workbench.enter("B1", [["=DESK.DATUM(A1:A2*1,0,0)"]]);
      expect((await workbench.cell("B1")).value).toBe(310);
    });

    test("nothing went wrong, and the add-in missed nothing", async () => {
      expect(workbench.faults).toEqual([]);
      expect(await workbench.call("missing")).toEqual([]);
    });
  });
});
