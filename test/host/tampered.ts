import type { Difference, Verification } from "../../src/workbook/verification";
import { calculated } from "./deskFunctions";
import { verificationNow } from "./verifiedEvent";

/** What a difference must say, as far as a test cares. */
export type Due = Partial<Omit<Difference, "place">> & { readonly at?: string | null };

/** That a verification found it, and that no line of the log tells of it. */
export function expectFound({ differences }: Verification, due: Due): void {
  const { at, ...rest } = due;
  const [sheet, cell] = at?.split("!") ?? [];
  const place = at === undefined ? {} : { place: at === null ? null : { sheet, cell } };
  expect(differences).toContainEqual(
    expect.objectContaining({ explanation: null, ...rest, ...place })
  );
}

/** Writes into a cell as somebody at the keyboard would, looks, and puts back what stood there. */
export async function withCells(
  cells: Readonly<Record<string, string | number>>,
  look: (found: Verification) => void
): Promise<void> {
  const write = async (contents: readonly (readonly [string, unknown])[]) => {
    const before = await Excel.run(async (context) => {
      const ranges = contents.map(([at]) => rangeAt(context, at).load("formulas,numberFormat"));
      await context.sync();
      const held = ranges.map(({ formulas, numberFormat }, i) => {
        const isText = numberFormat[0]![0] === "@";
        return [contents[i]![0], isText ? String(formulas[0]![0]) : formulas[0]![0]] as const;
      });
      contents.forEach(([, content], i) => (ranges[i]!.formulas = [[content]]));
      await context.sync();
      return held;
    });
    await calculated();
    return before;
  };
  const before = await write(Object.entries(cells));
  try {
    look(await verificationNow());
  } finally {
    await write(before);
  }
}

/** A cell by its sheet and name. */
export function rangeAt(context: Excel.RequestContext, at: string): Excel.Range {
  const [sheet = "", cell = ""] = at.split("!");
  return context.workbook.worksheets.getItem(sheet).getRange(cell);
}

/** The formula of a cell. */
export async function formulaAt(at: string): Promise<string> {
  return Excel.run(async (context) => {
    const range = rangeAt(context, at).load("formulas");
    await context.sync();
    return String(range.formulas[0]![0]);
  });
}

/** What some cells show. */
export async function valuesAt(at: string): Promise<(string | number | boolean)[][]> {
  return Excel.run(async (context) => {
    const range = rangeAt(context, at).load("values");
    await context.sync();
    return range.values as (string | number | boolean)[][];
  });
}
