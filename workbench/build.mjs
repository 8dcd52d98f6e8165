// Builds the workbench's page into build/workbench/.
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));

/** Where the built page stands. */
export const output = path.join(here, "../build/workbench");

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

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWorkbench();
