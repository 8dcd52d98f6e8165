import type { FUniver } from "@univerjs/core/facade";
import { IRenderManagerService, SHEET_VIEWPORT_KEY } from "@univerjs/engine-render";
import { SheetSkeletonManagerService } from "@univerjs/sheets-ui";
import { injectorOf } from "./injector";

/** Where the cells of the sheet in front are drawn, in pixels. */
export interface DrawnCells {
  /** The spreadsheet's drawing in the window. */
  readonly drawing: Pick<DOMRect, "left" | "top" | "width" | "height">;
  /** In the drawing, the upper left corner of the cells, beside the letters and numbers at the edges. */
  readonly left: number;
  readonly top: number;
  /** How far the sheet is scrolled, in pixels at full size. */
  readonly scrolledRight: number;
  readonly scrolledDown: number;
  /** 1 is full size. */
  readonly zoom: number;
}

/** Asks the spreadsheet's drawing where its cells are; null while there is none. */
export function drawnCells(api: FUniver): DrawnCells | null {
  const workbook = api.getActiveWorkbook();
  const render =
    workbook && injectorOf(api).get(IRenderManagerService).getRenderById(workbook.getId());
  const skeleton = render?.with(SheetSkeletonManagerService).getCurrentSkeleton();
  const viewport = render?.scene.getViewport(SHEET_VIEWPORT_KEY.VIEW_MAIN);
  if (!render || !skeleton || !viewport) return null;
  const zoom = render.scene.scaleX;
  const { left, top, width, height } = render.engine.getCanvasElement().getBoundingClientRect();
  return {
    drawing: { left, top, width, height },
    left: skeleton.rowHeaderWidth * zoom,
    top: skeleton.columnHeaderHeight * zoom,
    scrolledRight: viewport.viewportScrollX,
    scrolledDown: viewport.viewportScrollY,
    zoom,
  };
}
