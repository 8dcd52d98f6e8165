import { openWithBook, opensWithBook, showWithBook } from "../../src/workbook/openWithBook";

afterEach(async () => {
  jest.restoreAllMocks();
  await workbenchFiles.open(null);
});

test("the pane opens with the workbook once that is set, and no longer when it is unset", async () => {
  expect(await opensWithBook()).toBe(false);
  expect(await openWithBook(true)).toBeNull();
  expect(await opensWithBook()).toBe(true);
  expect(await openWithBook(false)).toBeNull();
  expect(await opensWithBook()).toBe(false);
});

test("the workbook keeps it when it is saved; another workbook knows nothing of it", async () => {
  await openWithBook(true);
  const bytes = await workbenchFiles.bytes();
  await workbenchFiles.open(null);
  expect(await opensWithBook()).toBe(false);
  await workbenchFiles.open(bytes);
  expect(await opensWithBook()).toBe(true);
});

test("the pane shows itself where it opens with the workbook, and only there", async () => {
  const show = jest.spyOn(Office.addin, "showAsTaskpane");
  await showWithBook();
  expect(show).not.toHaveBeenCalled();
  await openWithBook(true);
  await showWithBook();
  expect(show).toHaveBeenCalledTimes(1);
});

test("an Excel that cannot start add-ins says so, and shows nothing", async () => {
  jest.spyOn(Office.context.requirements, "isSetSupported").mockReturnValue(false);
  const show = jest.spyOn(Office.addin, "showAsTaskpane");
  expect(await opensWithBook()).toBeNull();
  await showWithBook();
  expect(show).not.toHaveBeenCalled();
});

test("what Excel refuses is told, and a pane that cannot be shown stops nothing", async () => {
  await openWithBook(true);
  jest.spyOn(Office.addin, "showAsTaskpane").mockRejectedValue(new Error("no"));
  await expect(showWithBook()).resolves.toBeUndefined();
  jest.spyOn(Office.addin, "setStartupBehavior").mockRejectedValue(new Error("read only"));
  expect(await openWithBook(false)).toEqual({ kind: "refused", reason: "read only" });
});
