// Writes docs/functions.md and docs/functions.zh-CN.md from the JSDoc of the custom functions.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { readCatalogue } = createRequire(import.meta.url)("./functionCatalogue.js");

const WORDS = {
  en: {
    file: "docs/functions.md",
    other: "[简体中文](functions.zh-CN.md)",
    title: "Functions",
    intro:
      "Type them into cells: `=DESK.IMP(430)`. Ranges spill. An empty cell is never a zero: a score not yet there leaves the result blank. In an array that a formula computes, Excel does not tell which values are empty: there a 0 is a 0. Where your Excel uses a decimal comma, arguments are separated by semicolons.",
    made: "This page is made from the source by `npm run docs`.",
    groups: {
      boards: "Boards and contracts",
      teams: "Teams: IMPs and VPs",
      pairs: "Pairs: matchpoints and cross-IMPs",
      butler: "Datum and Butler",
      xiangqi: "Xiangqi",
      results: "Score sheets",
      event: "Swiss events",
    },
    parameter: "Parameter",
    meaning: "Meaning",
    gives: "Gives",
    rule: "Rule",
    example: "Example",
    shows: "Shows",
  },
  "zh-CN": {
    file: "docs/functions.zh-CN.md",
    other: "[English](functions.md)",
    title: "函数",
    intro:
      "在单元格中输入，例如 `=DESK.IMP(430)`。区域会自动溢出。空单元格绝不当作 0：还没有成绩的地方，结果留空。由公式算出的数组里 Excel 不说明哪些值是空的：那里的 0 就是 0。如果您的 Excel 用逗号作小数点，参数之间用分号。",
    made: "本页由 `npm run docs` 从源代码生成。",
    groups: {
      boards: "牌和定约",
      teams: "队式赛：IMP 和 VP",
      pairs: "双人赛：比赛分和交叉 IMP",
      butler: "基准分和 Butler",
      xiangqi: "象棋",
      results: "记分表",
      event: "积分编排赛",
    },
    parameter: "参数",
    meaning: "含义",
    gives: "结果",
    rule: "依据",
    example: "例子",
    shows: "显示",
  },
};

/** The pages by their file names. */
export function pages() {
  const catalogue = readCatalogue();
  return Object.entries(WORDS).map(([locale, words]) => ({
    file: words.file,
    text: page(catalogue, locale, words),
  }));
}

function page({ namespace, functions }, locale, words) {
  const groups = Object.entries(words.groups).map(([group, heading]) => {
    const members = functions.filter((one) => one.group === group);
    return `## ${heading}\n\n${members.map((one) => section(one, namespace, locale, words)).join("\n")}`;
  });
  return `# ${words.title}\n\n${words.other}\n\n${words.intro}\n\n${words.made}\n\n${groups.join("\n")}`;
}

function section({ name, examples, text }, namespace, locale, words) {
  const { summary, details, parameters, result, rule } = text[locale];
  const signature = parameters.map((one) => (one.optional ? `[${one.name}]` : one.name)).join(", ");
  const lines = [
    `### ${namespace}.${name}(${signature})`,
    summary,
    details,
    parameters.length &&
      table(
        [words.parameter, words.meaning],
        parameters.map((one) => [`\`${one.name}\``, one.description])
      ),
    `**${words.gives}**: ${result}`,
    `**${words.rule}**: ${rule}`,
    table(
      [words.example, words.shows],
      examples.map((one) => [`\`${one.formula}\``, `\`${one.result}\``])
    ),
  ];
  return `${lines.filter(Boolean).join("\n\n")}\n`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { file, text } of pages()) writeFileSync(new URL(`../${file}`, import.meta.url), text);
