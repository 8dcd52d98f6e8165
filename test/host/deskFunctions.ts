import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import type { FunctionMetadata } from "../../workbench/grid/functionMetadata";
import { FUNCTIONS } from "../functions/formula";

const FILES = ["boards", "butler", "event", "pairs", "results", "teams", "xiangqi"].map(
  (file) => `src/functions/${file}.ts`
);

/** Makes the add-in's own functions known as DESK.NAME, with the metadata its build gives them. */
export async function registerDesk(): Promise<void> {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(FILES);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const { functions } = JSON.parse(metadataJson) as { functions: FunctionMetadata[] };
  registerFunctions(functions, "DESK");
  CustomFunctions.associate(FUNCTIONS as Parameters<typeof CustomFunctions.associate>[0]);
}

/** Waits until every function has answered and nothing is left to calculate. */
export async function calculated(): Promise<void> {
  let quiet = 0;
  while (quiet < 2) {
    await workbenchGrid.settled();
    await new Promise((later) => setTimeout(later, 120));
    quiet = workbenchHost.functions.pending() === 0 ? quiet + 1 : 0;
  }
}
