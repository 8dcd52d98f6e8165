import { parseA1, splitAddress } from "../a1";
import { invalidArgument, itemNotFound } from "../apiError";
import type { DefinedName, Grid, Rect, Table } from "../grid";
import { sameName } from "../hostObject";
import { EventRegistry, type Post } from "./events";
import { PerSheet } from "./perSheet";
import { PLAIN_VIEW, type SheetView } from "./sheetView";

/** Where a range lies. */
export interface Place {
  readonly sheet: string;
  readonly rect: Rect;
}

/** What a workbook holds besides the cells of its grid. */
export class Model {
  tables: Table[] = [];
  names: NamedFormula[] = [];
  /** Values of `workbook.settings`, as JSON. */
  readonly settings = new Map<string, string>();
  readonly customXmlParts = new Map<string, string>();
  readonly events: EventRegistry;
  readonly views: PerSheet<SheetView>;
  private readonly tabIds = new Map<string, number>();
  private lastId = 0;

  constructor(
    readonly grid: Grid,
    post: Post
  ) {
    this.events = new EventRegistry(grid, post);
    this.views = new PerSheet(grid, PLAIN_VIEW);
  }

  /** An id no table or part has had before. */
  nextId(): number {
    return ++this.lastId;
  }

  /** A sheet's number, the same for as long as the workbook is open. */
  tabId(sheet: string): number {
    const id = this.tabIds.get(sheet) ?? this.tabIds.size + 1;
    this.tabIds.set(sheet, id);
    return id;
  }

  /** The id of a sheet that is asked for by name or id. */
  findSheet(key: string): string | undefined {
    return this.grid.sheets().find(({ id, name }) => id === key || sameName(name, key))?.id;
  }

  nameOfSheet(id: string): string {
    const sheet = this.grid.sheets().find((s) => s.id === id);
    if (!sheet) throw itemNotFound();
    return sheet.name;
  }

  /** The place of an address, a defined name or a table, seen from a sheet. */
  place(text: string, from: string): Place {
    const { sheet: name, cells } = splitAddress(text);
    const sheet = name === null ? from : this.findSheet(name);
    if (sheet === undefined) throw invalidArgument();
    const rect = parseA1(cells);
    if (rect) return { sheet, rect };
    const named = this.findName(cells, sheet) ?? this.findName(cells, null);
    if (named) return this.place(named.formula.replace(/^=/, ""), sheet);
    const table = this.tables.find((t) => sameName(t.name, cells));
    if (!table) throw invalidArgument();
    return { sheet: table.sheet, rect: bodyOf(table) };
  }

  findName(name: string, sheet: string | null): NamedFormula | undefined {
    return this.names.find((n) => n.sheet === sheet && sameName(n.name, name));
  }

  changeTable(table: Table, change: Partial<Table>): void {
    const changed = { ...table, ...change };
    this.grid.showTable(changed);
    this.tables = this.tables.map((t) => (t.id === table.id ? changed : t));
  }
}

/** A defined name with what only Excel's name manager shows of it. */
export interface NamedFormula extends DefinedName {
  readonly comment: string;
  readonly visible: boolean;
}

/** A table without its header row. */
export const bodyOf = ({ rect }: Table): Rect => ({
  ...rect,
  row: rect.row + 1,
  rows: rect.rows - 1,
});
