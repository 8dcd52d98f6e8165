import type { StepFailure } from "../../src/workbook/eventDesk";
import type {
  ChangedCell,
  Lock,
  SharedCell,
  ShareDesk,
  ShareRefusal,
  ShareState,
} from "../../src/workbook/shareDesk";
import type { StepWatch } from "../../src/workbook/stepWatch";
import type { Verification } from "../../src/workbook/verification";
import type { FakeDesk } from "./fakeDesk";

/** A workbook to be handed on, kept in memory, and what the pane asked of it. */
export interface FakeShareDesk extends ShareDesk {
  state: ShareState;
  /** What the next verification comes to, and why it cannot be written on a sheet. */
  verification: Verification;
  unwritten: StepFailure | null;
  /** What the next thaw finds otherwise than it was frozen. */
  other: readonly ChangedCell[];
  /** Cells and sheets that the next repair leaves. */
  still: ShareState["unknown"];
  protected: readonly string[];
  /** Sheets under a protection of somebody else. */
  others: readonly string[];
  /** Answers the next call in its place. */
  failNext: StepFailure | ShareRefusal | null;
  /** Answers every reading in its place. */
  unreadable: StepFailure | null;
  /** While set, everything waits: as if it read, or as if Excel wrote. */
  hold: Promise<void> | null;
  writing: Promise<void> | null;
  /** What was asked for, in its order, with what it was asked with. */
  readonly asked: string[];
}

const NO_COUNTS: Verification["counts"] = {
  entries: 30,
  formulas: 24,
  scores: 0,
  matches: 0,
  vps: 24,
  standings: 40,
  pairings: 12,
  engine: 2,
  today: 2,
  wall: 0,
  log: 9,
};
export const CLEAN_BILL: Verification = { counts: NO_COUNTS, differences: [], unchecked: [] };

const FORMULAS = 48;

/** A cell that shows what it should not. */
export function sharedCell(sheet: string, cell: string, shown: string): SharedCell {
  return { place: { sheet, cell }, shown };
}

/** A cell that was changed while it was frozen. */
export function changedCell(cell: string, before: string, shown: string): ChangedCell {
  return { ...sharedCell("Round 1", cell, shown), before, formula: "=DESK.VP(1,8)" };
}

/** A desk over a workbook that is open to everybody. Its event is the one of `event`. */
export function fakeShareDesk(event: FakeDesk): FakeShareDesk {
  let password: string | null = null;

  async function act<T>(
    name: string,
    done: () => T,
    watch?: StepWatch
  ): Promise<T | StepFailure | ShareRefusal> {
    desk.asked.push(name);
    watch?.reached("reading");
    await desk.hold;
    if (watch?.isCalledOff()) return { kind: "calledOff" };
    watch?.reached("writing");
    await desk.writing;
    const { failNext } = desk;
    desk.failNext = null;
    return failNext ?? done();
  }
  /** The same of a step of the event, which tells of one cell. */
  async function step<T>(name: string, done: () => T) {
    const answer = await act(name, done);
    return isRefusal(answer) ? { ...answer, place: answer.cells[0]?.place ?? null } : answer;
  }
  const set = (change: Partial<ShareState>) => void (desk.state = { ...desk.state, ...change });
  const changeIsSeen = (stamp: string) => stamp !== event.book()!.stamp;

  function turn(lock: Lock) {
    set({ lock });
    return { kind: "done" as const, sheets: 4, others: desk.others };
  }

  const desk: FakeShareDesk = {
    state: { frozen: null, lock: "open", formulas: FORMULAS, unknown: [], opens: false },
    verification: CLEAN_BILL,
    unwritten: null,
    other: [],
    still: [],
    protected: [],
    others: [],
    failNext: null,
    unreadable: null,
    hold: null,
    writing: null,
    asked: [],
    read: () => Promise.resolve(desk.unreadable ?? { kind: "state", state: desk.state }),
    freeze: (watch) =>
      act(
        "freeze",
        () => {
          set({ frozen: { formulas: FORMULAS, changed: [], outward: [] }, formulas: 0 });
          event.frozen = true;
          return { kind: "frozen", formulas: FORMULAS, sheets: 3 };
        },
        watch
      ),
    thaw: (changed, outward, watch) =>
      act(
        `thaw ${changed}${outward ? " outward" : ""}`,
        () => {
          const waiting = desk.state.frozen!;
          const left = changed === "leave" ? waiting.changed : [];
          const kept = outward || changed === "forget" ? [] : waiting.outward;
          const waits = left.length + kept.length;
          const formulas = waiting.formulas - waits;
          set({
            frozen: waits ? { formulas: waits, changed: left, outward: kept } : null,
            formulas,
          });
          event.frozen = waits > 0;
          return { kind: "thawed", formulas, left, other: desk.other };
        },
        watch
      ),
    repair: (watch) =>
      act(
        "repair",
        () => {
          const cells = desk.state.unknown.length - desk.still.length;
          set({ unknown: desk.still });
          return { kind: "repaired", cells, still: desk.still, protected: desk.protected };
        },
        watch
      ),
    verify: (ticket) =>
      step(`verify ${ticket.handReason}`.trim(), () => {
        const book = event.book()!;
        if (changeIsSeen(ticket.stamp)) return { kind: "changed", book };
        event.changes = [];
        const unwritten = desk.unwritten ? { unwritten: desk.unwritten } : {};
        return {
          kind: "verified",
          verification: desk.verification,
          book: event.book()!,
          ...unwritten,
        };
      }),
    lock: (given) =>
      act(`lock ${given}`, () => {
        password = given;
        return turn(given === null ? "locked" : "password");
      }),
    unlock: (given) =>
      act(`unlock ${given}`, () =>
        given === password ? turn("open") : ({ kind: "wrongPassword" } as const)
      ),
    open: (withBook) =>
      act(`open ${withBook}`, () => {
        set({ opens: withBook });
        return { kind: "state", state: desk.state };
      }),
    changeLanguage: (locale, ticket) =>
      step(`language ${locale}`, () => {
        if (changeIsSeen(ticket.stamp)) return { kind: "changed", book: event.book()! };
        event.speak(locale);
        return { kind: "done", book: event.book()! };
      }),
  };
  return desk;
}

function isRefusal<T>(answer: T | StepFailure | ShareRefusal): answer is ShareRefusal {
  return (answer as { readonly kind: string }).kind === "problem" && "cells" in (answer as object);
}
