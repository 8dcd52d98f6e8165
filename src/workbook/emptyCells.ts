import type { Address } from "./address";

/**
 * Which cells of a range are empty. Excel for Windows hands an empty cell to a function as 0, so the
 * values alone cannot tell a board not yet played from a passed-out one; the workbook can.
 */
export type IsEmpty = (row: number, column: number) => boolean;

interface Wanted {
  readonly address: Address;
  readonly found: (isEmpty: IsEmpty) => void;
  readonly failed: (reason: unknown) => void;
}

let wanted: Wanted[] = [];

/**
 * Reads which cells of a range are empty. All calls of one moment share one request, because a
 * recalculation asks for hundreds of ranges at once and each request is a round trip.
 */
export function readEmptyCells(address: Address): Promise<IsEmpty> {
  return new Promise((found, failed) => {
    wanted.push({ address, found, failed });
    if (wanted.length === 1) setTimeout(() => void readWanted(), 0);
  });
}

async function readWanted(): Promise<void> {
  const calls = wanted;
  wanted = [];
  try {
    await read(calls);
  } catch {
    // One range may have gone with its sheet; the others are answered on their own.
    for (const call of calls) await read([call]).catch(call.failed);
  }
}

async function read(calls: readonly Wanted[]): Promise<void> {
  // A director may be typing in another cell while the sheet recalculates.
  await Excel.run({ delayForCellEdit: true }, async (context) => {
    const ranges = calls.map(({ address }) => {
      const range = context.workbook.worksheets.getItem(address.sheet).getRange(address.cells);
      // A whole column has a million cells; only the used ones can hold anything.
      const used = range.getUsedRangeOrNullObject(true);
      range.load("rowIndex,columnIndex");
      used.load("rowIndex,columnIndex,valueTypes");
      return { range, used };
    });
    await context.sync();
    ranges.forEach(({ range, used }, i) => calls[i]?.found(emptiness(range, used)));
  });
}

function emptiness(range: Excel.Range, used: Excel.Range): IsEmpty {
  if (used.isNullObject) return () => true;
  const down = range.rowIndex - used.rowIndex;
  const across = range.columnIndex - used.columnIndex;
  const types = used.valueTypes;
  return (row, column) => {
    const type = types[row + down]?.[column + across];
    return type === undefined || type === Excel.RangeValueType.empty;
  };
}
