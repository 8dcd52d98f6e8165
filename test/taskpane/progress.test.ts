import { openScreen, roundsOnScreen, settled } from "./paneScreen";

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

/** The page Sharing with a workbook that is frozen, or not, while something is done with it. */
async function sharing(press: readonly string[]) {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Sharing");
  for (const label of press.slice(0, -1)) await screen.press(label);
  const [reading, writing] = [gate(), gate()];
  screen.share.hold = reading.closed;
  screen.share.writing = writing.closed;
  await screen.press(press.at(-1)!);
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

test.each(["teams", "pairs"] as const)("a new event of %s can be called off, too", async (kind) => {
  const screen = await openScreen();
  await screen.press("Event");
  if (kind === "pairs") screen.choose("Kind of event", "Pairs, from travellers");
  const reading = gate();
  screen.desk.hold = reading.closed;
  await screen.press(kind === "pairs" ? "Make the pairs event" : "Make the event");
  expect(stageOf(screen.root)).toBe(1);
  await screen.press("Call it off");
  reading.open();
  await settled();
  expect(screen.status()).toBe("Called off. Nothing was written.");
  expect(screen.desk.book()).toBeNull();
});

describe.each([
  [["Freeze for sharing"], "Frozen: formulas"],
  [["Freeze for sharing", "Thaw"], "Thawed: formulas"],
])("%j", (press, done) => {
  test("tells how far it is, and can be called off until Excel writes", async () => {
    const { screen, reading, writing } = await sharing(press);
    expect(stageOf(screen.root)).toBe(1);
    expect(screen.button("Call it off")).toBeTruthy();
    reading.open();
    await settled();
    expect(stageOf(screen.root)).toBe(2);
    expect(() => screen.button("Call it off")).toThrow();
    writing.open();
    await settled();
    expect(screen.root.querySelector(".progress")).toBeNull();
    expect(screen.status()).toContain(done);
  });

  test("called off leaves the workbook as it was, which is no trouble, and can be asked for again", async () => {
    const { screen, reading } = await sharing(press);
    const before = screen.share.state;
    await screen.press("Call it off");
    screen.share.hold = null;
    screen.share.writing = null;
    reading.open();
    await settled();
    expect(screen.status()).toBe("Called off. Nothing was written.");
    expect(screen.root.querySelector(".status")!.hasAttribute("data-trouble")).toBe(false);
    expect(screen.share.state).toEqual(before);
    await screen.press(press.at(-1)!);
    expect(screen.status()).toContain(done);
  });
});
