import type { Locale } from "../../src/locales/locale";
import { openPane } from "../../src/taskpane/pane";
import { type FakeDesk, fakeDesk, pastedList } from "./fakeDesk";
import { type FakeShareDesk, fakeShareDesk } from "./fakeShareDesk";
import { SAMPLE } from "./sampleCatalogue";

/** The pane on a screen, and a hand that clicks and types. */
export interface PaneScreen {
  readonly root: HTMLElement;
  readonly desk: FakeDesk;
  readonly share: FakeShareDesk;
  /** Everything that can be read. */
  text(selector?: string): string;
  texts(selector: string): string[];
  status(): string;
  button(label: string): HTMLButtonElement;
  press(label: string): Promise<void>;
  /** Types into the field with that label. */
  fill(label: string, text: string): void;
  field(label: string): HTMLInputElement;
  choose(label: string, option: string): void;
}

/** Waits until all that was asked of the desk has been answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Text as read on the screen, without the line breaks of the templates. */
export function read(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

/** Opens the pane over a workbook. */
export async function openScreen(
  desk: FakeDesk | null = fakeDesk(),
  locale: Locale = "en",
  share: FakeShareDesk | null = desk && fakeShareDesk(desk)
): Promise<PaneScreen> {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement("div"));
  openPane(root, {
    locale,
    load: () => Promise.resolve(SAMPLE),
    insert: null,
    desks: desk && share && { event: desk, scores: desk.scores, pairs: desk.pairs, share },
  });
  await settled();

  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const named = <T extends Element>(selector: string, label: string): T => {
    const found = all(selector).find(
      (one) => read(one) === label || one.getAttribute("aria-label") === label
    );
    if (!found) throw new Error(`no ${selector} “${label}” among: ${read(root)}`);
    return found as T;
  };
  const control = (label: string) =>
    root.querySelector<HTMLInputElement>(
      `#${named<HTMLLabelElement>("label", label).getAttribute("for")!}`
    )!;
  return {
    root,
    desk: desk!,
    share: share!,
    text: (selector) => read(selector ? root.querySelector(selector) : root),
    texts: (selector) => all(selector).map(read),
    status: () => read(root.querySelector(".status [role=status]")),
    button: (label) => named("button", label),
    async press(label) {
      const button = named<HTMLButtonElement>("button", label);
      button.focus();
      button.click();
      await settled();
    },
    fill(label, text) {
      const field = control(label);
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    field: control,
    choose(label, option) {
      const select = control(label) as unknown as HTMLSelectElement;
      const found = [...select.options].find((one) => read(one) === option);
      if (!found) throw new Error(`no “${option}” in ${label}`);
      select.value = found.value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
}

/** An event of so many teams, set up and entered by clicking, before its first round. */
export async function eventOnScreen(teams: number, rounds = 5): Promise<PaneScreen> {
  const screen = await openScreen();
  await screen.press("Event");
  screen.fill("Title", "Harbour Cup");
  screen.fill("Rounds", String(rounds));
  // The pane draws one, by which round 1 would be another each time.
  screen.fill("Seed", "26");
  await screen.press("Make the event");
  screen.fill("List of entrants", pastedList(teams));
  await screen.press(`Write the list (${teams})`);
  return screen;
}

/** The same after so many rounds, all results in. */
export async function roundsOnScreen(
  teams: number,
  played: number,
  rounds = 5
): Promise<PaneScreen> {
  const screen = await eventOnScreen(teams, rounds);
  for (let round = 1; round <= played; round++) {
    await screen.press(`Post round ${round}`);
    screen.desk.typeAll(round);
    screen.desk.tell();
    await settled();
    if (round < rounds) await screen.press(`Pair round ${round + 1}`);
  }
  return screen;
}
