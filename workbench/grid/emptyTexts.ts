import { CellValueType } from "@univerjs/core";
import { BaseReferenceObject, StringValueObject } from "@univerjs/engine-formula";

/**
 * A formula that gives "" fills its cell with a text. Univer 0.25.1 takes such a cell for an empty one
 * when a formula reads it, and an empty cell counts as 0 on the way to a custom function: this makes
 * every reference give the text, as Excel does.
 */
export function keepEmptyTexts(): void {
  const { prototype } = BaseReferenceObject;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its reference below
  const iterator = prototype.iterator;
  prototype.iterator = function (callback) {
    return iterator.call(this, (value, row, column) =>
      callback(value ?? emptyText(this, row, column), row, column)
    );
  };
}

function emptyText(reference: BaseReferenceObject, row: number, column: number) {
  const cell = reference.getCellData(row, column);
  return cell?.v === "" && cell.t === CellValueType.STRING ? StringValueObject.create("") : null;
}
