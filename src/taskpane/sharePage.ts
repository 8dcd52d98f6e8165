import type { Locale } from "../locales/locale";
import { VERIFY_TEXTS } from "../locales/verifyTexts";
import type { CellPlace } from "../workbook/eventBook";
import type { EventDesk, StepTicket } from "../workbook/eventDesk";
import type { ShareDesk, Thaw } from "../workbook/shareDesk";
import type { EventPage } from "./eventPage";
import { LANGUAGES } from "./setUpView";
import { NEW_SHARE, type SharePageState, type ShareTrouble, type Told } from "./shareState";
import { wordsOf } from "./words";
import { refused } from "./refused";

/** What can be done on the page Sharing. */
export interface ShareActions {
  readonly read: () => void;
  readonly callOff: () => void;
  /** Keeps what is typed or chosen in the pane. */
  readonly keep: (change: Partial<SharePageState>) => void;
  readonly verify: () => void;
  readonly freeze: () => void;
  readonly thaw: (changed: Thaw) => void;
  readonly repair: () => void;
  readonly lock: () => void;
  readonly unlock: () => void;
  readonly open: (withBook: boolean) => void;
  readonly changeLanguage: (language: Locale) => void;
  readonly showPlace: (place: CellPlace) => void;
}

/** The page Sharing without its looks. */
export interface SharePage {
  readonly state: () => SharePageState;
  readonly actions: ShareActions;
  /** Reads how the workbook stands. */
  readonly read: () => Promise<void>;
}

interface SharePageOptions {
  readonly desk: ShareDesk;
  readonly show: EventDesk["show"];
  /** The event's pages: what is done here and there is done one after the other. */
  readonly event: EventPage;
  readonly locale: Locale;
  /** Called after every change. */
  readonly changed: () => void;
}

type Kind = { readonly kind: string };
type Good<A extends Kind> = Exclude<A, ShareTrouble>;

/** Kinds of answers that tell that nothing was done. */
const TROUBLES: readonly string[] = [
  "problem",
  "changed",
  "wrongPassword",
  "editing",
  "calledOff",
  "protected",
  "refused",
  "torn",
] satisfies ShareTrouble["kind"][];

/** What the next thing to be done makes obsolete. */
const CLEARED = { outcome: null, inTheWay: [], other: [] } satisfies Partial<SharePageState>;

/** Opens the page Sharing over a workbook. */
export function openSharePage(options: SharePageOptions): SharePage {
  const { desk, show: showCell, event, locale, changed } = options;
  const { listOf } = wordsOf(locale, []);
  let state = NEW_SHARE;
  /** The workbook is being read; something was changed since, or while something was being done. */
  let underWay = false;
  let stale = false;

  function show(change: Partial<SharePageState>): void {
    state = { ...state, ...change };
    changed();
  }

  /** What the event's pages know of a step is known here. */
  function shown(): SharePageState {
    const { stage, isCalledOff } = event.state();
    return { ...state, stage, isCalledOff };
  }

  async function read(): Promise<void> {
    stale = true;
    if (underWay) return;
    underWay = true;
    while (stale && !state.busy) {
      stale = false;
      if (state.reading !== null && state.reading !== "first") show({ reading: "again" });
      const answer = await desk.read().catch(refused);
      // What began meanwhile reads by itself.
      if (state.busy) break;
      if (answer.kind === "state") show({ reading: null, share: answer.state });
      // What was read before stands: everything that is done looks again.
      else if (!state.share) show({ reading: answer });
    }
    underWay = false;
  }

  /** One thing at a time. `after`: what is told of it, and what else it changes on the page. */
  async function run<A extends Kind>(
    ask: (ticket: StepTicket) => Promise<A>,
    after: (answer: Good<A>) => Partial<SharePageState> & Told
  ): Promise<void> {
    if (state.busy || event.state().busy) return;
    show({ ...CLEARED, busy: true });
    const answer = await event
      .aside<A | ReturnType<typeof refused>>((ticket) => ask(ticket).catch(refused))
      .catch(refused);
    stale = false;
    const now = await desk.read().catch(refused);
    show({
      busy: false,
      ...(now.kind === "state" ? { share: now.state, reading: null } : {}),
      ...(answer === null ? {} : cameOf(answer as A, after)),
    });
    if (stale) await read();
  }

  const actions: ShareActions = {
    read: () => void read(),
    callOff: event.actions.callOff,
    keep: show,
    verify: () =>
      void run(
        (ticket) => desk.verify(ticket),
        ({ verification, book, unwritten }) => ({
          verified: verification,
          said: [
            [
              unwritten ? "verifiedOnly" : "verified",
              { sheet: VERIFY_TEXTS[book.facts.locale].sheet },
            ],
          ],
          but: unwritten,
        })
      ),
    freeze: () =>
      void run(
        ({ watch }) => desk.freeze(watch),
        ({ formulas, sheets }) => ({
          othersThawed: false,
          said: [["frozen", { formulas, sheets }]],
        })
      ),
    thaw: (changed) =>
      void run(
        ({ watch }) => desk.thaw(changed, state.outward, watch),
        ({ formulas, left, other }) => ({
          other,
          outward: false,
          othersThawed: left.length > 0,
          said: [
            left.length
              ? ["thawedLeft", { formulas, left: left.length }]
              : ["thawed", { formulas }],
          ],
        })
      ),
    repair: () =>
      void run(
        ({ watch }) => desk.repair(watch),
        ({ cells, still, protected: untouched }) => ({
          said: [
            ["repaired", { cells }],
            ...(still.length ? [["still", { count: still.length }] as const] : []),
            ...(untouched.length ? [["untouched", { sheets: listOf(untouched) }] as const] : []),
          ],
        })
      ),
    lock: () => lockOr("lock", "locked"),
    unlock: () => lockOr("unlock", "unlocked"),
    open: (withBook) =>
      void run(
        () => desk.open(withBook),
        ({ state: { opens } }) => ({ said: [[opens ? "opens" : "opensNot", {}]] })
      ),
    changeLanguage: (language) =>
      void run(
        (ticket) => desk.changeLanguage(language, ticket),
        () => ({ language: null, said: [["language", { language: LANGUAGES[language] }]] })
      ),
    showPlace: (place) =>
      void showCell(place)
        .catch(refused)
        .then((failure) => show({ outcome: failure })),
  };

  function lockOr(act: "lock" | "unlock", done: "locked" | "unlocked"): void {
    const password = state.password === "" ? null : state.password;
    void run(
      () => desk[act](password),
      ({ sheets, others }) => ({
        password: "",
        showsPassword: false,
        said: [
          [done, { sheets }],
          ...(others.length ? [["untouched", { sheets: listOf(others) }] as const] : []),
        ],
      })
    );
  }

  return { state: shown, actions, read };
}

/** What an answer changes on the page. */
function cameOf<A extends Kind>(
  answer: A,
  after: (answer: Good<A>) => Partial<SharePageState> & Told
): Partial<SharePageState> {
  if (isTrouble(answer))
    return { outcome: answer, inTheWay: "cells" in answer ? answer.cells : [] };
  const { said, but, ...change } = after(answer as Good<A>);
  return { ...change, outcome: { kind: "told", said, but } };
}

function isTrouble(answer: Kind): answer is ShareTrouble {
  return TROUBLES.includes(answer.kind);
}
