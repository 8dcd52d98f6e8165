// What the Excel played here tells of itself, the same for Windows and on the web.

/** The languages of Excel the workbench can play. */
export type HostLocale = "en-US" | "zh-CN" | "zh-TW";

/** The version an add-in reads in `Office.context.diagnostics`. */
export const HOST_VERSION = "16.0.99999.0";

export const DOCUMENT_NAME = "Workbench.xlsx";

/** One runtime for pane and functions, and it has functions: what office.js looks for as it starts. */
export const WITH_SHARED_RUNTIME_AND_FUNCTIONS = 3;

export const SHOWN_AS_TASK_PANE = 2;

/** office.js asks for the ribbon's commands as it starts; the workbench's ribbon has none to send. */
export const COMMAND_INVOKED = 39;

/** Not an error but an answer: the common API has no such call here. */
export const NOT_SUPPORTED = 5001;

/**
 * The requirement sets this host plays. ExcelApi 1.15 is the last this office.js knows; a member of
 * it that is missing here answers ApiNotFound by name. The set named CustomFunctions steers how
 * office.js posts results.
 */
const REQUIREMENT_SETS: Readonly<Record<string, string>> = {
  ExcelApi: "1.15",
  CustomFunctionsRuntime: "1.3",
  CustomFunctions: "1.9",
  SharedRuntime: "1.1",
  DocumentEvents: "1.1",
  MatrixCoercion: "1.1",
  Selection: "1.1",
  Settings: "1.1",
  TextCoercion: "1.1",
  RichApiRuntime: "1.1",
  DelayForCellEdit: "1.1",
};

/** The requirement sets as office.js takes them from its host. */
export const requirementMatrix = () => JSON.stringify(REQUIREMENT_SETS);
