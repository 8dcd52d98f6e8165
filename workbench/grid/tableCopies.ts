import { ICommandService } from "@univerjs/core";
import { IDefinedNamesService } from "@univerjs/engine-formula";
import { AddSheetTableMutation, type IAddSheetTableParams } from "@univerjs/sheets-table";
import { makeGridReference, mapTable } from "../host/structuredReference";
import { injectorOf } from "./injector";
import { follow } from "./step";
import { rewriteFormulas, type TableModel } from "./tableModel";
import type { UniverBook } from "./univerBook";

type FormulaAt = (sheet: string, row: number, column: number) => string | undefined;

/**
 * A sheet's copy brings tables of the same names along: each gets a name of its own, as in Excel, and
 * the formulas on the copy mean the table beside them.
 */
export function nameCopies(book: UniverBook, model: TableModel, formulaAt: FormulaAt): void {
  const injector = injectorOf(book.api);
  const commands = injector.get(ICommandService);
  const unitId = book.workbook.getId();
  const renamed = new WeakMap<object, string>();

  function isTaken(name: string): boolean {
    const names = injector.get(IDefinedNamesService).getDefinedNameMap(unitId) ?? {};
    return [...model.tables(), ...Object.values(names)].some(
      (named) => named.name.toLowerCase() === name.toLowerCase()
    );
  }

  function freeName(name: string): string {
    for (let number = model.tables().length + 1; ; number++)
      if (!isTaken(`${name}${number}`)) return `${name}${number}`;
  }

  commands.beforeCommandExecuted(({ id, params }) => {
    if (id !== AddSheetTableMutation.id) return;
    const table = params as IAddSheetTableParams;
    if (!isTaken(table.name)) return;
    renamed.set(table, table.name);
    table.name = freeName(table.name);
  });
  commands.onCommandExecuted(({ id, params }) => {
    const before = params && renamed.get(params);
    if (id !== AddSheetTableMutation.id || before === undefined) return;
    const { subUnitId, name: table } = params as IAddSheetTableParams;
    const { redos } = rewriteFormulas(
      book,
      formulaAt,
      (formula) =>
        mapTable(formula, before, (reference) => makeGridReference({ ...reference, table })),
      subUnitId
    );
    follow(book.api, redos);
  });
}
