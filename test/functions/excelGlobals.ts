/** What Excel puts beside the custom functions: enough of it to call them without a workbook. */

class CustomFunctionsError extends Error {
  constructor(
    readonly code: string,
    message?: string
  ) {
    super(message);
  }
}

const globals = globalThis as unknown as Record<string, unknown>;
globals.CustomFunctions = {
  Error: CustomFunctionsError,
  ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
  associate: () => undefined,
};
globals.Office = { context: { displayLanguage: "en-US" } };
