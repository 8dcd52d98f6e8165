import type { KeptRound } from "../event";
import { makeRoundPart, parseRoundPart, ROUND_PART } from "./bookParts";
import type { HeldBook } from "./heldBook";
import { NO_WRITES, type Writes } from "./writeWhole";

/** Takes away what a round was paired from. */
export function withoutPart({ parts }: HeldBook, round: number): Writes {
  const gone = parts.filter(
    ({ namespace, xml }) => namespace === ROUND_PART && parseRoundPart(xml)?.input.round === round
  );
  return {
    ...NO_WRITES,
    write: ({ workbook: { customXmlParts } }) =>
      gone.forEach(({ id }) => customXmlParts.getItem(id).delete()),
  };
}

/** Keeps what a round was paired from. */
export function withPart(kept: KeptRound): Writes {
  return {
    ...NO_WRITES,
    write: ({ workbook: { customXmlParts } }) => {
      customXmlParts.add(makeRoundPart(kept));
    },
  };
}
