// The event of wholeEvent.bench.ts runs where the tests of the workbench's host do: the real office.js in
// jsdom over the headless grid.
const path = require("node:path");
const { projects } = require("../jest.config.js");

const host = projects.find(({ displayName }) => displayName === "host");

module.exports = {
  ...host,
  displayName: "bench",
  rootDir: path.join(__dirname, ".."),
  testMatch: ["<rootDir>/bench/**/*.bench.ts"],
  testTimeout: 3_600_000, // what is measured is not judged by a limit
};
