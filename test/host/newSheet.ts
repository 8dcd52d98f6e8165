/** A sheet no other test has touched; answers its name. */
export function newSheet(): Promise<string> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add();
    sheet.load("name");
    await context.sync();
    return sheet.name;
  });
}

/** The error an `Excel.run` ends with. */
export async function errorOf(
  batch: (context: Excel.RequestContext) => Promise<unknown>
): Promise<OfficeExtension.Error> {
  try {
    await Excel.run(batch);
  } catch (error) {
    return error as OfficeExtension.Error;
  }
  throw new Error("The batch went through.");
}
