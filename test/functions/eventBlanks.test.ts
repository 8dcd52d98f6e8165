import { STANDINGS } from "../../src/functions/event";
import { readEmptyCells } from "../../src/workbook/emptyCells";

jest.mock("../../src/workbook/emptyCells");
const reads = jest.mocked(readEmptyCells);

test("in Excel for Windows an empty VP cell arrives as 0 and is still no result", async () => {
  const entrants = [["No."], [1], [2], [3], [4]];
  const round = [
    ["Home no.", "Away no.", "Home VP", "Away VP"],
    [1, 2, 0, 0], // empty in the sheet
    [3, 4, 20, 0], // a real 0
  ];
  reads.mockImplementation(() => Promise.resolve((row) => row === 1));
  const addresses = ["", "Entrants!A1:A5", "'Round 1'!A1:D3"];
  const invocation = { address: "Standings!A1", parameterAddresses: addresses };
  const table = await STANDINGS(null as never, entrants, [round], invocation);
  expect(reads).toHaveBeenCalledWith({ sheet: "Round 1", cells: "A1:D3" });
  const shown = table.slice(1).map((row) => [row[1] as number, row.at(-2)]);
  expect(Object.fromEntries(shown)).toEqual({ 1: "", 2: "", 3: 20, 4: 0 });
});
