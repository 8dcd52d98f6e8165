import type { officeThemes } from "../host/boot";
import { keepSetting, settingOf } from "./address";
import { element } from "./element";
import type { Texts } from "./texts";

/** A look that Excel can have. */
export type Theme = keyof typeof officeThemes;

const themeChoices = ["system", "light", "dark", "contrastBlack", "contrastWhite"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Whether a spreadsheet drawn in this look has light letters on a dark ground. */
export const isDark = (theme: Theme): boolean => theme === "dark" || theme === "contrastBlack";

/**
 * Lets a person choose the colours, shows the page in them and tells of each change. Without a
 * choice the page looks as the system does.
 *
 * @returns the look at the moment.
 */
export function setUpTheme(texts: Texts, changed: (theme: Theme) => void): () => Theme {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const forced = matchMedia("(forced-colors: active)");
  let choice = parseChoice(settingOf("theme"));

  function now(): Theme {
    if (choice !== "system") return choice;
    if (forced.matches) return dark.matches ? "contrastBlack" : "contrastWhite";
    return dark.matches ? "dark" : "light";
  }
  let shown = now();
  const show = () => (document.documentElement.dataset.theme = shown);
  function follow(): void {
    if (now() === shown) return;
    shown = now();
    show();
    changed(shown);
  }

  const select = element<HTMLSelectElement>("theme");
  select.ariaLabel = texts.theme;
  select.title = texts.themeHint;
  select.replaceChildren(
    ...themeChoices.map((one) => new Option(texts.themes[one], one, false, one === choice))
  );
  select.addEventListener("change", () => {
    choice = parseChoice(select.value);
    keepSetting("theme", choice);
    follow();
  });
  dark.addEventListener("change", follow);
  forced.addEventListener("change", follow);
  show();
  return () => shown;
}

const parseChoice = (text: string | null): ThemeChoice =>
  themeChoices.find((one) => one === text) ?? "system";
