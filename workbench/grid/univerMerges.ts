import type { ICellData, IRange } from "@univerjs/core";
import { AddWorksheetMergeMutation, RemoveWorksheetMergeMutation } from "@univerjs/sheets";
import type { CellsGrid, Rect } from "../host/grid";
import type { MergesGrid } from "../host/merges";
import { intersection, matrixOf } from "../host/rect";
import { cellDataOf } from "./cellData";
import { cellsStep, type Step, steps, takeStep } from "./step";
import { rangeOf, rectOf, type UniverBook } from "./univerBook";

const EMPTY: ICellData = cellDataOf({ value: null });

/** Merged cells. */
export function univerMerges(
  { api, workbook, sheet: sheetOf, as }: UniverBook,
  { cells }: Pick<CellsGrid, "cells">
): MergesGrid {
  const merges = (id: string) => sheetOf(id).getSheet().getMergeData().map(rectOf);

  function blocks(mutation: string, inverse: string, subUnitId: string, rects: Rect[]): Step {
    if (rects.length === 0) return steps();
    const ranges: IRange[] = rects.map(rangeOf);
    const params = { unitId: workbook.getId(), subUnitId, ranges };
    return { redos: [{ id: mutation, params }], undos: [{ id: inverse, params }] };
  }
  const added = (id: string, rects: Rect[]) =>
    blocks(AddWorksheetMergeMutation.id, RemoveWorksheetMergeMutation.id, id, rects);
  const removed = (id: string, rects: Rect[]) =>
    blocks(RemoveWorksheetMergeMutation.id, AddWorksheetMergeMutation.id, id, rects);
  const meeting = (id: string, rect: Rect) => merges(id).filter((m) => intersection(m, rect));

  /** The first content goes into the first cell, the others are lost. */
  function emptied(id: string, rect: Rect): Step {
    const filled = cells(id, rect)
      .flatMap((line, r) => line.map((cell, c) => ({ cell, r, c })))
      .filter(({ cell }) => cell.type !== "Empty");
    const [first] = filled;
    if (!first || (filled.length === 1 && first.r === 0 && first.c === 0)) return steps();
    const { value, formula } = first.cell;
    const kept = cellDataOf(formula === undefined ? { value } : { formula });
    const contents = matrixOf(rect, (row, column) =>
      row === rect.row && column === rect.column ? kept : EMPTY
    );
    const byColumn = (line: ICellData[]) =>
      Object.fromEntries(line.map((cell, c) => [rect.column + c, cell]));
    const byRow = contents.map((line, r) => [rect.row + r, byColumn(line)]);
    return cellsStep(api, id, Object.fromEntries(byRow));
  }

  return {
    merges,
    merge: (id, rect) =>
      as("addin", () =>
        takeStep(api, steps(removed(id, meeting(id, rect)), emptied(id, rect), added(id, [rect])))
      ),
    unmerge: (id, rect) => as("addin", () => takeStep(api, removed(id, meeting(id, rect)))),
  };
}
