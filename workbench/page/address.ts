/**
 * What a person chose on the page stands in its address and nowhere else: another tab, or the next
 * start, begins afresh, and an address can be handed on.
 */
type Setting = "language" | "theme" | "pane" | "addin";

/** What the address asks for, as it is written there. */
export const settingOf = (name: Setting): string | null =>
  new URLSearchParams(location.search).get(name);

/** Keeps a choice in the address; the page stays. */
export function keepSetting(name: Setting, value: string): void {
  history.replaceState(history.state, "", addressWith(name, value));
}

/** Opens the page anew with another choice. */
export function reopenWith(name: Setting, value: string): void {
  location.assign(addressWith(name, value));
}

function addressWith(name: Setting, value: string): URL {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  return address;
}
