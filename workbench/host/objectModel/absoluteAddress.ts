import { makeA1, makeAddress } from "../a1";
import type { Rect } from "../grid";
import type { Model } from "./model";

/** `Sheet1!$A$1:$B$2`: the address of cells that does not move with the cell that uses it. */
export function absoluteAddress({
  model,
  sheet,
  rect,
}: {
  readonly model: Model;
  readonly sheet: string;
  readonly rect: Rect;
}): string {
  const cells = makeA1(rect);
  const before = makeAddress(model.nameOfSheet(sheet), rect).slice(0, -cells.length);
  return before + cells.replace(/[A-Z]+|\d+/g, "$$$&");
}
