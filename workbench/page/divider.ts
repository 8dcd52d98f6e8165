import { keepSetting, settingOf } from "./address";
import { element } from "./element";

/** How wide Excel lets a task pane be, and how wide it opens it, in pixels. */
const NARROWEST = 320;
const WIDEST = 640;
const USUAL = 350;
const STEP = 20;

/** Lets the task pane be made wider and narrower, with the pointer or the keyboard. */
export function setUpDivider(label: string): void {
  const divider = element("divider");
  const main = divider.parentElement!;
  let width = 0;
  divider.ariaLabel = label;
  divider.title = label;
  divider.ariaValueMin = String(NARROWEST);
  divider.ariaValueMax = String(WIDEST);

  function show(pixels: number): void {
    width = Math.round(Math.max(NARROWEST, Math.min(pixels, WIDEST)));
    document.documentElement.style.setProperty("--pane", `${width}px`);
    divider.ariaValueNow = String(width);
    divider.ariaValueText = `${width} px`;
  }
  function resize(pixels: number): void {
    show(pixels);
    keepSetting("pane", String(width));
  }

  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    main.classList.add("dragging");
  });
  divider.addEventListener("pointermove", (event) => {
    if (divider.hasPointerCapture(event.pointerId))
      show(main.getBoundingClientRect().right - event.clientX - divider.offsetWidth / 2);
  });
  divider.addEventListener("lostpointercapture", () => {
    main.classList.remove("dragging");
    resize(width);
  });
  divider.addEventListener("dblclick", () => resize(USUAL));
  divider.addEventListener("keydown", (event) => {
    const wanted = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: NARROWEST,
      End: WIDEST,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(wanted);
  });
  show(Number(settingOf("pane")) || USUAL);
}
