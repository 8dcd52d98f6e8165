import { CHANGE_TEXTS } from "../locales/changeTexts";
import { EVENT_WORDS } from "../locales/eventWords";
import { type Locale, LOCALES } from "../locales/locale";
import { SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import {
  LOG_COLUMNS,
  LOG_STEPS,
  type LogColumn,
  type LogStep,
  SHEET_WORDS,
} from "../locales/sheetWords";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { ALL_ROUND_COLUMNS, type AnyRoundColumn, roundHeadings, settingNames } from "./bookTables";
import type { CellPlace } from "./eventBook";
import { type LogTexts, type SheetLog } from "./keptLog";
import { knownWord } from "./knownWord";
import { scoringNames } from "./scoringRules";
import type { Explanation } from "./verification";

/** What a line of the log is about, as far as it says. */
export type About =
  | {
      readonly kind: "match";
      readonly numbers: readonly number[];
      readonly column: AnyRoundColumn | null;
    }
  | { readonly kind: "setting" }
  | { readonly kind: "entrant"; readonly number: number }
  | null;

/** Who meets at a table of a round. */
export type NumbersAt = (round: number, table: number) => readonly number[];

/** A line of the log that steps have written, as far as it explains anything. */
export interface ToldLine {
  readonly place: CellPlace;
  readonly step: LogStep | null;
  readonly round: number | null;
  readonly detail: string;
  readonly before: string;
  readonly after: string;
  readonly about: About;
  /** What was done and why. */
  readonly text: string;
}

/**
 * The lines that may explain a difference, in their order. Where it is known what steps have written,
 * others explain nothing: anybody can type a line.
 */
export function toldLines(
  block: SheetBlock,
  { lines, at }: SheetLog,
  kept: readonly LogTexts[] | undefined,
  numbersAt: NumbersAt
): ToldLine[] {
  const written = kept && countsOf(kept);
  const first = Math.min(...at.values());
  return lines.flatMap(({ texts, row }) => {
    const key = keyOf(texts);
    const left = written?.get(key) ?? 0;
    if (written && left === 0) return [];
    written?.set(key, left - 1);
    return [toldLine(texts, placeIn(block, row, at.get("detail") ?? first), numbersAt)];
  });
}

function keyOf(texts: LogTexts): string {
  return JSON.stringify(texts);
}

function countsOf(lines: readonly LogTexts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return counts;
}

function toldLine(texts: LogTexts, place: CellPlace, numbersAt: NumbersAt): ToldLine {
  const of = (column: LogColumn) => texts[LOG_COLUMNS.indexOf(column)] ?? "";
  const step = knownWord(of("step"), LOG_STEPS, (locale) => STEP_WORDS[locale]) ?? null;
  const round = of("round") === "" ? null : Number(of("round"));
  const [detail, before, after] = [of("detail"), of("before"), of("after")];
  const change = before === after ? "" : `${before || "–"} → ${after || "–"}`;
  const text = [of("time"), of("step"), detail, change, of("reason")].filter(Boolean).join(" · ");
  const about = aboutOf(step, round, detail, [before, after], numbersAt);
  return { place, step, round, detail, before, after, about, text };
}

const STEP_WORDS = Object.fromEntries(
  LOCALES.map((locale) => [locale, SHEET_WORDS[locale].steps])
) as Record<Locale, Record<LogStep, string>>;

/** What a line is about, or what the line of a change by hand would be. */
export function aboutOf(
  step: LogStep | null,
  round: number | null,
  detail: string,
  changed: readonly string[],
  numbersAt: NumbersAt
): About {
  if (step === "withdrawn") return { kind: "entrant", number: parseInt(detail, 10) };
  if (step !== "byHand") return null;
  for (const locale of LOCALES) {
    const found =
      round === null
        ? aboutEvent(detail, locale)
        : (aboutRound(round, detail, changed, locale) ??
          aboutBoards(round, detail, numbersAt, locale));
    if (found) return found;
  }
  return null;
}

/** A setting, or an entrant. */
function aboutEvent(detail: string, locale: Locale): About {
  const { sheets } = SHEET_WORDS[locale];
  const texts = CHANGE_TEXTS[locale];
  const names = Object.values<string>(settingNames(locale));
  if (names.some((setting) => detail === sentence(texts.setting, { sheet: sheets.event, setting })))
    return { kind: "setting" };
  const boards = { sheet: SCORE_WORDS[locale].sheets.results };
  const scoring = Object.values(scoringNames(locale));
  if (scoring.some((setting) => detail === sentence(texts.setting, { ...boards, setting })))
    return { kind: "setting" };
  const sheet = sheets.entrants;
  for (const template of [texts.entrant, texts.entrantRow]) {
    const [number] = filledIn(template, detail, { sheet });
    if (number !== undefined && /^\d+$/.test(number))
      return { kind: "entrant", number: Number(number) };
  }
  return null;
}

/** A cell of a match, a row that came or went, or who sits out. */
function aboutRound(
  round: number,
  detail: string,
  changed: readonly string[],
  locale: Locale
): About {
  const texts = CHANGE_TEXTS[locale];
  const sheet = sentence(SHEET_WORDS[locale].sheets.round, { round });
  const [match, heading] = filledIn(texts.match, detail, { sheet });
  const column = knownWord(heading ?? "", ALL_ROUND_COLUMNS, roundHeadings) ?? null;
  const isSide = column === "home" || column === "away";
  if (match !== undefined && column !== null)
    return { kind: "match", numbers: numbersIn(match, ...(isSide ? changed : [])), column };
  const bye = sentence(texts.setting, { sheet, setting: EVENT_WORDS[locale].results.bye });
  const isRow =
    detail === bye || detail === sheet || filledIn(texts.matchRow, detail, { sheet }).length > 0;
  return isRow ? { kind: "match", numbers: numbersIn(...changed), column: null } : null;
}

/** A cell of the results, or a penalty beside the matches: of whoever meets at its table. */
function aboutBoards(round: number, detail: string, numbersAt: NumbersAt, locale: Locale): About {
  const texts = CHANGE_TEXTS[locale];
  const { results, datum } = SCORE_WORDS[locale].sheets;
  const [row] = filledIn(texts.match, detail, { sheet: results });
  const [gone] = filledIn(texts.setting, detail, { sheet: results });
  const [match] = filledIn(texts.match, detail, { sheet: sentence(datum, { round }) });
  // Such as `1 · 3 · open · 12`: its table comes second.
  const table = match ?? (row ?? gone)?.split(" · ")[1];
  if (table === undefined || !/^\d+$/.test(table)) return null;
  return { kind: "match", numbers: numbersAt(round, Number(table)), column: null };
}

/** What stands in a text in the places of a template that are not filled by `known`. */
function filledIn(
  template: string,
  text: string,
  known: Readonly<Record<string, string>>
): string[] {
  const pattern = template
    .split(/\{(\w+)\}/)
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      const value = known[part];
      return value === undefined ? "(.+?)" : escaped(value);
    })
    .join("");
  return new RegExp(`^${pattern}$`, "u").exec(text)?.slice(1) ?? [];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The entrants in texts such as `3–7`. */
function numbersIn(...texts: readonly string[]): number[] {
  return texts.flatMap((text) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
}

/** A line as the explanation of a difference. */
export function explained({ place, text }: ToldLine): Explanation {
  return { place, text };
}
