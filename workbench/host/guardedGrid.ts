import { accessDenied } from "./apiError";
import type { NewCell } from "./copies";
import type { Grid, Rect } from "./grid";
import { type Change, isRefused, type ProtectionGrid, type Touch } from "./protection";

/** What a call of the grid changes; null for one that changes nothing protection is about. */
type Guards = {
  readonly [Member in keyof Grid]:
    ((...args: Parameters<Grid[Member]>) => readonly Change[]) | null;
};

/**
 * The grid as an add-in gets it: what protection stands in the way of is answered as denied, before
 * anything is done. Every member of the grid has its place in the table below, so a new one does not
 * compile until it is said what it changes.
 */
export function guardedGrid(grid: Grid): Grid {
  const calls = Object.entries(grid) as [keyof Grid, (...args: unknown[]) => unknown][];
  const guards = guardsOf(grid) as Record<keyof Grid, Guard | null>;
  const guarded = calls.map(([member, call]) => {
    const changes = guards[member];
    if (!changes) return [member, call] as const;
    const guard = (...args: unknown[]) => {
      for (const change of changes(...args)) demand(grid, change);
      return call(...args);
    };
    return [member, guard] as const;
  });
  return Object.fromEntries(guarded) as unknown as Grid;
}

type Guard = (...args: unknown[]) => readonly Change[];

/** Throws where protection stands in the way of a change. */
export function demand(grid: ProtectionGrid, change: Change): void {
  if (isRefused(grid, change)) throw accessDenied();
}

const STRUCTURE: Change = { touch: "Structure" };

const inCells =
  (touch: Touch) =>
  (sheet: string, rect: Rect): Change[] => [{ touch, sheet, rect }];

const onSheet =
  (touch: Touch) =>
  (sheet: string): Change[] => [{ touch, sheet }];

function guardsOf(grid: Grid): Guards {
  const ofTable = (id: string, touch: Touch): Change[] => {
    const table = grid.tables().find((each) => each.id === id);
    return table ? [{ touch, sheet: table.sheet }] : [];
  };
  const designOfTable = (id: string) => ofTable(id, "Design");
  return {
    sheets: null,
    addSheet: () => [STRUCTURE],
    copySheet: () => [STRUCTURE],
    changeSheet: (sheet, { name, position, visibility, tabColor, ...rest }) => [
      ...([name, position, visibility, tabColor].some((v) => v !== undefined) ? [STRUCTURE] : []),
      ...(rest.standardWidth === undefined ? [] : onSheet("FormatColumns")(sheet)),
    ],
    removeSheet: () => [STRUCTURE],
    activeSheet: null,
    activateSheet: null,

    cells: null,
    texts: null,
    write: inCells("Contents"),
    clear: (sheet, rect, what) => [
      ...(what === "Formats" ? [] : inCells("Contents")(sheet, rect)),
      ...(what === "Contents" ? [] : inCells("FormatCells")(sheet, rect)),
    ],
    usedRange: null,
    spillOf: null,
    recalculate: null,

    format: null,
    setFormat: inCells("FormatCells"),
    numberFormats: null,
    setNumberFormats: inCells("FormatCells"),

    columnWidth: null,
    setColumnWidth: onSheet("FormatColumns"),
    autofitColumns: onSheet("FormatColumns"),
    rowHeight: null,
    setRowHeight: onSheet("FormatRows"),
    autofitRows: onSheet("FormatRows"),
    columnHidden: null,
    hideColumns: onSheet("FormatColumns"),
    rowHidden: null,
    hideRows: onSheet("FormatRows"),
    frozen: null,
    freeze: null,

    looks: null,
    put: (sheet, rect, cells) => {
      const some = (test: (cell: NewCell) => boolean) =>
        cells.some((line) => line.some((cell) => cell && test(cell)));
      return [
        ...(some(({ content }) => content !== undefined) ? inCells("Contents")(sheet, rect) : []),
        // A look that comes with its content, as when sorted or pasted, is no formatting of its own.
        ...(some(({ content, look }) => look !== undefined && content === undefined)
          ? inCells("FormatCells")(sheet, rect)
          : []),
      ];
    },
    cut: (from, to) => [from, to].flatMap(({ sheet, rect }) => inCells("Contents")(sheet, rect)),

    merges: null,
    merge: inCells("Design"),
    unmerge: inCells("Design"),

    moveCells: (sheet, moved) =>
      inCells(`${shortOf(moved.change)}${moved.along}`)(sheet, moved.rect),

    oneStep: null,
    undo: null,
    redo: null,
    forgetSteps: null,

    selection: null,
    select: null,

    tables: null,
    addTable: ({ sheet }) => onSheet("Design")(sheet),
    changeTable: designOfTable,
    removeTable: designOfTable,
    forgetColumns: designOfTable,

    sheetFilter: null,
    setSheetFilter: onSheet("Design"),
    filters: null,
    filterColumn: (owner) =>
      "sheet" in owner ? onSheet("AutoFilter")(owner.sheet) : ofTable(owner.table, "AutoFilter"),

    names: null,
    setName: ({ sheet }) => (sheet === null ? [] : onSheet("Design")(sheet)),
    removeName: (_, sheet) => (sheet === null ? [] : onSheet("Design")(sheet)),

    onEvent: null,

    settled: null,
    calculationState: null,
    holdCalculation: null,
    calculatePending: null,

    validations: null,
    setValidation: inCells("Design"),
    invalidCells: null,
    onRefusedEntry: null,

    conditionalFormats: null,
    addConditionalFormat: onSheet("FormatCells"),
    changeConditionalFormat: onSheet("FormatCells"),
    removeConditionalFormat: onSheet("FormatCells"),
    moveConditionalFormat: onSheet("FormatCells"),

    sheetProtection: null,
    protectSheet: null,
    workbookProtection: null,
    protectWorkbook: null,
    locks: null,
    setLocks: inCells("Design"),
    onRefusedChange: null,
  };
}

const shortOf = (change: "Inserted" | "Deleted") => (change === "Inserted" ? "Insert" : "Delete");
