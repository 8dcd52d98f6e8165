import type { PairingCode } from "../../basics/problem";

/** What a director reads when a round cannot be paired so. */
export const pairingProblems: Record<PairingCode, string> = {
  entrantCount: "An event needs {least} to {most} entrants; here are {text}.",
  playedLater: "{field}: round {text} must be before round {round}.",
  pairWithItself: "{field}: {number} cannot meet itself. Name two entrants.",
  fieldWhole: "{field}: “{text}” must be a whole number from {least} to {most}.",
  fieldNumber: "{field}: “{text}” must be a number.",
  fieldText: "{field}: “{text}” must be a text.",
  fieldChoice: "{field}: “{text}” is not known here. Write {choices}.",
  fieldList: "{field}: “{text}” must be a list.",
  fieldPair: "{field}: “{text}” must be two numbers.",
  fieldObject: "{field}: “{text}” must have named fields.",
  fieldStrange: "{field} is not known. Known here: {choices}.",
  winsMissing: "Number {number} has no count of wins. Each needs one where wins rank first.",
  lockStranger: "Number {number} is fixed for this round but does not play in it.",
  lockTwice: "Number {number} is fixed twice. Keep one of the two.",
  lockForbidden: "{one} and {other} are fixed as opponents but must not meet. Drop one of the two.",
  lockBye: "Number {number} cannot sit out: a bye needs an odd number of entrants.",
  lockTriangle: "Number {number} is in a triangle that goes on and cannot be fixed elsewhere.",
  lockImpossible: "With {text} fixed, the others cannot all be paired. Release it.",
  noPairing: "The forbidden pairs leave {numbers} without a complete pairing. Allow one of them.",
  triangleRounds:
    "A triangle over two rounds needs an even number of rounds, not {rounds}. Choose half matches or a bye.",
  resultDue: "Round {round}: {home}–{away} has no result. Enter it, or mark it as late.",
};
