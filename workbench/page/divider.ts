import { element } from "./element";

const NARROWEST = 240;
const WIDEST_PART = 0.6;
const STEP = 20;

/** Lets the task pane be made wider and narrower, with the pointer or the arrow keys. */
export function setUpDivider(label: string): void {
  const divider = element("divider");
  const main = divider.parentElement!;
  const pane = element("pane");
  divider.setAttribute("aria-label", label);

  function resize(width: number): void {
    const widest = main.clientWidth * WIDEST_PART;
    const pixels = Math.round(Math.max(NARROWEST, Math.min(width, widest)));
    document.documentElement.style.setProperty("--pane", `${pixels}px`);
    divider.setAttribute("aria-valuenow", String(pixels));
  }
  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    main.classList.add("dragging");
  });
  divider.addEventListener("pointermove", (event) => {
    if (divider.hasPointerCapture(event.pointerId))
      resize(main.getBoundingClientRect().right - event.clientX);
  });
  divider.addEventListener("lostpointercapture", () => main.classList.remove("dragging"));
  divider.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") resize(pane.clientWidth + STEP);
    if (key === "ArrowRight") resize(pane.clientWidth - STEP);
  });
}
