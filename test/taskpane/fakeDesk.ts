import {
  type EventEntrant,
  type EventSettings,
  type MatchResult,
  postedFrom,
  type PostedMatch,
  type PostedRound,
} from "../../src/event";
import type { PairsEvent } from "../../src/event/pairsEvent";
import type { Locale } from "../../src/locales/locale";
import { SHEET_WORDS } from "../../src/locales/sheetWords";
import { phrase } from "../../src/taskpane/phrase";
import type {
  BookRound,
  CellPlace,
  EventBook,
  EventFacts,
  HandChange,
} from "../../src/workbook/eventBook";
import type {
  BookAnswer,
  EventDesk,
  StepAnswer,
  StepFailure,
  StepTicket,
  WallSheet,
} from "../../src/workbook/eventDesk";
import type { PairFigures } from "../../src/workbook/pairFigures";
import type { Finding } from "../../src/workbook/findings";
import type { PairsDesk, PairsList, PairsPlan, PairsSheet } from "../../src/workbook/pairsDesk";
import type { PasteLook } from "../../src/workbook/pasteNotes";
import type {
  ButlerPlan,
  CheckFinding,
  PastePlan,
  ScoreDesk,
  ScorePlan,
} from "../../src/workbook/scoreDesk";

/** An event kept in memory, as a workbook would keep it, and what the pane asked of it. */
export interface FakeDesk extends EventDesk {
  readonly book: () => EventBook | null;
  /** Somebody types a result into a round. */
  type(round: number, home: number, away: number, result: MatchResult | null): void;
  /** Everybody's results of a round, the home side a little better each time. */
  typeAll(round: number): void;
  /** What a look at the sheets finds beside missing results, and what was changed by hand. */
  findings: Finding[];
  changes: HandChange[];
  /** Whether the workbook is frozen for sharing. */
  frozen: boolean;
  /** The event's sheets are in another language from now on. */
  speak(locale: Locale): void;
  /** Answers the next call of a step in its place. */
  failNext: StepFailure | (StepAnswer & { kind: "problem" | "changed" }) | null;
  /** Answers the next reading in its place. */
  unreadable: StepFailure | null;
  /** While set, steps wait. */
  hold: Promise<void> | null;
  /** While set, Excel is writing. */
  writing: Promise<void> | null;
  /** Somebody else changes the workbook without the pane being told. */
  disturb(): void;
  /** The pane is told that somebody typed. */
  tell(): void;
  readonly steps: string[];
  readonly places: CellPlace[];
  readonly reasons: string[];
  readonly walls: WallSheet[];
  readonly charts: number[];
  /** Rounds whose score sheets were made, and how. */
  readonly sheets: (ScorePlan & { readonly round: number })[];
  /** How Butler lists were made. */
  readonly butlers: ButlerPlan[];
  /** What the pairs have made of their boards. */
  figures: readonly PairFigures[];
  /** What is to be said of lines that are pasted, and what was pasted. */
  notes: PasteLook["notes"];
  /** Whether all of what is pasted is there already. */
  same: boolean;
  readonly pastes: PastePlan[];
  /** What the checks of the boards find, and the rounds they were asked for. */
  asked: CheckFinding[];
  readonly checks: (number | null)[];
  readonly scores: ScoreDesk;
  readonly pairs: PairsDesk;
  /** How a pairs event was set up, and what it holds. */
  readonly pairsPlans: PairsPlan[];
  pairsEvent: PairsEvent | null;
  /** Lists made anew, and sheets gone to. */
  readonly lists: PairsList[];
  readonly shown: PairsSheet[];
}

interface Event {
  facts: EventFacts;
  settings: EventSettings;
  entrants: EventEntrant[];
  rounds: PostedRound[];
  bookRounds: BookRound[];
}

/** A desk over an empty workbook. */
export function fakeDesk(): FakeDesk {
  let event: Event | null = null;
  let version = 0;
  let changed: () => void = () => undefined;

  const missing = (): Finding[] =>
    (event?.rounds ?? []).flatMap(({ round, matches }) =>
      matches
        .filter(({ result }) => result === null)
        .map(({ home, away, table }) => ({
          code: "resultMissing" as const,
          values: { round, home, away },
          weight: "due" as const,
          round,
          place: { sheet: sheetOf(round), cell: `F${(table ?? 0) + 1}` },
        }))
    );

  const sheetOf = (round: number) =>
    phrase(SHEET_WORDS[event?.facts.locale ?? "en"].sheets.round, { round });

  function book(): EventBook | null {
    const { pairsEvent, pairsPlans } = desk;
    if (pairsPlans[0])
      return {
        facts: { boards: 16, scale: "WBF", entry: "imps", ...pairsPlans[0].facts },
        event: null,
        pairs: pairsEvent,
        scored: "pairs",
        rounds: [],
        findings: desk.findings,
        changes: desk.changes,
        frozen: desk.frozen,
        stamp: String(version),
      };
    if (!event) return null;
    const { facts, settings, entrants, rounds, bookRounds } = event;
    return {
      facts,
      event: { settings, entrants, rounds },
      pairs: null,
      scored: "teams",
      rounds: bookRounds,
      findings: [...desk.findings, ...missing()],
      changes: desk.changes,
      frozen: desk.frozen,
      stamp: String(version),
    };
  }

  async function step(
    name: string,
    ticket: StepTicket | null,
    write: (event: Event) => void,
    watch = ticket?.watch
  ): Promise<StepAnswer> {
    desk.steps.push(name);
    watch?.reached("reading");
    await desk.hold;
    if (watch?.isCalledOff()) return { kind: "calledOff" };
    watch?.reached("writing");
    await desk.writing;
    const { failNext } = desk;
    desk.failNext = null;
    if (failNext) return failNext;
    if (ticket && ticket.stamp !== String(version)) return { kind: "changed", book: book()! };
    version++;
    if (event) write(event);
    if (ticket) {
      desk.reasons.push(ticket.handReason);
      desk.changes = [];
    }
    return { kind: "done", book: book()! };
  }

  function setResult(posted: PostedMatch, result: MatchResult | null): PostedMatch {
    return { ...posted, result };
  }

  const desk: FakeDesk = {
    book,
    findings: [],
    changes: [],
    frozen: false,
    speak(locale) {
      version++;
      event!.facts = { ...event!.facts, locale };
    },
    failNext: null,
    unreadable: null,
    hold: null,
    writing: null,
    steps: [],
    places: [],
    reasons: [],
    walls: [],
    charts: [],
    sheets: [],
    butlers: [],
    figures: [],
    notes: [],
    same: false,
    pastes: [],
    asked: [],
    checks: [],
    type(round, home, away, result) {
      version++;
      event!.rounds = event!.rounds.map((posted) => ({
        ...posted,
        matches: posted.matches.map((match) =>
          posted.round === round && match.home === home && match.away === away
            ? setResult(match, result)
            : match
        ),
      }));
    },
    typeAll(round) {
      const { matches } = event!.rounds.find((posted) => posted.round === round)!;
      for (const [i, { home, away }] of matches.entries())
        desk.type(round, home, away, { kind: "played", homeVP: 12 + i / 4, awayVP: 8 - i / 4 });
    },
    disturb: () => void version++,
    tell: () => changed(),
    read: () => {
      const { unreadable } = desk;
      const now = book();
      const answer: BookAnswer =
        unreadable ?? (now ? { kind: "book", book: now } : { kind: "none" });
      return Promise.resolve(answer);
    },
    setUp: (plan, watch) =>
      step(
        "setUp",
        null,
        // There is nothing to write into yet.
        () => undefined,
        watch
      ).then((answer) => {
        if (answer.kind !== "done") return answer;
        event = { ...plan, entrants: [], rounds: [], bookRounds: [] };
        return { kind: "done", book: book()! };
      }),
    enter: (entrants, ticket) => {
      const { pairsEvent } = desk;
      const added = entrants.map(({ number, name, club }) => ({ number, name, club }));
      if (pairsEvent) desk.pairsEvent = { ...pairsEvent, pairs: [...pairsEvent.pairs, ...added] };
      return step("enter", ticket, (event) => {
        event.entrants.push(
          ...entrants.map(({ number, name, club, strength, carryOver, from }) => ({
            number,
            name,
            ...(club ? { club } : {}),
            ...(strength === null ? {} : { strength }),
            ...(carryOver === null ? {} : { carryOver }),
            ...(from > 1 ? { from } : {}),
          }))
        );
      });
    },
    withdraw: (number, lastRound, ticket) =>
      step("withdraw", ticket, (event) => {
        event.entrants = event.entrants.map((one) =>
          one.number === number ? { ...one, to: lastRound } : one
        );
      }),
    post: (kept, ticket) =>
      step("post", ticket, (event) => {
        const { round } = kept.input;
        event.rounds.push(postedFrom(kept));
        event.bookRounds.push({ round, sheet: sheetOf(round), kept, isScored: false, boards: 0 });
      }),
    undo: (ticket, reason) =>
      step("undo", ticket, (event) => {
        desk.reasons.push(reason);
        event.rounds.pop();
        event.bookRounds.pop();
      }),
    log: (ticket) => step("log", ticket, () => undefined),
    wall: (sheet, _round, ticket) => step("wall", ticket, () => void desk.walls.push(sheet)),
    chart: (leading, ticket) => step("chart", ticket, () => void desk.charts.push(leading)),
    scores: {
      sheets: (round, plan, ticket) =>
        step("scoreSheets", ticket, (event) => {
          desk.sheets.push({ round, ...plan });
          event.bookRounds = event.bookRounds.map((own) =>
            own.round === round ? { ...own, isScored: true } : own
          );
        }),
      butler: (plan, ticket) => step("butler", ticket, () => void desk.butlers.push(plan)),
      look: async (lines) => {
        await desk.hold;
        const { failNext, notes } = desk;
        desk.failNext = null;
        if (failNext && failNext.kind !== "changed") return failNext;
        const count = (weight: "left" | "kept") =>
          notes.filter((note) => note.weight === weight).length;
        const fills = lines.length - count("left") - count("kept");
        const among = desk.same ? { fills: 0, same: fills } : { fills, same: 0 };
        const look = { ...among, adds: 0, differ: count("kept"), notes };
        return { kind: "look", stamp: String(version), ...look };
      },
      pairs: () =>
        Promise.resolve(
          desk.unreadable ?? { kind: "pairs", pairs: desk.figures, stamp: String(version) }
        ),
      paste: (plan, ticket) => step("paste", ticket, () => void desk.pastes.push(plan)),
      check: (round) => {
        desk.checks.push(round);
        return Promise.resolve({ kind: "checked", findings: desk.asked, stamp: String(version) });
      },
    },
    pairsPlans: [],
    pairsEvent: null,
    lists: [],
    shown: [],
    pairs: {
      setUp: (plan, watch) =>
        step("setUpPairs", null, () => undefined, watch).then((answer) => {
          if (answer.kind !== "done") return answer;
          desk.pairsPlans.push(plan);
          desk.pairsEvent = {
            pairs: plan.pairs.map(({ number, name, club }) => ({ number, name, club })),
            ...{ lines: [], open: plan.rows.map(() => ({ section: "", board: 1 })) },
            ...{ rules: { scoring: plan.scoring, perWin: plan.perWin }, winners: plan.winners },
          };
          return { kind: "done", book: book()! } as const;
        }),
      list: (list, ticket) =>
        step("list", ticket, () => undefined).then((answer) => {
          if (answer.kind === "done") desk.lists.push(list);
          return answer;
        }),
      show: (sheet) => {
        desk.shown.push(sheet);
        return Promise.resolve(null);
      },
    },
    show: (place) => {
      desk.places.push(place);
      return Promise.resolve(null);
    },
    watch: (tell) => {
      changed = tell;
      return Promise.resolve(() => undefined);
    },
  };
  return desk;
}

/** A list of entrants as a director pastes it: so many teams, each with a number in front. */
export function pastedList(count: number): string {
  return Array.from({ length: count }, (_, i) => `${i + 1}\tTeam ${i + 1}`).join("\n");
}
