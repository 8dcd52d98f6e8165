import {
  CommandType,
  type ICellData,
  ICommandService,
  IUndoRedoService,
  type Nullable,
} from "@univerjs/core";
import { type ISetSuperTableMutationParam, SetSuperTableMutation } from "@univerjs/engine-formula";
import { type ISetRangeValuesMutationParams, SetRangeValuesMutation } from "@univerjs/sheets";
import { freeHeadings } from "../host/headings";
import { gridHeading, makeGridReference, mapTable } from "../host/structuredReference";
import { injectorOf } from "./injector";
import { follow } from "./step";
import {
  headingCell,
  type KnownTable,
  rewriteFormulas,
  type TableModel,
  textOf,
  titlesOf,
} from "./tableModel";
import type { UniverBook } from "./univerBook";
import { isPartOfMove } from "./univerMoves";

type CellMatrix = NonNullable<ISetRangeValuesMutationParams["cellValue"]>;
type CellRow = Record<number, Nullable<ICellData>>;
type FormulaAt = (sheet: string, row: number, column: number) => string | undefined;

/** Headings that are kept in order. */
export interface Headings {
  /** Brings tables and header rows together now that cells and tables have moved. */
  settle(): void;
}

/**
 * Keeps headings what they are in Excel, whoever writes into a header row: text, none empty, none
 * twice; and a renamed column is renamed in every formula. It all follows from the header cells, so
 * that undo, which puts these back, puts it all back.
 */
export function keepHeadings(
  book: UniverBook,
  model: TableModel,
  formulaAt: FormulaAt,
  renamed: (table: string, names: ReadonlyMap<string, string>) => void
): Headings {
  const { api, workbook } = book;
  const injector = injectorOf(api);
  const commands = injector.get(ICommandService);
  const undo = injector.get(IUndoRedoService);
  let waiting = false;

  /** The cells about to be written that are headings of a table shown with its headings. */
  const headingsIn = (sheet: string, cells: CellMatrix) =>
    model
      .tables()
      .filter((table) => table.sheet === sheet && table.look.showHeaders)
      .flatMap((table) => {
        const row = cells[table.rect.row] as CellRow | undefined;
        const written = row ? writtenIn(row, table) : [];
        return row && written.length > 0 ? [{ table, row, written }] : [];
      });

  function beforeWriting({ subUnitId, cellValue }: ISetRangeValuesMutationParams): void {
    if (waiting && headingsIn(subUnitId, cellValue ?? {}).length > 0) settle();
    for (const { table, row, written } of headingsIn(subUnitId, cellValue ?? {})) {
      const { rect, headings } = table;
      const kept = headings.filter((_, c) => !written.includes(c));
      const wanted = written.map((c) => textOf(row[rect.column + c]));
      const free = freeHeadings(wanted, kept, (index) => (written[index] ?? 0) + 1);
      written.forEach((c, i) => {
        row[rect.column + c] = { ...row[rect.column + c], ...headingCell(free[i] ?? "") };
      });
    }
  }

  function afterWriting({ subUnitId, cellValue }: ISetRangeValuesMutationParams): void {
    for (const { table } of headingsIn(subUnitId, cellValue ?? {})) {
      const names = takeOver(table);
      if (names.size === 0) continue;
      renamed(table.id, names);
      const titles = new Map([...names].map(([from, to]) => [gridHeading(from), gridHeading(to)]));
      const { redos } = rewriteFormulas(book, formulaAt, (formula) =>
        mapTable(formula, table.name, (reference) =>
          makeGridReference({
            ...reference,
            columns: reference.columns.map((column) => titles.get(column) ?? column),
          })
        )
      );
      follow(book.api, redos);
    }
  }

  /** Gives the table the headings that stand in its cells; tells which were others before. */
  function takeOver({ table, sheet, rect, name }: KnownTable): Map<string, string> {
    const cells = book.sheet(sheet).getSheet();
    const texts = Array.from({ length: rect.columns }, (_, c) =>
      textOf(cells.getCellRaw(rect.row, rect.column + c))
    );
    const before = titlesOf(table);
    const titles = texts.map((text, c) => (text ? gridHeading(text) : (before[c] ?? "")));
    if (titles.length === before.length && titles.every((title, c) => title === before[c]))
      return new Map();
    const { columns } = table.getTableInfo();
    table.setColumns(
      titles.map((displayName, c) => {
        const column = columns[c] ?? { ...columns[0]!, id: `${table.getId()}-${c}-${displayName}` };
        return { ...column, displayName };
      })
    );
    const params: ISetSuperTableMutationParam = {
      unitId: workbook.getId(),
      tableName: name,
      reference: {
        range: table.getRange(),
        sheetId: sheet,
        titleMap: new Map(titles.map((title, c) => [title, c])),
      },
    };
    commands.syncExecuteCommand(SetSuperTableMutation.id, params);
    return new Map(
      before.flatMap((title, c) => {
        const now = texts[c];
        return now && title !== titles[c] ? [[title, now] as const] : [];
      })
    );
  }

  /** After columns came, went or moved: every header cell has a heading, and the table knows it. */
  function settle(): void {
    if (!waiting) return;
    waiting = false;
    for (const table of model.tables()) {
      if (!table.look.showHeaders) continue;
      const cells = book.sheet(table.sheet).getSheet();
      const { row, column, columns } = table.rect;
      const texts = Array.from({ length: columns }, (_, c) =>
        textOf(cells.getCellRaw(row, column + c))
      );
      const headings = freeHeadings(texts);
      takeOver(table);
      const changed = headings.flatMap((heading, c) =>
        heading === texts[c] ? [] : [[column + c, headingCell(heading)] as const]
      );
      if (changed.length > 0)
        follow(api, [
          {
            id: SetRangeValuesMutation.id,
            params: {
              unitId: workbook.getId(),
              subUnitId: table.sheet,
              cellValue: { [row]: Object.fromEntries(changed) },
            },
          },
        ]);
    }
  }

  /** Cells that only move take their headings along. */
  const isWriting = (id: string, params: object | undefined, local: boolean | undefined) =>
    id === SetRangeValuesMutation.id && !local && !isPartOfMove(undo, params);

  commands.beforeCommandExecuted(({ id, params }, options) => {
    if (isWriting(id, params, options?.onlyLocal))
      beforeWriting(params as ISetRangeValuesMutationParams);
  });
  commands.onCommandExecuted(({ id, params, type }, options) => {
    if (isWriting(id, params, options?.onlyLocal))
      afterWriting(params as ISetRangeValuesMutationParams);
    else if (type === CommandType.MUTATION && MOVES_HEADINGS.test(id) && !waiting) {
      waiting = true;
      queueMicrotask(settle);
    }
  });
  return { settle };
}

const MOVES_HEADINGS =
  /^sheet\.mutation\.(?:(?:add|delete|set-sheet)-table|(?:insert|remove)-(?:row|col|sheet)|move-(?:range|rows|columns)|reorder-range)/;

/** Which columns of the table get new content, not only a new format. */
function writtenIn(row: CellRow, { rect }: KnownTable): number[] {
  return Array.from({ length: rect.columns }, (_, c) => c).filter((c) => {
    if (!(rect.column + c in row)) return false;
    const cell = row[rect.column + c];
    return !cell || cell.v !== undefined || cell.f !== undefined || cell.p !== undefined;
  });
}
