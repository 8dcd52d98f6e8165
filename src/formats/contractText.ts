import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import type { FinalContract } from "../scoring/auction";
import { type Contract, type Doubling, LEVELS, overtricksLimits } from "../scoring/contract";
import type { Direction } from "../scoring/direction";
import { DIRECTION_WORDS } from "./directionText";
import { makeResult, overtricksOf, readCount, RESULT_PATTERN } from "./resultText";
import { STRAIN_WORDS } from "./strainText";

/** A contract as a text has it: perhaps with its declarer, perhaps with its result in tricks over. */
export interface ContractText extends FinalContract {
  readonly overtricks?: number;
}

/*
 * How a text is read, after plainText and with blanks, commas and brackets between its parts ignored:
 *
 *   [declarer] level strain, then in any order and at most once each: doubling, declarer, result
 *
 * - The longest word wins: 3NT is no trump, and so is 3N before anything but T. Hence 3NS and 3NTS
 *   are no trump by South, 3NN no trump by North, 3NE no trump by East.
 * - A letter after the strain is a declarer (N, E, S, W) or a doubling (X); 4SS is spades by South.
 * - D is diamonds and nothing else: 4D is four diamonds, 4DX is doubled, and 4SD is refused although
 *   some programs write D for doubled (and R for redoubled).
 * - A result has a sign or a word for it. A bare number is refused, for it may be the ACBL's "made 4".
 * - "4S X X" is refused: it may be a redouble or two entries run together.
 */

const DOUBLING_WORDS: ReadonlyMap<string, Doubling> = new Map<string, Doubling>([
  ...["X", "*", "DBL", "DOUBLED", "加倍", "赌倍"].map((word): [string, Doubling] => [word, 1]),
  ...["XX", "**", "RDBL", "REDOUBLED"].map((word): [string, Doubling] => [word, 2]),
  ...["再加倍", "再赌倍"].map((word): [string, Doubling] => [word, 2]),
]);

const PASSED_OUT: ReadonlySet<string> = new Set([
  ...["P", "AP", "PASS", "ALL PASS", "PASSED", "PASSED OUT", "PASS OUT", "ALLPASS", "PASSED-OUT"],
  ...["不叫", "全不叫", "派司", "全派司", "弃权"],
]);

const DIRECTION = `(?:BY ?|由)?(${anyOf(DIRECTION_WORDS)})`;
const BETWEEN = "[ ,()]*";

/** Groups: declarer, level, strain. */
const HEAD = new RegExp(
  `^\\(?(?:${DIRECTION}${BETWEEN})?(\\d+|[一二三四五六七]) ?(${anyOf(STRAIN_WORDS)})?${BETWEEN}`
);

/** Groups: doubling, declarer, and those of a result: over, under, tricks. */
const PART = new RegExp(
  `(?:(${anyOf(DOUBLING_WORDS)})|${DIRECTION}|${RESULT_PATTERN})${BETWEEN}`,
  "y"
);

/** Excel asks for a whole column at each change, and its texts are the same few thousand. */
const MEMORY_SIZE = 16384;
const memory = new Map<string, ContractText | Problem>();

/**
 * Reads a contract as people and programs write it: `4SX`, `3n`, `1♣xx`, `6NT**`, `4黑桃加倍`, `PASS`,
 * and with declarer and result `4SXN+1`, `E 4H +2`, `3NT= E`, `4黑桃 宕2`. A result that the contract
 * cannot have is a problem. Answers are remembered and frozen.
 */
export function parseContract(text: string): ContractText | Problem {
  const known = memory.get(text);
  if (known) return known;
  if (memory.size >= MEMORY_SIZE) memory.clear();
  const read = Object.freeze(readContract(text));
  memory.set(text, read);
  return read;
}

/** Writes a contract as `parseContract` reads it: `4SX`, `3NT E -1`, `2H N =`, `PASS`. */
export function makeContract({ contract, declarer, overtricks }: ContractText): string {
  if (contract === null) return "PASS";
  const parts = [`${contract.level}${contract.strain}${"X".repeat(contract.doubling)}`];
  if (declarer !== undefined) parts.push(declarer);
  if (overtricks !== undefined) parts.push(makeResult(overtricks));
  return parts.join(" ");
}

/** A symbol is a suit and never the seat South, which `plainText` cannot tell from a spade. */
const SUIT_SYMBOLS = /[♠♤♥♡♦♢♣♧]/g;

/** Right behind the level a symbol is the strain, whatever follows: 4♥N= is four hearts by North. */
const SYMBOL_IN_PLACE = /[1-7１-７一二三四五六七]\s*[♠♤♥♡♦♢♣♧]/;

function readContract(text: string): ContractText | Problem {
  const symbols = text.match(SUIT_SYMBOLS)?.length ?? 0;
  const hasOtherStrain = () => !isProblem(readPlain(text.replace(SUIT_SYMBOLS, "")));
  return symbols > 1 || (symbols === 1 && !SYMBOL_IN_PLACE.test(text) && hasOtherStrain())
    ? problem("contract", { text })
    : readPlain(text);
}

function readPlain(text: string): ContractText | Problem {
  const plain = plainText(text);
  if (PASSED_OUT.has(plain)) return { contract: null };
  const head = HEAD.exec(plain);
  if (!head) return problem("contract", { text });
  const level = head[2]!.length === 1 ? LEVELS[readCount(head[2]!) - 1] : undefined;
  const strain = STRAIN_WORDS.get(head[3]!);
  if (!strain) return problem(level ? "strain" : "contract", { text });
  if (!level) return problem("level", { text });
  const parts: Parts = {};
  if (head[1]) parts.declarer = DIRECTION_WORDS.get(head[1])!;
  if (!readParts(plain, head[0].length, parts)) return problem("contract", { text });
  const { doubling = 0, declarer, overtricks } = parts;
  const contract = Object.freeze({ level, strain, doubling });
  return (
    impossible(contract, overtricks, text) ?? {
      contract,
      ...(declarer && { declarer }),
      ...(overtricks !== undefined && { overtricks }),
    }
  );
}

interface Parts {
  doubling?: Doubling;
  declarer?: Direction;
  overtricks?: number;
}

/** Reads what stands after level and strain; says no when a part is unknown or stands twice. */
function readParts(plain: string, start: number, parts: Parts): boolean {
  for (let end = start; end < plain.length; end = PART.lastIndex) {
    PART.lastIndex = end;
    const match = PART.exec(plain);
    if (!match || !addPart(parts, match)) return false;
  }
  return true;
}

function addPart(parts: Parts, [, doubling, declarer, , under, tricks]: RegExpExecArray): boolean {
  const name = doubling ? "doubling" : declarer ? "declarer" : "overtricks";
  if (parts[name] !== undefined) return false;
  if (doubling) parts.doubling = DOUBLING_WORDS.get(doubling)!;
  else if (declarer) parts.declarer = DIRECTION_WORDS.get(declarer)!;
  else parts.overtricks = overtricksOf(under, tricks);
  return true;
}

function impossible(
  contract: Contract,
  result: number | undefined,
  text: string
): Problem | undefined {
  const { least, most } = overtricksLimits(contract);
  return result === undefined || (result >= least && result <= most)
    ? undefined
    : problem("resultImpossible", { text, result, least, most });
}

/** A pattern for any of the words, the longest first. */
function anyOf(words: ReadonlyMap<string, unknown>): string {
  return [...words.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll("*", "\\*"))
    .join("|");
}
