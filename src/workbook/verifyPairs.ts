import { isProblem, type Problem } from "../basics/problem";
import { pairsEventSession, pairsRanking } from "../event/pairsEvent";
import { CHANGE_TEXTS } from "../locales/changeTexts";
import { type Locale, LOCALES } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { DESK_RESULTS } from "./eventNames";
import { normalFormula } from "./formulaText";
import { LIST_FORMULAS, LIST_MARKS } from "./pairsLists";
import { PAIRS_LISTS, type PairsList } from "./pairsDesk";
import { pairsTable, travellersTable } from "./pairsTable";
import type { Difference } from "./verification";
import { isShown, type Look, type Looked, lookedAll, NOTHING, shownText } from "./verifyLook";

/** The ranking and the travellers of a pairs event against those worked out anew from its results. */
export function verifyPairs(look: Look): Looked {
  const { book, isPending, texts, facts } = look;
  const { pairs } = book;
  if (!pairs) return NOTHING;
  if (isPending) return { ...NOTHING, unchecked: [texts.unchecked.pending] };
  const unchecked = ({ problem, values }: Problem): Looked => {
    const reason = sentence(PROBLEM_TEXTS[facts.locale][problem], values);
    return { ...NOTHING, unchecked: [sentence(texts.unchecked.event, { reason })] };
  };
  const session = pairsEventSession(pairs);
  if (isProblem(session)) return unchecked(session);
  const ranked = pairsRanking(session);
  if (isProblem(ranked)) return unchecked(ranked);
  const names = new Map(pairs.pairs.map(({ number, name }) => [number, name]));
  const tables = {
    ranking: (locale: Locale) =>
      pairsTable(ranked, (number) => names.get(number) || String(number), locale),
    travellers: (locale: Locale) => travellersTable(pairs.lines, session, pairs.sections, locale),
  };
  return lookedAll(
    PAIRS_LISTS.map((list) => {
      const block = blockOf(look, list);
      return block ? compared(look, list, block, tables[list]) : NOTHING;
    })
  );
}

/** The formulas that the lists of a pairs event spill from. */
export function verifyPairsFormulas(look: Look): Looked {
  return lookedAll(
    PAIRS_LISTS.map((list) => {
      const block = blockOf(look, list);
      if (!block) return NOTHING;
      const shown = shownText(block.formulas[0]?.[0]);
      const home = { sheet: block.sheet, table: DESK_RESULTS, anySheet: look.book.frozen };
      const due = LIST_FORMULAS[list];
      if (normalFormula(shown, home) === normalFormula(due, home)) return { ...NOTHING, count: 1 };
      const what = PAIRS_WORDS[look.facts.locale].sheets[list];
      const place = placeIn(block, 0, 0);
      const base = { check: "formulas", round: null, explanation: null } as const;
      return { count: 1, differences: [{ ...base, what, place, shown, due }], unchecked: [] };
    })
  );
}

function blockOf({ lists }: Look, list: PairsList): SheetBlock | null {
  return lists.find(({ mark }) => mark === LIST_MARKS[list])?.block ?? null;
}

type Cells = readonly (readonly unknown[])[];

/** Row by row: by the results their order is settled, too. */
function compared(
  { facts, book }: Look,
  list: PairsList,
  block: SheetBlock,
  tableIn: (locale: Locale) => Cells
): Looked {
  const due = tableIn(localeShown(block, tableIn));
  const [heads = []] = due;
  // What somebody has written below the list, behind a free row, is none of it.
  const end = block.values.findIndex((line, row) => row >= due.length && line[0] === "");
  const rows = Math.max(due.length, end < 0 ? block.values.length : end);
  const sheet = PAIRS_WORDS[facts.locale].sheets[list];
  // A line of a traveller goes by board and pairs, a pair by its number, with its direction where it has one.
  const keys = list === "travellers" ? [0, 1, 2] : book.pairs?.winners === 2 ? [1, 2] : [1];
  const differences = Array.from({ length: rows }, (_, row) =>
    heads.flatMap((head, column): Difference[] => {
      const [own, shown] = [due[row]?.[column], block.values[row]?.[column]];
      const text = isProblem(own) ? "#VALUE!" : ((own ?? "") as string | number);
      if (isShown(shown, text)) return [];
      const match = keys
        .map((key) => shownText((due[row] ?? block.values[row])?.[key]))
        .join(list === "ranking" ? " " : " · ");
      return [
        {
          ...{ check: "standings", round: null, explanation: null },
          what: sentence(CHANGE_TEXTS[facts.locale].match, {
            ...{ sheet, match, column: String(head) },
          }),
          place: placeIn(block, row, column),
          ...{ shown: shownText(shown), due: String(text) },
        },
      ];
    })
  ).flat();
  return { count: due.length * heads.length, differences, unchecked: [] };
}

/** The function speaks the language of the Excel that asked last. */
function localeShown({ values: [heads = []] }: SheetBlock, tableIn: (locale: Locale) => Cells) {
  const alike = (locale: Locale) =>
    tableIn(locale)[0]!.filter((head, i) => isShown(heads[i], head as string)).length;
  return LOCALES.reduce((best, locale) => (alike(locale) > alike(best) ? locale : best));
}
