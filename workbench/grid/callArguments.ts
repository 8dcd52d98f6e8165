import type { IRange } from "@univerjs/core";
import {
  type ArrayValueObject,
  type BaseReferenceObject,
  type BaseValueObject,
  type ErrorValueObject,
  type FunctionVariantType,
  NullValueObject,
} from "@univerjs/engine-formula";
import { columnName, makeA1, MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import type { CellValue } from "../host/grid";
import type { FunctionMetadata } from "./functionMetadata";

/** The arguments of a call, as Excel hands them to the add-in. */
export interface CallArguments {
  readonly values: readonly unknown[];
  /** Where each argument stands, `Sheet1!A1:B2`; `null` for a computed value. */
  readonly addresses: readonly (string | null)[];
  /**
   * The values as one text, equal for equal arguments alone. An empty cell is told from a 0 in it, also
   * where both arrive as 0.
   */
  readonly key: string;
  /** The first error among the values: Excel answers it without calling the function. */
  readonly error: string | undefined;
}

/**
 * Reads the arguments of a call.
 *
 * @param empty What an empty cell arrives as: 0 in Excel for Windows, `null` on the web.
 * @param nameOf The name of a sheet by its id, as it stands in a formula.
 */
export function readArguments(
  parameters: FunctionMetadata["parameters"],
  variants: readonly FunctionVariantType[],
  empty: 0 | null,
  nameOf: (sheetId: string) => string
): CallArguments {
  const addresses: (string | null)[] = [];
  let key = "";
  let error: string | undefined;

  function cell(object: BaseValueObject): CellValue {
    if (object.isError()) error ??= (object as ErrorValueObject).getErrorType();
    const isEmpty = object.isNull();
    const value = isEmpty ? empty : (object as { getValue?(): CellValue }).getValue!();
    if (isEmpty) key += "e,";
    else if (typeof value === "string") key += `s${value.length}:${value},`;
    else key += `${String(value)},`;
    return value;
  }
  function argument(variant: FunctionVariantType | undefined, isMatrix: boolean): unknown {
    const area = variant && isReference(variant) ? areaOf(variant) : null;
    addresses.push(area && addressOf(area, nameOf));
    if (!variant || isLeftOut(variant)) {
      key += "-;";
      return null;
    }
    const block = area ? cellsIn(area) : blockOf(variant);
    key += `${block.length}x${block[0]?.length ?? 0};`;
    const values = block.map((row) => row.map(cell));
    return isMatrix ? values : values[0]?.[0];
  }

  const values = parameters.map(({ dimensionality, repeating }, i) => {
    const isMatrix = dimensionality === "matrix";
    return repeating
      ? variants.slice(i).map((variant) => argument(variant, isMatrix))
      : argument(variants[i], isMatrix);
  });
  return { values, addresses, key, error };
}

const isReference = (variant: FunctionVariantType): variant is BaseReferenceObject =>
  variant.isReferenceObject();

/** `DESK.F(1,,2)`: the argument between the commas is no empty cell but none at all. */
function isLeftOut(variant: FunctionVariantType): boolean {
  return !isReference(variant) && !variant.isArray() && variant.isNull();
}

const blockOf = (value: FunctionVariantType): BaseValueObject[][] =>
  value.isArray()
    ? (value as ArrayValueObject)
        .getArrayValue()
        .map((row) => row.map((each) => each ?? NullValueObject.create()))
    : [[value as BaseValueObject]];

/** A reference and the cells it refers to. */
interface Area {
  readonly reference: BaseReferenceObject;
  readonly range: IRange;
}

const areaOf = (reference: BaseReferenceObject): Area => ({
  reference,
  range: reference.getRangePosition(),
});

function cellsIn({ reference, range }: Area): BaseValueObject[][] {
  const { startRow, startColumn, endRow, endColumn } = range;
  const empty = NullValueObject.create();
  const block = Array.from({ length: endRow - startRow + 1 }, () =>
    new Array<BaseValueObject>(endColumn - startColumn + 1).fill(empty)
  );
  reference.iterator((value, row, column) => {
    const line = block[row - startRow];
    if (line && value) line[column - startColumn] = value;
    return true;
  });
  return block;
}

function addressOf({ reference, range }: Area, nameOf: (sheetId: string) => string): string {
  const { startRow, startColumn, endRow, endColumn } = range;
  const sheet = nameOf(reference.getSheetId());
  const isColumns = reference.isColumn();
  const isRows = reference.isRow();
  if (startRow === endRow && startColumn === endColumn && !isColumns && !isRows)
    return `${sheet}!${columnName(startColumn)}${startRow + 1}`;
  const cells = makeA1({
    row: isColumns ? 0 : startRow,
    column: isRows ? 0 : startColumn,
    rows: isColumns ? MAX_ROWS : endRow - startRow + 1,
    columns: isRows ? MAX_COLUMNS : endColumn - startColumn + 1,
  });
  return `${sheet}!${cells}`;
}
