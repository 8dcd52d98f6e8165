import { readFileSync } from "node:fs";
import { join } from "node:path";
import { VERSION } from "../../src/workbook/version";

test("a posted round tells the version that package.json has", () => {
  const file = readFileSync(join(__dirname, "../../package.json"), "utf8");
  expect(VERSION).toBe((JSON.parse(file) as { version: string }).version);
});
