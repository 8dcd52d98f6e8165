import type { ReadCell } from "../../workbench/page/consoleApi";
import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("typing formulas", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  beforeEach(() => workbench.newSheet());
  afterAll(() => workbench?.close());

  test("a formula typed into a cell shows the right score", async () => {
    await workbench.typeByHand("B2", '=DESK.BRIDGESCORE("4SX",1,TRUE)');
    expect(await workbench.cell("B2")).toEqual({
      value: 990,
      text: "990",
      formula: '=DESK.BRIDGESCORE("4SX",1,TRUE)',
    });
  });

  test("small letters are as good as capitals", async () => {
    await workbench.typeByHand("B2", "=desk.imp(620,-100)");
    expect((await workbench.cell("B2")).value).toBe(12);
  });

  test("a column of scores spills into a column of IMPs", async () => {
    await workbench.enter("A1", [[430], [-100], [0], [1430]]);
    await workbench.typeByHand("B1", "=DESK.IMP(A1:A4)");
    expect(await workbench.values("B1:B4")).toEqual([[10], [-3], [0], [16]]);
    expect((await workbench.cell("B3")).formula).toBeUndefined();
  });

  test("IMPs follow when a score is corrected by hand", async () => {
    await workbench.enter("A1", [[430], [-100]]);
    await workbench.typeByHand("B1", "=DESK.IMP(A1:A2)");
    await workbench.typeByHand("A2", "620");
    expect(await workbench.values("B1:B2")).toEqual([[10], [12]]);
  });

  test("the old IMPs stand until the new ones are there", async () => {
    await workbench.enter("A1", [[430], [-100], ["=DESK.IMP(A1:A2)"]]);
    await workbench.call("calculated");
    const seen = await workbench.page.evaluate(async () => {
      const workbench = window.workbench!;
      const look = () => (workbench.read("A3:A4") as ReadCell[][]).flat().map(({ value }) => value);
      const found = new Set<string>();
      workbench.type("A1", "620");
      for (const end = performance.now() + 1500; performance.now() < end;) {
        found.add(look().join());
        await new Promise((again) => setTimeout(again, 5));
      }
      return [...found];
    });
    expect(seen).toEqual(["10,-3", "12,-3"]);
  });

  test("scores that spilled are read by other functions as an ordinary range", async () => {
    const contracts = Array.from({ length: 16 }, (_, i) => [i % 2 ? "3NT" : "4S", i % 3 ? 0 : -1]);
    await workbench.enter("A1", contracts);
    await workbench.enter("C1", [["=DESK.BRIDGESCORE(A1:A16,B1:B16)"]]);
    await workbench.enter("D1", [["=DESK.IMP(C1:C16)"]]);
    await workbench.enter("E1", [["=SUM(D1:D16)"]]);
    await workbench.enter("F1", [["=DESK.VP(E1,16)"]]);
    // 4S= 420 is 9 IMPs, 3NT= 400 is 9, one down -50 is -2: 10 made, 6 down.
    expect((await workbench.cell("E1")).value).toBe(10 * 9 - 6 * 2);
    expect((await workbench.cell("F1")).value).toBe(20);
    await workbench.typeByHand("B1", "0");
    expect((await workbench.cell("E1")).value).toBe(11 * 9 - 5 * 2);
  });

  test("a shorter result takes its last cells away", async () => {
    await workbench.enter("A1", [[1]]);
    await workbench.enter("B1", [["=DESK.IMP(SEQUENCE(IF(A1=1,4,2),1,100,100))"]]);
    expect(await workbench.values("B1:B5")).toEqual([[3], [5], [7], [9], [null]]);
    await workbench.typeByHand("A1", "2");
    expect(await workbench.values("B1:B5")).toEqual([[3], [5], [null], [null], [null]]);
  });

  test("functions stand inside other formulas and inside each other", async () => {
    await workbench.enter("A1", [
      ["=SUM(DESK.IMP({430;-100}),1)"],
      ['=DESK.IMP(DESK.BRIDGESCORE("3NT",0,TRUE),DESK.BRIDGESCORE("3NT",-1,TRUE))'],
      ['=IFERROR(DESK.IMP("x"),"none")'],
      ['=DESK.BRIDGESCORE("E 4H +2",,16)'],
    ]);
    expect(await workbench.values("A1:A4")).toEqual([[8], [12], ["none"], [-680]]);
  });

  test("a text that cannot be read says so in the line below, and the other rows have their scores", async () => {
    await workbench.enter("A1", [[430], ["lost"], [620]]);
    await workbench.typeByHand("B1", "=DESK.IMP(A1:A3)");
    expect(await workbench.values("B1:B3")).toEqual([[10], ["#VALUE!"], [12]]);
    const error = await workbench.error("B2");
    expect(error?.code).toBe("#VALUE!");
    expect(error?.message).toContain("lost");
    await workbench.call("select", "B2");
    const line = workbench.page.locator("#message");
    await line.filter({ hasText: "lost" }).waitFor();
    expect(await line.textContent()).toContain(error?.message);
    await workbench.call("select", "B3");
    await line.filter({ hasNotText: "lost" }).waitFor({ state: "attached" });
    expect(await line.textContent()).toBe("");
  });

  test("a single wrong contract carries its message", async () => {
    await workbench.typeByHand("A1", '=DESK.BRIDGESCORE("8S",0)');
    const error = await workbench.error("A1");
    expect(error?.code).toBe("#VALUE!");
    expect(error?.message).toContain("8S");
  });

  test("an error in a range is the answer, as in Excel", async () => {
    await workbench.enter("A1", [[430], ["=1/0"], ["=DESK.IMP(A1:A2)"]]);
    expect((await workbench.cell("A3")).value).toBe("#DIV/0!");
  });

  test("a misspelt function is an unknown name", async () => {
    await workbench.typeByHand("A1", "=DESK.IMPS(430)");
    expect((await workbench.cell("A1")).value).toBe("#NAME?");
    await workbench.call("select", "A1");
    await workbench.page.locator("#message", { hasText: "no function" }).waitFor();
  });

  test("a result that does not fit is #SPILL! until there is room", async () => {
    await workbench.enter("A1", [[430], [620]]);
    await workbench.enter("B2", [["in the way"]]);
    await workbench.enter("B1", [["=DESK.IMP(A1:A2)"]]);
    expect((await workbench.cell("B1")).value).toBe("#SPILL!");
    await workbench.enter("B2", [[""]]);
    expect(await workbench.values("B1:B2")).toEqual([[10], [12]]);
  });

  test("text that looks like a number stays text", async () => {
    await workbench.enter("A1", [['=DESK.CONTRACT("1S AP","N")']]);
    expect((await workbench.cell("A1")).value).toBe("1S N");
    await workbench.enter("A2", [["'7"], ["=DESK.IMP(A2)"]]);
    expect((await workbench.cell("A2")).value).toBe("7");
    expect((await workbench.error("A3"))?.message).toContain("7");
  });

  test("the functions are offered with their descriptions while a formula is typed", async () => {
    await workbench.page.locator("#grid").click({ position: { x: 500, y: 400 } });
    await workbench.call("select", "B2");
    await workbench.page.keyboard.type("=DESK.IM");
    await workbench.page.getByText("International match points").first().waitFor();
    await workbench.page.keyboard.press("Escape");
    await workbench.page.keyboard.press("Escape");
  });

  test("nothing went wrong on the way", () => {
    expect(workbench.faults).toEqual([]);
  });
});
