import { makeA1 } from "../a1";
import type { ChangedBy, Grid, GridEvent, Rect } from "../grid";
import type { CellsMoved } from "../moved";
import { intersection } from "../rect";
import { type EventRegistry, EventType, WHOLE_WORKBOOK } from "./events";

/** The events of one table, by the names office.js registers for them. */
export const TABLE_EVENTS = {
  DataChangedEvent: EventType.TableChanged,
  SelectionChangedEvent: EventType.TableSelectionChanged,
};

/** The events of a collection of tables. */
export const TABLES_EVENTS = {
  DataChangedEvent: EventType.TableChanged,
  AddedEvent: EventType.TableAdded,
  DeletedEvent: EventType.TableDeleted,
};

const LOCAL = "Local";

/** Tells add-ins what happens to tables: on one, on those of a sheet, or on all. */
export function tellOfTables(grid: Grid, events: EventRegistry): void {
  /** The tables with selected cells. */
  let selected: ReadonlySet<string> = new Set();

  const on = (sheet: string) => grid.tables().filter((table) => table.sheet === sheet);

  function changed(sheet: string, rect: Rect, changeType: string, by: ChangedBy): void {
    for (const { id: tableId, rect: whole } of on(sheet)) {
      const shared = intersection(rect, whole);
      if (!shared) continue;
      const address = makeA1(shared);
      events.sendTo(EventType.TableChanged, [tableId, sheet, WHOLE_WORKBOOK], {
        tableId,
        worksheetId: sheet,
        address,
        changeType,
        source: LOCAL,
        triggerSource: by === "addin" ? "ThisLocalAddin" : "Unknown",
        referenceId: `${sheet}!${address}`,
      });
    }
  }

  function selection(sheet: string, areas: readonly Rect[]): void {
    const inside = new Map<string, string>();
    for (const { id, rect } of on(sheet)) {
      const shared = areas.flatMap((area) => intersection(area, rect) ?? []);
      if (shared.length > 0) inside.set(id, shared.map(makeA1).join(","));
    }
    for (const tableId of new Set([...selected, ...inside.keys()]))
      events.sendTo(EventType.TableSelectionChanged, [tableId], {
        tableId,
        worksheetId: sheet,
        address: inside.get(tableId) ?? "",
      });
    selected = new Set(inside.keys());
  }

  function take(event: GridEvent): void {
    const { sheet } = event;
    const targets = [sheet, WHOLE_WORKBOOK];
    if (event.kind === "edited") changed(sheet, event.rect, "RangeEdited", event.by);
    else if (event.kind === "moved")
      changed(sheet, event.moved.rect, changeOf(event.moved), event.by);
    else if (event.kind === "selected") selection(sheet, event.areas);
    else if (event.kind === "tableAdded")
      events.sendTo(EventType.TableAdded, targets, {
        worksheetId: sheet,
        tableId: event.table,
        source: LOCAL,
      });
    else if (event.kind === "tableDeleted")
      events.sendTo(EventType.TableDeleted, targets, {
        worksheetId: sheet,
        tableId: event.table,
        tableName: event.name,
        source: LOCAL,
      });
  }

  grid.onEvent(take);
}

/** Cells that come or go across a table are rows or columns of it. */
const changeOf = ({ change, along }: CellsMoved): string =>
  `${along === "Rows" ? "Row" : "Column"}${change}`;
