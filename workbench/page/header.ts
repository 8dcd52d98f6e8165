import type { Platform } from "../grid/customFunctions";
import { reopenWith } from "./address";
import { element } from "./element";
import { type Language, languageNames, languages, type Texts } from "./texts";

/** The line above the spreadsheet. */
export interface Header {
  showPlatform(platform: Platform): void;
}

/** Fills the line above the spreadsheet and tells when another Excel is chosen. */
export function setUpHeader(
  texts: Texts,
  language: Language,
  onPlatform: (platform: Platform) => void
): Header {
  element("title").textContent = texts.title;
  element("subtitle").textContent = texts.subtitle;
  element("tools").ariaLabel = texts.tools;
  setUpLanguage(texts, language);
  return { showPlatform: setUpPlatform(texts, onPlatform) };
}

/** Another language opens the page anew: the sample workbook is written in it, too. */
function setUpLanguage(texts: Texts, language: Language): void {
  const select = element<HTMLSelectElement>("language");
  select.ariaLabel = texts.language;
  select.replaceChildren(
    ...languages.map((one) => {
      const option = new Option(languageNames[one], one, false, one === language);
      option.lang = one;
      return option;
    })
  );
  select.addEventListener("change", () => {
    const chosen = select.value;
    select.value = language; // a person who is asked may stay
    reopenWith("language", chosen);
  });
}

function setUpPlatform(texts: Texts, onPlatform: (platform: Platform) => void) {
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
  return (platform: Platform) => {
    for (const option of options) option.checked = option.value === platform;
  };
}
