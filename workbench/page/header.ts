import type { Platform } from "../grid/customFunctions";
import { element } from "./element";
import type { Texts } from "./texts";

/** The line above the spreadsheet. */
export interface Header {
  showPlatform(platform: Platform): void;
  /** Lists what the add-in asked Excel for in vain. */
  showMissing(missing: readonly string[]): void;
}

/** Fills the line above the spreadsheet and tells when another Excel is chosen. */
export function setUpHeader(texts: Texts, onPlatform: (platform: Platform) => void): Header {
  element("title").textContent = texts.title;
  element("subtitle").textContent = texts.subtitle;
  const choice = element<HTMLFieldSetElement>("platform");
  choice.querySelector("legend")!.textContent = texts.platform;
  const options = [...choice.querySelectorAll("input")];
  const words = {
    windows: { name: texts.windows, hint: texts.emptyAsZero },
    web: { name: texts.web, hint: texts.emptyAsNothing },
  };
  for (const option of options) {
    const { name, hint } = words[option.value as Platform];
    option.nextElementSibling!.textContent = name;
    option.parentElement!.title = hint;
    option.addEventListener("change", () => onPlatform(option.value as Platform));
  }

  const missing = element<HTMLDetailsElement>("missing");
  missing.querySelector("p")!.textContent = texts.missingHint;
  return {
    showPlatform(platform) {
      for (const option of options) option.checked = option.value === platform;
    },
    showMissing(names) {
      missing.hidden = names.length === 0;
      missing.querySelector("summary")!.textContent = texts.missing.replace(
        "{count}",
        String(names.length)
      );
      missing.querySelector("ul")!.replaceChildren(
        ...names.map((name) => {
          const item = document.createElement("li");
          item.textContent = name;
          return item;
        })
      );
    },
  };
}
