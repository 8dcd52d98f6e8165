import { errorOf, newSheet } from "./newSheet";

const layoutOf = (context: Excel.RequestContext, name: string) =>
  context.workbook.worksheets.getItem(name).pageLayout;

test("a new sheet is printed upright at full size with Excel's normal margins", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const layout = layoutOf(context, name).load();
    await context.sync();
    expect(layout.toJSON()).toMatchObject({
      orientation: "Portrait",
      zoom: { scale: 100 },
      topMargin: 54,
      bottomMargin: 54,
      leftMargin: 50.4,
      rightMargin: 50.4,
      headerMargin: 21.6,
      footerMargin: 21.6,
      printOrder: "DownThenOver",
      printGridlines: false,
      firstPageNumber: "",
    });
  });
});

test("a director's list is set up to be printed, and stays so", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const layout = layoutOf(context, name);
    layout.set({
      orientation: "Landscape",
      paperSize: "A4",
      centerHorizontally: true,
      centerVertically: true,
      printGridlines: true,
      printHeadings: true,
      blackAndWhite: true,
      draftMode: true,
      firstPageNumber: 3,
      printOrder: "OverThenDown",
      printErrors: "Dash",
      printComments: "EndSheet",
      zoom: { horizontalFitToPages: 1 },
    });
    layout.setPrintMargins("Centimeters", { top: 1, left: 2.54 });
    layout.setPrintMargins("Inches", { footer: 0.5 });
    layout.load();
    await context.sync();
    expect(layout.toJSON()).toMatchObject({
      orientation: "Landscape",
      paperSize: "A4",
      centerHorizontally: true,
      printHeadings: true,
      firstPageNumber: 3,
      printOrder: "OverThenDown",
      printErrors: "Dash",
      leftMargin: 72,
      footerMargin: 36,
      zoom: { horizontalFitToPages: 1, verticalFitToPages: null },
    });
    expect(layout.topMargin).toBeCloseTo(28.35, 2);
  });
});

test("headers and footers stand on all pages, or on the first, even and odd ones", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { headersFooters } = layoutOf(context, name);
    headersFooters.state = "FirstOddAndEven";
    headersFooters.useSheetScale = false;
    headersFooters.defaultForAllPages.centerHeader = "&A";
    headersFooters.firstPage.leftHeader = "杯赛 & more";
    headersFooters.oddPages.rightFooter = "&P / &N";
    headersFooters.load("state,useSheetMargins,useSheetScale,firstPage/leftHeader");
    headersFooters.defaultForAllPages.load("centerHeader,leftFooter");
    headersFooters.oddPages.load("rightFooter");
    await context.sync();
    expect(headersFooters.toJSON()).toMatchObject({
      state: "FirstOddAndEven",
      useSheetMargins: true,
      useSheetScale: false,
      firstPage: { leftHeader: "杯赛 & more" },
      defaultForAllPages: { centerHeader: "&A", leftFooter: "" },
      oddPages: { rightFooter: "&P / &N" },
    });
  });
});

test("print area and titles are set, told, and follow rows that are inserted", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const { pageLayout } = sheet;
    const none = pageLayout.getPrintAreaOrNullObject().load("address");
    const noTitle = pageLayout.getPrintTitleRowsOrNullObject().load("address");
    await context.sync();
    expect([none.isNullObject, noTitle.isNullObject]).toEqual([true, true]);
    pageLayout.setPrintArea("A1:D20,F1:G5");
    pageLayout.setPrintTitleRows("$2:$3");
    pageLayout.setPrintTitleColumns(sheet.getRange("A:A"));
    const area = pageLayout.getPrintArea().load("address,areaCount,cellCount");
    const rows = pageLayout.getPrintTitleRows().load("address");
    const columns = pageLayout.getPrintTitleColumns().load("address");
    await context.sync();
    expect([area.address, area.areaCount, area.cellCount]).toEqual([
      `${name}!A1:D20,${name}!F1:G5`,
      2,
      90,
    ]);
    expect([rows.address, columns.address]).toEqual([`${name}!2:3`, `${name}!A:A`]);
    const copied = sheet.copy().pageLayout.getPrintTitleRows().load("address");
    await context.sync();
    expect(copied.address).toBe(`'${name} (2)'!2:3`);
  });
});

test("pages are broken before rows and columns", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { horizontalPageBreaks, verticalPageBreaks } = context.workbook.worksheets.getItem(name);
    horizontalPageBreaks.add("A21");
    horizontalPageBreaks.add("11:11");
    verticalPageBreaks.add("E1");
    horizontalPageBreaks.load("items/rowIndex");
    const count = verticalPageBreaks.getCount();
    const cell = verticalPageBreaks.getItem(0).getCellAfterBreak().load("address");
    await context.sync();
    expect(horizontalPageBreaks.items.map(({ rowIndex }) => rowIndex)).toEqual([10, 20]);
    expect([count.value, cell.address]).toEqual([1, `${name}!E1`]);
    horizontalPageBreaks.items[0]!.delete();
    verticalPageBreaks.removePageBreaks();
    horizontalPageBreaks.load("items/rowIndex");
    const left = verticalPageBreaks.getCount();
    await context.sync();
    expect(horizontalPageBreaks.items.map(({ rowIndex }) => rowIndex)).toEqual([20]);
    expect(left.value).toBe(0);
  });
});

test.each<[string, (layout: Excel.PageLayout) => void]>([
  ["a paper Excel does not know", (layout) => (layout.paperSize = "A9" as "A4")],
  ["a scale under 10 %", (layout) => (layout.zoom = { scale: 5 })],
  ["a scale and pages at once", (layout) => (layout.zoom = { scale: 50, verticalFitToPages: 1 })],
  ["half a page", (layout) => (layout.zoom = { verticalFitToPages: 0.5 })],
  ["a margin below nothing", (layout) => (layout.topMargin = -1)],
  ["title rows that are not whole", (layout) => layout.setPrintTitleRows("A1:B2")],
  ["title columns that are rows", (layout) => layout.setPrintTitleColumns("1:2")],
  ["an unknown unit", (layout) => layout.setPrintMargins("Feet" as "Inches", { top: 1 })],
  ["an area of another sheet", (layout) => layout.setPrintArea("Sheet1!A1")],
])("%s is refused", async (_what, set) => {
  const name = await newSheet();
  const error = await errorOf(async (context) => {
    set(layoutOf(context, name));
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});
