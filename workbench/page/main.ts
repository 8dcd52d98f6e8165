import { watchCalculation } from "../grid/calculation";
import { type Platform, registerCustomFunctions } from "../grid/customFunctions";
import { readFunctions } from "../grid/functionMetadata";
import { pageView } from "../grid/pageView";
import { startUniver } from "../grid/univer";
import { univerGrid } from "../grid/univerGrid";
import { workbookData } from "../grid/workbookData";
import { makeA1 } from "../host/a1";
import { createHost } from "../host/host";
import { sampleWorkbook } from "../sample/sampleWorkbook";
import { ADDIN, callsOf, openAddin } from "./addin";
import { problemAt } from "./cellProblem";
import { type ConsoleApi, consoleApi } from "./consoleApi";
import { setUpDivider } from "./divider";
import { element } from "./element";
import { setUpHeader } from "./header";
import { statusLine } from "./statusLine";
import { chooseLanguage, textsFor } from "./texts";

declare global {
  interface Window {
    workbench?: ConsoleApi;
  }
}

const NAMESPACE = "DESK";
const STATUS_INTERVAL = 150;

void start();

async function start(): Promise<void> {
  const language = chooseLanguage(location.search, navigator.languages);
  const texts = textsFor(language);
  document.documentElement.lang = language;
  document.title = texts.title;
  const pane = element<HTMLIFrameElement>("pane");
  pane.title = texts.pane;
  setUpDivider(texts.paneWidth);
  const showStatus = statusLine(texts);
  showStatus({ cell: "", problem: undefined, state: "starting" });

  const api = startUniver(
    {
      container: "grid",
      language,
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
    },
    workbookData(texts.title, sampleWorkbook(language))
  );
  const calculation = watchCalculation(api);
  const grid = univerGrid(api, calculation, pageView);
  const host = createHost(grid);
  openAddin(pane, host, language);
  const functions = registerCustomFunctions(
    api,
    NAMESPACE,
    await readFunctions(ADDIN, language),
    callsOf(host)
  );

  const busy = () => functions.pending() > 0 || calculation.busy();
  const header = setUpHeader(texts, setPlatform);
  function setPlatform(platform: Platform): void {
    functions.setPlatform(platform);
    header.showPlatform(platform);
  }
  const missing = () => host.richApi.missing;
  window.workbench = consoleApi({ grid, functions, busy, missing, setPlatform });

  function refresh(): void {
    const { sheet, activeCell } = grid.selection();
    const { row, column } = activeCell;
    showStatus({
      cell: makeA1({ row, column, rows: 1, columns: 1 }),
      problem: problemAt(grid, functions, sheet, row, column),
      state: busy() ? "calculating" : "ready",
    });
    header.showMissing(missing());
  }
  setInterval(refresh, STATUS_INTERVAL);

  await host.functions.ready;
  document.body.dataset.ready = "1";
}
