import type { BoardLine } from "../event/boardLine";
import { grouped } from "../event/grouped";
import { lineupChecks } from "../event/lineupChecks";
import { LINEUP_COLUMNS } from "../locales/resultsWords";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { lineupHeadings, readLineups } from "./resultTables";
import type { CheckFinding } from "./scoreDesk";
import { columnsOf } from "./tableRows";

/** All that is to be asked about in the line-ups, with its cells. The results say which teams sit where. */
export function lineupFindings(
  block: SheetBlock,
  lines: readonly Pick<BoardLine, "round" | "table" | "room" | "ns" | "ew" | "isTurned">[]
): CheckFinding[] {
  const { sittings, rows, problems } = readLineups(block.values, 0);
  const at = columnsOf(block.values[0] ?? [], LINEUP_COLUMNS, lineupHeadings);
  const rooms = grouped(lines, ({ round, table, room }) => JSON.stringify([round, table, room]));
  const checked = sittings.map((sitting) => {
    const { round, table, room } = sitting;
    const own = rooms.get(JSON.stringify([round, table, room]));
    // Line-ups have people as they were to sit.
    const first = own?.find(({ isTurned }) => !isTurned);
    return { sitting, ns: first?.ns ?? null, ew: first?.ew ?? null };
  });
  return [
    ...problems.map(({ problem, values, place }) => ({
      ...{ problem, values, round: null },
      place: place ? placeIn(block, place.row, place.column) : null,
    })),
    ...lineupChecks(checked).map(({ code, row, seat, values }) => ({
      ...{ code, values, round: Number(values["round"]) },
      place: placeIn(block, rows[row]!, at.get(seat ?? "from") ?? 0),
    })),
  ];
}
