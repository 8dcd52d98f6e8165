/**
 * Calls `changed` when somebody types into the workbook, when formulas have followed, or when a sheet
 * comes or goes: here, or at another director's desk. Our own writes are no news. Answers how to stop it.
 */
export async function watchBook(changed: () => void): Promise<() => void> {
  const heard = (isOurs: boolean) => {
    if (!isOurs) changed();
    return Promise.resolve();
  };
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const handlers: readonly OfficeExtension.EventHandlerResult<never>[] = [
      worksheets.onChanged.add(({ triggerSource }) => heard(triggerSource === "ThisLocalAddin")),
      // VPs come a moment after what was typed.
      worksheets.onCalculated.add(() => heard(false)),
      worksheets.onAdded.add(() => heard(false)),
      worksheets.onDeleted.add(() => heard(false)),
    ];
    await context.sync();
    return () => void stop(handlers);
  });
}

async function stop(handlers: readonly OfficeExtension.EventHandlerResult<never>[]): Promise<void> {
  const [first] = handlers;
  if (!first) return;
  await Excel.run(first.context, async (context) => {
    for (const handler of handlers) handler.remove();
    await context.sync();
  });
}
