import { LOCALES } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { LOG_COLUMNS, type LogColumn, SHEET_WORDS } from "../locales/sheetWords";
import { placeIn, type SheetBlock } from "./bookBlocks";
import type { CellPlace } from "./eventBook";
import type { LogTexts, SheetLine, SheetLog } from "./keptLog";
import { roundDetail } from "./roundDetail";
import type { Difference } from "./verification";
import { type Look, type Looked, NOTHING } from "./verifyLook";
import { VERSION } from "./version";

/** The lines of the log against those that steps have written, and against the rounds that were kept. */
export function verifyLog(look: Look): Looked {
  const { log, sheetLog, blocks, texts } = look;
  if (!log || !sheetLog) return NOTHING;
  const kept = blocks.seen?.log;
  if (!kept) return { ...NOTHING, differences: roundLines(look), unchecked: [texts.unchecked.log] };
  return {
    count: kept.length,
    differences: [...lineDifferences(look, log, sheetLog, kept), ...roundLines(look)],
    unchecked: [],
  };
}

/** Lines that were written and are still there, or stand there changed. */
interface Match {
  readonly kept: number;
  readonly line: SheetLine;
}

function lineDifferences(
  look: Look,
  block: SheetBlock,
  sheet: SheetLog,
  kept: readonly LogTexts[]
): Difference[] {
  const columns = LOG_COLUMNS.filter((column) => sheet.at.has(column));
  const lost = LOG_COLUMNS.filter((column) => !sheet.at.has(column));
  const same = matched(kept, sheet.lines, columns.length, columns);
  const alike = matched(
    kept,
    sheet.lines.filter((line) => !same.some((match) => match.line === line)),
    LEAST_ALIKE,
    columns,
    new Set(same.map((match) => match.kept))
  );
  const known = [...same, ...alike];
  const at = (line: SheetLine, column: LogColumn) =>
    placeIn(block, line.row, sheet.at.get(column) ?? 0);
  const first = columns[0] ?? "time";
  return [
    ...lost.map((column) => headingGone(look, block, column)),
    ...alike.flatMap(({ kept: i, line }) =>
      columns
        .filter((column) => textOf(line.texts, column) !== textOf(kept[i]!, column))
        .map((column) =>
          difference(look, {
            ...{ line: i + 1, column, place: at(line, column) },
            ...{ shown: textOf(line.texts, column), due: textOf(kept[i]!, column) },
          })
        )
    ),
    ...kept.flatMap((line, i) =>
      known.some((match) => match.kept === i)
        ? []
        : [difference(look, { line: i + 1, place: null, shown: "", due: lineText(line) })]
    ),
    ...sheet.lines
      .filter((line) => !known.some((match) => match.line === line))
      .map((line) =>
        difference(look, {
          ...{ line: line.row, place: at(line, first) },
          ...{ shown: lineText(line.texts), due: "" },
        })
      ),
    ...orderDifference(look, known, kept, (line) => at(line, first)),
  ];
}

/** A line that was changed still has so many of its seven cells as they were. */
const LEAST_ALIKE = 4;

/** Written lines and lines of the sheet of which at least so many cells are the same, the likest first. */
function matched(
  kept: readonly LogTexts[],
  lines: readonly SheetLine[],
  least: number,
  columns: readonly LogColumn[],
  taken: ReadonlySet<number> = new Set()
): Match[] {
  const [used, found] = [new Set(taken), new Set<SheetLine>()];
  const matches: Match[] = [];
  for (let wanted = columns.length; wanted >= Math.min(least, columns.length); wanted--)
    for (const line of lines) {
      if (found.has(line)) continue;
      const i = kept.findIndex(
        (texts, at) => !used.has(at) && alikeCells(texts, line.texts, columns) === wanted
      );
      if (i < 0) continue;
      used.add(i);
      found.add(line);
      matches.push({ kept: i, line });
    }
  return matches;
}

function alikeCells(one: LogTexts, other: LogTexts, columns: readonly LogColumn[]): number {
  return columns.filter((column) => textOf(one, column) === textOf(other, column)).length;
}

function textOf(texts: LogTexts, column: LogColumn): string {
  return texts[LOG_COLUMNS.indexOf(column)] ?? "";
}

function lineText(texts: LogTexts): string {
  return texts.filter(Boolean).join(" · ");
}

interface Told {
  /** The line as steps have written it, from 1. */
  readonly line: number;
  readonly column?: LogColumn;
  readonly place: CellPlace | null;
  readonly shown: string;
  readonly due: string;
}

function difference(
  { facts: { locale }, texts }: Look,
  { line, column, place, shown, due }: Told
): Difference {
  const { sheets, log } = SHEET_WORDS[locale];
  const what =
    column === undefined
      ? sentence(texts.what.logLine, { sheet: sheets.log, line })
      : sentence(texts.what.logCell, { sheet: sheets.log, line, column: log[column] });
  return { check: "log", round: null, what, place, shown, due, explanation: null };
}

function headingGone({ facts, texts }: Look, block: SheetBlock, column: LogColumn): Difference {
  const { sheets, log } = SHEET_WORDS[facts.locale];
  const values = { sheet: sheets.log, line: 0, column: log[column] };
  return {
    check: "log",
    round: null,
    what: sentence(texts.what.logCell, values),
    place: placeIn(block, 0, 0),
    shown: "",
    due: log[column],
    explanation: null,
  };
}

/** The first line that stands where another was written. */
function orderDifference(
  { facts, texts }: Look,
  matches: readonly Match[],
  kept: readonly LogTexts[],
  placeOf: (line: SheetLine) => CellPlace
): Difference[] {
  const inSheet = [...matches].sort((one, other) => one.line.row - other.line.row);
  const inLog = [...matches].sort((one, other) => one.kept - other.kept);
  const at = inSheet.findIndex((match, i) => match !== inLog[i]);
  if (at < 0) return [];
  return [
    {
      check: "log",
      round: null,
      what: sentence(texts.what.logOrder, { sheet: SHEET_WORDS[facts.locale].sheets.log }),
      place: placeOf(inSheet[at]!.line),
      shown: lineText(inSheet[at]!.line.texts),
      due: lineText(kept[inLog[at]!.kept]!),
      explanation: null,
    },
  ];
}

/** What the log says of a posted round must be what was kept of it; other versions may say it otherwise. */
function roundLines({ blocks, lines, facts, texts }: Look): Difference[] {
  return [...blocks.kept.values()].flatMap((kept): Difference[] => {
    const { round } = kept.input;
    const posted = lines.filter(({ step, round: of }) => step === "posted" && of === round).at(-1);
    const due = LOCALES.map((locale) => roundDetail(kept, locale));
    if (posted && (kept.version !== VERSION || due.includes(posted.detail))) return [];
    const what = sentence(texts.what.logPosted, {
      sheet: SHEET_WORDS[facts.locale].sheets.log,
      round,
    });
    return [
      {
        check: "log",
        round,
        what,
        place: posted?.place ?? null,
        shown: posted?.detail ?? "",
        due: roundDetail(kept, facts.locale),
        explanation: null,
      },
    ];
  });
}
