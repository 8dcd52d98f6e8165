import type { EventSettings } from "../event";
import { sentence } from "../locales/sentence";
import type { AnyRoundColumn, SheetRow, SheetTable } from "./bookTables";
import { dueVps } from "./dueVps";
import {
  isShown,
  type Look,
  type Looked,
  lookedAll,
  matchDifference,
  matchText,
  NOTHING,
  roundSheet,
} from "./verifyLook";

const VPS = ["homeVP", "awayVP"] as const;

/** The VPs shown against those that what was typed comes to. */
export function verifyVps(look: Look): Looked {
  const { event, tables } = look;
  if (!event) return NOTHING;
  return lookedAll(
    [...tables.rounds].map(([round, table]) => roundVps(look, round, table, event.settings))
  );
}

function roundVps(
  look: Look,
  round: number,
  { rows }: SheetTable<AnyRoundColumn>,
  settings: EventSettings
): Looked {
  return lookedAll(
    rows.filter((row) => row.cell("home") !== null).map((row) => rowVps(look, round, row, settings))
  );
}

function rowVps(
  look: Look,
  round: number,
  row: SheetRow<AnyRoundColumn>,
  settings: EventSettings
): Looked {
  const { facts, texts } = look;
  const due = dueVps(row, { facts, settings });
  const known = VPS.filter((_, side) => due[side] !== null);
  return {
    count: known.length,
    differences: VPS.flatMap((column, side) => {
      const own = due[side] ?? null;
      if (own === null || isShown(row.cell(column), own)) return [];
      return [matchDifference(look, "vps", round, { row, column, due: own })];
    }),
    unchecked:
      known.length === VPS.length
        ? []
        : [
            sentence(texts.unchecked.scale, {
              sheet: roundSheet(facts.locale, round),
              match: matchText(row),
            }),
          ],
  };
}
