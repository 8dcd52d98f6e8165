import type { Call } from "../grid/customFunctions";
import { type Outcome, outcomeOf } from "../grid/outcome";
import { type OfficeTheme, presentExcel } from "../host/boot";
import type { Host } from "../host/host";
import { settingOf } from "./address";
import { playedPlatform } from "./platform";
import type { Language } from "./texts";
import { openWebAddin } from "./webAddin";

declare global {
  interface Window {
    /** Called by the add-in's page before it loads office.js (see attach.js). */
    attachAddin?: (page: Window) => void;
  }
}

/** Where the server puts the built add-in. */
export const ADDIN = "/addin/";

/**
 * Opens the add-in's task pane in its frame, with the host in Excel's place. Opened again, it starts
 * anew, as when a person closes and opens the pane.
 */
export function openAddin(
  frame: HTMLIFrameElement,
  host: Host,
  language: Language,
  theme: OfficeTheme
): void {
  const page = `${ADDIN}taskpane.html`;
  if (playedPlatform() === "web") {
    const server = settingOf("addin") ?? location.origin;
    return openWebAddin(frame, new URL(page, server), host, language);
  }
  window.attachAddin = (window) =>
    presentExcel(window, host, { locale: language, theme: () => theme });
  frame.src = page;
}

/** Calls a function in the add-in's own runtime. */
export function callsOf(host: Host): Call {
  return async (id, args, address, parameterAddresses): Promise<Outcome> => {
    const outcome = await host.functions.invoke({ id, args, address, parameterAddresses });
    return outcome.ok
      ? outcomeOf(outcome.value)
      : { code: outcome.error, message: outcome.message };
  };
}
