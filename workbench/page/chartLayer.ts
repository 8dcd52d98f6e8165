import { plotted } from "../host/chart";
import type { Grid } from "../host/grid";
import { type ChartStore, pointOf } from "../host/objectModel/chartStore";
import type { DrawnCells } from "../grid/drawnCells";
import { chartSvg } from "./chartSvg";

const PIXELS_PER_POINT = 4 / 3;

/** A chart as it was last drawn. */
interface Shown {
  readonly image: HTMLImageElement;
  readonly svg: string;
}

/**
 * Draws the charts of the sheet in front over its cells. They let every click through to the cells:
 * an add-in moves them, not a person.
 *
 * @param layer Is laid over the spreadsheet's drawing.
 * @param where Where the cells are drawn just now.
 */
export function setUpChartLayer(
  layer: HTMLElement,
  grid: Grid,
  charts: ChartStore,
  where: () => DrawnCells | null
): void {
  let shown = new Map<string, Shown>();
  let isStale = true;
  let lastPlace = "";
  const redraw = () => (isStale = true);
  charts.onChange(redraw);
  grid.onEvent(redraw);

  function draw(): void {
    const sheet = grid.activeSheet();
    const next = new Map<string, Shown>();
    for (const chart of charts.on(sheet)) {
      const size = sizeOf(chart);
      const svg = chartSvg(chart, plotted(chart, grid), size.width, size.height);
      const before = shown.get(chart.id);
      const image = before?.image ?? document.createElement("img");
      if (before?.svg !== svg) image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      image.alt = chart.name;
      layer.append(image); // the last lies above the others
      next.set(chart.id, { image, svg });
    }
    for (const [id, { image }] of shown) if (!next.has(id)) image.remove();
    shown = next;
  }

  function sizeOf({ sheet, from, to }: Parameters<typeof plotted>[0]) {
    const start = pointOf(grid, sheet, from);
    const end = pointOf(grid, sheet, to);
    return {
      left: start.left * PIXELS_PER_POINT,
      top: start.top * PIXELS_PER_POINT,
      width: Math.max(1, (end.left - start.left) * PIXELS_PER_POINT),
      height: Math.max(1, (end.top - start.top) * PIXELS_PER_POINT),
    };
  }

  /** What stays in view when the others are scrolled lies over the charts. */
  function frozenSize() {
    const sheet = grid.activeSheet();
    const { rows, columns } = grid.frozen(sheet);
    const corner = pointOf(grid, sheet, { row: rows, column: columns, right: 0, down: 0 });
    return { width: corner.left * PIXELS_PER_POINT, height: corner.top * PIXELS_PER_POINT };
  }

  function place({ drawing, left, top, scrolledRight, scrolledDown, zoom }: DrawnCells): void {
    for (const side of ["left", "top", "width", "height"] as const)
      layer.style[side] = `${drawing[side]}px`;
    const frozen = frozenSize();
    const above = top + (scrolledDown > 0 ? frozen.height * zoom : 0);
    const before = left + (scrolledRight > 0 ? frozen.width * zoom : 0);
    layer.style.clipPath = `inset(${above}px 0 0 ${before}px)`;
    for (const chart of charts.on(grid.activeSheet())) {
      const size = sizeOf(chart);
      const style = shown.get(chart.id)?.image.style;
      if (!style) continue;
      style.left = `${left + (size.left - scrolledRight) * zoom}px`;
      style.top = `${top + (size.top - scrolledDown) * zoom}px`;
      style.width = `${size.width * zoom}px`;
      style.height = `${size.height * zoom}px`;
    }
  }

  function eachFrame(): void {
    requestAnimationFrame(eachFrame);
    if (isStale) {
      isStale = false;
      lastPlace = "";
      draw();
    }
    if (shown.size === 0) return;
    const cells = where();
    const now = JSON.stringify(cells);
    if (!cells || now === lastPlace) return;
    lastPlace = now;
    place(cells);
  }
  eachFrame();
}
