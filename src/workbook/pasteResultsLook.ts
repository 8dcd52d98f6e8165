import { grouped } from "../event/grouped";
import type { PastedBoard } from "../formats/pastedBoard";
import { RESULTS_WORDS } from "../locales/resultsWords";
import type { Locale } from "../locales/locale";
import { placeIn, type SheetBlock } from "./bookBlocks";
import type { CellPlace } from "./eventBook";
import type { PasteLook, PasteNote, PasteNoteCode } from "./pasteNotes";
import { changeOf, type PastedCells, type PastedChange, resultOf } from "./pasteResultsCells";
import { type LinePlace, type NewPlace, type PasteField, placesIn } from "./pasteResultsPlaces";
import type { Pasted } from "./pasteResultsWrites";
import { type TypedBoard, typedBoards } from "./typedBoards";
import { boardHeadings } from "./resultTables";
import { columnsOf } from "./tableRows";

/** A pasted table beside the table of results: what there is to be known, and all that can be written. */
export interface PasteMade extends Pasted {
  readonly look: PasteLook;
}

/** Looks where the lines of a pasted table belong, and what is there already. Nothing is changed. */
export function lookAtPaste(
  block: SheetBlock,
  lines: readonly PastedBoard[],
  field: PasteField,
  locale: Locale
): PasteMade {
  const placeOf = placesIn(typedBoards(block), field);
  const placed = lines.map((line): Placed => ({ line, place: placeOf(line) }));
  const shared = sharedPlaces(placed);
  const cellOf = cellPlacer(block);
  const notes: PasteNote[] = [];
  const changes: PastedChange[] = [];
  const adds: PastedCells[] = [];
  let same = 0;
  for (const one of placed) {
    const { line, place } = one;
    const tell = (
      code: PasteNoteCode,
      weight: PasteNote["weight"],
      values: PasteNote["values"],
      row: TypedBoard | null = null
    ) => notes.push({ line: line.line, code, values, weight, place: row && cellOf(row) });
    const other = shared.get(one);
    if (other !== undefined) tell("sameRow", "left", { other });
    else if (place.kind === "none") tell(place.code, "left", place.values, place.row);
    else if (place.kind === "new") {
      const { ns, ew, board } = place.place;
      if (place.isTurned) tell("sidesTurned", "told", { ns, ew });
      if (!place.isInPlay) tell("notInPlay", "told", { board });
      adds.push({ ...placeCells(place.place, locale), ...resultOf(line), remark: line.remark });
    } else {
      const change = changeOf(place.row, line, place.isTurned);
      if (!change) same++;
      else changes.push(change);
      if (!change?.isOver) continue;
      const { before, after } = change;
      const turned = { ns: place.row.ew ?? "–", ew: place.row.ns ?? "–", before, after };
      if (place.isTurned) tell("sidesTurned", "kept", turned, place.row);
      else tell("differs", "kept", { before, after }, place.row);
    }
  }
  const differ = changes.filter(({ isOver }) => isOver).length;
  const fills = changes.length - differ;
  return { look: { fills, adds: adds.length, same, differ, notes }, changes, adds };
}

interface Placed {
  readonly line: PastedBoard;
  readonly place: LinePlace;
}

/** Lines for one row, each with another of them: nobody knows which is right. */
function sharedPlaces(placed: readonly Placed[]): ReadonlyMap<Placed, number> {
  const named = placed.filter(({ place }) => place.kind !== "none");
  const shared = new Map<Placed, number>();
  for (const own of grouped(named, ({ place }) => nameOf(place)).values())
    if (own.length > 1) own.forEach((one, i) => shared.set(one, own[i === 0 ? 1 : 0]!.line.line));
  return shared;
}

function nameOf(place: LinePlace): string {
  if (place.kind === "row") return String(place.row.row);
  return place.kind === "new" ? JSON.stringify(place.place) : "";
}

function cellPlacer(block: SheetBlock): (row: TypedBoard) => CellPlace {
  const column = columnsOf(block.values[0] ?? [], ["contract"], boardHeadings).get("contract");
  return ({ row }) => placeIn(block, row, column ?? 0);
}

function placeCells(
  { section, round, table, room, board, ns, ew }: NewPlace,
  locale: Locale
): PastedCells {
  return {
    ...(section === "" ? {} : { section }),
    ...(round === null ? {} : { round }),
    ...(table === null ? {} : { table }),
    ...(room === null ? {} : { room: RESULTS_WORDS[locale].rooms[room] }),
    ...{ board, ns, ew },
  };
}
