// Builds what the workbench serves: the add-in into dist/, its own page into build/workbench/.
import { spawnSync } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, "..");

/** Where the built page stands. */
export const output = path.join(root, "build/workbench");

/** Builds the add-in as it is shipped. Throws when it cannot be built; webpack has said why. */
export function buildAddin() {
  const webpack = path.join(root, "node_modules/webpack/bin/webpack.js");
  const args = [webpack, "--mode", "production", "--stats", "errors-warnings"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The add-in could not be built.");
}

/** Bundles the page's code and puts its files beside it. */
export async function buildWorkbench() {
  await mkdir(output, { recursive: true });
  await build({
    entryPoints: {
      workbench: path.join(here, "page/main.ts"),
      page: path.join(here, "page/page.css"),
    },
    outdir: output,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "dataurl", ".ttf": "dataurl" },
    logLevel: "warning",
  });
  for (const file of ["index.html", "attach.js", "icon.svg"])
    await cp(path.join(here, "page", file), path.join(output, file));
}
