import type { KeptRound } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import { LOG_WORDS } from "../locales/logWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import { filled } from "./logText";
import { handMadeOf, type HandMadeRound } from "../pairing";
import { DEFAULT_OPTIONS } from "../pairing/options";

type Pair = readonly [number, number];

/** What the log says of a posted round, in one line: how it was paired, and what the director did. */
export function roundDetail(kept: KeptRound, locale: Locale): string {
  const words = LOG_WORDS[locale];
  const { tables, bye, triangle } = kept.posted;
  const { version } = kept;
  return [
    filled(words.version, { version }),
    filled(words.tables, { count: tables.length }),
    ...(triangle ? [filled(words.triangle, { numbers: triangle.join(words.comma) })] : []),
    ...(bye === undefined ? [] : [filled(words.bye, { number: bye })]),
    ...optionsOf(kept, locale),
    ...locksOf(kept, locale),
    ...repeatsOf(kept, locale),
    ...changesOf(kept, locale),
  ].join(words.between);
}

/** The seed, and every option that is not the rule's own. */
function optionsOf({ input: { options = {} } }: KeptRound, locale: Locale): string[] {
  const { seed, option, comma } = LOG_WORDS[locale];
  const { settings, values } = SHEET_WORDS[locale];
  const { settings: scoring, values: ranks } = EVENT_WORDS[locale];
  const { firstRound, sameClub, repeats } = options;
  const named = (name: string, value: string | number | undefined, usual?: string | number) =>
    value === undefined || value === usual ? [] : [filled(option, { name, value })];
  const word = <W extends string>(
    name: string,
    words: Readonly<Record<W, string>>,
    value: W | undefined,
    usual: W
  ) => named(name, value && words[value], words[usual]);
  const rule = DEFAULT_OPTIONS;
  const order = { vp: ranks.vp, wins: ranks.wins };
  return [
    ...(firstRound?.seed === undefined ? [] : [filled(seed, { seed: firstRound.seed })]),
    ...word(settings.firstRound, values.firstRound, firstRound?.method, rule.firstRound.method),
    ...word(settings.firstBy, values.firstBy, firstRound?.by, rule.firstRound.by),
    ...word(settings.firstBye, values.firstBye, firstRound?.bye, rule.firstRound.bye),
    ...word(scoring.order, order, options.order, rule.order),
    ...named(scoring.byeVP, options.byeVP, rule.byeVP),
    ...word(settings.odd, values.odd, options.odd, rule.odd),
    ...word(settings.home, values.home, options.home, rule.home),
    ...word(settings.seating, values.seating, options.seating, rule.seating),
    ...named(settings.sameClub, sameClub?.until, rule.sameClub.until),
    ...named(settings.repeatsFrom, repeats?.topHalfFrom ?? undefined),
    ...named(settings.lag, options.lag, rule.lag),
    ...named(settings.forbidden, pairsText(options.forbidden ?? [], comma) || undefined),
  ];
}

function locksOf({ input: { options } }: KeptRound, locale: Locale): string[] {
  const { fixed, bye, atTable, comma } = LOG_WORDS[locale];
  const { pairs = [], bye: out = null, tables = [] } = options?.locks ?? {};
  const texts = [
    ...pairs.map((pair) => pair.join("–")),
    ...(out === null ? [] : [filled(bye, { number: out })]),
    ...tables.map((lock) => filled(atTable, lock)),
  ];
  return texts.length > 0 ? [filled(fixed, { text: texts.join(comma) })] : [];
}

function repeatsOf({ input, posted }: KeptRound, locale: Locale): string[] {
  const { again, comma } = LOG_WORDS[locale];
  const met = new Set(input.played.map(({ home, away }) => keyOf([home, away])));
  const repeated = pairsIn(posted).filter((pair) => met.has(keyOf(pair)));
  return repeated.length > 0 ? [filled(again, { text: pairsText(repeated, comma) })] : [];
}

/** Where the director paired otherwise than the engine, as the log says it; nothing where nowhere. */
export function changesOf({ engine, posted }: KeptRound, locale: Locale): string[] {
  const { byHand, sidesByHand, comma } = LOG_WORDS[locale];
  const own = handMadeOf(engine);
  const { onlyHand, onlyEngine } = roundsApart(posted, own, locale);
  if (onlyHand.length > 0 || onlyEngine.length > 0)
    return [filled(byHand, { hand: onlyHand.join(comma), engine: onlyEngine.join(comma) })];
  return JSON.stringify(tablesOf(own)) === JSON.stringify(tablesOf(posted)) ? [] : [sidesByHand];
}

/** What a round made by hand has and the engine's has not, and the other way round; tables and sides apart. */
export function roundsApart(
  hand: HandMadeRound,
  engine: HandMadeRound,
  locale: Locale
): { readonly onlyHand: readonly string[]; readonly onlyEngine: readonly string[] } {
  return { onlyHand: partsOf(hand, engine, locale), onlyEngine: partsOf(engine, hand, locale) };
}

/** The meetings, the bye and the triangle that one round has and the other has not. */
function partsOf(one: HandMadeRound, other: HandMadeRound, locale: Locale): string[] {
  const { bye, triangle, comma } = LOG_WORDS[locale];
  const known = new Set(pairsIn(other).map(keyOf));
  const three = ({ triangle: numbers = [] }: HandMadeRound) =>
    [...numbers].sort((a, b) => a - b).join(comma);
  return [
    ...pairsIn(one)
      .filter((pair) => !known.has(keyOf(pair)))
      .map((pair) => pair.join("–")),
    ...(one.bye !== undefined && one.bye !== other.bye ? [filled(bye, { number: one.bye })] : []),
    ...(three(one) && three(one) !== three(other)
      ? [filled(triangle, { numbers: three(one) })]
      : []),
  ];
}

function pairsIn({ tables }: HandMadeRound): Pair[] {
  return tables.map(({ home, away }) => [home, away]);
}

const keyOf = ([one, other]: Pair) => `${Math.min(one, other)}-${Math.max(one, other)}`;

function tablesOf({ tables }: HandMadeRound): (readonly (number | undefined)[])[] {
  return tables
    .map(({ table, home, away }) => [table, home, away])
    .sort(([, one], [, other]) => (one ?? 0) - (other ?? 0));
}

function pairsText(pairs: readonly Pair[], comma: string): string {
  return pairs.map((pair) => pair.join("–")).join(comma);
}
