import type { Locale } from "../locales/locale";
import type { StepAnswer, StepTicket } from "../workbook/eventDesk";
import type { ScoreDesk } from "../workbook/scoreDesk";
import { type ChecksState, roundToCheck } from "./checksState";
import type { EventState } from "./eventState";
import type { Outcome } from "./outcome";
import {
  countOf,
  isWaiting,
  linesOf,
  NO_PASTE,
  type PasteDraft,
  pasteRead,
  type PasteState,
} from "./pasteState";
import { refused } from "./refused";

/** What a director can do with pasted results, and with the checks of boards. */
export interface BoardActions {
  /** Keeps what is typed, or said of a column, and reads the table again. */
  readonly readPaste: (change: Partial<PasteDraft>) => void;
  /** Keeps what is chosen beside it. */
  readonly keepPaste: (change: Partial<PasteState>) => void;
  /** Writes the lines; what is to be known of them is shown before. */
  readonly paste: () => void;
  readonly keepChecks: (change: Partial<ChecksState>) => void;
  readonly checkBoards: () => void;
}

/** What the event's pages do for it. */
interface Surroundings {
  readonly scores: ScoreDesk;
  readonly locale: Locale;
  readonly state: () => EventState;
  readonly show: (change: Partial<EventState>) => void;
  /** Reads the workbook. */
  readonly read: () => Promise<void>;
  readonly run: (
    write: (ticket: StepTicket) => Promise<StepAnswer>,
    done: Extract<Outcome, { kind: "done" }>,
    after: () => Partial<EventState>
  ) => Promise<void>;
}

/** The actions over the state of the event's pages. */
export function boardActions(surroundings: Surroundings): BoardActions {
  const { scores, locale, state, show, read, run } = surroundings;
  const keepPaste = (change: Partial<PasteState>) =>
    show({ paste: { ...state().paste, ...change } });

  async function look(): Promise<void> {
    const { paste, book } = state();
    if (!book) return;
    show({ busy: true, outcome: null });
    const answer = await scores.look(linesOf({ ...paste, look: null }, book)).catch(refused);
    show({ busy: false });
    if (answer.kind !== "look") return show({ outcome: answer });
    keepPaste({ look: answer, leaveOut: paste.leaveOut && !paste.look, overwrite: false });
    // Somebody may have typed since the pane read last.
    await read();
  }

  /** Whether the workbook is still the one that the lines were looked at with. */
  const isSeen = () => state().paste.look?.stamp === state().book?.stamp;

  async function write(): Promise<void> {
    if (state().busy) return;
    if (!isSeen()) {
      await look();
      const { notes = null } = state().paste.look ?? {};
      if (!isSeen() || notes === null || notes.length > 0) return;
    }
    const { paste, book } = state();
    const count = countOf(paste);
    if (!book || count === 0 || isWaiting(paste)) return;
    const plan = { lines: linesOf(paste, book), overwrite: paste.overwrite };
    await run(
      (ticket) => scores.paste(plan, ticket),
      { kind: "done", step: "paste", values: { count } },
      () => ({ paste: { ...NO_PASTE, round: paste.round } })
    );
  }

  async function check(): Promise<void> {
    const { checks, book, busy } = state();
    if (!book || busy) return;
    show({ busy: true, outcome: null });
    const answer = await scores.check(roundToCheck(checks, book)).catch(refused);
    show({ busy: false });
    if (answer.kind !== "checked") return show({ outcome: answer });
    const { findings, stamp } = answer;
    show({ checks: { ...state().checks, findings, stamp } });
    await read();
  }

  return {
    readPaste: (change) => show({ paste: pasteRead(state().paste, change, locale) }),
    keepPaste,
    paste: () => void write(),
    keepChecks: (change) => show({ checks: { ...state().checks, ...change } }),
    checkBoards: () => void check(),
  };
}
