import { makeA1, MAX_COLUMNS, MAX_ROWS } from "../a1";
import type { Cell, ChangedBy, Grid, GridEvent, Rect } from "../grid";
import type { HostObject } from "../hostObject";

/** Numbers of office.js' events that this host sends. */
export const EventType = {
  SettingsChanged: 1,
  DocumentSelectionChanged: 2,
  Changed: 10,
  Activated: 11,
  Deactivated: 12,
  Added: 13,
  SelectionChanged: 14,
  Deleted: 15,
  Calculated: 16,
  FormatChanged: 18,
  RowSorted: 19,
  RowHiddenChanged: 22,
  FormulaChanged: 23,
  TableSelectionChanged: 100,
  TableChanged: 101,
  TableAdded: 102,
  TableDeleted: 103,
  WorkbookActivated: 2203,
} as const;

/** The events of one sheet, by the names office.js registers for them. */
export const SHEET_EVENTS = {
  DataChangedEvent: EventType.Changed,
  ActivatedEvent: EventType.Activated,
  DeactivatedEvent: EventType.Deactivated,
  SelectionChangedEvent: EventType.SelectionChanged,
  CalculatedEvent: EventType.Calculated,
  FormatChangedEvent: EventType.FormatChanged,
  RowSortedEvent: EventType.RowSorted,
  RowHiddenChangedEvent: EventType.RowHiddenChanged,
  FormulaChangedEvent: EventType.FormulaChanged,
};

/** What office.js calls the target of events of the whole workbook. */
export const WHOLE_WORKBOOK = "Workbook";

/** Sends an event to the add-in. */
export type Post = (type: number, target: string, payload: object) => void;

/** What every event of a sheet tells. */
type Payload = Readonly<{ worksheetId: string } & Record<string, unknown>>;

/** Which events the add-in listens to, and their sending. */
export class EventRegistry {
  /** `context.runtime.enableEvents`. */
  enabled = true;
  private readonly listening = new Set<string>();
  private active: string;
  /** Events go out in their order, though some wait for a result. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly grid: Grid,
    private readonly post: Post
  ) {
    this.active = grid.activeSheet();
    grid.onEvent((event) => this.take(event));
  }

  /** `target` is a sheet's id or the whole workbook. */
  listen(type: number, target: string): void {
    this.listening.add(keyOf(type, target));
  }

  forget(type: number, target: string): void {
    this.listening.delete(keyOf(type, target));
  }

  /** Sends what happened on a sheet to those who listen there or to the workbook. */
  send(type: number, payload: Payload): void {
    this.sendWhenKnown(type, payload.worksheetId, () => payload);
  }

  /**
   * Sends an event for which office.js does not register with Excel for Windows: it takes it or not.
   * On the web it asks for the same by the common API.
   */
  sendUnasked(type: number): void {
    if (this.enabled) this.then(() => this.post(type, "", {}));
  }

  private sendWhenKnown(
    type: number,
    sheet: string,
    payload: () => Payload | Promise<Payload>
  ): void {
    const targets = this.listeners(type, sheet);
    if (targets.length === 0) return;
    this.then(async () => {
      const known = await payload();
      for (const target of targets) this.post(type, target, known);
    });
  }

  /** Sends to those of some targets who listen. */
  sendTo(type: number, targets: readonly string[], payload: Payload): void {
    if (!this.enabled) return;
    const listening = targets.filter((target) => this.listening.has(keyOf(type, target)));
    if (listening.length > 0)
      this.then(() => listening.forEach((target) => this.post(type, target, payload)));
  }

  private listeners(type: number, sheet: string): string[] {
    if (!this.enabled) return [];
    return [sheet, WHOLE_WORKBOOK].filter((target) => this.listening.has(keyOf(type, target)));
  }

  private then(work: () => void | Promise<void>): void {
    // One event that cannot be told must not keep the later ones back.
    this.last = this.last.then(work).catch((reason: unknown) => console.error(reason));
  }

  private take(event: GridEvent): void {
    const worksheetId = event.sheet;
    switch (event.kind) {
      case "edited":
        return this.edited(event);
      case "moved":
        return this.moved(event);
      case "formatted":
        return this.send(EventType.FormatChanged, this.onCells(worksheetId, event.rect));
      case "rowsSorted":
        return this.send(EventType.RowSorted, this.onCells(worksheetId, event.rect));
      case "rowsHidden":
        return this.send(EventType.RowHiddenChanged, {
          ...this.onCells(worksheetId, event.rect),
          changeType: event.hidden ? "Hidden" : "Unhidden",
        });
      case "selected":
        this.sendUnasked(EventType.DocumentSelectionChanged);
        return this.send(EventType.SelectionChanged, {
          worksheetId,
          address: event.areas.map(makeA1).join(","),
        });
      case "added":
        return this.send(EventType.Added, { worksheetId, source: LOCAL });
      case "removed":
        return this.send(EventType.Deleted, { worksheetId, source: LOCAL });
      case "calculated":
        return this.send(EventType.Calculated, { worksheetId, address: makeA1(event.rect) });
      case "activated":
        return this.then(() => this.activated());
    }
  }

  /** A sheet that was in front for a moment only, while another was made, is not told of. */
  private activated(): void {
    const now = this.grid.activeSheet();
    if (now === this.active) return;
    const turns = [
      [EventType.Deactivated, this.active],
      [EventType.Activated, now],
    ] as const;
    for (const [type, worksheetId] of turns)
      for (const target of this.listeners(type, worksheetId))
        this.post(type, target, { worksheetId });
    this.active = now;
  }

  private edited(event: GridEvent & { kind: "edited" }): void {
    const { sheet, rect, by, before, formerFormulas = [] } = event;
    const details = before && this.details(sheet, rect, before);
    this.sendWhenKnown(EventType.Changed, sheet, async () => ({
      ...this.onCells(sheet, rect),
      changeType: "RangeEdited",
      shiftDirection: "None",
      triggerSource: triggerOf(by),
      ...(await details),
    }));
    if (formerFormulas.length === 0) return;
    const formulaDetails = formerFormulas.map(({ row, column, formula }) => ({
      cellAddress: makeA1({ row, column, rows: 1, columns: 1 }),
      previousFormula: formula,
    }));
    this.send(EventType.FormulaChanged, { worksheetId: sheet, source: LOCAL, formulaDetails });
  }

  private moved({ sheet, moved, by }: GridEvent & { kind: "moved" }): void {
    const { rect, change, along } = moved;
    const part = rect.columns === MAX_COLUMNS ? "Row" : rect.rows === MAX_ROWS ? "Column" : "Cell";
    this.send(EventType.Changed, {
      ...this.onCells(sheet, rect),
      changeType: `${part}${change}`,
      shiftDirection: part === "Cell" ? SHIFTS[change][along] : "None",
      triggerSource: triggerOf(by),
    });
  }

  private onCells(worksheetId: string, rect: Rect): Payload {
    const address = makeA1(rect);
    return { worksheetId, address, source: LOCAL, referenceId: `${worksheetId}!${address}` };
  }

  /** Excel tells what stood in a cell and stands there now when it is one cell alone. */
  private async details(sheet: string, rect: Rect, before: Cell): Promise<object> {
    const isThere = () => this.grid.sheets().some(({ id }) => id === sheet);
    const read = () => (isThere() ? this.grid.cells(sheet, rect)[0]?.[0] : undefined);
    let after = read();
    if (after?.formula !== undefined) {
      await this.grid.settled();
      after = read();
    }
    return {
      valueBefore: before.value ?? "",
      valueTypeBefore: before.type,
      valueAfter: after?.value ?? "",
      valueTypeAfter: after?.type ?? "Empty",
    };
  }
}

const LOCAL = "Local";
const SHIFTS = {
  Inserted: { Rows: "ShiftCellDown", Columns: "ShiftCellRight" },
  Deleted: { Rows: "ShiftCellUp", Columns: "ShiftCellLeft" },
} as const;
const triggerOf = (by: ChangedBy) => (by === "addin" ? "ThisLocalAddin" : "Unknown");
const keyOf = (type: number, target: string) => `${type} ${target}`;

/**
 * Makes the pair of methods by which office.js starts and ends listening to each event of a class:
 * `_RegisterActivatedEvent` and `_UnregisterActivatedEvent` for `ActivatedEvent`.
 */
export function tellsOf<T extends HostObject>(
  { prototype }: { prototype: T },
  events: Readonly<Record<string, number>>,
  where: (object: T) => { readonly registry: EventRegistry; readonly target: string }
): void {
  for (const [name, type] of Object.entries(events)) {
    const method = (prefix: string, act: (object: T) => void) =>
      Object.defineProperty(prototype, `_${prefix}${name}`, {
        value(this: T) {
          act(this);
        },
      });
    method("Register", (object) => {
      const { registry, target } = where(object);
      registry.listen(type, target);
    });
    method("Unregister", (object) => {
      const { registry, target } = where(object);
      registry.forget(type, target);
    });
  }
}
