import { isProblem, type Problem } from "../basics/problem";
import { whyNot } from "../pairing";
import type { EventState } from "./eventState";
import type { Outcome } from "./outcome";
import {
  draftOf,
  type Given,
  isMoved,
  NOTHING_GIVEN,
  type PairingDraft,
  withSwap,
} from "./pairingDraft";

/** What a director does with the preview of a round; nothing of it is written. */
export interface PairingActions {
  /** Takes an entrant up for the next action, or lets it go; of three the first goes. */
  readonly choose: (number: number) => void;
  readonly setChosen: (place: 0 | 1, number: number | null) => void;
  readonly swap: () => void;
  readonly fix: () => void;
  readonly forbid: () => void;
  readonly giveBye: () => void;
  readonly turn: (home: number, away: number) => void;
  readonly releasePair: (pair: readonly number[]) => void;
  readonly releaseForbidden: (pair: readonly number[]) => void;
  readonly releaseBye: () => void;
  readonly askWhyNot: () => void;
  readonly backToEngine: () => void;
}

/** The actions, over the state of the event's pages. */
export function pairingActions(
  get: () => EventState,
  show: (change: Partial<EventState>) => void
): PairingActions {
  /** Shows the new draft, or says why it cannot be and leaves the old one. */
  function put(
    made: PairingDraft | Problem,
    note: Extract<Outcome, { kind: "note" }>["note"],
    values: Record<string, number> = {},
    movesGone = false
  ): void {
    if (isProblem(made)) show({ outcome: { kind: "problem", problem: made, place: null } });
    else
      show({
        draft: made,
        chosen: [],
        question: null,
        outcome: { kind: "note", note, values, movesGone },
      });
  }

  function withDraft(act: (draft: PairingDraft, chosen: readonly number[]) => void): void {
    const { draft, chosen, busy } = get();
    if (draft && !isProblem(draft) && !busy) act(draft, chosen);
  }

  function withTwo(act: (draft: PairingDraft, one: number, other: number) => void): void {
    withDraft((draft, [one, other]) => {
      if (one !== undefined && other !== undefined) act(draft, one, other);
    });
  }

  function repair(
    draft: PairingDraft,
    given: Partial<Given>,
    ...[note, values]: [Parameters<typeof put>[1], Record<string, number>?]
  ): void {
    const { event } = get().book ?? {};
    if (!event) return;
    const made = draftOf(event, draft.own.round, { ...draft.given, ...given });
    put(made, note, values, isMoved(draft));
  }

  return {
    choose: (number) => {
      const { chosen } = get();
      const next = chosen.includes(number)
        ? chosen.filter((one) => one !== number)
        : [...chosen, number].slice(-2);
      show({ chosen: next, question: null });
    },
    setChosen: (place, number) => {
      const pair = [...get().chosen];
      if (number === null) pair.splice(place, 1);
      else pair[place] = number;
      show({ chosen: [...new Set(pair.filter((one) => one !== undefined))], question: null });
    },
    swap: () =>
      withTwo((draft, one, other) => {
        const meet = draft.hand.tables.some(
          ({ home, away }) => [one, other].includes(home) && [one, other].includes(away)
        );
        put(withSwap(draft, one, other), meet ? "turned" : "swapped", { one, other });
      }),
    turn: (home, away) =>
      withDraft((draft) => put(withSwap(draft, home, away), "turned", { one: home, other: away })),
    fix: () =>
      withTwo((draft, one, other) =>
        repair(draft, { pairs: [...draft.given.pairs, [one, other]] }, "fixed", { one, other })
      ),
    forbid: () =>
      withTwo((draft, one, other) =>
        repair(draft, { forbidden: [...draft.given.forbidden, [one, other]] }, "forbidden", {
          one,
          other,
        })
      ),
    giveBye: () =>
      withDraft((draft, [one]) => {
        if (one !== undefined) repair(draft, { bye: one }, "bye", { one });
      }),
    releasePair: (pair) =>
      withDraft((draft) =>
        repair(draft, { pairs: draft.given.pairs.filter((one) => one !== pair) }, "released")
      ),
    releaseForbidden: (pair) =>
      withDraft((draft) =>
        repair(
          draft,
          { forbidden: draft.given.forbidden.filter((one) => one !== pair) },
          "released"
        )
      ),
    releaseBye: () => withDraft((draft) => repair(draft, { bye: null }, "released")),
    askWhyNot: () =>
      withTwo((draft, one, other) =>
        show({
          question: { one, other, answer: whyNot(draft.input, one, other) },
          outcome: null,
        })
      ),
    backToEngine: () => withDraft((draft) => repair(draft, NOTHING_GIVEN, "engine")),
  };
}
