import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("the sample workbook", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench?.close());

  const column = async (address: string) => (await workbench.values(address)).flat();

  test("opens on a sheet that says what there is", async () => {
    expect(await workbench.call("sheets")).toEqual([
      "Start",
      "Neuberg",
      "Datum",
      "Butler",
      "Xiangqi",
      "VP table",
      "Match",
    ]);
    expect(await column("Start!C15:C19")).toEqual([990, 12, 15.56, 2.1, "4S N"]);
  });

  test("no cell shows an error", async () => {
    await workbench.call("calculated");
    expect(await workbench.call("messages")).toEqual({});
  });

  test("the Neuberg board has the article's matchpoints", async () => {
    const matchpoints = (await column("Neuberg!C6:C11")).map((value) =>
      (value as number).toFixed(2)
    );
    expect(matchpoints).toEqual(["5.92", "4.75", "3.58", "2.42", "1.25", "0.08"]);
    expect((await workbench.values("Neuberg!C12:G12"))[0]).toEqual(["", "", "", "", ""]);
  });

  test("a result for table 7 leaves nothing to reckon up", async () => {
    await workbench.call("type", "Neuberg!B12", "-150");
    expect(await column("Neuberg!C6:C12")).toEqual([6, 5, 4, 3, 2, 1, 0]);
    await workbench.call("type", "Neuberg!B12", "");
    expect((await workbench.cell("Neuberg!C12")).value).toBe("");
  });

  test("board 16 has the datum -540, and match 10 is lost by 14", async () => {
    expect((await workbench.cell("Datum!F4")).value).toBe(-540);
    const ximps = await column("Datum!G7:G26");
    expect([ximps[0], ximps[10], ximps[9], ximps[19]]).toEqual([-2, -2, -2, 12]);
    expect((await workbench.cell("Datum!L16")).value).toBe(-14);
  });

  test("the Butler list adds the average opponent and is sorted by the sum", async () => {
    const rows = await workbench.values("Butler!E6:G13");
    for (const [butler, aob, corrected] of rows as number[][])
      expect(corrected).toBeCloseTo(butler! + aob!, 12);
    const sorted = (await column("Butler!G17:G24")) as number[];
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
  });

  test("the xiangqi players have the article's totals and progressive scores", async () => {
    const round = (value: unknown) => Math.round(Number(value) * 10) / 10;
    const totals = async (address: string) =>
      (await workbench.values(address)).map((row) => row.map(round));
    expect((await totals("Xiangqi!M19:N20")).flat()).toEqual([16, 99.9, 15.9, 76.8]);
    expect((await totals("Xiangqi!M31:N32")).flat()).toEqual([16, 99.7, 15.7, 76.4]);
    expect((await workbench.values("Xiangqi!B43:L43"))[0]).toEqual([
      2, 2, 0, 2, 2, 1, 1, 2, 2, 1, 1,
    ]);
  });

  test("the VP table starts at 10-10, and the match goes from contracts to 16.42-3.58", async () => {
    expect((await workbench.values("VP table!A6:D6"))[0]).toEqual([0, 0, 10, 10]);
    expect((await workbench.cell("Match!D3")).value).toBe(28);
    expect((await workbench.cell("Match!F3")).value).toBe(16.42);
    expect((await workbench.cell("Match!F4")).value).toBe(3.58);
  });

  test("the match follows a corrected result", async () => {
    await workbench.call("type", "Match!E8", "-1"); // 4H one down in both rooms: 12 IMPs fewer
    expect((await workbench.cell("Match!D3")).value).toBe(16);
    expect((await workbench.cell("Match!L22")).value).toBe(16);
  });
});
