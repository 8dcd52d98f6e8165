import type { Locale } from "../../src/locales/locale";
import type { Catalogue } from "../../src/taskpane/catalogue";
import { openPane, type PaneOptions } from "../../src/taskpane/pane";
import type { Insertion, Occupied } from "../../src/workbook/insertFormula";
import { SAMPLE } from "./sampleCatalogue";

let root: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  root = document.body.appendChild(document.createElement("div"));
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function open(options: Partial<PaneOptions> = {}): Promise<void> {
  const load = () => Promise.resolve(SAMPLE);
  openPane(root, { locale: "en", load, insert: null, desks: null, ...options });
  await settled();
}

/** Text as read on the screen, without the line breaks of the templates. */
const textOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, " ").trim();
const texts = (selector: string, within: Element = root) =>
  [...within.querySelectorAll(selector)].map(textOf);
const searchBox = () => root.querySelector("input")!;
const count = () => textOf(root.querySelector("search [role=status]"));

function type(query: string): void {
  searchBox().value = query;
  searchBox().dispatchEvent(new Event("input", { bubbles: true }));
}

/** The element of an example, by its formula. */
const example = (formula: string) =>
  [...root.querySelectorAll(".example")].find(
    (item) => textOf(item.querySelector(".formula")) === formula
  )!;
const button = (label: string, within: Element = root) =>
  [...within.querySelectorAll("button")].find((one) => textOf(one) === label)!;
const notice = (formula: string) => textOf(example(formula).querySelector("[role=status]"));

async function press(label: string, within: Element = root): Promise<void> {
  button(label, within).focus();
  button(label, within).click();
  await settled();
}

describe("the list of functions", () => {
  test("groups the functions under headings and counts them", async () => {
    await open();
    expect(texts("h2")).toEqual(["Boards and contracts", "Teams: IMPs and VPs"]);
    expect(count()).toBe("3 functions");
  });

  test("shows each function as it is called, with optional parameters in brackets", async () => {
    await open();
    expect(texts(".signature")).toEqual([
      "DESK.VULNERABILITY(board)",
      "DESK.VP(imps, boards, [scale])",
      "DESK.VPTABLE()",
    ]);
  });

  test("opens to parameters, result, details, examples with what they give, and the rule", async () => {
    await open();
    const more = root.querySelectorAll(".more")[1]!;
    expect(texts("dt", more)).toEqual(["imps", "boards", "scale may be left out"]);
    expect(texts("dd", more)[0]).toBe("The IMP margin, positive for a win.");
    for (const part of [
      "VPs, exact to the last digit the scale prints.",
      "A margin in fractions is first rounded to whole IMPs.",
      "=DESK.VP(20, 16) gives 15",
      "World Bridge Federation scales of 2013.",
    ])
      expect(textOf(more)).toContain(part);
  });

  test.each<[Locale, string, string, string, string]>([
    [
      "en",
      "Director's Desk",
      "DESK.VP(imps, boards, [scale])",
      "3 functions",
      "World Bridge Federation scales of 2013.",
    ],
    [
      "zh-CN",
      "裁判台",
      "DESK.VP(净胜IMP, 副数, [分制])",
      "3 个函数",
      "世界桥牌联合会 2013 年换算表。",
    ],
    [
      "zh-TW",
      "裁判台",
      "DESK.VP(淨勝IMP, 副數, [分制])",
      "3 個函數",
      "世界橋牌聯合會 2013 年換算表。",
    ],
  ])("speaks %s", async (locale, title, signature, counted, rule) => {
    await open({ locale });
    expect(textOf(root.querySelector("h1"))).toBe(title);
    expect(texts(".signature")).toContain(signature);
    expect(count()).toBe(counted);
    expect(texts(".more > p")).toContain(rule);
  });

  test("shows markup in a text as text", async () => {
    const [first] = SAMPLE.functions;
    const text = { ...first!.text.en, summary: "<img src=x onerror=alert(1)> & <b>bold</b>" };
    const catalogue: Catalogue = {
      ...SAMPLE,
      functions: [{ ...first!, text: { ...first!.text, en: text } }],
    };
    await open({ load: () => Promise.resolve(catalogue) });
    expect(textOf(root.querySelector(".gist"))).toBe("<img src=x onerror=alert(1)> & <b>bold</b>");
    expect(root.querySelector(".gist *")).toBeNull();
  });

  test("has no inline styles, which the page's security header forbids", async () => {
    await open();
    expect(root.querySelector("[style]")).toBeNull();
  });
});

describe("searching", () => {
  test("keeps what fits, says how many, and drops empty groups", async () => {
    await open();
    type("vptable");
    expect(texts(".signature")).toEqual(["DESK.VPTABLE()"]);
    expect(texts("h2")).toEqual(["Teams: IMPs and VPs"]);
    expect(count()).toBe("1 of 3 functions");
  });

  test("says so when nothing fits, with the query as text", async () => {
    await open();
    type("<i>clock</i>");
    expect(texts(".signature")).toEqual([]);
    expect(count()).toContain("“<i>clock</i>”");
    expect(root.querySelector("i")).toBeNull();
  });

  test("keeps an opened function open, and with its own text, while others come and go", async () => {
    await open();
    const opened = [...root.querySelectorAll("details")].find((one) =>
      textOf(one.querySelector(".signature"))!.startsWith("DESK.VPTABLE")
    )!;
    opened.open = true;
    type("vptable");
    expect(root.querySelector("details")).toBe(opened);
    expect(opened.open).toBe(true);
    expect(textOf(opened.querySelector(".signature"))).toBe("DESK.VPTABLE()");
  });
});

describe("loading", () => {
  test("says that the list cannot be loaded, and loads it on Try again", async () => {
    const load = jest
      .fn<Promise<Catalogue>, []>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValueOnce(SAMPLE);
    await open({ load });
    expect(texts("[role=status]")[0]).toContain("could not be loaded");
    await press("Try again");
    expect(texts("[role=status]")[0]).toContain("could not be loaded");
    expect(document.activeElement).toBe(button("Try again"));
    await press("Try again");
    expect(count()).toBe("3 functions");
    expect(document.activeElement).toBe(searchBox());
  });

  test("asks once, however often Try again is pressed while it loads", async () => {
    const load = jest
      .fn<Promise<Catalogue>, []>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockReturnValue(new Promise(() => undefined));
    await open({ load });
    await press("Try again");
    await press("Try again");
    expect(load).toHaveBeenCalledTimes(2);
    expect(texts("[role=status]")[0]).toBe("Loading the functions …");
  });
});

const FORMULA = '=DESK.VP(11, 16, "WBF-D")';
const OCCUPIED: Occupied = { kind: "occupied", address: "Sheet1!B2", holds: "620" };

describe("inserting", () => {
  const inserting = async (...answers: Insertion[]) => {
    const insert = jest.fn<Promise<Insertion>, [string, Occupied?]>();
    for (const answer of answers) insert.mockResolvedValueOnce(answer);
    await open({ insert });
    return insert;
  };

  test("hands over the formula exactly as shown and says where it went", async () => {
    const insert = await inserting({ kind: "inserted", address: "Sheet1!C3" });
    await press("Insert", example(FORMULA));
    expect(insert.mock.calls).toEqual([[FORMULA, undefined]]);
    expect(notice(FORMULA)).toBe("Written to Sheet1!C3.");
    expect(notice("=DESK.VP(20, 16)")).toBe("");
  });

  test("asks before it replaces what a cell holds, and replaces that cell", async () => {
    const insert = await inserting(OCCUPIED, { kind: "inserted", address: "Sheet1!B2" });
    await press("Insert", example(FORMULA));
    expect(notice(FORMULA)).toBe("Sheet1!B2 is not empty and was left as it is. It holds: 620");
    await press("Replace", example(FORMULA));
    expect(insert).toHaveBeenLastCalledWith(FORMULA, OCCUPIED);
    expect(notice(FORMULA)).toBe("Written to Sheet1!B2.");
    expect(button("Replace")).toBeUndefined();
    expect(document.activeElement).toBe(button("Insert", example(FORMULA)));
  });

  test("leaves the cell alone on Cancel", async () => {
    const insert = await inserting(OCCUPIED);
    await press("Insert", example(FORMULA));
    await press("Cancel", example(FORMULA));
    expect(insert).toHaveBeenCalledTimes(1);
    expect(notice(FORMULA)).toBe("Sheet1!B2 stays as it is.");
    expect(document.activeElement).toBe(button("Insert", example(FORMULA)));
  });

  test.each<[Insertion, string]>([
    [{ kind: "editing" }, "press Enter in the cell"],
    [{ kind: "protected" }, "The sheet is protected"],
    [{ kind: "refused", reason: "The sheet is gone." }, "The sheet is gone."],
  ])("says why Excel did not take the formula: %j", async (insertion, why) => {
    await inserting(insertion);
    await press("Insert", example(FORMULA));
    expect(notice(FORMULA)).toContain(why);
  });

  test("writes once, however often Insert is pressed while Excel works", async () => {
    const insert = jest.fn(() => new Promise<Insertion>(() => undefined));
    await open({ insert });
    await press("Insert", example(FORMULA));
    await press("Insert", example(FORMULA));
    expect(insert).toHaveBeenCalledTimes(1);
  });

  test("is switched off outside Excel, and the pane says so", async () => {
    await open({ insert: null });
    expect(button("Insert").disabled).toBe(true);
    expect(texts(".hint")).toEqual([
      "Open this pane in Excel to insert examples into cells. Here they can only be copied.",
    ]);
  });
});

describe("copying", () => {
  const give = (name: string, on: object, value: unknown) =>
    Object.defineProperty(on, name, { configurable: true, value });

  afterEach(() => {
    Reflect.deleteProperty(navigator, "clipboard");
    Reflect.deleteProperty(document, "execCommand");
  });

  test("hands the formula to the clipboard", async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give("clipboard", navigator, { writeText });
    await open();
    await press("Copy", example(FORMULA));
    expect(writeText).toHaveBeenCalledWith(FORMULA);
    expect(notice(FORMULA)).toBe("Copied. Paste it into a cell.");
  });

  test.each([
    ["is not there", undefined],
    ["is refused", { writeText: () => Promise.reject(new Error("NotAllowed")) }],
  ])("uses the copy command where the clipboard %s, and keeps the focus", async (_, clipboard) => {
    give("clipboard", navigator, clipboard);
    let copied = "";
    give("execCommand", document, (command: string) => {
      const field = document.activeElement as HTMLTextAreaElement;
      copied =
        command === "copy" ? field.value.slice(field.selectionStart, field.selectionEnd) : "";
      return true;
    });
    await open();
    await press("Copy", example(FORMULA));
    expect(copied).toBe(FORMULA);
    expect(notice(FORMULA)).toBe("Copied. Paste it into a cell.");
    expect(document.activeElement).toBe(button("Copy", example(FORMULA)));
    expect(document.querySelector("textarea")).toBeNull();
  });

  test("selects the formula for Ctrl+C where nothing may be copied", async () => {
    give("execCommand", document, () => false);
    await open();
    await press("Copy", example(FORMULA));
    expect(notice(FORMULA)).toContain("press Ctrl+C");
    expect(textOf(getSelection()!.anchorNode as Element)).toBe(FORMULA);
  });
});
