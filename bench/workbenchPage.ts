// The workbench's page with its sample, and a clock in it.
import "@univerjs/sheets/facade";
import { watchCalculation } from "../workbench/grid/calculation";
import { registerCustomFunctions } from "../workbench/grid/customFunctions";
import { readFunctions } from "../workbench/grid/functionMetadata";
import { pageView } from "../workbench/grid/pageView";
import { startUniver } from "../workbench/grid/univer";
import { univerGrid } from "../workbench/grid/univerGrid";
import { NEW_SHEET } from "../workbench/grid/univerBook";
import { workbookData } from "../workbench/grid/workbookData";
import { officeThemes } from "../workbench/host/boot";
import { createHost } from "../workbench/host/host";
import { ADDIN, callsOf, openAddin } from "../workbench/page/addin";
import { element } from "../workbench/page/element";
import { watchProblems } from "../workbench/page/problemWatch";
import { sampleWorkbook } from "../workbench/sample/sampleWorkbook";
import { cellsOf, FORMULA, type Kind, MATCH, TOTAL } from "./sheets";

/** `window.clock`: milliseconds. */
export interface Clock {
  /** From a sheet's arrival in the grid to all its results standing in the cells. */
  open(kind: Kind, rows: number, seed: number): Promise<number>;
  /** From a score's entry to its formula's and its match's new results standing and drawn. */
  change(row: number, score: number): Promise<number>;
}

declare global {
  interface Window {
    clock?: Clock;
  }
}

/** As often as the page itself looks for errors in the cells. */
const STATUS_INTERVAL = 150;
const GIVE_UP = 60_000;
const WAITING = "#GETTING_DATA";

void start();

async function start(): Promise<void> {
  const api = startUniver(
    { container: "grid", language: "en-US", dark: false },
    workbookData("Bench", sampleWorkbook("en-US"))
  );
  const calculation = watchCalculation(api);
  const grid = univerGrid(api, calculation, pageView);
  const host = createHost(grid);
  openAddin(element<HTMLIFrameElement>("pane"), host, "en-US", officeThemes.light);
  const functions = registerCustomFunctions(
    api,
    "DESK",
    await readFunctions(ADDIN, "en-US"),
    callsOf(host)
  );
  setInterval(watchProblems(grid, functions, calculation), STATUS_INTERVAL);

  let rows = 0;
  const workbook = api.getActiveWorkbook()!;
  const sheet = () => workbook.getActiveSheet();
  const valueAt = (row: number, column: number) =>
    sheet().getSheet().getCellRaw(row, column)?.v ?? null;
  const isResult = (value: unknown) => value !== null && value !== "" && value !== WAITING;

  window.clock = {
    async open(kind, count, seed) {
      rows = count;
      const cellData = matrixOf(cellsOf(kind, rows, seed));
      const size = { rowCount: rows + MATCH, columnCount: NEW_SHEET.columns };
      const begin = performance.now();
      workbook.insertSheet(`${kind} ${seed}`, { sheet: { ...size, cellData } });
      await until(() => {
        if (functions.pending() > 0 || calculation.busy()) return false;
        for (let row = 0; row < rows; row++) if (!isResult(valueAt(row, FORMULA))) return false;
        return isResult(valueAt(0, TOTAL));
      });
      return performance.now() - begin;
    },
    async change(row, score) {
      const total = row - (row % MATCH);
      const before = [valueAt(row, FORMULA), valueAt(total, TOTAL)];
      const begin = performance.now();
      const place = { row, column: 0, rows: 1, columns: 1 };
      grid.write(sheet().getSheetId(), place, [[{ value: score }]]);
      await until(() => {
        const now = [valueAt(row, FORMULA), valueAt(total, TOTAL)];
        return now.every((value, i) => isResult(value) && value !== before[i]);
      });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
      return performance.now() - begin;
    },
  };
  await host.functions.ready;
  while (functions.pending() > 0 || calculation.busy())
    await new Promise((again) => setTimeout(again, 50));
  document.body.dataset.ready = "1";
}

const matrixOf = <T>(lines: readonly T[][]) =>
  Object.fromEntries(lines.map((line, row) => [row, { ...line }]));

/** Waits until something holds. */
async function until(holds: () => boolean): Promise<void> {
  const begin = performance.now();
  while (!holds()) {
    if (performance.now() - begin > GIVE_UP) throw new Error("There is no end to it.");
    await new Promise((again) => setTimeout(again, 5));
  }
}
