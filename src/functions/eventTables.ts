import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import {
  DEFAULT_SETTINGS,
  type EventEntrant,
  type EventSettings,
  type MatchResult,
  type Penalty,
  type PostedMatch,
  type PostedRound,
  type SwissEvent,
  type TieBreak,
  TIE_BREAKS,
} from "../event";
import {
  ENTRANT_COLUMNS,
  type EntrantColumn,
  EVENT_WORDS,
  type EventValue,
  type EventWords,
  RESULT_WORDS,
  type ResultWord,
  ROUND_COLUMNS,
  type RoundColumn,
  SETTING_NAMES,
} from "../locales/eventWords";
import { LOCALES } from "../locales/locale";
import { number, wholeNumber } from "../workbook/cellNumbers";
import { type Block, type Cell, cellOf, textOf } from "../workbook/cells";
import { type Place, placed, type PlacedProblem } from "../workbook/placedProblem";
import type { Argument } from "./answer";

const LARGEST_NUMBER = 1_000_000;
const MOST_ROUNDS = 1_000;
const LARGEST_SEED = 4_294_967_295;

/** Reads an event from its tables: settings, entrants, and a table for each round, in that order. */
export function readEvent(args: readonly Argument[]): SwissEvent | PlacedProblem {
  const [settingsTable, entrantsTable, ...roundTables] = args;
  const settings = readSettings(settingsTable ?? null, roundTables.length);
  if (isProblem(settings)) return settings;
  const entrants = readEntrants(entrantsTable ?? [[]]);
  if (isProblem(entrants)) return entrants;
  const rounds: PostedRound[] = [];
  for (const [i, table] of roundTables.entries()) {
    const round = table ? readRound(table, i + 2, i + 1) : null;
    if (isProblem(round)) return round;
    if (round) rounds.push(round);
  }
  return { settings, entrants, rounds };
}

/** A row of a table: its cells by column, and where they stand. */
interface Row<C extends string> {
  readonly cell: (column: C) => Cell;
  readonly place: (column: C) => Place;
}

/** The rows below the headings, which may be written in any of the three languages. */
function rowsOf<C extends string>(
  block: Block,
  argument: number,
  columns: readonly C[],
  needed: readonly C[],
  headings: (words: EventWords) => Readonly<Record<C, string>>
): Row<C>[] | PlacedProblem {
  const heads = (block[0] ?? []).map((raw) => plainText(textOf(cellOf(raw) ?? "")));
  const at = new Map<C, number>();
  for (const column of columns) {
    const names = LOCALES.map((locale) => plainText(headings(EVENT_WORDS[locale])[column]));
    const found = heads.findIndex((head) => names.includes(head));
    if (found >= 0) at.set(column, found);
    else if (needed.includes(column)) {
      const text = LOCALES.map((locale) => headings(EVENT_WORDS[locale])[column]).join(", ");
      return placed(problem("headingMissing", { text }), { argument, row: 0, column: 0 });
    }
  }
  return block.slice(1).map((line, i) => ({
    cell: (column) => (at.has(column) ? cellOf(line[at.get(column)!]) : null),
    place: (column) => ({ argument, row: i + 1, column: at.get(column) ?? 0 }),
  }));
}

/** The number in a cell; null where it is empty. */
function numberIn<C extends string>(
  row: Row<C>,
  column: C,
  read: (cell: Exclude<Cell, null>) => number | Problem = number
): number | null | PlacedProblem {
  const cell = row.cell(column);
  if (cell === null) return null;
  const value = read(cell);
  return isProblem(value) ? placed(value, row.place(column)) : value;
}

/** Several numbers of a row, or the first problem among them. */
function numbersIn<C extends string, K extends C>(
  row: Row<C>,
  columns: readonly K[]
): Record<K, number | null> | PlacedProblem {
  const values = columns.map((column) => [column, numberIn(row, column)] as const);
  for (const [, value] of values) if (isProblem(value)) return value;
  return Object.fromEntries(values) as Record<K, number | null>;
}

const readNumber = wholeNumber(1, LARGEST_NUMBER);
const readRoundNumber = wholeNumber(0, MOST_ROUNDS);

function readEntrants(block: Block): EventEntrant[] | PlacedProblem {
  const rows = rowsOf<EntrantColumn>(
    block,
    1,
    ENTRANT_COLUMNS,
    ["number"],
    (words) => words.entrants
  );
  if (isProblem(rows)) return rows;
  const entrants: EventEntrant[] = [];
  for (const row of rows) {
    const own = numberIn(row, "number", readNumber);
    if (own === null) continue;
    const [carryOver, from, to] = [
      numberIn(row, "carryOver"),
      numberIn(row, "from", readRoundNumber),
      numberIn(row, "to", readRoundNumber),
    ];
    for (const value of [own, carryOver, from, to]) if (isProblem(value)) return value;
    const name = row.cell("name");
    entrants.push({
      number: own as number,
      ...(name === null ? {} : { name: textOf(name) }),
      ...given("carryOver", carryOver),
      ...given("from", from),
      ...given("to", to),
    });
  }
  return entrants;
}

function given<K extends string>(key: K, value: number | null | Problem): { [P in K]?: number } {
  return typeof value === "number" ? ({ [key]: value } as { [P in K]?: number }) : {};
}

/** What has been read of a round so far. */
interface Draft {
  matches: PostedMatch[];
  triangle: PostedMatch[];
  part: "half" | "first" | "second";
  bye: number | null;
  penalties: Penalty[];
}

const PARTS: Partial<Record<ResultWord, Draft["part"]>> = {
  halfTriangle: "half",
  triangleFirst: "first",
  triangleSecond: "second",
};

function readRound(block: Block, argument: number, round: number): PostedRound | PlacedProblem {
  const rows = rowsOf<RoundColumn>(
    block,
    argument,
    ROUND_COLUMNS,
    ["home", "away", "homeVP", "awayVP"],
    (words) => words.round
  );
  if (isProblem(rows)) return rows;
  const draft: Draft = { matches: [], triangle: [], part: "half", bye: null, penalties: [] };
  for (const row of rows) {
    const found = readMatch(row, round, draft);
    if (isProblem(found)) return found;
  }
  return {
    round,
    matches: draft.matches,
    ...(draft.bye === null ? {} : { bye: draft.bye }),
    ...(draft.triangle.length ? { triangle: { part: draft.part, matches: draft.triangle } } : {}),
    penalties: draft.penalties,
  };
}

/** Adds a row to the round. */
function readMatch(row: Row<RoundColumn>, round: number, draft: Draft): PlacedProblem | undefined {
  const home = numberIn(row, "home", readNumber);
  if (isProblem(home)) return home;
  if (home === null) {
    const away = numberIn(row, "away", readNumber);
    if (away === null || isProblem(away)) return away ?? undefined;
    return placed(problem("opponentMissing", { number: away }), row.place("home"));
  }
  const word = resultWord(row);
  if (isProblem(word)) return word;
  const penalties = numbersIn(row, ["homePenalty", "awayPenalty"]);
  if (isProblem(penalties)) return penalties;
  if (penalties.homePenalty !== null)
    draft.penalties.push({ number: home, vp: penalties.homePenalty });
  if (word === "bye") {
    if (draft.bye !== null)
      return placed(problem("roundTwice", { round, number: home }), row.place("home"));
    draft.bye = home;
    return undefined;
  }
  const away = numberIn(row, "away", readNumber);
  if (isProblem(away)) return away;
  if (away === null) return placed(problem("opponentMissing", { number: home }), row.place("away"));
  if (penalties.awayPenalty !== null)
    draft.penalties.push({ number: away, vp: penalties.awayPenalty });
  const result = readResult(row, word, { round, home, away });
  if (isProblem(result)) return result;
  const part = word && PARTS[word];
  if (part) draft.part = part;
  (part ? draft.triangle : draft.matches).push({ home, away, result });
  return undefined;
}

function resultWord(row: Row<RoundColumn>): ResultWord | null | PlacedProblem {
  const cell = row.cell("result");
  if (cell === null) return null;
  const word = wordIn(textOf(cell), RESULT_WORDS, (words) => words.results);
  return isProblem(word) ? placed(word, row.place("result")) : word;
}

function readResult(
  row: Row<RoundColumn>,
  word: ResultWord | null,
  match: { round: number; home: number; away: number }
): MatchResult | null | PlacedProblem {
  const numbers = numbersIn(row, ["homeVP", "awayVP", "homeImps", "awayImps"]);
  if (isProblem(numbers)) return numbers;
  const { homeVP, awayVP, homeImps, awayImps } = numbers;
  switch (word) {
    case "cancelled":
      return { kind: "cancelled" };
    case "homeAbsent":
      return { kind: "forfeit", by: "home" };
    case "awayAbsent":
      return { kind: "forfeit", by: "away" };
    case "bothAbsent":
      return { kind: "forfeit", by: "both" };
    case "late":
      return { kind: "late", ...given("homeVP", homeVP), ...given("awayVP", awayVP) };
  }
  if (homeVP === null && awayVP === null) return null;
  if (homeVP === null || awayVP === null)
    return placed(
      problem("resultNumbers", match),
      row.place(homeVP === null ? "homeVP" : "awayVP")
    );
  if (word === "assigned") return { kind: "assigned", homeVP, awayVP };
  const winner = word === "homeWon" ? "home" : word === "awayWon" ? "away" : null;
  return {
    kind: "played",
    homeVP,
    awayVP,
    ...given("homeImps", homeImps),
    ...given("awayImps", awayImps),
    ...(winner ? { winner } : {}),
  };
}

/** One of some words in any of the three languages. */
function wordIn<W extends string>(
  text: string,
  known: readonly W[],
  wordsOf: (words: EventWords) => Readonly<Record<W, string>>
): W | Problem {
  const wanted = plainText(text);
  const found = known.find((word) =>
    LOCALES.some((locale) => plainText(wordsOf(EVENT_WORDS[locale])[word]) === wanted)
  );
  const choices = known.map((word) => wordsOf(EVENT_WORDS.en)[word]).join(", ");
  return found ?? problem("choice", { text, choices });
}

/** Settings stand in two columns, name and value; rows that are no setting of the standings are others'. */
function readSettings(block: Argument, rounds: number): EventSettings | PlacedProblem {
  let settings: EventSettings = { ...DEFAULT_SETTINGS, rounds };
  for (const [row, line] of (block ?? []).entries()) {
    const [name, value] = [cellOf(line[0]), cellOf(line[1])];
    if (name === null || value === null) continue;
    const setting = wordIn(textOf(name), SETTING_NAMES, (words) => words.settings);
    if (isProblem(setting)) continue;
    const read = withSetting(settings, setting, value);
    if (isProblem(read)) return placed(read, { argument: 0, row, column: 1 });
    settings = read;
  }
  return settings;
}

function withSetting(
  settings: EventSettings,
  name: (typeof SETTING_NAMES)[number],
  value: Exclude<Cell, null>
): EventSettings | Problem {
  switch (name) {
    case "withdrawal":
    case "order":
    case "tieBreaks":
      return withWords(settings, name, textOf(value));
    case "rounds":
      return changed(wholeNumber(1, MOST_ROUNDS)(value), (rounds) => ({ ...settings, rounds }));
    case "seed":
      return changed(wholeNumber(0, LARGEST_SEED)(value), (seed) => ({ ...settings, seed }));
    case "byeVP":
      return changed(number(value), (byeVP) => ({
        ...settings,
        pairing: { ...settings.pairing, byeVP },
      }));
    case "forfeitVP":
    case "absentVP": {
      const side = name === "forfeitVP" ? "winner" : "loser";
      return changed(number(value), (vp) => ({
        ...settings,
        forfeitVP: { ...settings.forfeitVP, [side]: vp },
      }));
    }
    case "lateVP":
    case "missedVP":
      return changed(number(value), (vp) => ({ ...settings, [name]: vp }));
  }
}

function changed(
  value: number | Problem,
  change: (value: number) => EventSettings
): EventSettings | Problem {
  return isProblem(value) ? value : change(value);
}

function withWords(
  settings: EventSettings,
  name: "withdrawal" | "order" | "tieBreaks",
  text: string
): EventSettings | Problem {
  const read = <W extends EventValue>(one: string, known: readonly W[]) =>
    wordIn(one, known, (words) => words.values);
  if (name === "withdrawal") {
    const withdrawal = read(text, ["stand", "cancel"] as const);
    return isProblem(withdrawal) ? withdrawal : { ...settings, withdrawal };
  }
  if (name === "order") {
    const order = read(text, ["vp", "wins"] as const);
    return isProblem(order) ? order : { ...settings, pairing: { ...settings.pairing, order } };
  }
  const tieBreaks: TieBreak[] = [];
  for (const one of text.split(/[,;，；、]/).filter((part) => part.trim())) {
    const key = read(one, TIE_BREAKS);
    if (isProblem(key)) return key;
    tieBreaks.push(key);
  }
  return { ...settings, tieBreaks };
}
