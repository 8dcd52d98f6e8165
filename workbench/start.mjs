// npm start: builds the add-in and the workbench, serves both and opens the browser.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildAddin, buildWebAddin, buildWorkbench, shippedAddin, webAddin } from "./build.mjs";
import { serve } from "./serve.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

const usage = `npm start -- [--port N] [--web-port N] [--addin FOLDER] [--no-open] [--no-build]
  --port N         play Excel for Windows on port N (3000 unless given)
  --web-port N     play Excel on the web on port N (any free one unless given)
  --addin FOLDER   on the web, take the add-in that was built there: "dist" is the add-in as shipped,
                   which asks Microsoft's CDN for office.js
  --no-open        do not open a browser
  --no-build       serve what was built before`;

const options = read();
if (!options.noBuild) await build();
const { address, webAddress, close } = await start(options);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void close().then(() => process.exit(0)));
console.log(`Director's Desk is ready: ${address}`);
console.log(
  `As in Excel on the web:   ${webAddress} (its certificate is its own; the browser asks)`
);
console.log("Press Ctrl+C to stop.");
if (!options.noOpen) open(address);

function read() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "3000" },
        "web-port": { type: "string", default: "0" },
        addin: { type: "string", default: path.relative(root, webAddin) },
        "no-open": { type: "boolean", default: false },
        "no-build": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    return {
      port: portOf(values.port),
      webPort: portOf(values["web-port"]),
      web: path.resolve(root, values.addin),
      noOpen: values["no-open"],
      noBuild: values["no-build"],
    };
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}

function portOf(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`"${text}" is not a port: a whole number up to 65535 is.`);
  return port;
}

async function build() {
  console.log("Building the add-in and the workbench ...");
  try {
    await Promise.all([buildAddin(), buildWebAddin(), buildWorkbench()]);
  } catch (error) {
    fail(error.message);
  }
}

async function start({ port, webPort, web }) {
  for (const folder of [shippedAddin, web])
    if (!existsSync(path.join(folder, "functions.json")))
      fail(`There is no built add-in in ${folder}: run npm start without --no-build.`);
  try {
    return await serve({ port, webPort, web });
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    const option = error.port === webPort ? "--web-port" : "--port";
    return fail(
      `Port ${error.port} is in use. Choose another: npm start -- ${option} ${error.port + 1}`
    );
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
