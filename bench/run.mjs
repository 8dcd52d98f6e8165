// npm run bench: prints how the functions' and the workbench's speed compares with yardsticks of the same
// run.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { benchWholeEvent } from "./wholeEvent.mjs";
import { benchWorkbench } from "./workbench.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const outfile = path.join(here, "../build/bench/bench.cjs");
mkdirSync(path.dirname(outfile), { recursive: true });
await build({
  entryPoints: [path.join(here, "bench.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "cjs",
  logLevel: "warning",
});
await import(pathToFileURL(outfile).href);
await benchWorkbench();
benchWholeEvent();
