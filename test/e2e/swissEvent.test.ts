import type { Locator } from "playwright-core";
import type { ReadCell } from "../../workbench/page/consoleApi";
import { PRINTED_CONTINUOUS } from "../fixtures/vpTables";
import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

const TEAMS = 33;
const ROUNDS = 9;
const BOARDS = 16;
/** Names as people give them. */
const STRANGE = ["=1+1", "<b>粗体</b>", "'x", "🃏🀄队", "长".repeat(200), "同名队", "同名队"];
const NAMES = Array.from({ length: TEAMS }, (_, i) => STRANGE[i] ?? `第${i + 1}队`);

/** The winner's VPs in hundredths for margins from 0, from the printed table of 16 boards. */
const VP_TABLE = PRINTED_CONTINUOUS[BOARDS]!.split(" ")
  .flatMap((part) => {
    const [step = 0, times = 1] = part.split("x").map(Number);
    return Array.from({ length: times }, () => step);
  })
  .reduce((table, step) => [...table, table.at(-1)! + step], [1000]);

function vpOf(margin: number): number {
  const winner = VP_TABLE[Math.min(Math.abs(margin), VP_TABLE.length - 1)]!;
  return margin < 0 ? 2000 - winner : winner;
}

/** A match as it stands on a round's sheet. */
interface Row {
  readonly row: number;
  readonly home: number;
  readonly away: number | null;
}

/** An own account of the event: VPs in hundredths by round and number. */
type Account = Map<number, number>[];

describeInBrowser(
  "a Swiss event of 33 teams and nine rounds, in Chinese, clicked and typed",
  () => {
    let workbench: OpenWorkbench;
    const account: Account = Array.from({ length: ROUNDS + 1 }, () => new Map<number, number>());
    const met = new Set<string>();
    const byes: number[] = [];
    const posted: Row[][] = [];

    beforeAll(async () => {
      workbench = await openWorkbench("?language=zh-CN");
    });
    afterAll(() => workbench?.close());

    const pane = () => workbench.pane();
    const button = (name: string | RegExp): Locator =>
      pane().getByRole("button", { name, exact: true }).first();
    const step = (name: string | RegExp) =>
      pane().getByRole("navigation", { name: "赛事步骤" }).getByRole("button", { name }).click();

    /** Presses a button and waits for what the pane says then. */
    async function press(name: string | RegExp, said: RegExp): Promise<void> {
      await button(name).click();
      await pane().locator(".status [role=status]", { hasText: said }).waitFor();
    }

    async function read(address: string): Promise<ReadCell[][]> {
      await workbench.call("calculated");
      return (await workbench.call("read", address)) as ReadCell[][];
    }

    /** The columns of a round's sheet by heading, and its rows. */
    async function roundSheet(round: number) {
      const cells = await read(`'第${round}轮'!A1:R45`);
      const top = cells.findIndex((line) => line.some(({ value }) => value === "主队号"));
      const columns = new Map(cells[top]!.map(({ value }, i) => [String(value), i]));
      const at = (row: number, heading: string) =>
        `'第${round}轮'!${String.fromCharCode(65 + columns.get(heading)!)}${row + 1}`;
      const rows = cells.flatMap((line, row): Row[] => {
        const [home, away] = ["主队号", "客队号"].map((one) => line[columns.get(one)!]!.value);
        if (row <= top || typeof home !== "number") return [];
        return [{ row, home, away: typeof away === "number" ? away : null }];
      });
      return { at, rows };
    }

    async function type(cells: readonly (readonly [address: string, text: string])[]) {
      await workbench.page.evaluate((cells) => {
        for (const [address, text] of cells) window.workbench!.type(address, text);
      }, cells);
    }

    const imps = (round: number, row: number): [number, number] => [
      (round * 7 + row * 13) % 51,
      (round * 11 + row * 29 + 5) % 43,
    ];

    function book(round: number, { home, away }: Row, [own, others]: [number, number]): void {
      account[round]!.set(home, vpOf(own - others));
      account[round]!.set(away!, vpOf(others - own));
    }

    /** Pairs the next round and posts it as it is; answers its matches. */
    async function post(round: number): Promise<Row[]> {
      await step(new RegExp(`^第 ${round} 轮`));
      return postPreview(round);
    }

    async function postPreview(round: number): Promise<Row[]> {
      await press(`公布第 ${round} 轮`, /已公布/);
      return (await roundSheet(round)).rows;
    }

    /** Keeps the round in the test's own books: nobody twice, no bye twice. */
    function keep(round: number, rows: Row[]): void {
      posted[round] = rows;
      for (const { home, away } of rows) {
        if (away === null) {
          byes.push(home);
          account[round]!.set(home, 1200);
          continue;
        }
        const pair = [home, away].sort((one, other) => one - other).join("-");
        expect(met).not.toContain(pair);
        met.add(pair);
      }
      const there = rows.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
      expect(new Set(there).size).toBe(there.length);
    }

    async function typeResults(round: number, rows: readonly Row[]): Promise<void> {
      const { at } = await roundSheet(round);
      const cells = rows.flatMap((row) => {
        if (row.away === null) return [];
        const [home, away] = imps(round, row.row);
        book(round, row, [home, away]);
        return [
          [at(row.row, "主队 IMP"), String(home)],
          [at(row.row, "客队 IMP"), String(away)],
        ] as const;
      });
      await type(cells);
      await workbench.call("calculated");
    }

    /** The results page says that nothing is missing. */
    const allIn = () => pane().getByText("成绩已齐，没有错误。").waitFor();

    const totals = (after: number) =>
      new Map(
        NAMES.map((_, i): [number, number] => [
          i + 1,
          account.slice(1, after + 1).reduce((sum, round) => sum + (round.get(i + 1) ?? 0), 0),
        ])
      );

    /** The standings as they spill: number, name and VPs in hundredths, from the top. */
    async function standingsSheet() {
      const cells = await read("'名次'!A1:D45");
      const top = cells.findIndex(([rank]) => rank!.value === "名次" && true);
      const heading = cells.findIndex((line) => line[1]!.value === "编号");
      expect(heading).toBeGreaterThanOrEqual(top);
      return cells.slice(heading + 1).flatMap(([, number, name, vp]) =>
        typeof number!.value === "number"
          ? [
              {
                number: number!.value,
                name: name!.value,
                vp: Math.round(Number(vp!.value) * 100),
              },
            ]
          : []
      );
    }

    test("it is set up and 33 teams are pasted, whatever their names", async () => {
      await button("赛事").click();
      await pane().getByLabel("赛事名称").fill("城市杯");
      await pane().getByLabel("预计队数").fill(String(TEAMS));
      await pane().getByLabel("轮数").fill(String(ROUNDS));
      await pane().getByLabel("每场副数").fill(String(BOARDS));
      await pane().getByLabel("种子数").fill("7");
      await press("建立赛事", /赛事已建立/);
      await pane().getByLabel("参赛队名单").fill(NAMES.join("\n"));
      await press(`写入 ${TEAMS} 支队`, /已写入 33 支队/);
      const entrants = await read("'参赛队'!A1:B45");
      const names = entrants.filter(([number]) => typeof number!.value === "number");
      expect(names.map(([, name]) => name!.value)).toEqual(NAMES);
    });

    test("rounds 1 and 2 are paired, posted and typed in", async () => {
      for (const round of [1, 2]) {
        const rows = await post(round);
        expect(rows).toHaveLength(17);
        keep(round, rows);
        await typeResults(round, rows);
        await allIn();
      }
    });

    test("in round 3 the director changes two places, sees what differs, and posts with a reason", async () => {
      await step(/^第 3 轮/);
      const teams = pane().locator(".tables .team");
      await teams.nth(1).click();
      await teams.nth(3).click();
      await press("互换位置", /已互换位置/);
      await pane().getByText("自动编排", { exact: true }).first().waitFor();
      await pane().getByLabel("原因（写入记录）").fill("两队同乘一车");
      const rows = await postPreview(3);
      keep(3, rows);
      await typeResults(3, rows);
      await allIn();
      expect(JSON.stringify(await read("'记录'!A1:G40"))).toContain("两队同乘一车");
    });

    test("in round 4 a match is late: round 5 is paired on 10 VPs, and the result comes after it", async () => {
      const rows = await post(4);
      keep(4, rows);
      const late = rows[2]!;
      await typeResults(
        4,
        rows.filter((row) => row !== late)
      );
      const { at } = await roundSheet(4);
      await type([[at(late.row, "结果"), "补赛"]]);
      await allIn();
      account[4]!.set(late.home, 1000).set(late.away!, 1000);
      expect(new Map((await standingsSheet()).map(({ number, vp }) => [number, vp]))).toEqual(
        totals(4)
      );

      const next = await post(5);
      keep(5, next);
      await type([
        [at(late.row, "结果"), ""],
        [at(late.row, "主队 IMP"), "61"],
        [at(late.row, "客队 IMP"), "20"],
      ]);
      book(4, late, [61, 20]);
      await typeResults(5, next);
      await allIn();
      expect(new Map((await standingsSheet()).map(({ number, vp }) => [number, vp]))).toEqual(
        totals(5)
      );
    });

    test("a team withdraws after round 5: 32 teams need no bye", async () => {
      await step(/^参赛队/);
      await pane().getByLabel("哪一队").selectOption("33");
      await press("退出", /第 5 轮后退出/);
      const rows = await post(6);
      expect(rows).toHaveLength(16);
      expect(rows.every(({ away }) => away !== null)).toBe(true);
      keep(6, rows);
      await typeResults(6, rows);
      await allIn();
    });

    test("a result of round 5 is corrected after round 6 was posted: standings follow, and it is logged", async () => {
      const { at } = await roundSheet(5);
      const row = posted[5]!.find(({ away, home }) => away !== null && home !== 33 && away !== 33)!;
      const [home, away] = imps(5, row.row);
      await type([[at(row.row, "主队 IMP"), String(home + 9)]]);
      book(5, row, [home + 9, away]);
      await pane()
        .getByText(/^手工改动/)
        .waitFor();
      await pane().getByLabel("原因（写入记录）").fill("记分单抄错");
      await press("写入记录", /改动已写入记录/);
      expect(new Map((await standingsSheet()).map(({ number, vp }) => [number, vp]))).toEqual(
        totals(6)
      );
      expect(JSON.stringify(await read("'记录'!A1:G60"))).toContain("记分单抄错");
    });

    test("round 7 is posted, taken back and posted again: the same pairing", async () => {
      const first = await post(7);
      await button(/^撤回第 7 轮/).click();
      await press("撤回", /已撤回/);
      expect(await workbench.call("sheets")).not.toContain("第7轮");
      const again = await post(7);
      expect(again).toEqual(first);
      keep(7, again);
      await typeResults(7, again);
      await allIn();
    });

    test("after nine rounds the standings are what they are by the printed VP table", async () => {
      for (const round of [8, 9]) {
        const rows = await post(round);
        keep(round, rows);
        await typeResults(round, rows);
        await allIn();
      }
      expect(new Set(byes).size).toBe(byes.length);
      const own = totals(ROUNDS);
      const shown = await standingsSheet();
      expect(new Map(shown.map(({ number, vp }) => [number, vp]))).toEqual(own);
      expect(shown.map(({ number, name }) => name === NAMES[number - 1])).not.toContain(false);
      const inOrder = shown.map(({ vp }) => vp);
      expect(inOrder).toEqual([...inOrder].sort((one, other) => other - one));
      await step(/^名次/);
      const first = pane().locator(".standings tbody tr").first().locator("td");
      expect(await first.nth(1).innerText()).toBe(String(shown[0]!.number));
      expect(await first.nth(3).innerText()).toBe((shown[0]!.vp / 100).toFixed(2));
      expect(await workbench.call("missing")).toEqual([]);
      expect(workbench.faults).toEqual([]);
    });
  }
);
