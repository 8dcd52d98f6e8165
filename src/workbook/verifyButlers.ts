import { isProblem } from "../basics/problem";
import { butlerPairs } from "../event/butlerPairs";
import { LOCALES } from "../locales/locale";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { sentence } from "../locales/sentence";
import { butlerList } from "../scoring/butlerList";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { BUTLER_LISTS, BUTLER_SORTS, type ButlerListed, butlerTable } from "./butlerTable";
import { DESK_RESULTS } from "./eventNames";
import { normalFormula } from "./formulaText";
import { butlerFormula, optionsText } from "./makeButler";
import { readLineups } from "./resultTables";
import type { ButlerPlan } from "./scoreDesk";
import type { Difference } from "./verification";
import { type Look, type Looked, lookedAll, NOTHING, shownText } from "./verifyLook";
import { localeOf, spillLooked } from "./verifySpill";

/** A list as a formula asks for it, and where that stands in its block. */
interface Asked {
  readonly list: ButlerListed;
  readonly plan: ButlerPlan;
  readonly hasLineups: boolean;
  readonly row: number;
  readonly column: number;
}

/** The lists on the sheet of Butlers against those worked out anew from results and line-ups. */
export function butlersLooked(look: Look): Looked {
  const { butler } = look;
  if (!butler) return NOTHING;
  const asked = listsAsked(look, butler);
  const hasPairs = asked.some(({ list }) => list === "PAIRS");
  const all = hasPairs ? asked : [pairsShown(look, butler, asked[0]?.plan), ...asked];
  return lookedAll([
    optionsLooked(look, asked),
    ...all.map((one) => listLooked(look, butler, one)),
  ]);
}

/** What the sheet says of how its lists were asked for, against what their formulas ask for. */
export function optionsLooked(
  { butlerTold: told, texts, facts }: Pick<Look, "butlerTold" | "texts" | "facts">,
  asked: readonly Pick<Asked, "plan">[]
): Looked {
  if (!told || asked.length === 0) return NOTHING;
  const shown = shownText(told.values[0]?.[0]);
  const isTold = ({ plan }: Pick<Asked, "plan">) =>
    LOCALES.some((locale) => optionsText(plan, { ...facts, locale }) === shown);
  const differences = asked
    .filter((one) => !isTold(one))
    .slice(0, 1)
    .map(({ plan }): Difference => ({
      ...{ check: "matches", round: null, explanation: null, shown },
      what: sentence(texts.what.boardsOptions, { sheet: told.sheet }),
      place: placeIn(told, 0, 0),
      due: optionsText(plan, facts),
    }));
  return { count: 1, differences, unchecked: [] };
}

/** The list of pairs where its formula is gone, as its headings say that it was asked for. */
function pairsShown(
  { blocks }: Look,
  { values: [heads = []] }: SheetBlock,
  plan: ButlerPlan | undefined
): Asked {
  const texts = heads.map(shownText);
  const ranks = LOCALES.map((locale) => RESULTS_WORDS[locale].headings.rank);
  const ranked = ranks.includes(texts[0] ?? "");
  const width = texts.indexOf("") < 0 ? texts.length : texts.indexOf("");
  return {
    ...{ list: "PAIRS", row: 0, column: 0, hasLineups: blocks.lineups !== null },
    plan: plan ?? { sort: "TEAM", ranked, byRound: width > PAIRS_WIDTH + Number(ranked) },
  };
}

/** Columns of the list of pairs without ranks and rounds. */
const PAIRS_WIDTH = 7;

/** The formulas of lists: the director may ask for another order or other columns. */
export function listsAsked({ book }: Look, block: SheetBlock): readonly Asked[] {
  const home = { sheet: block.sheet, table: DESK_RESULTS, anySheet: book.frozen };
  return block.formulas.flatMap((line, row) =>
    line.flatMap((formula, column): Asked[] => {
      if (!isList(formula)) return [];
      const normal = normalFormula(formula, home);
      const found = EVERY_LIST.find(
        ({ list, plan, hasLineups }) =>
          normalFormula(butlerFormula(list, plan, hasLineups), home) === normal
      );
      return found ? [{ ...found, row, column }] : [];
    })
  );
}

/** Whether a formula is one of a Butler list, of whatever kind. */
export function isList(formula: unknown): formula is string {
  return typeof formula === "string" && /BUTLERLIST/i.test(formula);
}

const EVERY_LIST = BUTLER_LISTS.flatMap((list) =>
  BUTLER_SORTS.flatMap((sort) =>
    [true, false].flatMap((byRound) =>
      [true, false].flatMap((ranked) =>
        [true, false].map((hasLineups) => ({ list, plan: { sort, byRound, ranked }, hasLineups }))
      )
    )
  )
);

function listLooked(look: Look, block: SheetBlock, asked: Asked): Looked {
  const { texts, blocks, scoredBoards } = look;
  const { boards, rules, nameOf } = scoredBoards;
  const { list, plan, hasLineups, row, column } = asked;
  const sheet = { sheet: block.sheet };
  const seats = hasLineups && blocks.lineups ? readLineups(blocks.lineups.values, 0) : null;
  const [wrong] = seats?.problems ?? [];
  if (wrong) return { ...NOTHING, unchecked: [sentence(texts.unchecked.lineups, sheet)] };
  const played = butlerPairs(boards, seats?.sittings ?? []);
  const butlers = butlerList(played.boards, rules.aob);
  if (isProblem(butlers))
    return { ...NOTHING, unchecked: [sentence(texts.unchecked.lineups, sheet)] };
  const here = partOf(block, row);
  const cells = butlerTable(butlers, played.pairs, nameOf, {
    ...{ list, ...plan, aob: rules.aob },
    locale: localeOf(here, (each) => Object.values(RESULTS_WORDS[each].headings)),
  });
  const team = plan.ranked ? 1 : 0;
  const keys = list === "PAIRS" ? [team, team + 1] : [team];
  const looked = spillLooked(look, here, { round: null, cells, keys }, column);
  const shown = here.values.slice(1).map((line) => keyOf(line, column, keys));
  const due = cells.slice(1).map((line) => keyOf(line, 0, keys));
  const at = due.findIndex((key, i) => shown[i] !== key);
  // Only where all lines are there, and stand otherwise.
  const isMoved =
    isList(block.formulas[row]?.[column]) && at >= 0 && due.every((key) => shown.includes(key));
  const order: Difference[] = isMoved
    ? [
        {
          ...{ check: "matches", round: null, explanation: null },
          what: sentence(texts.what.boardsOrder, sheet),
          place: placeIn(here, at + 1, column + team),
          ...{ shown: shown[at] ?? "", due: due[at]! },
        },
      ]
    : [];
  return { ...looked, differences: [...looked.differences, ...order] };
}

function keyOf(line: readonly unknown[], first: number, keys: readonly number[]): string {
  return keys.map((key) => shownText(line[first + key])).join(" · ");
}

/** The block from one of its rows on. */
function partOf(block: SheetBlock, row: number): SheetBlock {
  const { cell } = placeIn(block, row, 0);
  return {
    sheet: block.sheet,
    cells: cell,
    values: block.values.slice(row),
    formulas: block.formulas.slice(row),
  };
}
