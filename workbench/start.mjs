// npm start: builds the add-in and the workbench, serves both and opens the browser.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildAddin, buildWorkbench } from "./build.mjs";
import { serve } from "./serve.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

const usage = `npm start -- [--port N] [--no-open] [--no-build]
  --port N     serve on port N (3000 unless given)
  --no-open    do not open a browser
  --no-build   serve what was built before`;

const options = read();
if (!options.noBuild) await build();
const { address, close } = await start(options.port);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void close().then(() => process.exit(0)));
console.log(`Director's Desk is ready: ${address}`);
console.log("Press Ctrl+C to stop.");
if (!options.noOpen) open(address);

function read() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "3000" },
        "no-open": { type: "boolean", default: false },
        "no-build": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error(`"${values.port}" is not a port: a whole number up to 65535 is.`);
    return { port, noOpen: values["no-open"], noBuild: values["no-build"] };
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}

async function build() {
  console.log("Building the add-in ...");
  try {
    buildAddin();
  } catch (error) {
    fail(error.message);
  }
  console.log("Building the workbench ...");
  await buildWorkbench();
}

async function start(port) {
  if (!existsSync(path.join(root, "dist/functions.json")))
    fail("The add-in has not been built yet: run npm start without --no-build.");
  try {
    return await serve({ port });
  } catch (error) {
    if (error.code === "EADDRINUSE")
      fail(`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`);
    throw error;
  }
}

/** Opens the default browser; where there is none, says what to do instead. */
function open(url) {
  const [command, ...args] =
    process.platform === "win32"
      ? ["cmd", "/c", "start", "", url]
      : [process.platform === "darwin" ? "open" : "xdg-open", url];
  const byHand = () => console.log(`No browser could be opened. Open this address: ${url}`);
  const opener = spawn(command, args, { stdio: "ignore" });
  opener.once("error", byHand);
  opener.once("exit", (code) => code && byHand());
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
