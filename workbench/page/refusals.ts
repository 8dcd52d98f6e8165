import type { Grid } from "../host/grid";
import type { Change } from "../host/protection";
import type { Texts } from "./texts";

/**
 * Tells whoever types what a rule or protection did not let through, as Excel does: in a dialog. What it
 * returns tells of anything else.
 */
export function tellRefusals(
  texts: Texts,
  grid: Grid,
  done: () => void
): (message: string) => void {
  const dialog = document.createElement("dialog");
  const title = document.createElement("h2");
  const message = document.createElement("p");
  const ok = document.createElement("button");
  dialog.id = "refusal";
  dialog.role = "alertdialog";
  message.id = "refusal-message";
  dialog.setAttribute("aria-describedby", message.id);
  ok.textContent = texts.ok;
  ok.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", done);
  // The spreadsheet listens to all keys of the page.
  for (const type of ["keydown", "keyup", "keypress"] as const)
    dialog.addEventListener(type, (event) => event.stopPropagation());
  dialog.append(title, message, ok);
  document.body.append(dialog);

  function tell(heading: string, text: string): void {
    if (dialog.open) return;
    title.textContent = dialog.ariaLabel = heading;
    message.textContent = text;
    dialog.showModal();
  }
  grid.onRefusedEntry(({ alert }) =>
    tell(alert.title || texts.title, alert.message || texts.refusedEntry)
  );
  grid.onRefusedChange((change) => tell(texts.title, reasonOf(texts, change)));
  return (message) => tell(texts.title, message);
}

function reasonOf(texts: Texts, { touch }: Change): string {
  if (touch === "Structure") return texts.protectedWorkbook;
  return touch === "Contents" ? texts.lockedCell : texts.protectedSheet;
}
