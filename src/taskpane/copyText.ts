/** Copies plain text; `false` where neither the clipboard nor the copy command may be used. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Office on the web frames the pane without the clipboard's permission; WebView2 may refuse too.
    return copyByCommand(text);
  }
}

/** From a text field, because Excel would paste the styles of a copied piece of the page. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "offscreen";
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
