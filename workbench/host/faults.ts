import { ApiError, type ApiErrorCode } from "./apiError";
import type { RequestBody } from "./protocol";
import { namesOf, onlyReleases, writingActions } from "./requestNames";

/** A request on the workbook. */
export interface RequestRecord {
  /** What its actions were, in order: `Add()`, `Values =`, `load values`. */
  readonly actions: readonly string[];
  /** Which of them write, by their places in `actions`. */
  readonly writes: readonly number[];
  /** The code it failed with, whoever made it fail. */
  readonly error?: string;
}

/**
 * Failures on purpose. `n` counts the requests on the workbook (or the writing actions) that are yet
 * to come: 1 is the next. Each failure happens once. Not counted are the requests of the custom
 * functions' runtime, and those by which office.js lets go of objects after an `Excel.run`.
 */
export interface Faults {
  /**
   * The n-th request fails.
   *
   * @param code The error the add-in sees; `GeneralException` unless given.
   * @param after How many of its actions are carried out before; none unless given.
   */
  failRequest(n: number, code?: ApiErrorCode, after?: number): void;
  /** The n-th writing action fails, and with it the rest of its request. */
  failWrite(n: number, code?: ApiErrorCode): void;
  /** The n-th request is carried out, and answered so many milliseconds later. */
  answerLate(n: number, milliseconds: number): void;
  /** The n-th request is carried out, and answered when `release` is called. */
  hold(n: number): void;
  /** Answers every request that is held, and holds no more. */
  release(): void;
  /** Just before the n-th request somebody deletes the sheet of this name. */
  loseSheet(n: number, sheet: string): void;
  /**
   * While a cell is being edited requests fail with `InvalidOperationInCellEditMode`; those of
   * `Excel.run({ delayForCellEdit: true }, ...)` wait until it is not.
   */
  editCell(isEdited: boolean): void;
  /** The requests since the last `clear`, the oldest first; at most the last 1000. */
  requests(): readonly RequestRecord[];
  /** Forgets all that was to fail, releases what waits, and begins the list of requests anew. */
  clear(): void;
}

/** What happens to one request. */
export interface Admission {
  /** Called before each action, by its place; throws where it is to fail. */
  before(index: number): void;
  /** Called when the request has been carried out; resolves when it may be answered. */
  done(error: string | undefined): Promise<void>;
}

/** The failures, and the host's side of them. */
export interface FaultsOfHost extends Faults {
  /** Resolves when a request may take its place among those to be carried out. */
  mayStart(flags: number): Promise<void>;
  /** A request's turn has come. */
  admit(request: RequestBody, flags: number): Admission;
}

const DELAY_FOR_CELL_EDIT = 64;
const KEPT = 1000;

interface Failure {
  readonly code: ApiErrorCode;
  readonly after: number;
}

/** @param removeSheet Deletes the sheet of a name, as a person would. */
export function createFaults(removeSheet: (name: string) => void): FaultsOfHost {
  let requests = 0;
  let writes = 0;
  const failing = new Map<number, Failure>();
  const failingWrites = new Map<number, ApiErrorCode>();
  const late = new Map<number, number>();
  const held = new Set<number>();
  const lost = new Map<number, string>();
  let records: RequestRecord[] = [];
  let released = gate();
  let edited = gate();
  let isEdited = false;

  function admit(request: RequestBody, flags: number): Admission {
    if (onlyReleases(request)) return { before() {}, async done() {} };
    const number = ++requests;
    const mayNotRun = isEdited && !waits(flags);
    const failure = failing.get(number);
    const writing = new Set(writingActions(request));
    const sheet = lost.get(number);
    return {
      before(index) {
        if (index === 0 && sheet !== undefined) removeSheet(sheet);
        if (mayNotRun) throw inCellEditMode();
        if (failure?.after === index) throw onPurpose(failure.code);
        const code = writing.has(index) ? failingWrites.get(++writes) : undefined;
        if (code) throw onPurpose(code);
      },
      async done(error) {
        records.push({
          actions: namesOf(request),
          writes: [...writing],
          ...(error === undefined ? {} : { error }),
        });
        if (records.length > KEPT) records.shift();
        const milliseconds = late.get(number);
        if (milliseconds !== undefined)
          await new Promise((resolve) => setTimeout(resolve, milliseconds));
        if (held.has(number)) await released.opened;
      },
    };
  }

  const faults: FaultsOfHost = {
    async mayStart(flags) {
      if (isEdited && waits(flags)) await edited.opened;
    },
    admit,
    failRequest(n, code = "GeneralException", after = 0) {
      failing.set(requests + counted(n), { code, after });
    },
    failWrite(n, code = "GeneralException") {
      failingWrites.set(writes + counted(n), code);
    },
    answerLate(n, milliseconds) {
      late.set(requests + counted(n), milliseconds);
    },
    hold(n) {
      held.add(requests + counted(n));
    },
    release() {
      held.clear();
      released.open();
      released = gate();
    },
    loseSheet(n, sheet) {
      lost.set(requests + counted(n), sheet);
    },
    editCell(now) {
      isEdited = now;
      if (now) return;
      edited.open();
      edited = gate();
    },
    requests: () => records,
    clear() {
      for (const planned of [failing, failingWrites, late, lost]) planned.clear();
      faults.release();
      faults.editCell(false);
      records = [];
    },
  };
  return faults;
}

const waits = (flags: number) => (flags & DELAY_FOR_CELL_EDIT) !== 0;

function counted(n: number): number {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`${n}: the next request is number 1`);
  return n;
}

const onPurpose = (code: ApiErrorCode) => new ApiError(code, "This failed on purpose.");

const inCellEditMode = () =>
  new ApiError(
    "InvalidOperationInCellEditMode",
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again."
  );

/** Something to wait for until another opens it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
