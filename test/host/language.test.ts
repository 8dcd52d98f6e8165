/**
 * @jest-environment-options {"locale": "zh-TW", "theme": "dark"}
 */

test("Office speaks the language the host was given", () => {
  expect(Office.context.displayLanguage).toBe("zh-TW");
  expect(Office.context.contentLanguage).toBe("zh-TW");
});

test("Office shows the colours of the host's theme, where it knows any", () => {
  const theme = Office.context.officeTheme as Office.OfficeTheme | undefined;
  expect(theme?.bodyBackgroundColor).toBe(workbenchPlatform === "web" ? undefined : "#262626");
});

test("Excel.run works in a Chinese Excel", async () => {
  const values = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("第1轮");
    const range = sheet.getRange("A1");
    range.values = [["胜"]];
    range.load("values,address");
    await context.sync();
    return [range.address, range.values[0]?.[0]];
  });
  expect(values).toEqual(["第1轮!A1", "胜"]);
});
