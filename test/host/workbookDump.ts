import { bookOf } from "../../workbench/files/bookOf";

/**
 * All of the workbook as plain data: cells with formulas and formats, sizes, names, tables, rules,
 * print set-up and XML parts. A part that was deleted and put back has another id.
 */
export async function workbookDump(): Promise<unknown> {
  await workbenchGrid.settled();
  const { sheets, names, xmlParts } = bookOf(workbenchHost.model);
  return JSON.parse(
    JSON.stringify({
      sheets,
      names: [...names].sort((one, other) => one.name.localeCompare(other.name)),
      xmlParts: xmlParts.map(({ xml }) => xml).sort(),
    })
  );
}
