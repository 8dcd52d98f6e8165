import { isProblem } from "../basics/problem";
import type { KeptRound } from "../event";
import { LOCALES } from "../locales/locale";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { sentence } from "../locales/sentence";
import { handMadeOf, type HandMadeRound, pairRound } from "../pairing";
import type { CellPlace } from "./eventBook";
import { changesOf, roundsApart } from "./roundDetail";
import type { Difference } from "./verification";
import { explained } from "./verifyLines";
import { type Look, type Looked, lookedAll } from "./verifyLook";

/** Every kept round paired again from what was kept, with the same options and seed. */
export function verifyEngine(look: Look): Looked {
  return lookedAll([...look.blocks.kept.values()].map((kept) => roundLooked(look, kept)));
}

function roundLooked(look: Look, kept: KeptRound): Looked {
  const { facts, texts } = look;
  const { round } = kept.input;
  const engine = pairRound(kept.input);
  if (isProblem(engine)) {
    const reason = sentence(PROBLEM_TEXTS[facts.locale][engine.problem], engine.values);
    const unchecked = sentence(texts.unchecked.engine, { round, reason });
    return { count: 0, differences: [], unchecked: [unchecked] };
  }
  const again = handMadeOf(engine);
  const own = handMadeOf(kept.engine);
  const isSame = roundText(again, look) === roundText(own, look);
  return {
    count: 1,
    differences: [
      ...(isSame ? [] : [keptDifference(look, round, own, again)]),
      ...(roundText(kept.posted, look) === roundText(own, look)
        ? []
        : [overrideDifference(look, kept, own)]),
    ],
    unchecked: [],
  };
}

/** What was kept as the engine's is not what it makes: the part, or the engine, is another. */
function keptDifference(
  look: Look,
  round: number,
  own: HandMadeRound,
  again: HandMadeRound
): Difference {
  const [shown, due] = apartText(look, own, again);
  const what = sentence(look.texts.what.enginePairing, { round });
  return {
    check: "engine",
    round,
    what,
    place: placeOf(look, round),
    shown,
    due,
    explanation: null,
  };
}

/** Where the director paired otherwise; the line that posted the round says so, and why. */
function overrideDifference(look: Look, kept: KeptRound, own: HandMadeRound): Difference {
  const { texts, lines, facts } = look;
  const { round } = kept.input;
  const { onlyHand, onlyEngine } = roundsApart(kept.posted, own, facts.locale);
  const isOther = onlyHand.length + onlyEngine.length > 0;
  const [shown, due] = apartText(look, kept.posted, own);
  const said = LOCALES.flatMap((locale) => changesOf(kept, locale));
  const line = lines.filter((one) => one.step === "posted" && one.round === round).at(-1);
  return {
    check: "engine",
    round,
    what: sentence(isOther ? texts.what.override : texts.what.tables, { round }),
    place: placeOf(look, round),
    shown,
    due,
    explanation: line && said.some((text) => line.detail.includes(text)) ? explained(line) : null,
  };
}

/** What one has and the other has not; where only tables and sides differ, all of them. */
export function apartText(look: Look, one: HandMadeRound, other: HandMadeRound): [string, string] {
  const { onlyHand, onlyEngine } = roundsApart(one, other, look.facts.locale);
  if (onlyHand.length + onlyEngine.length > 0)
    return [onlyHand.join("; ") || look.texts.nobody, onlyEngine.join("; ") || look.texts.nobody];
  return [roundText(one, look), roundText(other, look)];
}

/** A round in one line, the order of its tables apart: `1: 4–7; 2: 3–5; bye 6`. */
export function roundText({ tables, bye, triangle }: HandMadeRound, { texts }: Look): string {
  return [
    ...[...tables]
      .sort((one, other) => (one.table ?? 0) - (other.table ?? 0) || one.home - other.home)
      .map(({ table, home, away }) => `${table === undefined ? "" : `${table}: `}${home}–${away}`),
    ...(triangle ? [sentence(texts.triangle, { numbers: triangle.join(", ") })] : []),
    ...(bye === undefined ? [] : [sentence(texts.bye, { number: bye })]),
  ].join("; ");
}

/** The heading of a round's table, where its pairing begins. */
export function placeOf({ tables }: Look, round: number): CellPlace | null {
  return tables.rounds.get(round)?.heading("home") ?? null;
}
