import { isProblem } from "../basics/problem";
import type { Locale } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { CellPlace, EventBook } from "../workbook/eventBook";
import type { EventDesk, StepAnswer, StepTicket, WallSheet } from "../workbook/eventDesk";
import type { PairsDesk, PairsList, PairsPlan, PairsSheet } from "../workbook/pairsDesk";
import { samplePairs } from "../workbook/pairsSample";
import type { ScoreDesk } from "../workbook/scoreDesk";
import type { StepWatch } from "../workbook/stepWatch";
import { VERSION } from "../workbook/version";
import { type BoardActions, boardActions } from "./boardActions";
import { entrantsDraft } from "./entrantsDraft";
import { lastPosted, stageOf, type Step } from "./eventStage";
import { type EventState, newState, NO_PAIRING, NO_STAGE } from "./eventState";
import type { Outcome } from "./outcome";
import { draftOf, isOverridden, keptOf } from "./pairingDraft";
import { isPairsProblem, type PairsDraft, pairsPlanOf } from "./pairsDraft";
import { type PairingActions, pairingActions } from "./pairingActions";
import { phrase } from "./phrase";
import { refused } from "./refused";
import { drawnSeed, isFieldProblem, planOf, type SetUpDraft } from "./setUpDraft";
import { EVENT_TEXTS, PAIRS_TEXTS } from "./texts";

/** What a director can do on the event's pages. */
export interface EventActions extends PairingActions, BoardActions {
  readonly read: () => void;
  readonly goTo: (step: Step) => void;
  /** Keeps what is typed or chosen in the pane. */
  readonly keep: (change: Partial<EventState>) => void;
  /** Stops a step that has written nothing yet. */
  readonly callOff: () => void;
  readonly keepSetUp: (change: Partial<SetUpDraft>) => void;
  readonly drawSeed: () => void;
  readonly makeEvent: () => void;
  readonly keepPairs: (change: Partial<PairsDraft>) => void;
  readonly makePairs: () => void;
  /** Makes the example of the article on Neuberg's formula. */
  readonly makeSample: () => void;
  readonly enterPairs: () => void;
  /** From now on whatever is changed in a pairs event is told. */
  readonly noteSession: () => void;
  readonly makeList: (list: PairsList) => void;
  readonly showSheet: (sheet: PairsSheet) => void;
  readonly enter: () => void;
  readonly withdraw: () => void;
  readonly post: () => void;
  readonly log: () => void;
  readonly wall: (sheet: WallSheet) => void;
  readonly chart: () => void;
  readonly scoreSheets: () => void;
  readonly butler: () => void;
  readonly readBars: () => void;
  readonly undo: () => void;
  readonly showPlace: (place: CellPlace) => void;
}

/** The event's pages without their looks. */
export interface EventPage {
  readonly state: () => EventState;
  readonly actions: EventActions;
  /**
   * Lets something else be done with the workbook: no step is begun meanwhile, and what came of it is
   * read. Null where a step is under way.
   */
  readonly aside: <T>(work: (ticket: StepTicket) => Promise<T>) => Promise<T | null>;
  /** Reads the workbook; where the director has not chosen a page yet, the next thing to do is in front. */
  readonly read: () => Promise<void>;
}

interface EventPageOptions {
  readonly desk: EventDesk;
  readonly scores: ScoreDesk;
  readonly pairs: PairsDesk;
  readonly locale: Locale;
  /** Called after every change. */
  readonly changed: () => void;
  /** Called when another page has come in front. */
  readonly arrived: () => void;
  /** Called when somebody has typed into the workbook. */
  readonly heard: () => void;
}

type Done = Extract<Outcome, { kind: "done" }>;

/** Opens the event's pages over a workbook. */
export function openEventPage(options: EventPageOptions): EventPage {
  const { desk, scores, pairs, locale, changed, arrived, heard } = options;
  let state = newState(locale);
  /** The workbook is being read; somebody typed since, or while a step was being written. */
  let underWay = false;
  let stale = false;

  function show(change: Partial<EventState>): void {
    state = { ...state, ...change };
    changed();
  }

  /** Only one step is under way at a time: it is this one that tells, and that may be called off. */
  const watch: StepWatch = {
    reached: (stage) => show({ stage }),
    isCalledOff: () => state.isCalledOff,
  };

  async function read(): Promise<void> {
    stale = true;
    if (underWay) return;
    underWay = true;
    while (stale && !state.busy) {
      stale = false;
      await readOnce();
    }
    underWay = false;
  }

  async function readOnce(): Promise<void> {
    const first = state.reading === "first";
    if (isFailure(state.reading)) show({ reading: "again" });
    const answer = await desk.read().catch(refused);
    // A step that began meanwhile brings what it has read itself.
    if (state.busy) return;
    if (answer.kind === "book" || answer.kind === "none") {
      const book = answer.kind === "book" ? answer.book : null;
      const isOther = first || (book === null) !== (state.book === null);
      show({ reading: null, ...taken(book, isOther ? stageOf(book).next : state.step) });
      // Somebody is typing: what was read before stands, and every step checks it.
    } else if (!state.book) show({ reading: answer });
  }

  /** What the workbook holds now, and what that makes of the page in front. */
  function taken(book: EventBook | null, step: Step): Partial<EventState> {
    return { book, step, ...(step === "pair" ? renewed(book) : {}) };
  }

  /** The preview again; a director's changes stay only while all they rest on does. */
  function renewed(book: EventBook | null): Partial<EventState> {
    if (!book?.event) return NO_PAIRING;
    const made = draftOf(book.event, lastPosted(book) + 1);
    const { draft } = state;
    if (!draft || isProblem(draft) || isProblem(made)) return { ...NO_PAIRING, draft: made };
    if (JSON.stringify(draft.own) === JSON.stringify(made.own)) return {};
    const movesGone = isOverridden(draft);
    const outcome: Outcome = { kind: "note", note: "renewed", values: {}, movesGone };
    return { ...NO_PAIRING, draft: made, outcome };
  }

  /** A round is paired from what the workbook holds now: VPs may have been calculated since. */
  async function goTo(step: Step): Promise<void> {
    if (state.busy) return;
    let { book } = state;
    if (step === "pair") {
      show({ busy: true, outcome: null });
      const answer = await desk.read().catch(refused);
      if (answer.kind === "book") book = answer.book;
    }
    show({ busy: false, outcome: null, undoing: false, ...taken(book, step) });
    arrived();
  }

  /** One step at a time; it is told what the director saw. `after`: where it leads. */
  async function run(
    write: (ticket: StepTicket) => Promise<StepAnswer>,
    done: Done,
    after: (book: EventBook) => Partial<EventState> = () => ({})
  ): Promise<void> {
    if (state.busy) return;
    const { book, handReason, step } = state;
    show({ busy: true, outcome: null });
    const answer = await write({ stamp: book?.stamp ?? "", handReason, watch }).catch(refused);
    show({ busy: false, ...NO_STAGE });
    if (answer.kind === "done") {
      const change = after(answer.book);
      const at = change.step ?? step;
      show({ ...taken(answer.book, at), handReason: "", ...change, outcome: done });
      if (at !== step) arrived();
    } else if (answer.kind === "changed") {
      show({ ...taken(answer.book, step), outcome: { kind: "changed" } });
    } else show({ outcome: answer });
    const isTorn = answer.kind === "torn";
    if (stale || isTorn) await read();
    // Of what was half written the workbook alone knows; that it was is told all the same.
    if (isTorn) show({ outcome: answer });
  }

  async function aside<T>(work: (ticket: StepTicket) => Promise<T>): Promise<T | null> {
    if (state.busy) return null;
    const { book, handReason } = state;
    show({ busy: true, outcome: null });
    const answer = await work({ stamp: book?.stamp ?? "", handReason, watch }).finally(() =>
      show({ busy: false, ...NO_STAGE })
    );
    await read();
    if (!state.book?.changes.length) show({ handReason: "" });
    return answer;
  }

  /** What the pairs made of their boards takes a look at all of them: only where somebody asks. */
  async function readBars(): Promise<void> {
    if (state.busy) return;
    show({ busy: true, outcome: null });
    const answer = await scores.pairs().catch(refused);
    show({ busy: false });
    if (answer.kind !== "pairs") return show({ outcome: answer });
    const { pairs, stamp } = answer;
    show({ bars: { ...state.bars, pairs, stamp, bar: null } });
    // Somebody may have typed since the pane read last.
    await read();
  }

  const next = (book: EventBook) => ({ step: stageOf(book).next });

  function setUpPairs(plan: PairsPlan): void {
    const sheet = SCORE_WORDS[plan.facts.locale].sheets.results;
    const done: Done = { kind: "done", step: "setUpPairs", values: { sheet } };
    void run(({ watch }) => pairs.setUp(plan, watch), done, next);
  }

  const actions: EventActions = {
    ...pairingActions(() => state, show),
    ...boardActions({ scores, locale, state: () => state, show, read, run }),
    read: () => void read(),
    goTo: (step) => void goTo(step),
    keep: show,
    callOff: () => {
      if (state.stage === "reading") show({ isCalledOff: true });
    },
    keepSetUp: (change) => show({ setUp: { ...state.setUp, ...change } }),
    drawSeed: () => show({ setUp: { ...state.setUp, seed: drawnSeed() } }),
    makeEvent: () => {
      const plan = planOf(state.setUp, EVENT_TEXTS[state.setUp.locale].untitled);
      if (isFieldProblem(plan))
        return show({ outcome: { kind: "problem", problem: plan.problem, place: null } });
      const sheet = SHEET_WORDS[plan.facts.locale].sheets.event;
      void run(
        ({ watch }) => desk.setUp(plan, watch),
        { kind: "done", step: "setUp", values: { sheet } },
        next
      );
    },
    keepPairs: (change) => show({ pairsSetUp: { ...state.pairsSetUp, ...change } }),
    makePairs: () => {
      const { pairsSetUp: draft } = state;
      const plan = pairsPlanOf(draft, PAIRS_TEXTS[draft.locale].untitled);
      if (!isPairsProblem(plan)) return setUpPairs(plan);
      const { problem } = plan;
      if (problem) show({ outcome: { kind: "problem", problem, place: null } });
    },
    makeSample: () => setUpPairs(samplePairs(state.pairsSetUp.locale)),
    enterPairs: () => {
      const entrants = newEntrants(state);
      if (!entrants.length) return;
      void run(
        (ticket) => desk.enter(entrants, ticket),
        { kind: "done", step: "enterPairs", values: { count: entrants.length } },
        () => ({ list: "" })
      );
    },
    noteSession: () =>
      void run((ticket) => desk.log(ticket), { kind: "done", step: "sessionNoted", values: {} }),
    makeList: (list) => {
      const { locale: written } = state.book?.facts ?? { locale };
      const sheet = PAIRS_WORDS[written].sheets[list];
      void run((ticket) => pairs.list(list, ticket), {
        kind: "done",
        step: "wall",
        values: { sheet },
      });
    },
    showSheet: (sheet) =>
      void pairs
        .show(sheet)
        .catch(refused)
        .then((answer) => show({ outcome: answer })),
    enter: () => {
      const entrants = newEntrants(state);
      if (!entrants.length) return;
      const done: Done = { kind: "done", step: "enter", values: { count: entrants.length } };
      void run(
        (ticket) => desk.enter(entrants, ticket),
        done,
        (book) => ({ ...next(book), list: "", from: null })
      );
    },
    withdraw: () => {
      const { leaving, book } = state;
      if (leaving === null || !book) return;
      const round = state.lastRound ?? lastPosted(book);
      void run(
        (ticket) => desk.withdraw(leaving, round, ticket),
        {
          kind: "done",
          step: round ? "withdraw" : "withdrawNow",
          values: { name: leaving, round },
        },
        () => ({ leaving: null, lastRound: null })
      );
    },
    post: () => {
      const { draft, reason, book } = state;
      if (!draft || isProblem(draft) || !book) return;
      const { round } = draft.own;
      const sheet = phrase(SHEET_WORDS[book.facts.locale].sheets.round, { round });
      void run(
        (ticket) => desk.post(keptOf(draft, VERSION, reason.trim()), ticket),
        { kind: "done", step: "post", values: { round, sheet } },
        () => ({ step: "results", ...NO_PAIRING })
      );
    },
    log: () => void run((ticket) => desk.log(ticket), { kind: "done", step: "log", values: {} }),
    wall: (sheet) => {
      const round = state.book ? lastPosted(state.book) : 0;
      const name = EVENT_TEXTS[locale][sheet];
      void run((ticket) => desk.wall(sheet, round, ticket), {
        kind: "done",
        step: "wall",
        values: { sheet: name },
      });
    },
    chart: () =>
      void run((ticket) => desk.chart(state.leading, ticket), {
        kind: "done",
        step: "chart",
        values: {},
      }),
    scoreSheets: () => {
      const { book, firstBoard, halves } = state;
      if (!book) return;
      const round = lastPosted(book);
      const { boards, locale: written } = book.facts;
      void run(
        (ticket) =>
          scores.sheets(round, { firstBoard: Number(firstBoard), boards, halves }, ticket),
        {
          kind: "done",
          step: "scoreSheets",
          values: { round, sheet: SCORE_WORDS[written].sheets.results },
        }
      );
    },
    butler: () =>
      void run((ticket) => scores.butler(state.butler, ticket), {
        kind: "done",
        step: "butler",
        values: {},
      }),
    readBars: () => void readBars(),
    undo: () => {
      const round = state.book ? lastPosted(state.book) : 0;
      const reason = state.undoReason.trim();
      void run(
        (ticket) => desk.undo(ticket, reason),
        { kind: "done", step: "undo", values: { round } },
        (book) => ({ ...next(book), undoing: false, undoReason: "" })
      );
    },
    showPlace: (place) =>
      void desk
        .show(place)
        .catch(refused)
        .then((failure) => show({ outcome: failure })),
  };

  void desk
    .watch(() => {
      void read();
      heard();
    })
    .catch(() => undefined);

  return { state: () => state, actions, aside, read };
}

/** The pasted list as it would be written; nobody while a line of it is wrong. */
function newEntrants({ list, book, from }: EventState) {
  const there = book?.event?.entrants ?? book?.pairs?.pairs;
  if (!book || !there) return [];
  const taken = there.map(({ number }) => number);
  const { entrants, problems } = entrantsDraft(list, taken, from ?? lastPosted(book) + 1);
  return problems.length ? [] : entrants;
}

function isFailure(reading: EventState["reading"]): boolean {
  return typeof reading === "object" && reading !== null;
}
