import { isProblem, type Problem, problem } from "../basics/problem";
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
  RESULT_WORDS,
  type ResultWord,
  ROUND_COLUMNS,
  type RoundColumn,
  SETTING_NAMES,
  type SettingName,
} from "../locales/eventWords";
import { number, wholeNumber } from "./cellNumbers";
import { type Block, cellOf, type Filled, textOf } from "./cells";
import { knownWord, wordIn, type WordsOf } from "./knownWord";
import { placed, type PlacedProblem } from "./placedProblem";
import {
  columnsOf,
  headingMissing,
  inEveryLanguage,
  readCell,
  type Row,
  rowsOf,
} from "./tableRows";

const LARGEST_NUMBER = 1_000_000;
const MOST_ROUNDS = 1_000;
const LARGEST_SEED = 4_294_967_295;

/** An event as far as it can be read, and all that cannot. */
export interface EventRead {
  readonly event: SwissEvent;
  readonly problems: readonly PlacedProblem[];
}

/**
 * Reads an event from its tables: settings, entrants, and a table for each round, in that order; null
 * where there is none. What the standings do not depend on is not read.
 */
export function readEvent(blocks: readonly (Block | null)[]): EventRead {
  const [settings = null, entrants = null, ...rounds] = blocks;
  const problems: PlacedProblem[] = [];
  const event = {
    settings: readSettings(settings, rounds.length, problems),
    entrants: entrants ? readEntrants(entrants, problems) : [],
    rounds: rounds.flatMap((table, i) => (table ? [readRound(table, i + 1, problems)] : [])),
  };
  return { event, problems };
}

/** The columns of a table that the standings read, and those without which there is nothing to read. */
interface Shape<C extends string> {
  readonly columns: readonly C[];
  readonly needed: readonly C[];
  readonly headings: WordsOf<C>;
}

const ENTRANTS: Shape<EntrantColumn> = {
  columns: ENTRANT_COLUMNS,
  needed: ["number"],
  headings: (locale) => EVENT_WORDS[locale].entrants,
};

const ROUND: Shape<RoundColumn> = {
  columns: ROUND_COLUMNS,
  needed: ["home", "away", "homeVP", "awayVP"],
  headings: (locale) => EVENT_WORDS[locale].round,
};

/** What the words for results, and the settings and their values, are called. */
export const resultWords: WordsOf<ResultWord> = (locale) => EVENT_WORDS[locale].results;
const settingNames: WordsOf<SettingName> = (locale) => EVENT_WORDS[locale].settings;
const valueWords: WordsOf<EventValue> = (locale) => EVENT_WORDS[locale].values;

/** The rows of a table; none where a column that must be there is not. */
function readTable<C extends string>(
  block: Block,
  argument: number,
  { columns, needed, headings }: Shape<C>,
  problems: PlacedProblem[]
): Row<C>[] {
  const at = columnsOf(block[0] ?? [], columns, headings);
  const missing = needed.find((column) => !at.has(column));
  if (missing === undefined) return rowsOf(block, argument, at);
  problems.push(headingMissing(missing, argument, headings));
  return [];
}

const readNumber = wholeNumber(1, LARGEST_NUMBER);
const readRoundNumber = wholeNumber(0, MOST_ROUNDS);

function readEntrants(block: Block, problems: PlacedProblem[]): EventEntrant[] {
  return readTable(block, 1, ENTRANTS, problems).flatMap((row) => {
    const own = readCell(row, "number", readNumber, problems);
    if (own === null) return [];
    const name = row.cell("name");
    return {
      number: own,
      ...(name === null ? {} : { name: textOf(name) }),
      ...given("carryOver", readCell(row, "carryOver", number, problems)),
      ...given("from", readCell(row, "from", readRoundNumber, problems)),
      ...given("to", readCell(row, "to", readRoundNumber, problems)),
    };
  });
}

function given<K extends string>(key: K, value: number | null): { [P in K]?: number } {
  return value === null ? {} : ({ [key]: value } as { [P in K]?: number });
}

/** What has been read of a round so far. */
interface Draft {
  readonly matches: PostedMatch[];
  readonly triangle: PostedMatch[];
  part: "half" | "first" | "second";
  bye: number | null;
  byeVP: number | null;
  readonly penalties: Penalty[];
}

const PARTS: Partial<Record<ResultWord, Draft["part"]>> = {
  halfTriangle: "half",
  triangleFirst: "first",
  triangleSecond: "second",
};

function readRound(block: Block, round: number, problems: PlacedProblem[]): PostedRound {
  const draft: Draft = {
    matches: [],
    triangle: [],
    part: "half",
    bye: null,
    byeVP: null,
    penalties: [],
  };
  // Before the tables of rounds come settings and entrants.
  for (const row of readTable(block, round + 1, ROUND, problems))
    readMatch(row, round, draft, problems);
  return {
    round,
    matches: draft.matches,
    ...given("bye", draft.bye),
    ...given("byeVP", draft.byeVP),
    ...(draft.triangle.length ? { triangle: { part: draft.part, matches: draft.triangle } } : {}),
    penalties: draft.penalties,
  };
}

/** Adds a row to the round. */
function readMatch(
  row: Row<RoundColumn>,
  round: number,
  draft: Draft,
  problems: PlacedProblem[]
): void {
  const home = readCell(row, "home", readNumber, problems);
  if (home === null) {
    const away = row.cell("home") === null ? readCell(row, "away", readNumber, problems) : null;
    if (away !== null)
      problems.push(placed(problem("opponentMissing", { number: away }), row.place("home")));
    return;
  }
  const word = readCell(row, "result", readResultWord, problems);
  readPenalty(row, "homePenalty", home, draft, problems);
  if (word === "bye") {
    if (draft.bye !== null)
      problems.push(placed(problem("roundTwice", { round, number: home }), row.place("home")));
    draft.bye = home;
    draft.byeVP = readCell(row, "homeVP", number, problems);
    return;
  }
  const away = readCell(row, "away", readNumber, problems);
  if (row.cell("away") === null)
    problems.push(placed(problem("opponentMissing", { number: home }), row.place("away")));
  if (away === null) return;
  readPenalty(row, "awayPenalty", away, draft, problems);
  const match = {
    ...given("table", tableOf(row)),
    home,
    away,
    result: readResult(row, word, { round, home, away }, problems),
  };
  const part = word && PARTS[word];
  if (part) draft.part = part;
  (part ? draft.triangle : draft.matches).push(match);
}

const readResultWord = (cell: Filled) => wordIn(textOf(cell), RESULT_WORDS, resultWords);

function readPenalty(
  row: Row<RoundColumn>,
  column: "homePenalty" | "awayPenalty",
  entrant: number,
  { penalties }: Draft,
  problems: PlacedProblem[]
): void {
  const vp = readCell(row, column, number, problems);
  if (vp !== null) penalties.push({ number: entrant, vp });
}

/** Tables may have names of their own; only numbers say who sits where the next time. */
function tableOf(row: Row<RoundColumn>): number | null {
  const cell = row.cell("table");
  const table = cell === null ? null : readNumber(cell);
  return isProblem(table) ? null : table;
}

function readResult(
  row: Row<RoundColumn>,
  word: ResultWord | null,
  match: { round: number; home: number; away: number },
  problems: PlacedProblem[]
): MatchResult | null {
  const read = (column: RoundColumn) => readCell(row, column, number, problems);
  const [homeVP, awayVP] = [read("homeVP"), read("awayVP")];
  const vps = { ...given("homeVP", homeVP), ...given("awayVP", awayVP) };
  const imps = { ...given("homeImps", read("homeImps")), ...given("awayImps", read("awayImps")) };
  switch (word) {
    case "cancelled":
      return { kind: "cancelled" };
    case "homeAbsent":
      return { kind: "forfeit", by: "home", ...vps };
    case "awayAbsent":
      return { kind: "forfeit", by: "away", ...vps };
    case "bothAbsent":
      return { kind: "forfeit", by: "both", ...vps };
    case "late":
      return { kind: "late", ...vps };
  }
  if (homeVP === null || awayVP === null) {
    const [one, other] = [row.cell("homeVP"), row.cell("awayVP")];
    if ((one === null) !== (other === null))
      problems.push(
        placed(problem("resultNumbers", match), row.place(one === null ? "homeVP" : "awayVP"))
      );
    return null;
  }
  if (word === "assigned") return { kind: "assigned", homeVP, awayVP };
  const winner = word === "homeWon" ? "home" : word === "awayWon" ? "away" : null;
  return { kind: "played", homeVP, awayVP, ...imps, ...(winner ? { winner } : {}) };
}

/** Settings stand in two columns, name and value; rows that are no setting of the standings are others'. */
function readSettings(
  block: Block | null,
  rounds: number,
  problems: PlacedProblem[]
): EventSettings {
  let settings: EventSettings = { ...DEFAULT_SETTINGS, rounds };
  const found = new Set<SettingName>();
  for (const [row, line] of (block ?? []).entries()) {
    const [name, value] = [cellOf(line[0]), cellOf(line[1])];
    if (name === null || value === null) continue;
    const setting = knownWord(textOf(name), SETTING_NAMES, settingNames);
    if (!setting) continue;
    const read = withSetting(settings, setting, value);
    if (isProblem(read)) problems.push(placed(read, { argument: 0, row, column: 1 }));
    else settings = read;
    found.add(setting);
  }
  // The number of tables grows: with it, who left before half the event would change.
  if (settings.withdrawal === "cancel" && !found.has("rounds")) {
    const text = inEveryLanguage("rounds", settingNames);
    problems.push(placed(problem("roundsNeeded", { text }), { argument: 0, row: 0, column: 0 }));
  }
  return settings;
}

function withSetting(
  settings: EventSettings,
  name: SettingName,
  value: Filled
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
    wordIn<W>(one, known, valueWords);
  if (name === "withdrawal") {
    const withdrawal = read(text, ["stand", "cancel"] as const);
    return isProblem(withdrawal) ? withdrawal : { ...settings, withdrawal };
  }
  if (name === "order") {
    const order = read(text, ["vp", "wins"] as const);
    return isProblem(order) ? order : { ...settings, pairing: { ...settings.pairing, order } };
  }
  const tieBreaks: TieBreak[] = [];
  for (const one of text.split(/[,;，；、]/)) {
    if (!one.trim()) continue;
    const key = read(one.trim(), TIE_BREAKS);
    if (isProblem(key)) return key;
    tieBreaks.push(key);
  }
  return { ...settings, tieBreaks };
}
