import { type Grid, evaluate, FUNCTIONS } from "./formula";

// eslint-disable-next-line @typescript-eslint/no-require-imports -- a build script, not a module
const { readCatalogue } = require("../../scripts/functionCatalogue") as {
  readCatalogue: () => {
    functions: { name: string; examples: { formula: string; result: string }[] }[];
  };
};

const { functions } = readCatalogue();
const examples = functions.flatMap(({ examples }) =>
  examples.map(({ formula, result }) => [formula, result] as const)
);

test("every custom function has a text and an example", () => {
  expect(functions.map((one) => one.name).sort()).toEqual(Object.keys(FUNCTIONS).sort());
});

test.each(examples)("%s shows %s, as its help says", async (formula, result) => {
  expect(await evaluate(formula)).toEqual(shown(result));
});

/** `990`, `2S N` or `{620;100}` as cells. */
function shown(result: string): Grid {
  if (!result.startsWith("{")) return [[cell(result)]];
  return result
    .slice(1, -1)
    .split(";")
    .map((row) => row.split(",").map(cell));
}

function cell(text: string): unknown {
  const bare = text.trim();
  if (/^".*"$/.test(bare)) return bare.slice(1, -1);
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : bare;
}
