/**
 * Makes the buttons of a list one stop of the Tab key, in which the arrow keys, Home and End walk.
 *
 * @returns to be called when the list has been filled anew, with the id of the button that had the
 *   focus before, if one had.
 */
export function walkWithArrows(list: HTMLElement): (focused: string | null) => void {
  const buttons = () => [...list.querySelectorAll("button")];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };

  list.addEventListener("focusin", ({ target }) => stopAt(target as HTMLElement));
  list.addEventListener("keydown", (event) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  });

  return (focused) => {
    const all = buttons();
    const same = all.find(({ id }) => id === focused);
    stopAt(same ?? all.at(-1));
    if (focused !== null) (same ?? all.at(-1))?.focus({ preventScroll: true });
  };
}
