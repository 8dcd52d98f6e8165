// Finds a browser of Chromium's kin on this machine: for the browser tests and the pictures.
const { existsSync } = require("fs");
const path = require("path");

// Keeps the browser itself off the network.
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const linux = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/opt/google/chrome/chrome",
  "/opt/microsoft/msedge/msedge",
];

const mac = ["Google Chrome", "Microsoft Edge", "Chromium"].flatMap((name) => {
  const program = `Applications/${name}.app/Contents/MacOS/${name}`;
  return [`/${program}`, path.join(process.env.HOME ?? "", program)];
});

const windows = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((variable) => {
  const folder = process.env[variable];
  return folder === undefined
    ? []
    : ["Google/Chrome", "Microsoft/Edge", "Chromium"].map((name) =>
        path.join(folder, name, "Application", name.endsWith("Edge") ? "msedge.exe" : "chrome.exe")
      );
});

/** The program of a browser: the one CHROME_PATH names, else the first in its usual place, else null. */
function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names no program: ${named}`);
    return named;
  }
  const places = { darwin: mac, win32: windows }[process.platform] ?? linux;
  return places.find((place) => existsSync(place)) ?? null;
}

module.exports = { findBrowser, QUIET };
