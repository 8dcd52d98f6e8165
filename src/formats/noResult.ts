import { plainText } from "../basics/text";

/** Why a line has no result: the board was due and not played, or nobody was there to play it. */
type NoResult = "notPlayed" | "bye";

const WORDS: Readonly<Record<string, NoResult>> = {
  NP: "notPlayed",
  NOPLAY: "notPlayed",
  NOTPLAYED: "notPlayed",
  UNPLAYED: "notPlayed",
  NORESULT: "notPlayed",
  CANCELLED: "notPlayed",
  ARBITRALSCORE: "notPlayed",
  ADJUSTED: "notPlayed",
  调整分: "notPlayed",
  調整分: "notPlayed",
  未打: "notPlayed",
  未赛: "notPlayed",
  未賽: "notPlayed",
  BYE: "bye",
  SITOUT: "bye",
  PHANTOM: "bye",
  轮空: "bye",
};

/** Reads the words that stand where a result would; null is a text that is none of them. */
export function parseNoResult(text: string): NoResult | null {
  const plain = plainText(text).replace(/[ \-_/.]/g, "");
  return Object.hasOwn(WORDS, plain) ? WORDS[plain]! : null;
}
