import type { StepFailure } from "./eventDesk";
import { stepFailure } from "./stepFailure";

/** The requirement set in which an add-in may start with a workbook. */
const STARTING = ["SharedRuntime", "1.1"] as const;

/** Whether the pane opens with this workbook; null where this Excel cannot. */
export async function opensWithBook(): Promise<boolean | null> {
  if (!Office.context.requirements.isSetSupported(...STARTING)) return null;
  return Office.addin.getStartupBehavior().then(
    (behavior) => behavior === Office.StartupBehavior.load,
    () => null
  );
}

/** Sets whether the pane opens with this workbook; null when it is done. */
export async function openWithBook(withBook: boolean): Promise<StepFailure | null> {
  const { load, none } = Office.StartupBehavior;
  try {
    await Office.addin.setStartupBehavior(withBook ? load : none);
    return null;
  } catch (error) {
    return stepFailure(error);
  }
}

/**
 * Shows the pane where this workbook opens with it: Excel itself starts the add-in only, unseen. The
 * workbook keeps it; for somebody without the add-in Excel shows an error in its place.
 */
export async function showWithBook(): Promise<void> {
  // Where it cannot be shown, the button of the ribbon still does.
  if (await opensWithBook()) await Office.addin.showAsTaskpane().catch(() => undefined);
}
