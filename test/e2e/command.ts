import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const script = path.join(__dirname, "../../workbench/start.mjs");

/** `npm start` at work. */
export interface RunningCommand {
  /** What it printed so far. */
  readonly output: () => string;
  /** The address it printed; rejects when it ended before. */
  readonly address: Promise<string>;
  /** The address it printed for Excel on the web. */
  readonly webAddress: Promise<string>;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  /** Ctrl+C. */
  stop(): Promise<number | null>;
}

/** Runs what `npm start` runs, without building anew and without opening a browser. */
export function runStart(...options: string[]): RunningCommand {
  const child: ChildProcess = spawn(
    process.execPath,
    [script, "--no-build", "--no-open", ...options],
    { stdio: ["ignore", "pipe", "pipe"] }
  );
  let printed = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const isPrinted = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("Ctrl+C")) resolve();
    };
    child.stdout!.on("data", read);
    child.stderr!.on("data", read);
    void ended.then(() => reject(new Error(`npm start ended: ${printed}`)));
  });
  const printedAddress = (scheme: string) => {
    const address = isPrinted.then(
      () => new RegExp(`${scheme}://localhost:\\d+`).exec(printed)?.[0] ?? ""
    );
    address.catch(() => {}); // whoever waits for the address is told; others look at the exit code
    return address;
  };
  return {
    output: () => printed,
    address: printedAddress("http"),
    webAddress: printedAddress("https"),
    ended,
    stop() {
      child.kill("SIGINT");
      return ended;
    },
  };
}
