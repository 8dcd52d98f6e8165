// Builds the add-in and the workbench once, before the tests that need what a user gets.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildWorkbench } from "../workbench/build.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

export default async function buildEverything() {
  const webpack = path.join(root, "node_modules/webpack/bin/webpack.js");
  const args = [webpack, "--mode", "production", "--stats", "errors-warnings"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the add-in could not be built");
  await buildWorkbench();
}
