import type { StepFailure } from "./eventDesk";

const EDITING = "InvalidOperationInCellEditMode";
const PROTECTED = "AccessDenied";

/** What an error of Excel means to the director; `sheet` is the one that was about to be written. */
export function stepFailure(error: unknown, sheet = ""): StepFailure {
  const { code, message } = error as Partial<OfficeExtension.Error>;
  if (code === EDITING) return { kind: "editing" };
  if (code === PROTECTED) return { kind: "protected", sheet };
  return { kind: "refused", reason: message ?? String(error) };
}

/** Whether a request was refused as a whole because a cell is being edited. */
export function isEditing(error: unknown): boolean {
  return (error as Partial<OfficeExtension.Error>).code === EDITING;
}
