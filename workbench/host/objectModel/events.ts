import { makeA1 } from "../a1";
import type { Grid, GridEvent } from "../grid";

/** Numbers of office.js' events that this host sends. */
export const EventType = {
  Changed: 10,
  Activated: 11,
  Deactivated: 12,
  SelectionChanged: 14,
} as const;

/** What office.js calls the target of events of the whole workbook. */
export const WHOLE_WORKBOOK = "Workbook";

/** Sends an event to the add-in. */
export type Post = (type: number, target: string, payload: object) => void;

/** Which events the add-in listens to, and their sending. */
export class EventRegistry {
  private readonly listening = new Set<string>();
  private active: string;

  constructor(
    grid: Grid,
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

  private take(event: GridEvent): void {
    const worksheetId = event.sheet;
    if (event.kind === "selected")
      this.send(EventType.SelectionChanged, { worksheetId, address: makeA1(event.rect) });
    else if (event.kind === "edited")
      this.send(EventType.Changed, {
        worksheetId,
        address: makeA1(event.rect),
        changeType: "RangeEdited",
        source: "Local",
        shiftDirection: "None",
        triggerSource: event.by === "addin" ? "ThisLocalAddin" : "Unknown",
      });
    else if (worksheetId !== this.active) {
      this.send(EventType.Deactivated, { worksheetId: this.active });
      this.active = worksheetId;
      this.send(EventType.Activated, { worksheetId });
    }
  }

  private send(
    type: number,
    payload: { readonly worksheetId: string; readonly [more: string]: string }
  ): void {
    for (const target of [payload.worksheetId, WHOLE_WORKBOOK])
      if (this.listening.has(keyOf(type, target))) this.post(type, target, payload);
  }
}

const keyOf = (type: number, target: string) => `${type} ${target}`;
