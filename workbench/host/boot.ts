import { type CommonAnswer, type CommonApi, CommonCall, type CommonValue } from "./commonApi";
import {
  COMMAND_INVOKED,
  DOCUMENT_NAME,
  HOST_VERSION,
  type HostLocale,
  NOT_SUPPORTED,
  requirementMatrix,
  SHOWN_AS_TASK_PANE,
  WITH_SHARED_RUNTIME_AND_FUNCTIONS,
} from "./excelVersion";
import type { Host } from "./host";
import { nativeBridge } from "./nativeBridge";

/** Excel's colours around the pane, "#RRGGBB". */
export interface OfficeTheme {
  readonly bodyBackgroundColor: string;
  readonly bodyForegroundColor: string;
  readonly controlBackgroundColor: string;
  readonly controlForegroundColor: string;
}

export const officeThemes = {
  light: {
    bodyBackgroundColor: "#FFFFFF",
    bodyForegroundColor: "#000000",
    controlBackgroundColor: "#F0F0F0",
    controlForegroundColor: "#262626",
  },
  dark: {
    bodyBackgroundColor: "#262626",
    bodyForegroundColor: "#FFFFFF",
    controlBackgroundColor: "#0A0A0A",
    controlForegroundColor: "#F0F0F0",
  },
  // Under a contrast theme Office takes the system's colours of a window and of its text.
  contrastBlack: {
    bodyBackgroundColor: "#000000",
    bodyForegroundColor: "#FFFFFF",
    controlBackgroundColor: "#000000",
    controlForegroundColor: "#FFFFFF",
  },
  contrastWhite: {
    bodyBackgroundColor: "#FFFFFF",
    bodyForegroundColor: "#000000",
    controlBackgroundColor: "#FFFFFF",
    controlForegroundColor: "#000000",
  },
} as const satisfies Record<string, OfficeTheme>;

export interface BootOptions {
  readonly locale?: HostLocale;
  /** Asked whenever the add-in asks for its theme. */
  readonly theme?: () => OfficeTheme;
}

const EXCEL = 1;

/**
 * Puts on the add-in's window what Excel for Windows has there before office.js loads: the object
 * that tells of the host, and the bridge for requests.
 */
export function presentExcel(window: Window, host: Host, options: BootOptions = {}): void {
  const { locale = "en-US", theme = () => officeThemes.light } = options;
  const context = {
    GetAppType: () => EXCEL,
    GetSolutionRef: () => "workbench-addin",
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => locale,
    GetAppDataLocale: () => locale,
    GetDocUrl: () => DOCUMENT_NAME,
    GetAppCapabilities: () => 0,
    GetActivationMode: () => 1,
    GetControlIntegrationLevel: () => 1,
    GetSolutionToken: () => "",
    GetInstanceId: () => "workbench",
    GetCorrelationId: () => "workbench",
    GetSupportedMatrix: () => requirementMatrix(),
    GetHostFullVersion: () => HOST_VERSION,
    GetInitialDisplayMode: () => SHOWN_AS_TASK_PANE,
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetHostCustomMessage: () => "",
    GetOfficeThemeInfo: () => JSON.stringify(asNumbers(theme())),
    GetSettings: () => settingsOf(host.documentSettings),
  };
  const refuse = (what: string) => {
    host.richApi.noteMissing(what);
    return NOT_SUPPORTED;
  };
  /** What a call answers: a code and, behind it, what was asked for. */
  async function execute(id: number, given: readonly unknown[]): Promise<unknown[]> {
    const answer = await answerTo(host.commonApi, id, given);
    if (!answer || answer.code === NOT_SUPPORTED)
      return [refuse(`Office.context.document: call ${id} of the common API`), ""];
    if (!("value" in answer) || !answer.value) return [answer.code];
    return [answer.code, valueFor(answer.value)];
  }
  const external = {
    GetHostInfo: () =>
      `Excel$Win32$16.01$${locale}$$$disableLogging$${WITH_SHARED_RUNTIME_AND_FUNCTIONS}`,
    GetContext: () => context,
    GetLoggingAllowed: () => false,
    Execute(id: number, given: readonly unknown[], done: (answer: object) => void) {
      void execute(id, given).then((answer) => done(safeArray(answer)));
    },
    RegisterEvent(
      id: number,
      _target: string,
      handler: (id: number, payload: object) => void,
      done: (code: number) => void
    ) {
      const isKnown =
        id === COMMAND_INVOKED || host.commonApi.listen(id, () => handler(id, safeArray([])));
      const code = isKnown ? 0 : refuse(`Office.context.document: event ${id} of the common API`);
      setTimeout(() => done(code), 0);
    },
    UnregisterEvent(id: number, _target: string, done: (code: number) => void) {
      host.commonApi.forget(id);
      setTimeout(() => done(0), 0);
    },
  };
  Object.defineProperty(window, "external", { value: external, configurable: true });
  Object.defineProperty(window, "_richApiNativeBridge", {
    value: nativeBridge(host),
    configurable: true,
  });
}

const COMPRESSED = 5;

function answerTo(
  api: CommonApi,
  id: number,
  [first, second, third]: readonly unknown[]
): CommonAnswer | Promise<CommonAnswer> | null {
  switch (id) {
    case CommonCall.GetSelectedData:
      return api.getSelectedData(first, second === 1);
    case CommonCall.SetSelectedData:
      return api.setSelectedData(first, second);
    case CommonCall.OpenFile:
      return api.openFile(first === COMPRESSED);
    case CommonCall.ReadFile:
      return api.readFile(Number(first), Number(second), Number(third));
    case CommonCall.CloseFile:
      return api.closeFile(Number(first));
    default:
      return null;
  }
}

function valueFor(value: CommonValue): unknown {
  switch (value.kind) {
    case "data":
      return typeof value.data === "string" ? value.data : safeMatrix(value.data);
    case "file":
      return safeArray([value.handle, value.size]);
    case "bytes":
      return safeArray([value.bytes, value.bytes.length]);
  }
}

/** The arrays of Windows, as far as office.js looks into them. */
const safeArray = (items: readonly unknown[]) => ({
  toArray: () => items,
  dimensions: () => 1,
});
const safeMatrix = (rows: readonly (readonly unknown[])[]) => ({
  // A single cell comes as it is: office.js puts the one array around what this gives.
  toArray: () => rows.flat(),
  dimensions: () => 2,
  ubound: (dimension: number) => (dimension === 1 ? rows.length : (rows[0]?.length ?? 0)),
});

/** office.js fills its own lists with the settings, and hands all of them back to save. */
const settingsOf = (settings: Map<string, string>) => ({
  Read(keys: string[], values: string[]) {
    keys.push(...settings.keys());
    values.push(...settings.values());
  },
  Write(keys: readonly string[], values: readonly string[]) {
    settings.clear();
    keys.forEach((key, i) => settings.set(key, values[i] ?? ""));
  },
});

/** office.js reads each colour as a number. */
const asNumbers = (theme: OfficeTheme) =>
  Object.fromEntries(
    Object.entries(theme).map(([name, color]: [string, string]) => [
      name,
      Number.parseInt(color.slice(1), 16),
    ])
  );
