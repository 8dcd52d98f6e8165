import { parseAddress } from "./address";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import { parseRoundPart, ROUND_PART } from "./bookParts";
import type { StepFailure } from "./eventDesk";
import {
  DESK_BUTLER,
  DESK_KINDS,
  DESK_LOG,
  DESK_STANDINGS,
  roundOfDatum,
  roundOfTable,
} from "./eventNames";
import { withFrozenFormulas } from "./frozenAreas";
import { OPTIONS_CELL } from "./makeButler";
import { LIST_MARKS } from "./pairsLists";
import { readBlocks } from "./readBook";
import { stepFailure } from "./stepFailure";
import type { MarkedSheet, NamedTable, VerifiedBook } from "./verifiedBook";

/** What reading the workbook for a verification came to; `none`: it has no event. */
export type VerifiedAnswer =
  | { readonly kind: "none" }
  | { readonly kind: "read"; readonly verified: VerifiedBook }
  | StepFailure;

const MOST_WAITS = 100;
const WAIT_MS = 100;

/** Reads all that a verification looks at; it waits for what is worked out from VPs and boards. */
export async function readVerified(): Promise<VerifiedAnswer> {
  for (let waits = 0; ; waits++) {
    const read = await readBlocks();
    if (read.kind !== "book") return read;
    try {
      const { book, blocks } = read;
      const around = await Excel.run((context) => loadAround(context, blocks));
      if (!around.isPending || waits === MOST_WAITS)
        return { kind: "read", verified: { book, blocks, ...around } };
    } catch (error) {
      return stepFailure(error);
    }
    await new Promise((later) => setTimeout(later, WAIT_MS));
  }
}

type Around = Omit<VerifiedBook, "book" | "blocks">;

/** Sheets that are made, from the marked cell on. */
const MARK = new RegExp(
  `^(?:DeskWall_.*|DeskDatum[1-9]\\d{0,3}|${[DESK_BUTLER, ...Object.values(LIST_MARKS)].join("|")})$`,
  "i"
);
const LISTS: readonly string[] = Object.values(LIST_MARKS);
const isButler = (mark: string) => mark.toLowerCase() === DESK_BUTLER.toLowerCase();
const PENDING = ["#BUSY!", "#GETTING_DATA"];

/** In three trips: what there is, where it stands, and what stands there. */
async function loadAround(context: Excel.RequestContext, blocks: BookBlocks): Promise<Around> {
  const { names, tables, customXmlParts, application } = context.workbook;
  tables.load("items/name,items/showTotals,items/worksheet/name");
  names.load("items/name,items/type");
  application.load("calculationState");
  const parts = customXmlParts.getByNamespace(ROUND_PART).load("items/id");
  await context.sync();

  const tableOf = (name: string) =>
    tables.items.find((table) => table.name.toLowerCase() === name.toLowerCase());
  const ours = [DESK_KINDS, DESK_LOG].map((name) => {
    const table = tableOf(name);
    return table && { table, range: table.getRange().load("address,values,formulas") };
  });
  const anchor = names.getItemOrNullObject(DESK_STANDINGS).getRangeOrNullObject();
  anchor.load("rowIndex,columnIndex");
  const marks = names.items
    .filter(({ name, type }) => MARK.test(name) && type === Excel.NamedItemType.range)
    .map(({ name }) => {
      const cell = names.getItem(name).getRangeOrNullObject().load("rowIndex,columnIndex");
      const used = cell.worksheet.getUsedRangeOrNullObject(true);
      const told = isButler(name) ? cell.worksheet.getRange(OPTIONS_CELL) : null;
      told?.load("address,values,formulas");
      return { name, cell, told, used: used.load("rowIndex,columnIndex,rowCount,columnCount") };
    });
  const xmls = parts.items.map((part) => part.getXml());
  await context.sync();

  const spill = anchor.isNullObject ? null : anchor.getSpillingToRangeOrNullObject();
  spill?.load("address,values,formulas");
  const size = standingsSize(blocks);
  const standings = anchor.isNullObject
    ? null
    : anchor.getResizedRange(size.rows - 1, size.columns - 1).load("address,values,formulas");
  const walls = marks.flatMap(({ name, cell, used }) => {
    if (cell.isNullObject || used.isNullObject) return [];
    const rows = used.rowIndex + used.rowCount - cell.rowIndex;
    const columns = used.columnIndex + used.columnCount - cell.columnIndex;
    if (rows < 1 || columns < 1) return [];
    const range = cell.getResizedRange(rows - 1, columns - 1);
    return [{ name, range: range.load("address,values,formulas") }];
  });
  await context.sync();

  const isSpilled = spill !== null && !spill.isNullObject;
  const values = standings && blockIn(isSpilled ? spill : standings);
  const shown = values && withFrozenFormulas(values, blocks.frozen);
  const kept = xmls.map(({ value }) => parseRoundPart(value)?.input.round ?? null);
  const [kinds, log] = ours.map((found) => (found ? tableBlock(found) : null));
  const marked = walls.map(({ name, range }): MarkedSheet => ({
    mark: name,
    block: withFrozenFormulas(blockIn(range), blocks.frozen),
  }));
  const datums = marked.flatMap(({ mark, block }) => {
    const round = roundOfDatum(mark);
    return round === null ? [] : [[round, block] as const];
  });
  const butler = marked.find(({ mark }) => isButler(mark))?.block ?? null;
  const told = marks.find(({ name, cell }) => isButler(name) && !cell.isNullObject)?.told;
  const lists = marked.filter(({ mark }) => LISTS.includes(mark));
  const spilled = [
    shown,
    butler,
    ...lists.map(({ block }) => block),
    ...datums.map(([, block]) => block),
  ];
  return {
    kinds: kinds ?? null,
    log: log ?? null,
    standings: shown,
    isPending:
      application.calculationState === Excel.CalculationState.calculating ||
      spilled.some((block) => PENDING.includes(String(block?.values[0]?.[0]))),
    lists,
    walls: marked.filter(
      (one) => !LISTS.includes(one.mark) && roundOfDatum(one.mark) === null && !isButler(one.mark)
    ),
    datums: new Map(datums),
    butler,
    butlerTold: told ? blockIn(told) : null,
    copies: tables.items.flatMap((table): NamedTable[] => {
      const round = roundOfTable(table.name);
      const isCopy = round !== null && !blocks.rounds.has(round);
      return isCopy ? [{ name: table.name, sheet: table.worksheet.name }] : [];
    }),
    damaged: kept.filter((round) => round === null).length,
    doubled: [...new Set(kept)].flatMap((round) =>
      round !== null && kept.filter((one) => one === round).length > 1 ? [round] : []
    ),
  };
}

/** Cells that the standings may take where they no longer spill; more than these nobody reads. */
function standingsSize({ entrants, rounds }: BookBlocks): { rows: number; columns: number } {
  const FIXED_COLUMNS = 11;
  const PER_ROUND = 4;
  return {
    rows: Math.max(1, entrants?.values.length ?? 1),
    columns: FIXED_COLUMNS + PER_ROUND * Math.max(0, ...rounds.keys()),
  };
}

function tableBlock({ table, range }: { table: Excel.Table; range: Excel.Range }): SheetBlock {
  const block = blockIn(range);
  if (!table.showTotals) return block;
  return { ...block, values: block.values.slice(0, -1), formulas: block.formulas.slice(0, -1) };
}

function blockIn({ address, values, formulas }: Excel.Range): SheetBlock {
  const { sheet, cells } = parseAddress(address) ?? { sheet: "", cells: address };
  return { sheet, cells, values: values as unknown[][], formulas: formulas as unknown[][] };
}
