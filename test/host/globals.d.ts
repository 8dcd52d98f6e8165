import type { Host } from "../../workbench/host/host";
import type { WorkbookFiles } from "../../workbench/files/workbookFiles";
import type { CustomFunctions } from "../../workbench/grid/customFunctions";
import type { FunctionMetadata } from "../../workbench/grid/functionMetadata";
import type { HeadlessGrid } from "../../workbench/grid/headless";
import type { Grid } from "../../workbench/host/grid";

declare global {
  /** Which Excel the host plays: the project "host" or "host-web". */
  const workbenchPlatform: "windows" | "web";
  /** The host the real office.js of this test file runs in. */
  const workbenchHost: Host;
  const workbenchGrid: Grid;
  const workbenchFiles: WorkbookFiles;
  /** Makes functions known to the spreadsheet as T.NAME; what they do the test associates. */
  const registerFunctions: (
    functions: readonly FunctionMetadata[],
    namespace?: string
  ) => CustomFunctions;
  /** Starts another Excel beside this one; answers its page, with what tests find on this one. */
  const startOtherExcel: (options: {
    readonly platform: "windows" | "web";
    readonly locale: string;
  }) => Promise<Window & Record<string, unknown>>;
  /** Somebody at the keyboard. */
  const workbenchPerson: Pick<HeadlessGrid, "type" | "api">;
}
