import { type Problem, problem } from "../basics/problem";
import { type Contract, type Doubling, type Level, LEVELS, type Strain, STRAINS } from "./contract";
import { clockwise, type Direction } from "./direction";

/** A bid names a level and a strain: `1C` to `7NT`. */
type Bid = `${Level}${Strain}`;

/** A call: a bid, pass (P), double (X) or redouble (XX). */
export type Call = Bid | "P" | "X" | "XX";

/** What an auction ends in: a contract (`null` when the board is passed out) and who plays it, if known. */
export interface FinalContract {
  readonly contract: Contract | null;
  readonly declarer?: Direction;
}

/** The bids in their rank (Law 18E), from one club to seven no trump. */
export const BIDS: readonly Bid[] = LEVELS.flatMap((level) =>
  STRAINS.map((strain): Bid => `${level}${strain}`)
);

interface Auction {
  /** The place of the last bid among the calls, −1 before the first. */
  lastBid: number;
  /** The rank of the last bid among all bids, −1 before the first. */
  rank: number;
  doubling: Doubling;
  /** Passes since the last call that was none. */
  passes: number;
}

/**
 * The contract a legal auction ends in (Laws 17 to 22). With the dealer, the declarer as well: of the
 * side that won the auction, the player who first named its strain.
 *
 * @param calls All calls in order, beginning with the dealer's and ending with the closing passes.
 * @param dealer Who called first; without it the declarer is not known.
 */
export function finalContract(calls: readonly Call[], dealer?: Direction): FinalContract | Problem {
  const auction: Auction = { lastBid: -1, rank: -1, doubling: 0, passes: 0 };
  for (const [place, call] of calls.entries()) {
    if (hasEnded(auction) || !isLegal(auction, call, place))
      return problem("call", { position: place + 1, text: call });
    add(auction, call, place);
  }
  if (!hasEnded(auction)) return problem("auctionUnfinished", { text: calls.join(" ") });
  if (auction.lastBid < 0) return { contract: null };
  const contract = contractOf(auction);
  return dealer === undefined
    ? { contract }
    : { contract, declarer: clockwise(dealer, declarerPlace(calls, auction.lastBid, contract)) };
}

/** Law 22: three passes after a bid end the auction, four when nobody has bid. */
function hasEnded({ lastBid, passes }: Auction): boolean {
  return passes === (lastBid < 0 ? 4 : 3);
}

function isLegal(auction: Auction, call: Call, place: number): boolean {
  // Calls alternate between the sides, so an odd distance from the bid is the other side's turn.
  const isOpponents = (place - auction.lastBid) % 2 === 1;
  switch (call) {
    case "P":
      return true;
    case "X": // Law 19A: the opponents' last bid, not doubled yet.
      return auction.lastBid >= 0 && auction.doubling === 0 && isOpponents;
    case "XX": // Law 19B: the own side's last bid, doubled by the opponents.
      return auction.doubling === 1 && !isOpponents;
    default: // Law 18B: a bid must supersede the last one.
      return BIDS.indexOf(call) > auction.rank;
  }
}

function add(auction: Auction, call: Call, place: number): void {
  if (call === "P") {
    auction.passes++;
    return;
  }
  auction.passes = 0;
  if (call === "X") auction.doubling = 1;
  else if (call === "XX") auction.doubling = 2;
  else {
    auction.lastBid = place;
    auction.rank = BIDS.indexOf(call);
    auction.doubling = 0;
  }
}

function contractOf({ rank, doubling }: Auction): Contract {
  return {
    level: LEVELS[Math.floor(rank / STRAINS.length)] as Level,
    strain: STRAINS[rank % STRAINS.length] as Strain,
    doubling,
  };
}

/** The place of the winning side's first bid in the strain of the contract. */
function declarerPlace(calls: readonly Call[], lastBid: number, { strain }: Contract): number {
  const side = lastBid % 2;
  return calls.findIndex(
    (call, place) => place % 2 === side && BIDS.includes(call as Bid) && call.slice(1) === strain
  );
}
