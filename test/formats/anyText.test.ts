import { isProblem, type Problem } from "../../src/basics/problem";
import { parseArtificialScore } from "../../src/formats/artificialScore";
import { parseAuction } from "../../src/formats/auctionText";
import { type ContractText, makeContract, parseContract } from "../../src/formats/contractText";
import { parseDirection } from "../../src/formats/directionText";
import { parseNoResult } from "../../src/formats/noResult";
import { parseResult } from "../../src/formats/resultText";
import { parseVulnerability } from "../../src/formats/vulnerabilityText";
import {
  parseXiangqiResult,
  parseXiangqiSide,
  parseXiangqiSystem,
} from "../../src/formats/xiangqiText";
import { PROBLEM_TEXTS } from "../../src/locales/problemTexts";
import { sentence } from "../../src/locales/sentence";
import { BIDS, finalContract } from "../../src/scoring/auction";
import { DIRECTIONS } from "../../src/scoring/direction";

const TEXTS = 1_000_000;

/** Bits of the field's texts, so that a good part of the random strings comes close to meaning something. */
const BITS = [
  ...[
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "８",
    "0",
    "10",
    "-",
    "−",
    "+",
    "＋",
    "=",
    ".",
    ",",
    "%",
    "{text}",
  ],
  ...[
    "C",
    "D",
    "H",
    "S",
    "N",
    "NT",
    "nt",
    "♠",
    "♥️",
    "♦",
    "♧",
    "黑桃",
    "紅心",
    "方块",
    "草花",
    "无将",
    "無王",
  ],
  ...["X", "xx", "*", "**", "加倍", "再賭倍", "E", "W", "north", "北", "南家", "by"],
  ...[
    "宕",
    "超",
    "倒2",
    "正好",
    "P",
    "pass",
    "AP",
    "all pass",
    "不叫",
    "双方",
    "有局",
    "无",
    "Both",
    "NS",
  ],
  ...["A", "60", "AVE", "平均", "胜", "和", "负", "红", "先", "后", "W", "L", "/", "½", "差额法"],
  ...[" ", " ", " ", "　", "\u00A0", "\n", "\u200B", "__proto__", "constructor"],
];

/** A small generator of random numbers (xorshift), so that a failure can be had again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function randomText(random: (below: number) => number): string {
  let text = "";
  for (let bits = random(5); bits >= 0; bits--) {
    const chance = random(24);
    if (chance === 0) text += String.fromCharCode(random(0x10000));
    else if (chance === 1) text += String.fromCodePoint(random(0x110000));
    else text += BITS[random(BITS.length)]!;
  }
  return text;
}

/** What is wrong with a contract that was read; nothing if all is well. */
function fault(read: ContractText): string | undefined {
  if (read.contract === null)
    return Object.keys(read).length === 1 ? undefined : "more than a pass";
  const { level, strain, doubling } = read.contract;
  if (!BIDS.includes(`${level}${strain}`) || ![0, 1, 2].includes(doubling)) return "no contract";
  if (read.declarer !== undefined && !DIRECTIONS.includes(read.declarer)) return "no declarer";
  const tricks = level + 6 + (read.overtricks ?? 0);
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > 13) return "impossible result";
  return sameAgain(read) ? undefined : "not read again as written";
}

function sameAgain(read: ContractText): boolean {
  return JSON.stringify(parseContract(makeContract(read))) === JSON.stringify(read);
}

const PARSERS: readonly ((text: string) => unknown)[] = [
  parseContract,
  (text) => {
    const calls = parseAuction([text]);
    return isProblem(calls) ? calls : finalContract(calls, "N");
  },
  parseContract,
  parseResult,
  parseVulnerability,
  parseDirection,
  parseArtificialScore,
  parseNoResult,
  parseXiangqiResult,
  parseXiangqiSide,
  parseXiangqiSystem,
];

/** A problem must fill its sentence in every language; the kinds of problems are few, the texts many. */
function unfilled(found: Iterable<Problem>): string[] {
  return [...found].flatMap(({ problem, values }) =>
    Object.values(PROBLEM_TEXTS)
      .map((language) => sentence(language[problem], { ...values, text: "4Q" }))
      .filter((said) => /[{}]/.test(said) || !("text" in values))
  );
}

test("a million random texts only ever mean something or give a clean problem", () => {
  const random = randomFrom(20260131);
  const faults: string[] = [];
  const problems = new Map<string, Problem>();
  let read = 0;
  for (let i = 0; i < TEXTS; i++) {
    const text = randomText(random);
    const parse = PARSERS[i % PARSERS.length]!;
    const found = parse(text);
    if (isProblem(found)) problems.set(found.problem + Object.keys(found.values).join(), found);
    else if (found !== null) read++;
    const wrong = parse === parseContract && !isProblem(found) && fault(found as ContractText);
    if (wrong) faults.push(`${JSON.stringify(text)}: ${wrong}`);
  }
  expect(faults).toEqual([]);
  expect(unfilled(problems.values())).toEqual([]);
  // Both kinds must come up often, or the texts would show nothing.
  expect(read).toBeGreaterThan(TEXTS / 100);
  expect(read).toBeLessThan(TEXTS / 2);
  expect([...problems.values()].map((one) => one.problem)).toEqual(
    expect.arrayContaining(["contract", "level", "strain", "result", "resultImpossible", "call"])
  );
});
