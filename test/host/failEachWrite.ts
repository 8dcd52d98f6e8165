import { calculated } from "./deskFunctions";
import { workbookDump } from "./workbookDump";

/**
 * Lets a step fail at its writes, one after the other, and looks each time whether the workbook is as it
 * was; at last it is done. Answers after how many writes.
 */
export async function failEachWrite<A extends { readonly kind: string }>(
  step: () => Promise<A>,
  { done, stride = 1 }: { readonly done: A["kind"]; readonly stride?: number }
): Promise<number> {
  const { faults } = workbenchHost;
  await calculated();
  const before = await workbookDump();
  for (let n = 1; ; n += stride) {
    faults.clear();
    faults.failWrite(n, "RequestAborted");
    const answer = await step();
    faults.clear();
    if (answer.kind === done) return n - 1;
    await calculated();
    expect([n, answer.kind, await workbookDump()]).toEqual([n, "refused", before]);
  }
}
