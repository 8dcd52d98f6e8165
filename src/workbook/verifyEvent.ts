import { drawWall } from "./drawWall";
import type { StepTicket } from "./eventDesk";
import { replacedSheet } from "./replaceSheet";
import type { VerifyAnswer } from "./shareDesk";
import { billOf, verificationSheet } from "./verificationSheet";
import { verify } from "./verify";
import { readVerified } from "./verifyRead";
import { VERSION } from "./version";
import { wholeStep } from "./wholeStep";
import { refused } from "./writeWhole";

/**
 * Works the event out anew from what was typed, and writes what came of it on a sheet of its own. Where
 * that cannot be written, such as under a lock, what came of it is told all the same.
 */
export async function verifyEvent(ticket: StepTicket): Promise<VerifyAnswer> {
  ticket.watch?.reached("reading");
  const read = await readVerified();
  if (ticket.watch?.isCalledOff()) return { kind: "calledOff" };
  if (read.kind === "none") return refused("eventGone");
  if (read.kind !== "read") return read;
  const { verified } = read;
  const { book } = verified;
  if (book.stamp !== ticket.stamp) return { kind: "changed", book };
  const verification = verify(verified);
  const layout = verificationSheet(book.facts, verification, { time: timeNow(), version: VERSION });
  const answer = await wholeStep(
    ticket,
    ({ held }) => ({
      writes: replacedSheet(held, layout, (made) => drawWall(made, layout)),
      log: [
        {
          step: "verified",
          round: null,
          detail: billOf(book.facts.locale, verification),
          before: "",
          after: "",
          reason: "",
        },
      ],
      after: (now) => now,
    }),
    { evenFrozen: true }
  );
  if (answer.kind === "changed" || answer.kind === "calledOff") return answer;
  if (answer.kind === "done") return { kind: "verified", verification, book: answer.book };
  return { kind: "verified", verification, book, unwritten: answer };
}

/** On the director's clock, such as 2026-05-03 14:05. */
function timeNow(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
}
