import { MATCH_COLUMNS, type MatchColumn } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { firstCell } from "./address";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { BUTLER_LISTS } from "./butlerTable";
import { cellOf, textOf } from "./cells";
import { datumFormula, plannedBoards } from "./datumSheet";
import { DESK_RESULTS, DESK_SCORING, datumName, matchesName } from "./eventNames";
import { normalFormula } from "./formulaText";
import { movedFormula } from "./frozenReferences";
import { knownWord } from "./knownWord";
import { butlerFormula } from "./makeButler";
import { cellsText } from "./roundLinks";
import { isLinked, type LinkSurroundings, matchHeadings } from "./scoreLinks";
import { scoringNames } from "./scoringRules";
import { columnsOf } from "./tableRows";
import type { Difference } from "./verification";
import { isList, listsAsked } from "./verifyButlers";
import { type Look, type Looked, lookedAll, NOTHING, shownText } from "./verifyLook";

/** The cells of the columns of matches as they stand now, for formulas of any sheet. */
export function matchCellsIn(block: SheetBlock): LinkSurroundings["matchCells"] {
  const at = columnsOf(block.values[0] ?? [], MATCH_COLUMNS, matchHeadings);
  const { row, column: first } = firstCell(block);
  const rows = block.values.length;
  return (column) => {
    const place = first + (at.get(column) ?? MATCH_COLUMNS.indexOf(column));
    return cellsText(
      { sheet: block.sheet, row, column: place, rows, columns: 1 },
      row,
      place,
      rows
    );
  };
}

/** The cell that says how teams are scored, for formulas of any sheet; null where it is gone. */
export function teamsCellIn(scoring: SheetBlock): string | null {
  const row = scoring.values.findIndex(
    ([name]) => knownWord(textOf(cellOf(name) ?? ""), ["teams"], scoringNames) === "teams"
  );
  if (row < 0) return null;
  const { row: first, column } = firstCell(scoring);
  const area = { sheet: scoring.sheet, row: first + row, column: column + 1, rows: 1, columns: 1 };
  return cellsText(area, area.row, area.column, 1);
}

/** The formulas of datums, matches and Butlers, and the tables and names that they need. */
export function boardFormulas(look: Look): Looked {
  const { blocks, datums, butler } = look;
  if (blocks.scored === "pairs") return NOTHING;
  return lookedAll([
    ...goneLooked(look),
    ...[...datums].map(([round, block]) => datumLooked(look, round, block)),
    ...[...blocks.matches].map(([round, block]) => matchesLooked(look, round, block)),
    butler ? butlerLooked(look, butler) : NOTHING,
  ]);
}

type Found = Pick<Difference, "what" | "place" | "shown" | "due"> & { readonly round?: number };

function different(found: Found): Looked {
  const difference = { check: "formulas", round: null, explanation: null, ...found } as const;
  return { count: 1, differences: [difference], unchecked: [] };
}

/** Tables and names without which boards are no longer scored. */
function goneLooked({ blocks, tables, datums, texts }: Look): Looked[] {
  const { results, scoring, matches } = blocks;
  const linked = [...tables.rounds].filter(([, table]) => isLinked(table)).map(([round]) => round);
  const scored = [...new Set([...linked, ...matches.keys(), ...datums.keys()])];
  const names = [
    ...(scored.length > 0 && !results ? [DESK_RESULTS] : []),
    ...(scored.length > 0 && !scoring ? [DESK_SCORING] : []),
    ...scored.flatMap((round) => [
      ...(matches.has(round) ? [] : [matchesName(round)]),
      ...(datums.has(round) ? [] : [datumName(round)]),
    ]),
  ];
  return names.map((name) =>
    different({
      what: sentence(texts.what.table, { name }),
      ...{ place: null, shown: "", due: name },
    })
  );
}

function datumLooked({ book, texts }: Look, round: number, block: SheetBlock): Looked {
  const due = datumFormula(round);
  const shown = shownText(block.formulas[0]?.[0]);
  const home = { sheet: block.sheet, table: DESK_RESULTS, anySheet: book.frozen };
  if (normalFormula(shown, home) === normalFormula(due, home)) return { ...NOTHING, count: 1 };
  const what = sentence(texts.what.boardsFormula, { sheet: block.sheet });
  return different({ round, what, place: placeIn(block, 0, 0), shown, due });
}

/** Columns of matches that are typed. */
const TYPED: readonly MatchColumn[] = ["table", "homePenalty", "awayPenalty"];

/** The formulas of a column of matches are the same in every row, but for the boards that were planned. */
function matchesLooked(look: Look, round: number, block: SheetBlock): Looked {
  const at = columnsOf(block.values[0] ?? [], MATCH_COLUMNS, matchHeadings);
  const columns = [...at].filter(([column]) => !TYPED.includes(column));
  const tables = at.get("table");
  const rows = [...block.values.keys()].filter(
    (row) => row > 0 && typeof block.values[row]?.[tables ?? -1] === "number"
  );
  return lookedAll(
    columns.map(([column, place]) => matchColumnLooked(look, round, block, { column, place, rows }))
  );
}

function matchColumnLooked(
  { facts, texts }: Look,
  round: number,
  block: SheetBlock,
  {
    column,
    place,
    rows,
  }: { readonly column: MatchColumn; readonly place: number; readonly rows: readonly number[] }
): Looked {
  const headings = matchHeadings(facts.locale);
  const formulaOf = (row: number) => {
    const text = textOf(cellOf(block.formulas[row]?.[place]) ?? "");
    return text.startsWith("=") ? text : null;
  };
  const asFirst = (row: number) => {
    const formula = formulaOf(row);
    if (formula === null) return null;
    const moved = movedFormula(formula, -row, 0);
    return column === "due" && plannedBoards(formula) > 0
      ? moved.replace(/^=MAX\(\d+/i, "=MAX(#")
      : moved;
  };
  const usual = mostOften(rows.flatMap((row) => asFirst(row) ?? []));
  const tables = block.values[0]?.findIndex(
    (head) => knownWord(textOf(cellOf(head) ?? ""), ["table"], matchHeadings) === "table"
  );
  return {
    count: rows.length,
    differences: rows.flatMap((row): Difference[] => {
      if (usual !== null && asFirst(row) === usual) return [];
      const table = shownText(block.values[row]?.[tables ?? -1]);
      const values = { sheet: block.sheet, row: table, column: headings[column] };
      return [
        {
          ...{ check: "formulas", round, explanation: null },
          what: sentence(texts.what.boards, values),
          place: placeIn(block, row, place),
          shown: formulaOf(row) ?? shownText(block.values[row]?.[place]),
          due: usual === null ? "=" : movedFormula(usual.replace("=MAX(#", "=MAX(1"), row, 0),
        },
      ];
    }),
    unchecked: [],
  };
}

/** Of two as frequent the longer: what somebody types over a formula is short. */
function mostOften(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, often], [other, oftener]) => oftener - often || other.length - one.length
  );
  return first?.[0] ?? null;
}

/** Both lists must be asked for, in whatever order the director wants them. */
function butlerLooked(look: Look, block: SheetBlock): Looked {
  const { blocks, texts } = look;
  const asked = listsAsked(look, block);
  const what = sentence(texts.what.boardsFormula, { sheet: block.sheet });
  const plan = asked[0]?.plan ?? { sort: "CORRECTED", byRound: false, ranked: false };
  const hasLineups = blocks.lineups !== null;
  const wrong = block.formulas.flatMap((line, row) =>
    line.flatMap((formula, column): Looked[] => {
      if (!isList(formula)) return [];
      const own = asked.find((one) => one.row === row && one.column === column);
      if (own && own.hasLineups === hasLineups) return [];
      const list = own?.list ?? (row + column === 0 ? "PAIRS" : "TEAMS");
      const due = butlerFormula(list, plan, hasLineups);
      return [different({ what, place: placeIn(block, row, column), shown: formula, due })];
    })
  );
  const lost =
    wrong.length > 0 ? [] : BUTLER_LISTS.filter((list) => !asked.some((one) => one.list === list));
  return lookedAll([
    { ...NOTHING, count: asked.length },
    ...wrong,
    ...lost.map((list) => {
      // Where the totals of teams began cannot be told any more.
      const isFirst = list === "PAIRS";
      return different({
        what,
        place: isFirst ? placeIn(block, 0, 0) : null,
        shown: isFirst ? shownText(block.values[0]?.[0]) : "",
        due: butlerFormula(list, plan, hasLineups),
      });
    }),
  ]);
}
