// Builds the add-in and the workbench once, before the tests that need what a user gets.
import { buildAddin, buildWebAddin, buildWorkbench } from "../workbench/build.mjs";

export default async function buildEverything() {
  await Promise.all([buildAddin(), buildWebAddin(), buildWorkbench()]);
}
