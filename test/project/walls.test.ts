import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(__dirname, "..", "..");

/** What the lint rules of the walls say about lines of code in their rooms, all in one run of ESLint. */
const CHECK = `
import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import config from "./eslint.config.mjs";
const isWall = (rule) => rule.startsWith("no-restricted");
const check = ([file, code]) => {
  const walls = config
    .filter(({ files, rules }) => rules && files?.some((one) => one !== "**/*.ts" && file.startsWith(one.split("*")[0])))
    .map(({ rules }) => ({
      files: ["**/*.ts"],
      languageOptions: { parser: tseslint.parser },
      rules: Object.fromEntries(Object.entries(rules).filter(([rule]) => isWall(rule))),
    }));
  return new Linter().verify(code, walls, file).map(({ ruleId, message }) => ruleId ?? message);
};
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(check)));
`;

type Line = readonly [file: string, code: string];

const FORBIDDEN_IMPORTS: readonly Line[] = [
  ["src/scoring/x.ts", 'import { VP } from "../functions/teams";'],
  ["src/scoring/x.ts", 'import { parseContract } from "../formats/contractText";'],
  ["src/xiangqi/x.ts", 'import { imp } from "../scoring/imp";'],
  ["src/basics/x.ts", 'import { imp } from "../scoring/imp";'],
  ["src/formats/x.ts", 'import { problems } from "../locales/problems/en";'],
  ["src/workbook/x.ts", 'import { VP } from "../functions/teams";'],
  ["src/functions/x.ts", 'import { openPane } from "../taskpane/pane";'],
  ["src/event/x.ts", 'import { html } from "lit";'],
  ["src/taskpane/x.ts", 'import { createHost } from "../../workbench/host/host";'],
  ["workbench/host/x.ts", 'import { imp } from "../../src/scoring/imp";'],
  ["workbench/host/x.ts", 'import { univerGrid } from "../grid/univerGrid";'],
  ["workbench/host/objectModel/x.ts", 'import { univerGrid } from "../../grid/univerGrid";'],
  ["workbench/host/x.ts", 'import { Univer } from "@univerjs/core";'],
  ["workbench/files/x.ts", 'import { univerGrid } from "../grid/univerGrid";'],
  ["workbench/grid/x.ts", 'import { texts } from "../page/texts";'],
];

const FORBIDDEN_THINGS: readonly Line[] = [
  ["src/scoring/x.ts", "export const x = Excel.run;"],
  ["src/formats/x.ts", "export const x = document.title;"],
  ["src/pairing/x.ts", "export const x = Math.random();"],
  ["src/event/x.ts", "export const x = new Date();"],
  ["src/functions/x.ts", "export const x = Excel.run;"],
  ["src/taskpane/x.ts", "export const x = Excel.run;"],
];

const ALLOWED: readonly Line[] = [
  [
    "src/functions/x.ts",
    'import { imp } from "../scoring/imp"; import { x } from "../workbook/address";',
  ],
  ["src/formats/x.ts", 'import type { Contract } from "../scoring/contract";'],
  ["src/taskpane/x.ts", 'import { html } from "lit"; import { x } from "../locales/pane/en";'],
  ["src/workbook/x.ts", "export const x = Excel.run;"],
];

const lines = [...FORBIDDEN_IMPORTS, ...FORBIDDEN_THINGS, ...ALLOWED];
const complaints = JSON.parse(
  execFileSync(process.execPath, ["--input-type=module", "-e", CHECK, JSON.stringify(lines)], {
    cwd: ROOT,
    encoding: "utf8",
  })
) as string[][];
const about = (line: Line) => complaints[lines.indexOf(line)];

test.each(FORBIDDEN_IMPORTS.map((line) => [...line, line] as const))(
  "%s may not write: %s",
  (_file, _code, line) => {
    expect(about(line)).toEqual(["no-restricted-imports"]);
  }
);

test.each(FORBIDDEN_THINGS.map((line) => [...line, line] as const))(
  "%s may not write: %s",
  (_file, _code, line) => {
    expect(about(line)).toHaveLength(1);
  }
);

test.each(ALLOWED.map((line) => [...line, line] as const))(
  "%s may write: %s",
  (_file, _code, line) => {
    expect(about(line)).toEqual([]);
  }
);
