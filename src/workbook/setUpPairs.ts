import { PAIRS_WORDS } from "../locales/pairsWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { EventBook } from "./eventBook";
import type { StepAnswer } from "./eventDesk";
import type { HeldBook } from "./heldBook";
import { drawLog } from "./logSheet";
import { eventInTheWay, firstLine } from "./newEvent";
import { PAIRS_LISTS, type PairsPlan } from "./pairsDesk";
import { drawList, LIST_CELL, LIST_MARKS } from "./pairsLists";
import { newPairsSheet, pairsTitle } from "./pairsSheets";
import { readPlan } from "./planSettings";
import { newResultsSheet } from "./resultsSheet";
import type { StepWatch } from "./stepWatch";
import { writeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, together, type Writes } from "./writeWhole";

/** Makes the sheets of a new pairs event, in a workbook that has no event. */
export function setUpPairs(plan: PairsPlan, watch?: StepWatch): Promise<StepAnswer> {
  watch?.reached("reading");
  return writeStep((held) => newPairsEvent(plan, held), bookOf(plan), watch);
}

function newPairsEvent(plan: PairsPlan, held: HeldBook): Writes | Refusal {
  const refusal = eventInTheWay(held);
  if (refusal) return refusal;
  const { facts, rows } = plan;
  const { sheets } = PAIRS_WORDS[facts.locale];
  const { log } = SHEET_WORDS[facts.locale].sheets;
  const title = pairsTitle(facts.locale);
  const scored = { winners: plan.winners, rules: { scoring: plan.scoring } };
  const lists: Writes = {
    ...NO_WRITES,
    adds: [...PAIRS_LISTS.map((list) => sheets[list]), log],
    write: ({ workbook: { worksheets, names } }) => {
      for (const list of PAIRS_LISTS) {
        const sheet = worksheets.add(sheets[list]);
        drawList(sheet, list, { facts, title, scored, results: rows.length });
        names.add(LIST_MARKS[list], sheet.getRange(LIST_CELL));
      }
      drawLog(worksheets.add(log), facts, title);
      worksheets.getItem(sheets.pairs).activate();
    },
  };
  return together(
    newPairsSheet(plan),
    newResultsSheet(facts, title, "pairs", [], rows).writes,
    lists,
    firstLine(held, facts)
  );
}

/** The event as it was planned, for when it cannot be read yet. */
function bookOf({ facts }: PairsPlan): EventBook {
  return {
    facts: { ...readPlan(new Map()).facts, ...facts },
    event: null,
    pairs: null,
    scored: "pairs",
    rounds: [],
    findings: [],
    changes: [],
    stamp: "",
    frozen: false,
  };
}
