import { isProblem } from "../basics/problem";
import { plainText } from "../basics/text";
import { type Room, ROOMS } from "../event/boardLine";
import { makeContract, parseContract } from "../formats/contractText";
import { parseDirection } from "../formats/directionText";
import { parseResult } from "../formats/resultText";
import { BOARD_COLUMNS, type BoardColumn, RESULTS_WORDS } from "../locales/resultsWords";
import type { SheetBlock } from "./bookBlocks";
import { type Cell, textOf } from "./cells";
import { knownWord, type WordsOf } from "./knownWord";
import { boardHeadings } from "./resultTables";
import { columnsOf, type Row, rowsOf } from "./tableRows";

/** A row of the results as it was typed, whether or not it can be scored. */
export interface TypedBoard {
  /** Counted from the headings. */
  readonly row: number;
  readonly section: string;
  readonly round: number | null;
  readonly table: number | null;
  readonly room: Room | null;
  readonly board: number | null;
  readonly ns: number | null;
  readonly ew: number | null;
  /** Contract, declarer and result as all programs write them, or as they were typed; "" for none. */
  readonly played: string;
  /** Points typed over the formula; null where that stands. */
  readonly typedScore: Cell;
  /** What the cell of the score shows. */
  readonly score: Cell;
  readonly remark: string;
}

const roomWords: WordsOf<Room> = (locale) => RESULTS_WORDS[locale].rooms;

/** Reads the rows of the table of results; empty ones are none. */
export function typedBoards({ values, formulas }: SheetBlock): TypedBoard[] {
  const at = columnsOf(values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const scoreAt = at.get("score");
  return rowsOf(values, 0, at).flatMap((row, i): TypedBoard[] => {
    const formula = scoreAt === undefined ? undefined : formulas[i + 1]?.[scoreAt];
    const score = row.cell("score");
    const isFormula = typeof formula === "string" && formula.startsWith("=");
    const text = (column: BoardColumn) => textOf(row.cell(column) ?? "").trim();
    const number = (column: BoardColumn) => numberIn(row.cell(column));
    const own = {
      ...{ section: text("section"), round: number("round"), table: number("table") },
      ...{ room: knownWord(text("room"), ROOMS, roomWords) ?? null, board: number("board") },
      ...{ ns: number("ns"), ew: number("ew"), played: playedIn(row), score },
      ...{ typedScore: isFormula ? null : score, remark: text("remark") },
    };
    const isEmpty = Object.values(own).every((value) => value === null || value === "");
    return isEmpty ? [] : [{ row: i + 1, ...own }];
  });
}

function numberIn(cell: Cell): number | null {
  if (typeof cell === "number") return cell;
  const text = plainText(textOf(cell ?? ""));
  return /^\d+$/.test(text) ? Number(text) : null;
}

function playedIn(row: Row<BoardColumn>): string {
  const [contract, by, result] = (["contract", "by", "result"] as const).map(row.cell) as [
    Cell,
    Cell,
    Cell,
  ];
  return playedText(textOf(contract ?? ""), textOf(by ?? ""), result ?? "");
}

/** Contract, declarer and result as one text, the same however they were spelled. */
export function playedText(
  contract: string,
  by: string,
  result: string | number | boolean
): string {
  const read = parseContract(contract);
  const declarer = by === "" ? undefined : parseDirection(by);
  const overtricks =
    result === "" ? undefined : typeof result === "number" ? result : parseResult(textOf(result));
  if (isProblem(read) || isProblem(declarer) || isProblem(overtricks))
    return [contract, by, textOf(result)].filter((one) => one.trim() !== "").join(" ");
  return makeContract({
    ...read,
    ...(declarer === undefined ? {} : { declarer }),
    ...(overtricks === undefined ? {} : { overtricks }),
  });
}
