import { parseA1, splitAddress } from "../a1";
import { invalidArgument, itemNotFound } from "../apiError";
import type { DefinedName, Grid, Rect, Table } from "../grid";
import { sameName } from "../hostObject";
import { movedLayout, NEW_LAYOUT, type PageLayout } from "../pageLayout";
import type { Surroundings } from "../surroundings";
import { EventRegistry, EventType, type Post } from "./events";
import type { KnownCriteria } from "./filters";
import { tellOfTables } from "./tableEvents";
import { tablePlace } from "./tablePlace";
import type { TableOrder } from "./tableSort";
import { ChartStore } from "./chartStore";
import { DocumentState } from "./documentState";
import { HeldRanges } from "./heldRanges";
import { PerSheet } from "./perSheet";
import { PLAIN_VIEW, type SheetView } from "./sheetView";

/** Where a range lies. */
export interface Place {
  readonly sheet: string;
  readonly rect: Rect;
}

export const CALCULATION_MODES = ["Automatic", "AutomaticExceptTables", "Manual"] as const;
export type CalculationMode = (typeof CALCULATION_MODES)[number];

/** What a workbook holds besides the cells of its grid. */
export class Model {
  /** Values of `workbook.settings`, as JSON. */
  readonly settings = new Map<string, string>();
  readonly customXmlParts = new Map<string, string>();
  /** Whether the add-in starts with the workbook. */
  startsAddin = false;
  readonly events: EventRegistry;
  readonly ranges: HeldRanges;
  readonly views: PerSheet<SheetView>;
  readonly layouts: PerSheet<PageLayout>;
  readonly document: DocumentState;
  readonly charts: ChartStore;
  /** How tables were sorted last, by their ids. */
  readonly orders = new Map<string, TableOrder>();
  /** What add-ins asked of filtered columns. */
  readonly criteria = new Map<string, KnownCriteria>();
  private readonly tabIds = new Map<string, number>();
  private readonly tableNumbers = new Map<string, number>();
  private readonly settingsListeners: (() => void)[] = [];
  private readonly newWorkbooks = new Map<string, string | null>();
  private mode: CalculationMode = "Automatic";
  private lastId = 0;

  constructor(
    readonly grid: Grid,
    post: Post,
    readonly surroundings: Surroundings
  ) {
    this.events = new EventRegistry(grid, post);
    tellOfTables(grid, this.events);
    this.ranges = new HeldRanges(grid);
    this.views = new PerSheet(grid, PLAIN_VIEW);
    this.layouts = new PerSheet(grid, NEW_LAYOUT, movedLayout);
    this.document = new DocumentState(grid);
    this.charts = new ChartStore(grid);
  }

  get tables(): readonly Table[] {
    return this.grid.tables();
  }

  get names(): readonly DefinedName[] {
    return this.grid.names();
  }

  /** An id no table or part has had before. */
  nextId(): number {
    return ++this.lastId;
  }

  get calculationMode(): CalculationMode {
    return this.mode;
  }

  setCalculationMode(mode: CalculationMode): void {
    this.mode = mode;
    this.grid.holdCalculation(mode === "Manual");
  }

  /** Nothing is calculated until the request that asks for it is at its end. */
  suspendCalculation(): void {
    this.grid.holdCalculation(true);
  }

  /** Calls the listener when a value of `workbook.settings` was set or deleted. */
  onSettingsChanged(listener: () => void): void {
    this.settingsListeners.push(listener);
  }

  /** Sets a value of `workbook.settings`, or deletes it where there is none. */
  setSetting(key: string, json: string | undefined): void {
    if (json === undefined) this.settings.delete(key);
    else this.settings.set(key, json);
    this.document.isDirty = true;
    this.events.sendUnasked(EventType.SettingsChanged);
    for (const listener of this.settingsListeners) listener();
  }

  /** A request is at its end. */
  requestDone(): void {
    this.grid.holdCalculation(this.mode === "Manual");
  }

  /** Keeps a workbook that an add-in has made until it opens it. */
  keepNewWorkbook(base64: string | null): string {
    const id = `new-${this.nextId()}`;
    this.newWorkbooks.set(id, base64);
    return id;
  }

  takeNewWorkbook(id: string): string | null {
    const base64 = this.newWorkbooks.get(id);
    if (base64 === undefined) throw itemNotFound();
    return base64;
  }

  /** A sheet's number, the same for as long as the workbook is open. */
  tabId(sheet: string): number {
    const id = this.tabIds.get(sheet) ?? this.tabIds.size + 1;
    this.tabIds.set(sheet, id);
    return id;
  }

  /** A table's number, the same for as long as the workbook is open. */
  tableNumber(table: string): number {
    const number = this.tableNumbers.get(table) ?? this.tableNumbers.size + 1;
    this.tableNumbers.set(table, number);
    return number;
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
    return this.placeBehind(text, from, new Set());
  }

  /** @param seen The names that led here: one that leads to itself has no place. */
  private placeBehind(text: string, from: string, seen: Set<string>): Place {
    const { sheet: name, cells } = splitAddress(text);
    const sheet = name === null ? from : this.findSheet(name);
    if (sheet === undefined) throw invalidArgument();
    const rect = parseA1(cells);
    if (rect) return { sheet, rect };
    const named = this.findName(cells, sheet) ?? this.findName(cells, null);
    if (named && seen.has(named.name)) throw invalidArgument();
    if (named) return this.placeBehind(named.formula.slice(1), sheet, seen.add(named.name));
    const inTable = tablePlace(cells, this.tables);
    if (!inTable) throw invalidArgument();
    return inTable;
  }

  findName(name: string, sheet: string | null): DefinedName | undefined {
    return this.names.find((n) => n.sheet === sheet && sameName(n.name, name));
  }
}
