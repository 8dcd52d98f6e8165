import { HostObject } from "./hostObject";

/** A call of one of the add-in's functions. */
export interface FunctionCall {
  /** The function's id in functions.json. */
  readonly id: string;
  /** The arguments; a range is a matrix, an omitted one null. */
  readonly args: readonly unknown[];
  /** The calling cell, `Sheet1!A1`. */
  readonly address: string | null;
  /** For functions that ask for them: where each argument stands, null for a computed one. */
  readonly parameterAddresses?: readonly (string | null)[] | null;
  /** Tells the function that nobody waits any more. */
  readonly signal?: AbortSignal;
}

/**
 * What a call came to. `value` is as the add-in's runtime posts it: a value, or a matrix in which an
 * error stands as `{code: "#N/A", message}`.
 */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string; readonly message: string };

/** Something sent to the add-in: category, type, target, content. */
export type Entry = readonly [number, number, string, unknown];

export interface CustomFunctions {
  /** What the add-in's runtime reports to. */
  readonly service: HostObject;
  /** Calls of one moment travel together, and wait until the add-in is ready. */
  invoke(call: FunctionCall): Promise<Outcome>;
  /** How many calls wait for their answer. */
  pending(): number;
  /** Resolves when the add-in's runtime takes calls. */
  readonly ready: Promise<void>;
  /** The add-in starts anew: what it has not answered is asked again when it is ready. */
  restart(): void;
}

const CATEGORY = 1;
const INVOKE = 1000;
const CANCEL = 1001;
const CANCELABLE = 1;

/** The errors by the numbers in which the runtime reports them. */
const ERRORS: Readonly<Record<number, string>> = {
  1: "#N/A",
  5: "#DIV/0!",
  6: "#NUM!",
  7: "#VALUE!",
  8: "#NULL!",
  9: "#NAME?",
  10: "#NAME?",
};

interface Pending {
  readonly call: FunctionCall;
  readonly answer: (outcome: Outcome) => void;
}

export function createCustomFunctions(post: (entries: readonly Entry[]) => void): CustomFunctions {
  const pending = new Map<number, Pending>();
  let unsent: number[] = [];
  let isReady = false;
  let lastId = 0;
  let announce: () => void;
  const ready = new Promise<void>((resolve) => (announce = resolve));

  function send(): void {
    if (!isReady || unsent.length === 0) return;
    const ids = unsent;
    unsent = [];
    post(ids.flatMap((id) => entryFor(id)));
  }

  function entryFor(id: number): Entry[] {
    const call = pending.get(id)?.call;
    if (!call) return [];
    const { id: name, args, address, parameterAddresses = null, signal } = call;
    const flags = signal ? CANCELABLE : 0;
    return [[CATEGORY, INVOKE, "", [id, name, args, address, flags, parameterAddresses]]];
  }

  function invoke(call: FunctionCall): Promise<Outcome> {
    const id = ++lastId;
    call.signal?.addEventListener("abort", () => {
      if (pending.delete(id)) post([[CATEGORY, CANCEL, "", { invocationId: id }]]);
    });
    return new Promise((answer) => {
      pending.set(id, { call, answer });
      if (unsent.push(id) === 1) queueMicrotask(send);
    });
  }

  function answer(id: number, outcome: Outcome): void {
    pending.get(id)?.answer(outcome);
    pending.delete(id);
  }

  class CustomFunctionsService extends HostObject {
    readonly className = "CustomFunctions";

    _SetOsfControlContainerReadyForCustomFunctions() {
      isReady = true;
      announce();
      send();
    }

    /** Faster posting of results, and a bound on its interval. */
    _GetEnabledFeatures() {
      return [2, 4];
    }

    SetInvocationArrayResults(results: readonly [number, boolean, unknown, number?][]) {
      for (const [id, ok, value, error] of results)
        answer(id, ok ? { ok, value } : failure(error, value));
    }
  }

  return {
    service: new CustomFunctionsService(),
    invoke,
    pending: () => pending.size,
    ready,
    restart() {
      isReady = false;
      unsent = [...pending.keys()];
    },
  };
}

const failure = (error: number | undefined, message: unknown): Outcome => ({
  ok: false,
  error: ERRORS[error ?? 0] ?? "#VALUE!",
  message: typeof message === "string" ? message : "",
});
