import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// eslint-disable-next-line @typescript-eslint/no-require-imports -- a build script, not a module
const { readCatalogue } = require("../../scripts/functionCatalogue") as {
  readCatalogue: () => {
    functions: { name: string; examples: { formula: string; result: string }[] }[];
  };
};

const ROOT = join(__dirname, "..", "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { functions } = readCatalogue();
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const PAGES = [
  ...["README.md", "README.zh-CN.md", "CHANGELOG.md"],
  ...[
    "install.md",
    "install.zh-CN.md",
    "architecture.md",
    "functions.md",
    "functions.zh-CN.md",
    "workbench.md",
    "workbench.zh-CN.md",
    "swiss-rule.md",
    "swiss-rule.zh-CN.md",
    "swiss.md",
    "swiss.zh-CN.md",
    "pairs.md",
    "pairs.zh-CN.md",
    "sharing.md",
    "sharing.zh-CN.md",
  ].map((page) => `docs/${page}`),
];

test("the function reference says what the source says", () => {
  const made = JSON.parse(
    execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        'import { pages } from "./scripts/docs.mjs"; console.log(JSON.stringify(pages()))',
      ],
      { cwd: ROOT, encoding: "utf8" }
    )
  ) as { file: string; text: string }[];
  expect(made).toHaveLength(2);
  // Where this fails, run: npm run docs
  for (const { file, text } of made) expect([file, read(file)]).toEqual([file, text]);
});

test.each(["README.md", "README.zh-CN.md"])(
  "%s shows every function with an example that is tested",
  (file) => {
    const rows = [...read(file).matchAll(/^\| `([A-Z]+)`\s*\|.*\| `(=.+?)`\s*\| `(.+?)`\s*\|$/gm)];
    expect(rows.map((row) => row[1])).toEqual(functions.map((one) => one.name));
    for (const [, name, formula, result] of rows)
      expect(functions.find((one) => one.name === name)!.examples).toContainEqual({
        formula,
        result,
      });
  }
);

test.each(["README.md", "README.zh-CN.md"])(
  "%s opens with a picture and the two commands",
  (file) => {
    const screen = read(file).split("\n").slice(0, 40).join("\n");
    expect(screen).toMatch(/!\[.+\]\(docs\/pictures\/workbench.*\.png\)/);
    expect(screen).toContain("npm ci && npm start");
    expect(screen).toContain("npm cit");
  }
);

test.each(PAGES)("every link and picture of %s is there", (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    (match) => match[1]!
  );
  for (const target of targets)
    expect([target, existsSync(join(ROOT, dirname(page), target))]).toEqual([target, true]);
});

test.each(PAGES)("every command %s names is a script of the project", (page) => {
  const commands = [...read(page).matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1]!);
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
});

/** The names of an interface's members, as its source declares them. */
function membersOf(file: string, name: string): string[] {
  const body = new RegExp(`interface ${name} \\{\\n([^]*?)\\n\\}`).exec(read(file))![1]!;
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map((match) => match[1]!).sort();
}

describe.each(["docs/workbench.md", "docs/workbench.zh-CN.md"])("%s", (page) => {
  test("tells of every option of npm start, and of no other", () => {
    const { stdout } = spawnSync(process.execPath, ["workbench/start.mjs", "--help"], {
      cwd: ROOT,
      encoding: "utf8",
    });
    const known = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map((match) => match[1]);
    const told = [...read(page).matchAll(/^\| `(--[a-z-]+)/gm)].map((match) => match[1]);
    expect(told).toEqual(known);
  });

  test.each([
    ["workbench", "workbench/page/consoleApi.ts", "ConsoleApi"],
    ["faults", "workbench/host/faults.ts", "Faults"],
  ])("tells of all that %s can do in the console, and of no more", (object, file, name) => {
    const code = [...read(page).matchAll(/```js\n[^]*?```|`[^`\n]+`/g)].join("\n");
    const told = [...code.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, "g"))];
    const names = new Set(told.map((match) => match[1]));
    expect([...names].sort()).toEqual(membersOf(file, name));
  });
});
