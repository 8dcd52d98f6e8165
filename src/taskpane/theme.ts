/** Shows the page dark or light: as Excel is, and where Excel does not say, as the system is. */
export function followTheme(
  page: HTMLElement,
  office: Partial<Office.OfficeTheme> | undefined
): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    page.dataset.theme = (isDark(office) ?? system.matches) ? "dark" : "light";
  };
  show();
  system.addEventListener("change", show);
}

function isDark(office: Partial<Office.OfficeTheme> | undefined): boolean | undefined {
  if (typeof office?.isDarkTheme === "boolean") return office.isDarkTheme;
  // Older versions of Excel give the colours alone.
  const [, red, green, blue] =
    /^#?(\w\w)(\w\w)(\w\w)/.exec(office?.bodyBackgroundColor ?? "") ?? [];
  if (!red || !green || !blue) return undefined;
  const [r, g, b] = [red, green, blue].map((part) => parseInt(part, 16)) as [
    number,
    number,
    number,
  ];
  return 0.299 * r + 0.587 * g + 0.114 * b < 128;
}
