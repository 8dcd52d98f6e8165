import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import type { TableResult } from "../scoring/tableResult";
import { parseArtificialScore } from "./artificialScore";
import { parseAssignedScore } from "./assignedScore";
import { parseNoResult } from "./noResult";

/** What a remark says of a result beside the contract. */
export interface Remark {
  /** It stands for the score of the contract; undefined where the remark gives none. */
  readonly result?: Exclude<TableResult, number | null>;
  /** The pairs sit the other way round than the movement says: as Bridgemate reports it. */
  readonly isTurned?: true;
  /** For a fouled board (Law 87): results with the same mark can be compared. */
  readonly group?: string;
  /** The datum does not stand on it. */
  readonly noDatum?: true;
}

const GROUP = /^(?:GROUP|GRP|FOULED|错牌组?|牌组|组)[ :]*([A-Z0-9]{1,3})$/;
const TURNED = new Set(["WRONG DIRECTION", "ARROW SWITCH", "方向坐反", "坐反", "方向错误"]);
const NO_DATUM = new Set(["NO DATUM", "NOT IN DATUM", "不计DATUM", "不计 DATUM", "不计基准"]);
const BETWEEN = /[;；]/;

/**
 * Reads the remark of a board: not played, an artificial or assigned score, the group of a fouled
 * board, seats turned round, not in the datum; several with semicolons between. What cannot be read is
 * a problem: a remark passed over would change a result in silence.
 */
export function parseRemark(text: string): Remark | Problem {
  let remark: Remark = {};
  for (const part of text.split(BETWEEN).filter((one) => one.trim() !== "")) {
    const read = partOf(part.trim());
    if (isProblem(read)) return read;
    const twice = Object.keys(read).find((key) => key in remark);
    if (twice !== undefined) return problem("remark", { text });
    remark = { ...remark, ...read };
  }
  return remark;
}

function partOf(text: string): Remark | Problem {
  const plain = plainText(text);
  if (TURNED.has(plain)) return { isTurned: true };
  if (NO_DATUM.has(plain)) return { noDatum: true };
  const [, group] = GROUP.exec(plain) ?? [];
  if (group !== undefined) return { group };
  if (parseNoResult(text)) return { result: "notPlayed" };
  const artificial = parseArtificialScore(text);
  if (artificial && !isProblem(artificial)) return { result: artificial };
  const assigned = parseAssignedScore(text);
  if (isProblem(assigned)) return assigned;
  if (assigned) return { result: assigned };
  return artificial ?? problem("remark", { text });
}
