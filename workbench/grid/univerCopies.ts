import { CommandType, ICommandService, type IMutation, type IStyleData } from "@univerjs/core";
import { getMoveRangeCommandMutations } from "@univerjs/sheets";
import type { CopiesGrid, Look } from "../host/copies";
import type { Rect } from "../host/grid";
import { matrixOf } from "../host/rect";
import { cellDataOf } from "./cellData";
import { exactStyle } from "./cellStyle";
import { injectorOf } from "./injector";
import { takeStep } from "./step";
import { grow, rangeOf, type UniverBook } from "./univerBook";
import { putCells } from "./univerCells";

/** Rows have changed places; the cells are written before. */
export const ROWS_SORTED = "workbench.mutation.rows-sorted";

/** The parameters of ROWS_SORTED. */
export interface RowsSortedParams {
  readonly unitId: string;
  readonly subUnitId: string;
  readonly rect: Rect;
}

const RowsSortedMutation: IMutation<RowsSortedParams> = {
  id: ROWS_SORTED,
  type: CommandType.MUTATION,
  handler: () => true,
};

/** Cells that are copied with all that makes them look as they do. */
export function univerCopies({ api, workbook, sheet: sheetOf, as }: UniverBook): CopiesGrid {
  const injector = injectorOf(api);
  const unitId = workbook.getId();
  injector.get(ICommandService).registerCommand(RowsSortedMutation);

  return {
    looks(id, rect) {
      const cells = sheetOf(id).getSheet();
      const styles = workbook.getWorkbook().getStyles();
      return matrixOf(
        rect,
        (row, column) => (styles.getStyleByCell(cells.getCellRaw(row, column)) ?? null) as Look
      );
    },
    put: (id, rect, cells, how) =>
      as("addin", () => {
        putCells(sheetOf(id), rect, (row, column) => {
          const cell = cells[row]?.[column];
          if (!cell) return null;
          const { content, look } = cell;
          return {
            ...(content ? cellDataOf(content) : {}),
            ...(look === undefined ? {} : { s: exactStyle(look) as IStyleData }),
          };
        });
        if (!how?.asSorted) return;
        const params: RowsSortedParams = { unitId, subUnitId: id, rect };
        injector.get(ICommandService).syncExecuteCommand(ROWS_SORTED, params);
      }),
    cut: (from, to) =>
      as("addin", () => {
        grow(sheetOf(to.sheet), to.rect);
        const change = injector.invoke((accessor) =>
          getMoveRangeCommandMutations(
            accessor,
            {
              fromRange: rangeOf(from.rect),
              toRange: rangeOf(to.rect),
              fromUnitId: unitId,
              toUnitId: unitId,
              fromSubUnitId: from.sheet,
              toSubUnitId: to.sheet,
            },
            { includeSelection: false }
          )
        );
        if (!change) throw new Error("the grid cannot move these cells");
        takeStep(api, change);
      }),
  };
}
