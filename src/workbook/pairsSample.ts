import type { Locale } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { sentence } from "../locales/sentence";
import type { PairsPlan } from "./pairsDesk";

/** On both of them nobody is vulnerable. */
const DUE_AT_SIX = 8;
const DUE_AT_SEVEN = 1;

/** 450, 430, 420, 400, −50 and −100 for North-South. */
const RESULTS = [
  ["4S", "N", "+1"],
  ["3NT", "S", "+1"],
  ["4S", "S", "="],
  ["3NT", "N", "="],
  ["4S", "N", "-1"],
  ["4S", "S", "-2"],
] as const;

const TABLES = 7;

/**
 * The example of the article on Neuberg's formula (双人赛计分) as a pairs event of seven tables: board 8
 * was due at six tables and played at six, board 1 was due at seven and has the same six results. The
 * article gives one matchpoint for each result beaten.
 */
export function samplePairs(locale: Locale): PairsPlan {
  const { sample } = PAIRS_WORDS[locale];
  const numbers = Array.from({ length: 2 * TABLES }, (_, i) => i + 1);
  const rowsOf = (board: number) =>
    RESULTS.map(([contract, by, result], i) => ({
      ...{ round: 1, table: i + 1, board, ns: i + 1, ew: TABLES + i + 1 },
      ...{ contract, by, result },
    }));
  const notPlayed = {
    ...{ round: 1, table: TABLES, board: DUE_AT_SEVEN, ns: TABLES, ew: 2 * TABLES },
    remark: sample.notPlayed,
  };
  return {
    facts: { title: sample.title, locale },
    scoring: "MP",
    perWin: 1,
    winners: 1,
    pairs: numbers.map((number) => ({
      number,
      name: sentence(sample.pair, { number }),
      ...{ club: "", strength: null, carryOver: null, from: 1 },
    })),
    rows: [...rowsOf(DUE_AT_SEVEN), notPlayed, ...rowsOf(DUE_AT_SIX)],
  };
}
