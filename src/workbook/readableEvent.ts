import type { ProblemCode } from "../basics/problem";
import type { SwissEvent } from "../event";
import type { EventBook } from "./eventBook";
import { FINDING_CODES, type Finding } from "./findings";
import { type Refusal, refused } from "./writeWhole";

/** The event of a book; where something typed cannot be understood, that is in the way. */
export function readableEvent({ event, findings }: EventBook): SwissEvent | Refusal {
  if (event) return event;
  for (const { code, values, place } of findings)
    if (isProblem(code)) return { kind: "problem", problem: { problem: code, values }, place };
  return refused("eventGone");
}

/** A finding is one of its own kinds, or a problem of reading. */
function isProblem(code: Finding["code"]): code is ProblemCode {
  return !(FINDING_CODES as readonly string[]).includes(code);
}
