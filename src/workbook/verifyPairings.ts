import type { KeptRound } from "../event";
import { EVENT_WORDS, type ResultWord } from "../locales/eventWords";
import { sentence } from "../locales/sentence";
import { type AnyRoundColumn, type SheetRow, type SheetTable, wordOf } from "./bookTables";
import { resultWords } from "./eventTables";
import { knownWord } from "./knownWord";
import { roundRows } from "./roundRows";
import type { Difference } from "./verification";
import { explained } from "./verifyLines";
import {
  isShown,
  type Look,
  type Looked,
  lookedAll,
  matchDifference,
  matchText,
  roundSheet,
} from "./verifyLook";

type Table = SheetTable<AnyRoundColumn>;
type Row = SheetRow<AnyRoundColumn>;

/** A row as it was posted. */
interface Due {
  readonly table: number | null;
  readonly home: number;
  readonly away: number | null;
  /** That it is a triangle's, or who sits out. */
  readonly part: ResultWord | null;
}

/** Who meets whom in the tables of rounds against the rounds as they were posted. */
export function verifyPairings(look: Look): Looked {
  const { blocks, tables, texts } = look;
  const rounds = new Set([...blocks.kept.keys(), ...tables.rounds.keys()]);
  return lookedAll(
    [...rounds]
      .sort((one, other) => one - other)
      .map((round): Looked => {
        const [kept, table] = [blocks.kept.get(round), tables.rounds.get(round)];
        if (!kept)
          return {
            count: 0,
            differences: [],
            unchecked: [sentence(texts.unchecked.kept, { round })],
          };
        const due = dueRows(kept, look);
        return table ? roundLooked(look, round, table, due) : roundGone(look, round, due);
      })
  );
}

function dueRows(kept: KeptRound, { facts }: Look): Due[] {
  return roundRows(kept, facts, EVENT_WORDS[facts.locale].results).map(
    ({ table, home, away, result }) => ({
      table: typeof table === "number" ? table : null,
      home: Number(home),
      away: away === undefined ? null : Number(away),
      part: knownWord(String(result ?? ""), PARTS, resultWords) ?? null,
    })
  );
}

/** Words that say how a row is paired, not how it ended. */
const PARTS: readonly ResultWord[] = ["bye", "halfTriangle", "triangleFirst", "triangleSecond"];

/** The last round may have been taken back by deleting its sheet; nobody has said so. */
function roundGone({ facts, lines }: Look, round: number, due: readonly Due[]): Looked {
  const line = lines.filter(({ step, round: of }) => of === round && step === "undone").at(-1);
  const difference: Difference = {
    check: "pairings",
    round,
    what: roundSheet(facts.locale, round),
    place: null,
    shown: "",
    due: due.map(dueText).join("; "),
    explanation: line ? explained(line) : null,
  };
  return { count: due.length, differences: [difference], unchecked: [] };
}

function roundLooked(look: Look, round: number, table: Table, due: readonly Due[]): Looked {
  const rows = table.rows.filter((row) => matchText(row) !== "");
  const pairs = pairedUp(rows, due);
  const used = new Set(pairs.map(({ row }) => row));
  const unmet = due.filter((one) => !pairs.some((pair) => pair.due === one));
  return {
    count: due.length,
    differences: [
      ...pairs.flatMap((pair) => rowDifferences(look, round, table, pair)),
      ...unmet.map((one) => rowGone(look, round, table, dueText(one), "")),
      ...rows
        .filter((row) => !used.has(row))
        .map((row) => rowGone(look, round, table, "", matchText(row), row)),
    ],
    unchecked: [],
  };
}

interface Pair {
  readonly row: Row;
  readonly due: Due;
}

/** Rows and what was posted in them: by both sides, else by the table, else by one side. */
function pairedUp(rows: readonly Row[], due: readonly Due[]): Pair[] {
  const pairs: Pair[] = [];
  const [left, open] = [new Set(rows), new Set(due)];
  for (const alike of LIKENESSES)
    for (const one of open)
      for (const row of left)
        if (alike(row, one)) {
          pairs.push({ row, due: one });
          left.delete(row);
          open.delete(one);
          break;
        }
  return pairs;
}

const LIKENESSES: readonly ((row: Row, due: Due) => boolean)[] = [
  (row, due) => isSide(row, "home", due.home) && isSide(row, "away", due.away) && isTable(row, due),
  (row, due) => isSide(row, "home", due.home) && isSide(row, "away", due.away),
  (row, due) => due.table !== null && isTable(row, due),
  (row, due) =>
    isSide(row, "home", due.home) || (due.away !== null && isSide(row, "away", due.away)),
  (row, due) => due.part === "bye" && wordOf(row) === "bye",
];

function isSide(row: Row, column: "home" | "away", due: number | null): boolean {
  return isShown(row.cell(column), due ?? "");
}

function isTable(row: Row, { table }: Due): boolean {
  return isShown(row.cell("table"), table ?? "");
}

function rowDifferences(look: Look, round: number, table: Table, { row, due }: Pair): Difference[] {
  const sides = (["table", "home", "away"] as const).flatMap((column) => {
    const own = due[column] ?? "";
    if (!table.has(column) || isShown(row.cell(column), own)) return [];
    return [matchDifference(look, "pairings", round, { row, column, due: own })];
  });
  const word = wordOf(row);
  const shown = word && PARTS.includes(word) ? word : null;
  if (shown === due.part) return sides;
  const { results } = EVENT_WORDS[look.facts.locale];
  const part = due.part === null ? "" : results[due.part];
  return [...sides, matchDifference(look, "pairings", round, { row, column: "result", due: part })];
}

/** A row that was posted and is gone, or that came by hand. */
function rowGone(
  look: Look,
  round: number,
  table: Table,
  due: string,
  shown: string,
  row?: Row
): Difference {
  const { facts, texts, lines } = look;
  const match = due || shown;
  const line = lines
    .filter(
      ({ about, round: of, before, after }) =>
        of === round &&
        about?.kind === "match" &&
        about.column === null &&
        (due === "" ? after === shown : before === due)
    )
    .at(-1);
  return {
    check: "pairings",
    round,
    what: sentence(texts.what.rows, { sheet: roundSheet(facts.locale, round), match }),
    place: row?.place("home") ?? table.heading("home"),
    shown,
    due,
    explanation: line ? explained(line) : null,
  };
}

function dueText({ home, away }: Due): string {
  return away === null ? String(home) : `${home}–${away}`;
}
