import { pairFigures } from "./pairFigures";
import { readBlocks } from "./readBook";
import type { PairsAnswer } from "./scoreDesk";
import { refused } from "./writeWhole";

/** The pairs of the event in the workbook, with what they made of their boards. */
export async function readPairFigures(): Promise<PairsAnswer> {
  const read = await readBlocks();
  if (read.kind === "none") return refused("eventGone");
  if (read.kind !== "book") return read;
  const pairs = pairFigures(read.blocks);
  return "kind" in pairs ? pairs : { kind: "pairs", pairs, stamp: read.book.stamp };
}
