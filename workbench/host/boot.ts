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
  const external = {
    GetHostInfo: () =>
      `Excel$Win32$16.01$${locale}$$$disableLogging$${WITH_SHARED_RUNTIME_AND_FUNCTIONS}`,
    GetContext: () => context,
    GetLoggingAllowed: () => false,
    Execute(id: number, _arguments: unknown, done: (answer: object) => void) {
      const code = refuse(`Office.context.document: call ${id} of the common API`);
      setTimeout(() => done({ toArray: () => [code, ""] }), 0);
    },
    RegisterEvent(id: number, _target: string, _handler: unknown, done: (code: number) => void) {
      if (id === COMMAND_INVOKED) return void setTimeout(() => done(0), 0);
      setTimeout(() => done(refuse(`Office.context.document: event ${id} of the common API`)), 0);
    },
    UnregisterEvent(_id: number, _target: string, done: (code: number) => void) {
      setTimeout(() => done(NOT_SUPPORTED), 0);
    },
  };
  Object.defineProperty(window, "external", { value: external, configurable: true });
  Object.defineProperty(window, "_richApiNativeBridge", {
    value: nativeBridge(host),
    configurable: true,
  });
}

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
