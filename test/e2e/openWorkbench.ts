import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
} from "playwright-core";
import { QUIET } from "../../scripts/browser";
import type { Platform } from "../../workbench/grid/customFunctions";
import type { CellProblem } from "../../workbench/page/cellProblem";
import type { ConsoleApi, ReadCell } from "../../workbench/page/consoleApi";
import { browserProgram } from "./browser";
import { type RunningCommand, runStart } from "./command";

/** A workbench in a browser, as a newcomer has it after `npm start`. */
export interface OpenWorkbench {
  readonly page: Page;
  /** Addresses of everything the page and the browser's tabs asked for. */
  readonly requests: string[];
  /** What went wrong in a page: exceptions, and errors on the console. */
  readonly faults: string[];
  /** The add-in's own page. */
  pane(): Frame;
  /**
   * Types into a cell with the keyboard, presses Enter, and waits until it is in or refused.
   *
   * @param reach Goes to the cell; a click on the spreadsheet and the cell selected if it is left out.
   */
  typeByHand(address: string, text: string, reach?: () => Promise<void>): Promise<void>;
  /** Presses a key in a cell that is not being edited. */
  press(address: string, key: string): Promise<void>;
  /** Enters many cells at once, row by row. */
  enter(address: string, rows: readonly (readonly (string | number | null)[])[]): Promise<void>;
  /** Waits until all is calculated and reads a cell. */
  cell(address: string): Promise<ReadCell>;
  /** Waits until all is calculated and reads the values of a range. */
  values(address: string): Promise<ReadCell["value"][][]>;
  error(address: string): Promise<CellProblem | undefined>;
  /** Calls a function of `window.workbench`. */
  call<K extends ConsoleFunction>(
    name: K,
    ...args: Parameters<ConsoleApi[K]>
  ): Promise<Awaited<ReturnType<ConsoleApi[K]>>>;
  /** An empty sheet to work on, in front. */
  newSheet(): Promise<void>;
  close(): Promise<void>;
}

const MOST_FOR_AN_ENTRY = 20_000;
const MOST_ATTEMPTS = 4;

// Nothing is judged by its time: what is slow on a busy machine is waited for.
const PATIENCE = 180_000;

type ConsoleFunction = Exclude<keyof ConsoleApi, "faults">;

interface OpenOptions {
  /** Which Excel is played. */
  readonly platform?: Platform;
  /** More options for `npm start`. */
  readonly start?: readonly string[];
  /** Called before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/**
 * Starts the server and a browser, and waits until the workbench is ready.
 *
 * @param query What stands behind the address: `?language=zh-CN`.
 */
export async function openWorkbench(query = "", options: OpenOptions = {}): Promise<OpenWorkbench> {
  const command = runStart("--port", "0", ...(options.start ?? []));
  const browser = await chromium.launch({ executablePath: browserProgram!, args: QUIET });
  try {
    return await open(command, browser, query, options);
  } catch (reason) {
    await browser.close();
    await command.stop();
    throw reason;
  }
}

async function open(
  command: RunningCommand,
  browser: Browser,
  query: string,
  { platform = "windows", prepare }: OpenOptions
): Promise<OpenWorkbench> {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 800 },
    locale: "en-US",
    ignoreHTTPSErrors: true, // the certificate for Excel on the web is known to no authority
  });
  context.setDefaultTimeout(PATIENCE);
  await prepare?.(context);
  const page = await context.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") faults.push(line.text());
  });
  const address = await (platform === "web" ? command.webAddress : command.address);
  await page.goto(`${address}/${query}`);
  await page.waitForSelector('body[data-ready="1"]');

  const call: OpenWorkbench["call"] = (name, ...args) =>
    page.evaluate(
      ([name, args]) =>
        (window.workbench![name] as (...args: unknown[]) => unknown)(...args) as never,
      [name, args] as [ConsoleFunction, unknown[]]
    );
  const calculated = () => call("calculated");
  await calculated();
  async function cell(address: string): Promise<ReadCell> {
    await calculated();
    return (await call("read", address)) as ReadCell;
  }
  // A key that comes while the last entry is still being closed would go into its editor.
  async function goTo(address: string): Promise<void> {
    const isClosed = () => !window.workbench!.editing();
    // A cell whose entry was refused may stay open: it is left as a hand would leave it.
    await page.waitForFunction(isClosed, null, { timeout: MOST_FOR_AN_ENTRY }).catch(async () => {
      await page.keyboard.press("Escape");
      await page.waitForFunction(isClosed);
    });
    await page.locator("#grid").click({ position: { x: 500, y: 400 } });
    await call("select", address);
  }

  return {
    page,
    requests,
    faults,
    call,
    pane: () => page.frames().find((frame) => frame.url().includes("taskpane"))!,
    async typeByHand(address, text, reach = () => goTo(address)) {
      const before = JSON.stringify(await call("read", address));
      const refusal = (await page.locator("#refusal").isVisible()) ? "old" : "new";
      const isIn = ([cell, old, refusal]: string[]) =>
        JSON.stringify(window.workbench!.read(cell!)) !== old ||
        (refusal === "new" && document.querySelector("#refusal")!.checkVisibility());
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
        await reach();
        await page.keyboard.type(text);
        await page.keyboard.press("Enter");
        if (text === "") return; // nothing can be seen of it
        // The page takes the entry in its own time. A sheet that is not yet drawn takes none, and a list of
        // functions that opens late takes the Enter: what a hand would see and do again.
        const taken = await page
          .waitForFunction(isIn, [address, before, refusal], { timeout: MOST_FOR_AN_ENTRY })
          .then(() => true)
          .catch(() => false);
        if (taken) return;
        for (let more = 0; more < 3 && (await call("editing")); more++)
          await page.keyboard.press("Escape");
      }
      throw new Error(`"${text}" was not taken into ${address}.`);
    },
    async press(address, key) {
      await goTo(address);
      await page.keyboard.press(key);
    },
    async enter(address, rows) {
      await page.evaluate(
        ([address, rows]) => {
          const [, letters = "A", row = "1"] = /^([A-Z])(\d+)$/.exec(address)!;
          rows.forEach((line, r) =>
            line.forEach((text, c) => {
              const column = String.fromCharCode(letters.charCodeAt(0) + c);
              if (text !== null) window.workbench!.type(`${column}${+row + r}`, String(text));
            })
          );
        },
        [address, rows] as [string, (string | number | null)[][]]
      );
    },
    cell,
    async values(address) {
      await calculated();
      const rows = (await call("read", address)) as ReadCell[][];
      return rows.map((row) => row.map(({ value }) => value));
    },
    async error(address) {
      return (await cell(address)).error;
    },
    async newSheet() {
      const { length } = await call("sheets");
      await page.locator("#grid footer button").first().click();
      await page.waitForFunction((old) => window.workbench!.sheets().length > old, length);
    },
    async close() {
      await browser.close();
      await command.stop();
    },
  };
}
