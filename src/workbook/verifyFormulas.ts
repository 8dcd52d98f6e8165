import { EVENT_WORDS, RESULT_WORDS, type ResultWord } from "../locales/eventWords";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import {
  type AnyRoundColumn,
  ALL_ENTRANT_COLUMNS,
  ALL_ROUND_COLUMNS,
  entrantHeadings,
  roundHeadings,
  type SheetTable,
} from "./bookTables";
import { cellOf, textOf } from "./cells";
import type { CellPlace } from "./eventBook";
import { DESK_ENTRANTS, DESK_KINDS, roundTable } from "./eventNames";
import { resultWords } from "./eventTables";
import { type FormulaHome, normalFormula } from "./formulaText";
import { knownWord } from "./knownWord";
import { BY_SCALE, FIXED_VPS } from "./resultKinds";
import { roundFormulas, type RoundSurroundings } from "./roundFormulas";
import { kindHeadings } from "./roundLinks";
import { LINK_COLUMNS, linkFormulas, type LinkSurroundings } from "./scoreLinks";
import { standingsFormula } from "./standingsSheet";
import { columnsOf } from "./tableRows";
import { boardFormulas, matchCellsIn, teamsCellIn } from "./verifyBoardFormulas";
import type { Difference } from "./verification";
import {
  isShown,
  type Look,
  type Looked,
  lookedAll,
  matchDifference,
  NOTHING,
  roundSheet,
  shownText,
  writtenHeadings,
} from "./verifyLook";

/** The formulas of rounds, kinds of results and standings against those that the add-in writes now. */
export function verifyFormulas(look: Look): Looked {
  return lookedAll([
    ...[...look.tables.rounds].map(([round, table]) => roundLooked(look, round, table)),
    boardFormulas(look),
    kindsLooked(look),
    standingsLooked(look),
  ]);
}

function roundLooked(look: Look, round: number, table: SheetTable<AnyRoundColumn>): Looked {
  const { blocks, facts, tables } = look;
  const block = blocks.rounds.get(round);
  const around = surroundings(look);
  if (!block || !around) return NOTHING;
  const headings = writtenHeadings(block, ALL_ROUND_COLUMNS, roundHeadings, facts.locale);
  const entry = !table.has("margin") ? "imps" : table.has("homeImps") ? facts.entry : "margin";
  const scale = tables.settings.get("scale")?.place;
  const home = homeOf(look, block.sheet, roundTable(round));
  // A round that was posted while the cell of the scale was gone has the scale's name.
  const scales = [...(scale ? [cellText(scale)] : []), `"${facts.scale}"`];
  const links = linksDue(look, round);
  const written = scales.map((scale): Partial<Record<AnyRoundColumn, string>> => ({
    ...roundFormulas({ locale: facts.locale, entry }, round, { ...around, scale }, headings),
    ...(links && linkFormulas(round, headings, { ...links, kinds: around.kinds, scale })),
  }));
  const columns = [...COMPUTED, ...(links ? LINK_COLUMNS : [])];
  return lookedAll(
    columns
      .filter(table.has)
      .map((column) =>
        columnLooked(look, { round, table, column, home, due: written.map((all) => all[column]!) })
      )
  );
}

/** What the formulas of a round look at that follows its score sheets; null where it has none. */
function linksDue(
  { blocks: { matches, scoring } }: Look,
  round: number
): Pick<LinkSurroundings, "teams" | "matchCells"> | null {
  const block = matches.get(round);
  return block ? { teams: scoring && teamsCellIn(scoring), matchCells: matchCellsIn(block) } : null;
}

const COMPUTED: readonly AnyRoundColumn[] = ["homeName", "awayName", "homeVP", "awayVP"];

interface Column {
  readonly round: number;
  readonly table: SheetTable<AnyRoundColumn>;
  readonly column: AnyRoundColumn;
  readonly home: FormulaHome;
  /** Any of them will do. */
  readonly due: readonly string[];
}

/** A column of formulas; one that was changed as a whole is told once. */
function columnLooked(look: Look, { round, table, column, home, due }: Column): Looked {
  const { facts, texts } = look;
  const rows = table.rows.filter((row) => row.cell("home") !== null);
  const usual = due.map((formula) => normalFormula(formula, home));
  const others = rows.filter((row) => {
    const formula = row.formula(column);
    return formula === null || !usual.includes(normalFormula(formula, home));
  });
  const [first] = others;
  const shown = first?.formula(column) ?? null;
  const isWhole =
    rows.length > 1 &&
    others.length === rows.length &&
    shown !== null &&
    others.every((row) => row.formula(column) === shown);
  const [formula = ""] = due;
  if (first && isWhole) {
    const values = {
      sheet: roundSheet(facts.locale, round),
      column: roundHeadings(facts.locale)[column],
    };
    const difference: Difference = {
      check: "formulas",
      round,
      what: sentence(texts.what.wholeColumn, values),
      place: first.place(column),
      shown,
      due: formula,
      explanation: null,
    };
    return { count: rows.length, differences: [difference], unchecked: [] };
  }
  return {
    count: rows.length,
    differences: others.map((row) => {
      const shown = row.formula(column) ?? shownText(row.cell(column));
      return matchDifference(look, "formulas", round, { row, column, shown, due: formula });
    }),
    unchecked: [],
  };
}

/** What formulas of rounds name outside their table, as it is called now; null where a table is gone. */
function surroundings({ blocks, kinds, facts }: Look): Omit<RoundSurroundings, "scale"> | null {
  if (!blocks.entrants || !kinds) return null;
  return {
    entrants: writtenHeadings(blocks.entrants, ALL_ENTRANT_COLUMNS, entrantHeadings, facts.locale),
    kinds: writtenHeadings(kinds, KIND_COLUMNS, kindHeadings, facts.locale),
  };
}

const KIND_COLUMNS = ["result", "homeVP", "awayVP"] as const;

function homeOf({ book }: Look, sheet: string, table: string): FormulaHome {
  return { sheet, table, anySheet: book.frozen };
}

/** A cell for formulas of any sheet. */
function cellText({ sheet, cell }: CellPlace): string {
  return `'${sheet.replaceAll("'", "''")}'!${absolute(cell)}`;
}

function absolute(cell: string): string {
  return cell.replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2");
}

/** The VPs that go with the words for results: settings, or none of their own. */
function kindsLooked(look: Look): Looked {
  const { kinds } = look;
  if (!kinds) return NOTHING;
  const at = columnsOf(kinds.values[0] ?? [], KIND_COLUMNS, kindHeadings);
  const words = at.get("result");
  if (words === undefined) return NOTHING;
  const found = kinds.values.flatMap((line, row) => {
    const word = row === 0 ? null : knownWord(shownText(line[words]), RESULT_WORDS, resultWords);
    return word ? [{ word, row }] : [];
  });
  const lost = WITH_VPS.filter((word) => !found.some((one) => one.word === word));
  return lookedAll([
    ...found.flatMap(({ word, row }) =>
      (["homeVP", "awayVP"] as const).map((column, side) =>
        kindLooked(look, kinds, { word, row, side, column: at.get(column) })
      )
    ),
    ...lost.map((word): Looked => {
      const due = EVENT_WORDS[look.facts.locale].results[word];
      const difference = kindDifference(look, { word, side: 0, place: placeIn(kinds, 0, words) });
      return { count: 1, differences: [{ ...difference, shown: "", due }], unchecked: [] };
    }),
  ]);
}

/** Without these words the scale would count, or a match that does not. */
const WITH_VPS = [...(Object.keys(FIXED_VPS) as ResultWord[]), "cancelled" as const];

interface Kind {
  readonly word: ResultWord;
  readonly row: number;
  readonly side: number;
  readonly column: number | undefined;
}

function kindLooked(look: Look, kinds: SheetBlock, { word, row, side, column }: Kind): Looked {
  if (column === undefined) return NOTHING;
  const setting = FIXED_VPS[word]?.[side];
  const typed = setting ? look.tables.settings.get(setting) : undefined;
  if (setting && !typed) return NOTHING;
  const due = typed ? `=${cellText(typed.place)}` : word === "cancelled" ? '=""' : BY_SCALE;
  const dueValue = typed ? (typed.cell ?? "") : word === "cancelled" ? "" : BY_SCALE;
  const [formula, value] = [kinds.formulas[row]?.[column], kinds.values[row]?.[column]];
  const home = homeOf(look, kinds.sheet, DESK_KINDS);
  const normal = (text: unknown) => normalFormula(textOf(cellOf(text) ?? ""), home);
  const difference = kindDifference(look, { word, side, place: placeIn(kinds, row, column) });
  const wrong = (shown: unknown, due: string) => ({
    count: 1,
    differences: [{ ...difference, shown: shownText(shown), due }],
    unchecked: [],
  });
  if (normal(formula) !== normal(due)) return wrong(formula, due);
  const isDue = typeof dueValue === "boolean" || isShown(value, dueValue);
  return isDue ? { ...NOTHING, count: 1 } : wrong(value, String(dueValue));
}

function kindDifference(
  { facts: { locale }, texts }: Look,
  { word, side, place }: { word: ResultWord; side: number; place: CellPlace }
): Omit<Difference, "shown" | "due"> {
  const { round, results } = EVENT_WORDS[locale];
  const column = side === 0 ? round.homeVP : round.awayVP;
  return {
    check: "formulas",
    round: null,
    what: sentence(texts.what.kinds, { word: results[word], column }),
    place,
    explanation: null,
  };
}

/** The one formula of the standings must name every round. */
function standingsLooked(look: Look): Looked {
  const { standings, blocks, facts, texts } = look;
  const rounds = Math.max(0, ...blocks.rounds.keys());
  if (!standings || rounds === 0) return NOTHING;
  const due = standingsFormula(facts, rounds);
  const shown = shownText(standings.formulas[0]?.[0]);
  const home = homeOf(look, standings.sheet, DESK_ENTRANTS);
  if (normalFormula(shown, home) === normalFormula(due, home)) return { ...NOTHING, count: 1 };
  const difference: Difference = {
    check: "formulas",
    round: null,
    what: texts.what.standingsFormula,
    place: placeIn(standings, 0, 0),
    shown,
    due,
    explanation: null,
  };
  return { count: 1, differences: [difference], unchecked: [] };
}
