import { watchCalculation } from "../grid/calculation";
import { type Platform, registerCustomFunctions } from "../grid/customFunctions";
import { drawnCells } from "../grid/drawnCells";
import { guardFormulas } from "../grid/formulaGuard";
import { readFunctions } from "../grid/functionMetadata";
import { focusSpreadsheet, isEditing } from "../grid/keyboard";
import { pageView } from "../grid/pageView";
import { startUniver } from "../grid/univer";
import { univerGrid } from "../grid/univerGrid";
import { workbookData } from "../grid/workbookData";
import { fromBase64, workbookFiles } from "../files/workbookFiles";
import { makeA1 } from "../host/a1";
import { officeThemes } from "../host/boot";
import type { Grid } from "../host/grid";
import { createHost, type Host } from "../host/host";
import { sampleWorkbook } from "../sample/sampleWorkbook";
import { ADDIN, callsOf, openAddin } from "./addin";
import { settingOf } from "./address";
import { setUpChartLayer } from "./chartLayer";
import { type ConsoleApi, consoleApi } from "./consoleApi";
import { setUpDivider } from "./divider";
import { element } from "./element";
import { setUpFileTools } from "./fileTools";
import { setUpHeader } from "./header";
import { setUpMessageList } from "./messageList";
import { watchProblems } from "./problemWatch";
import { openPlatform, playedPlatform } from "./platform";
import { tellRefusals } from "./refusals";
import { statusLine } from "./statusLine";
import { chooseLanguage, textsFor } from "./texts";
import { isDark, setUpTheme } from "./theme";

declare global {
  interface Window {
    workbench?: ConsoleApi;
  }
}

const NAMESPACE = "DESK";
const STATUS_INTERVAL = 150;

void start();

async function start(): Promise<void> {
  const language = chooseLanguage(settingOf("language"), navigator.languages);
  const texts = textsFor(language);
  document.documentElement.lang = language;
  document.title = texts.title;
  const pane = element<HTMLIFrameElement>("pane");
  pane.title = texts.pane;
  setUpDivider(texts.paneWidth);
  const showStatus = statusLine(texts);
  showStatus({ cell: "", problem: undefined, state: "starting" });
  const theme = setUpTheme(texts, (next) => {
    api.toggleDarkMode(isDark(next));
    openPane();
  });

  const api = startUniver(
    { container: "grid", language, dark: isDark(theme()) },
    workbookData(texts.title, sampleWorkbook(language))
  );
  const calculation = watchCalculation(api);
  const grid = univerGrid(api, calculation, pageView);
  const host: Host = createHost(grid, {
    locale: language,
    fileBytes: () => files.bytes(),
    insertSheets: (base64, names) => files.insert(fromBase64(base64), names),
    openWorkbook: (base64) => void fileTools.open(base64 === null ? null : fromBase64(base64)),
    saveWorkbook: () => void fileTools.download(),
  });
  const files = workbookFiles(host.model, grid, NAMESPACE);
  const openPane = () => openAddin(pane, host, language, officeThemes[theme()]);
  openPane();
  const functions = registerCustomFunctions(
    api,
    NAMESPACE,
    await readFunctions(ADDIN, language),
    callsOf(host)
  );

  const busy = () => functions.pending() > 0 || calculation.busy();
  const platform = playedPlatform();
  functions.setPlatform(platform);
  const header = setUpHeader(texts, language, setPlatform);
  header.showPlatform(platform);
  function setPlatform(chosen: Platform): void {
    header.showPlatform(platform); // a person who is asked may stay
    if (chosen !== platform) void openPlatform(chosen);
  }
  const missing = () => host.richApi.missing;
  const { faults } = host;
  window.workbench = consoleApi({
    grid,
    locale: language,
    functions,
    busy,
    editing: () => isEditing(api),
    missing,
    setPlatform,
    faults,
  });

  const problems = watchProblems(grid, functions, calculation);
  const messages = setUpMessageList(texts, ({ sheet, row, column }) => {
    grid.select(sheet, { row, column, rows: 1, columns: 1 });
    focusSpreadsheet(api);
  });
  askBeforeLeaving(grid);
  const refuse = tellRefusals(texts, grid, () => focusSpreadsheet(api));
  const fileTools = setUpFileTools(texts, {
    async open(bytes) {
      await files.open(bytes);
      host.documentSettings.clear();
      openPane();
    },
    bytes: () => files.bytes(),
    tell: refuse,
  });
  guardFormulas(api, grid, () => refuse(texts.refusedFormula));
  setUpChartLayer(element("charts"), grid, host.model.charts, () => drawnCells(api));

  function refresh(): void {
    const { sheet, activeCell } = grid.selection();
    const { row, column } = activeCell;
    showStatus({
      cell: makeA1({ row, column, rows: 1, columns: 1 }),
      problem: problems().find(
        (one) => one.sheet === sheet && one.row === row && one.column === column
      ),
      state: busy() ? "calculating" : "ready",
    });
    messages.show(
      problems(),
      missing().map((member) => ({ member, times: host.richApi.timesMissing(member) }))
    );
  }
  setInterval(refresh, STATUS_INTERVAL);

  await host.functions.ready;
  document.body.dataset.ready = "1";
}

/** What was entered is nowhere but in this page: the browser asks before it is left. */
function askBeforeLeaving(grid: Grid): void {
  let edited = false;
  grid.onEvent(({ kind }) => (edited ||= kind === "edited"));
  addEventListener("beforeunload", (event) => {
    if (edited) event.preventDefault();
  });
}
