import { describeInBrowser } from "./browser";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

describeInBrowser("what a person can choose on the workbench's page", () => {
  let workbench: OpenWorkbench;

  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench?.close());

  /** The colour Excel told the pane, once the pane has started with it. */
  async function paneTold(color: string): Promise<void> {
    await workbench.page.waitForFunction(
      (color) => {
        const pane = document.querySelector<HTMLIFrameElement>("#pane")!
          .contentWindow as unknown as { Office?: typeof Office } | null;
        return pane?.Office?.context?.officeTheme?.bodyBackgroundColor === color;
      },
      color,
      { polling: 50 }
    );
    await workbench.pane().waitForSelector("[data-theme]");
  }
  const paneTheme = () => workbench.pane().evaluate(() => document.documentElement.dataset.theme);

  /** How bright the row numbers of the spreadsheet are drawn, from 0 to 255. */
  const brightness = () =>
    workbench.page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("canvas[id^=univer-sheet-main]")!;
      return canvas.getContext("2d")!.getImageData(6, 300, 1, 1).data[0]!;
    });
  async function untilDrawn(isRight: (brightness: number) => boolean): Promise<void> {
    while (!isRight(await brightness())) await workbench.page.waitForTimeout(50);
  }

  test("every choice has a name for those who do not see it", async () => {
    const { page } = workbench;
    for (const [role, name] of [
      ["combobox", "Language"],
      ["combobox", "Colours"],
      ["separator", "Width of the task pane"],
      ["button", "Messages"],
      ["group", "Play the part of"],
    ] as const)
      expect([name, await page.getByRole(role, { name }).count()]).toEqual([name, 1]);
  });

  describe("the colours", () => {
    test.each([
      ["dark", "#262626", "dark"],
      ["light", "#ffffff", "light"],
      ["contrastBlack", "#000000", "dark"],
      ["contrastWhite", "#ffffff", "light"],
    ])(
      "%s: page and spreadsheet follow at once, and the pane starts with them",
      async (choice, told, look) => {
        const { page } = workbench;
        await page.getByRole("combobox", { name: "Colours" }).selectOption(choice);
        await paneTold(told);
        expect(await paneTheme()).toBe(look);
        await untilDrawn((value) => (look === "dark" ? value < 80 : value > 200));
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const [red = 0] = /\d+/.exec(ground)!.map(Number);
        expect(red < 80).toBe(look === "dark");
        expect(new URL(page.url()).searchParams.get("theme")).toBe(choice);
      }
    );

    test("the keyboard chooses too", async () => {
      const { page } = workbench;
      await page.getByRole("combobox", { name: "Colours" }).focus();
      await page.keyboard.press("Home");
      await page.waitForFunction(() => location.search.includes("theme=system"));
    });

    test("without a choice they are the system's, and change with it", async () => {
      const { page } = workbench;
      await page.emulateMedia({ colorScheme: "dark" });
      await paneTold("#262626");
      await untilDrawn((value) => value < 80);
      await page.emulateMedia({ colorScheme: "light" });
      await paneTold("#ffffff");
      await untilDrawn((value) => value > 200);
    });

    test("a contrast theme of the system is told, and reaches the pane by itself, too", async () => {
      const { page } = workbench;
      await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
      await paneTold("#000000");
      const forced = () => matchMedia("(forced-colors: active)").matches;
      expect(await workbench.pane().evaluate(forced)).toBe(true);
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
      await paneTold("#ffffff");
    });

    test("formulas calculate after the pane was opened anew", async () => {
      await workbench.newSheet();
      await workbench.enter("A1", [["=DESK.IMP(430)"]]);
      expect((await workbench.cell("A1")).value).toBe(10);
    });
  });

  describe("the width of the task pane", () => {
    const width = () => workbench.page.locator("#pane").evaluate((pane) => pane.clientWidth);
    const kept = () => new URL(workbench.page.url()).searchParams.get("pane");

    test("goes from 320 to 640 by keyboard", async () => {
      const divider = workbench.page.getByRole("separator");
      expect(await width()).toBe(350);
      await divider.press("ArrowLeft");
      expect(await width()).toBe(370);
      await divider.press("ArrowRight");
      expect(await width()).toBe(350);
      await divider.press("End");
      await divider.press("ArrowLeft");
      expect([await width(), kept()]).toEqual([640, "640"]);
      await divider.press("Home");
      await divider.press("ArrowRight");
      expect([await width(), kept()]).toEqual([320, "320"]);
      expect(await divider.getAttribute("aria-valuenow")).toBe("320");
    });

    test("goes from 320 to 640 by mouse", async () => {
      const { page } = workbench;
      for (const [by, wide] of [
        [-100, 420],
        [-900, 640],
        [900, 320],
      ] as const) {
        const { x, y, width: thick } = (await page.getByRole("separator").boundingBox())!;
        await page.mouse.move(x + thick / 2, y + 200);
        await page.mouse.down();
        await page.mouse.move(x + thick / 2 + by, y + 200, { steps: 4 });
        await page.mouse.up();
        expect([await width(), kept()]).toEqual([wide, String(wide)]);
      }
    });

    test.each([320, 640])(
      "nothing lies over anything with a pane of %d at 1024x768",
      async (pane) => {
        const { page } = workbench;
        await page.setViewportSize({ width: 1024, height: 768 });
        await page.getByRole("separator").press(pane === 320 ? "Home" : "End");
        await page.getByRole("button", { name: "Messages" }).click();
        const boxes = await page.evaluate(() =>
          ["header", "#grid", "#divider", "#pane", "#messages", "footer"].map((name) => {
            const box = document.querySelector(`body > ${name}, main > ${name}`)!;
            const { left, right, top, bottom } = box.getBoundingClientRect();
            return { name, left, right, top, bottom };
          })
        );
        for (const one of boxes) {
          expect(one.left >= 0 && one.right <= 1024 && one.top >= 0 && one.bottom <= 768).toBe(
            true
          );
          for (const other of boxes)
            if (one !== other)
              expect([
                one.name,
                other.name,
                one.left < other.right - 1 &&
                  other.left < one.right - 1 &&
                  one.top < other.bottom - 1 &&
                  other.top < one.bottom - 1,
              ]).toEqual([one.name, other.name, false]);
        }
        await page.getByRole("button", { name: "Close the messages" }).click();
        await page.setViewportSize({ width: 1400, height: 800 });
      }
    );
  });

  describe("the language", () => {
    test("who has entered something is asked, and may stay", async () => {
      const { page } = workbench;
      await workbench.typeByHand("C3", "kept");
      const asked = page.waitForEvent("dialog");
      const choice = page.getByRole("combobox", { name: "Language" }).selectOption("zh-TW");
      const dialog = await asked;
      expect(dialog.type()).toBe("beforeunload");
      await dialog.dismiss();
      await choice;
      expect((await workbench.cell("C3")).value).toBe("kept");
      expect(await page.getByRole("combobox", { name: "Language" }).inputValue()).toBe("en-US");
    });

    test("another one opens the workbench in it, with the other choices", async () => {
      const { page } = workbench;
      page.once("dialog", (dialog) => void dialog.accept());
      await page.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
      await page.waitForURL(/language=zh-CN/);
      await page.waitForSelector('body[data-ready="1"]');
      expect(await page.title()).toBe("裁判台");
      expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
      expect(await workbench.call("sheets")).toContain("比赛");
      expect(await workbench.pane().evaluate(() => Office.context.displayLanguage)).toBe("zh-CN");
      expect(await page.getByRole("combobox", { name: "语言" }).inputValue()).toBe("zh-CN");
      expect(await page.locator("#pane").evaluate((pane) => pane.clientWidth)).toBe(640);
    });
  });

  test("nothing is stored in the browser, and nothing went wrong", async () => {
    const stored = await workbench.page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage).filter((key) => /pane|theme|language/i.test(key)),
    ]);
    expect(stored).toEqual([""]);
    expect(workbench.faults).toEqual([]);
  });
});
