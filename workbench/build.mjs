// Builds what the workbench serves: the add-in into dist/, and once more with office.js beside it into
// build/web-addin/; its own page into build/workbench/.
import { spawn } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, "..");

/** Where the built page stands. */
export const output = path.join(root, "build/workbench");

/** Where the add-in stands as it is shipped: its page asks Microsoft's CDN for office.js. */
export const shippedAddin = path.join(root, "dist");

/** Where it stands for Excel on the web, whose add-in pages are served as they are. */
export const webAddin = path.join(root, "build/web-addin");

/** Builds the add-in as it is shipped. Rejects when it cannot be built; webpack has said why. */
export const buildAddin = () => webpack();

/** Builds the add-in with office.js beside it, so that its page needs no change and no network. */
export const buildWebAddin = () => webpack("--env", "officejs=self", "--output-path", webAddin);

async function webpack(...more) {
  const program = path.join(root, "node_modules/webpack/bin/webpack.js");
  const args = [program, "--mode", "production", "--stats", "errors-warnings", ...more];
  const run = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  const status = await new Promise((resolve) => run.once("exit", resolve));
  if (status !== 0) throw new Error("The add-in could not be built.");
}

/** Bundles the page's code and puts its files beside it. */
export const buildWorkbench = () => buildPage(path.join(here, "page/main.ts"), output);

/** The same page with other code in it, in a folder of its own. */
export async function buildPage(code, folder) {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: {
      workbench: code,
      page: path.join(here, "page/page.css"),
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "dataurl", ".ttf": "dataurl" },
    logLevel: "warning",
  });
  for (const file of ["index.html", "attach.js", "icon.svg"])
    await cp(path.join(here, "page", file), path.join(folder, file));
}
