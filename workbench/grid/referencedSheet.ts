import { BaseReferenceObject } from "@univerjs/engine-formula";

/** A sheet's id by its name, for each workbook. */
type SheetIds = Parameters<BaseReferenceObject["setForcedSheetId"]>[0];

/**
 * Univer 0.25.1 looks up the sheet of a reference that a function gives by the sheet's name, and takes
 * the formula's own sheet where there is none: cells found in a table, as by `INDEX(Table[Name],2)`,
 * know the table's sheet by its id alone. This lets them keep it.
 */
export function keepSheetsOfReferences(): void {
  const { prototype } = BaseReferenceObject;
  if (kept.has(prototype)) return;
  kept.add(prototype);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its object below
  const { setForcedSheetId } = prototype;
  prototype.setForcedSheetId = function (this: BaseReferenceObject, ids: SheetIds) {
    if (this.getForcedSheetName()) setForcedSheetId.call(this, ids);
  };
}

const kept = new WeakSet<object>();
