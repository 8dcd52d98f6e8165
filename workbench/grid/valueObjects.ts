import {
  ArrayValueObject,
  type BaseValueObject,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
} from "@univerjs/engine-formula";
import { isBlock, isCellError, type Outcome, type ResultCell } from "./outcome";

const knownErrors = new Set<string>(Object.values(ErrorType));

/** An error value of Univer's engine; what it does not know becomes #VALUE!. */
export const errorValue = (code: string): ErrorValueObject =>
  ErrorValueObject.create(knownErrors.has(code) ? (code as ErrorType) : ErrorType.VALUE);

/** A result as Univer's engine takes it; a block spills. */
export function valueObjectOf(outcome: Outcome): BaseValueObject {
  if (!isBlock(outcome)) return cellValue(outcome);
  const values = outcome.map((row) => row.map(cellValue));
  const only = values.length === 1 && values[0]?.length === 1 ? values[0][0] : undefined;
  if (only) return only;
  return ArrayValueObject.create({
    calculateValueList: values,
    rowCount: values.length,
    columnCount: values[0]?.length ?? 0,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

// Not ValueObjectFactory: that would read the texts "7", "3-2" and "TRUE" as typed.
function cellValue(cell: ResultCell): BaseValueObject {
  if (isCellError(cell)) return errorValue(cell.code);
  if (typeof cell === "string") return StringValueObject.create(cell);
  if (typeof cell === "boolean") return BooleanValueObject.create(cell);
  return NumberValueObject.create(cell ?? 0);
}
