import { followTheme } from "../../src/taskpane/theme";

/** A system that prefers dark or light pages, and may change its mind. */
function system(dark: boolean): { change: (toDark: boolean) => void } {
  let listener = () => undefined as void;
  const query = {
    matches: dark,
    addEventListener: (_: string, added: () => void) => (listener = added),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    change: (toDark) => {
      query.matches = toDark;
      listener();
    },
  };
}

function shown(office: Parameters<typeof followTheme>[1]): string | undefined {
  const page = document.createElement("html");
  followTheme(page, office);
  return page.dataset.theme;
}

test.each([
  ["a dark theme", { isDarkTheme: true }, "dark"],
  ["a light theme", { isDarkTheme: false }, "light"],
  ["a black background", { bodyBackgroundColor: "#262626" }, "dark"],
  ["a pale background", { bodyBackgroundColor: "#E6E6E6" }, "light"],
  [
    "a green background as bright as text on it is dark",
    { bodyBackgroundColor: "#107C41" },
    "dark",
  ],
])(
  "the pane goes with Excel when Excel has %s, whatever the system prefers",
  (_, office, theme) => {
    for (const dark of [true, false]) {
      system(dark);
      expect(shown(office)).toBe(theme);
    }
  }
);

test.each([undefined, {}, { bodyBackgroundColor: "Window" }])(
  "where Excel says nothing (%j), the pane goes with the system and its changes",
  (office) => {
    const { change } = system(true);
    const page = document.createElement("html");
    followTheme(page, office);
    expect(page.dataset.theme).toBe("dark");
    change(false);
    expect(page.dataset.theme).toBe("light");
  }
);
