import { isProblem, type Problem } from "../basics/problem";
import { inputNow, type KeptRound, replay, type SwissEvent } from "../event";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { sentence } from "../locales/sentence";
import { handMadeOf, type PairingEntrant, type PairingInput, type PlayedPair } from "../pairing";
import { apartText, placeOf } from "./verifyEngine";
import type { CellPlace } from "./eventBook";
import type { Difference, Explanation } from "./verification";
import { explained, type ToldLine } from "./verifyLines";
import { isShown, type Look, type Looked, lookedAll, NOTHING } from "./verifyLook";

/**
 * What every round was paired on against what stands in the workbook now, and how it would be paired by
 * that. Corrections that came later explain it.
 */
export function verifyToday(look: Look): Looked {
  const { event, blocks } = look;
  if (!event) return NOTHING;
  return lookedAll([...blocks.kept.values()].map((kept) => roundLooked(look, event, kept)));
}

function roundLooked(look: Look, event: SwissEvent, kept: KeptRound): Looked {
  const { texts } = look;
  const { round } = kept.input;
  const now = inputNow(event, kept.input);
  if (isProblem(now)) return notPaired(look, round, now);
  const replayed = replay(event, kept);
  if (isProblem(replayed)) return notPaired(look, round, replayed);
  const later = linesAfter(look.lines, round);
  const inputs = [
    ...entrantDifferences(look, kept.input, now, later),
    ...meetingDifferences(look, kept.input, now, later),
  ];
  if (replayed === null) return { count: 1, differences: inputs, unchecked: [] };
  const [shown, due] = apartText(look, handMadeOf(kept.engine), handMadeOf(replayed.engine));
  const isExplained = inputs.length > 0 && inputs.every(({ explanation }) => explanation !== null);
  const isLate = inputs.length === 0 && kept.input.entrants.some(({ provisional }) => provisional);
  const pairing: Difference = {
    check: "today",
    round,
    what: sentence(texts.what.replayed, { round }),
    place: placeOf(look, round),
    shown,
    due,
    explanation: isExplained ? inputs[0]!.explanation : null,
  };
  // Paired on provisional VPs, as it was due then; the rest has come in since.
  return { count: 1, differences: isLate ? inputs : [...inputs, pairing], unchecked: [] };
}

function notPaired({ facts, texts }: Look, round: number, { problem, values }: Problem): Looked {
  const reason = sentence(PROBLEM_TEXTS[facts.locale][problem], values);
  return { ...NOTHING, unchecked: [sentence(texts.unchecked.engine, { round, reason })] };
}

/** What was written after a round was posted for the last time. */
function linesAfter(lines: readonly ToldLine[], round: number): readonly ToldLine[] {
  const posted = lines
    .map(({ step, round: of }) => step === "posted" && of === round)
    .lastIndexOf(true);
  return posted < 0 ? [] : lines.slice(posted + 1);
}

type Figure = keyof Look["texts"]["figures"];

/** What of an entrant its place in the order, or who may meet it, depends on. */
const FIGURES: readonly [Figure, (one: PairingEntrant) => string | number | boolean][] = [
  ["total", ({ total }) => total],
  ["wins", ({ wins = 0 }) => wins],
  ["club", ({ club = "" }) => club],
  ["strength", ({ strength = "" }) => strength],
  ["bye", ({ hadBye = false }) => hadBye],
  ["triangle", ({ hadTriangle = false }) => hadTriangle],
];

function entrantDifferences(
  look: Look,
  kept: PairingInput,
  now: PairingInput,
  later: readonly ToldLine[]
): Difference[] {
  const { texts } = look;
  const { round } = kept;
  const [then, today] = [byNumber(kept), byNumber(now)];
  const numbers = [...new Set([...then.keys(), ...today.keys()])].sort((one, other) => one - other);
  const text = (value: string | number | boolean) =>
    typeof value === "boolean" ? (value ? texts.yes : texts.no) : String(value);
  return numbers.flatMap((number) => {
    const [one, other] = [then.get(number), today.get(number)];
    const difference = (figure: Figure, shown: string, due: string): Difference => ({
      check: "today",
      round,
      what: sentence(texts.what.paired, { round, number, figure: texts.figures[figure] }),
      place: entrantPlace(look, round, number),
      shown,
      due,
      explanation: entrantExplanation(look, later, { round, number, figure }),
    });
    if (!one || !other) return [difference("there", text(!!one), text(!!other))];
    return FIGURES.flatMap(([figure, of]) => {
      const [was, is] = [of(one), of(other)];
      const isSame =
        typeof was === "boolean" || typeof is === "boolean" ? was === is : isShown(was, is);
      const isToCome = one.provisional && (figure === "total" || figure === "wins");
      return isSame || isToCome ? [] : [difference(figure, text(was), text(is))];
    });
  });
}

function byNumber({ entrants }: PairingInput): Map<number, PairingEntrant> {
  return new Map(entrants.map((entrant) => [entrant.number, entrant]));
}

/** Where the entrant stands in the round; whoever is not in it is looked for by its heading. */
function entrantPlace({ tables }: Look, round: number, number: number): CellPlace | null {
  const table = tables.rounds.get(round);
  for (const row of table?.rows ?? [])
    for (const column of ["home", "away"] as const)
      if (row.cell(column) === number) return row.place(column);
  return table?.heading("home") ?? null;
}

/**
 * The last correction that changes a figure of an entrant: of one of its own matches before, of the
 * entrant, of a setting, or of one that left and whose results were cancelled for it. Where something
 * was changed as well of which no line tells, the lines do not explain it.
 */
function entrantExplanation(
  { blocks, unlogged }: Look,
  later: readonly ToldLine[],
  { round, number, figure }: { round: number; number: number; figure: Figure }
): Explanation | null {
  const met = new Set(
    [...blocks.kept.values()]
      .filter(({ input }) => input.round < round)
      .flatMap(({ posted: { tables, triangle = [] } }) => [
        ...tables.filter(({ home, away }) => home === number || away === number),
        ...(triangle.includes(number) ? triangle.map((home) => ({ home, away: home })) : []),
      ])
      .flatMap(({ home, away }) => [home, away])
  );
  const isPlayed = !OF_ENTRANTS.includes(figure);
  const concerns = ({ about, round: of, step }: Pick<ToldLine, "about" | "round" | "step">) => {
    if (about?.kind === "match")
      return isPlayed && of !== null && of < round && about.numbers.includes(number);
    if (about?.kind === "setting") return isPlayed;
    if (about?.kind === "entrant")
      return about.number === number || (isPlayed && step === "withdrawn" && met.has(about.number));
    return figure === "there" && step === "entered";
  };
  const line = later.filter(concerns).at(-1);
  return line && !unlogged.some(concerns) ? explained(line) : null;
}

/** What no match changes. */
const OF_ENTRANTS: readonly Figure[] = ["club", "strength", "there"];

/** Meetings of an earlier round that it was paired on: told by round. */
function meetingDifferences(
  look: Look,
  kept: PairingInput,
  now: PairingInput,
  later: readonly ToldLine[]
): Difference[] {
  const { texts } = look;
  const { round } = kept;
  const earlier = [...new Set([...kept.played, ...now.played].map((pair) => pair.round))];
  return earlier.flatMap((number): Difference[] => {
    const [was, is] = [kept, now].map(({ played }) =>
      played.filter((pair) => pair.round === number)
    );
    const shown = without(was!, is!);
    const due = without(is!, was!);
    if (shown.length + due.length === 0) return [];
    const moved = [...shown, ...due].flatMap(({ home, away }) => [home, away]);
    const concerns = ({ about, round: of }: Pick<ToldLine, "about" | "round">) =>
      of === number && about?.kind === "match" && about.numbers.some((one) => moved.includes(one));
    const line = look.unlogged.some(concerns) ? undefined : later.filter(concerns).at(-1);
    return [
      {
        check: "today",
        round,
        what: sentence(texts.what.met, { round, earlier: number }),
        place: placeOf(look, number),
        shown: shown.map(meetingText).join("; ") || texts.nobody,
        due: due.map(meetingText).join("; ") || texts.nobody,
        explanation: line ? explained(line) : null,
      },
    ];
  });
}

function without(pairs: readonly PlayedPair[], others: readonly PlayedPair[]): PlayedPair[] {
  const known = new Set(others.map(meetingText));
  return pairs.filter((pair) => !known.has(meetingText(pair)));
}

function meetingText({ table, home, away }: PlayedPair): string {
  return `${table === undefined ? "" : `${table}: `}${home}–${away}`;
}
