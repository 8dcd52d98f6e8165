import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import type { CustomFunctions } from "../../workbench/grid/customFunctions";
import type { FunctionMetadata } from "../../workbench/grid/functionMetadata";
import { FUNCTIONS } from "../functions/formula";

const FILES = ["boards", "butler", "event", "pairs", "results", "teams", "xiangqi"].map(
  (file) => `src/functions/${file}.ts`
);

/** The add-in's functions in the grid, once they are there. */
let desk: CustomFunctions | undefined;

/** Makes the add-in's own functions known as DESK.NAME, with the metadata its build gives them. */
export async function registerDesk(): Promise<void> {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(FILES);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const { functions } = JSON.parse(metadataJson) as { functions: FunctionMetadata[] };
  desk = registerFunctions(functions, "DESK");
  CustomFunctions.associate(FUNCTIONS as Parameters<typeof CustomFunctions.associate>[0]);
}

/**
 * Waits until every function has answered, the answers stand in the cells, and nothing is left to
 * calculate: answers wait for others in the grid when the add-in has given them.
 */
export async function calculated(): Promise<void> {
  let quiet = 0;
  while (quiet < 2) {
    await workbenchGrid.settled();
    await new Promise((later) => setTimeout(later, 120));
    const pending = workbenchHost.functions.pending() + (desk?.pending() ?? 0);
    quiet = pending === 0 ? quiet + 1 : 0;
  }
}
