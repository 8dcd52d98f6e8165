import { roundsOnScreen, settled } from "./paneScreen";

/** A promise that is kept when the test says so. */
function gate() {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open: () => open() };
}

async function scoring() {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Results, done");
  const [reading, writing] = [gate(), gate()];
  screen.desk.hold = reading.closed;
  screen.desk.writing = writing.closed;
  await screen.press("New score sheets for round 1");
  return { screen, reading, writing };
}

const stageOf = (root: HTMLElement) => root.querySelector("progress")?.value ?? null;

test("a step tells how far it is, and can be called off until Excel writes", async () => {
  const { screen, reading, writing } = await scoring();
  expect(screen.status()).toBe("Working …");
  expect(stageOf(screen.root)).toBe(1);
  expect(screen.text(".progress p")).toBe("Reading the workbook and working it out.");
  expect(screen.button("Call it off")).toBeTruthy();
  reading.open();
  await settled();
  expect(stageOf(screen.root)).toBe(2);
  expect(screen.text(".progress p")).toBe("Excel is writing: it can no longer be called off.");
  expect(() => screen.button("Call it off")).toThrow();
  writing.open();
  await settled();
  expect(screen.root.querySelector(".progress")).toBeNull();
  expect(screen.desk.sheets).toHaveLength(1);
});

test("what was called off has written nothing, and the next step can be begun", async () => {
  const { screen, reading } = await scoring();
  screen.desk.writing = null;
  await screen.press("Call it off");
  expect(screen.text(".progress p")).toBe("Calling it off …");
  expect(screen.button("Call it off").getAttribute("aria-disabled")).toBe("true");
  screen.desk.hold = null;
  reading.open();
  await settled();
  expect(screen.status()).toBe("Called off. Nothing was written.");
  expect(screen.root.querySelector(".status")!.hasAttribute("data-trouble")).toBe(false);
  expect(screen.desk.sheets).toEqual([]);
  await screen.press("New score sheets for round 1");
  expect(screen.desk.sheets).toHaveLength(1);
});
