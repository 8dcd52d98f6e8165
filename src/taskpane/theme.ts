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
  const channels = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(
    office?.bodyBackgroundColor ?? ""
  );
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => parseInt(hex, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
