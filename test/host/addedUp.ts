import type { EventBook } from "../../src/workbook/eventBook";
import { roundTable } from "../../src/workbook/eventNames";
import { hundredths, PRINTED_CONTINUOUS } from "../fixtures/vpTables";

/** The printed table of the WBF for 16 boards: VPs of the winner in hundredths, by IMPs from 0. */
const WINNER = hundredths(PRINTED_CONTINUOUS[16]!);

/** VPs of the side that has a margin, in hundredths. */
export function vpsOf(margin: number): number {
  const vps = WINNER[Math.min(Math.abs(margin), WINNER.length - 1)]!;
  return margin >= 0 ? vps : 2000 - vps;
}

/** A result for everybody to see: home's IMPs less away's. */
export const marginOf = (round: number, match: number) => ((round * 17 + match * 29) % 83) - 41;

/** Who meets whom by a round's table, row by row; nobody is away of who sits out. */
export async function pairsOf(round: number): Promise<[number, number | null][]> {
  return Excel.run(async (context) => {
    const { columns } = context.workbook.tables.getItem(roundTable(round));
    const [home, away] = ([1, 3] as const).map((at) =>
      columns.getItemAt(at).getDataBodyRange().load("values")
    );
    await context.sync();
    return home!.values.map(([one], i): [number, number | null] => {
      const other = (away!.values[i] as unknown[])[0];
      return [Number(one), other === "" ? null : Number(other)];
    });
  });
}

/** Types a column from its first row on. */
export function typeColumn(
  round: number,
  heading: string,
  values: readonly number[]
): Promise<void> {
  return Excel.run(async (context) => {
    const column = context.workbook.tables.getItem(roundTable(round)).columns.getItem(heading);
    column
      .getDataBodyRange()
      .getCell(0, 0)
      .getResizedRange(values.length - 1, 0).values = values.map((value) => [value]);
    await context.sync();
  });
}

/** The totals by number that the sheet of the standings shows, in hundredths. */
export async function totalsShown(): Promise<Map<number, number>> {
  const values = await Excel.run(async (context) => {
    const cell = context.workbook.names.getItem("DeskStandings").getRange();
    const spilled = cell.getSpillingToRange().load("values");
    await context.sync();
    return spilled.values as unknown[][];
  });
  return new Map(
    values
      .slice(1)
      .map(([, number, , total]): [number, number] => [
        Number(number),
        Math.round(100 * Number(total)),
      ])
  );
}

/** What a director would have to put right, or still to type. */
export const open = ({ findings }: EventBook) => findings.filter(({ weight }) => weight !== "note");
/** Names of so many teams. */
export const namesOf = (count: number) => Array.from({ length: count }, (_, i) => `Team ${i + 1}`);
