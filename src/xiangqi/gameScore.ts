import type { ScoreSystem } from "./scoreSystem";

/** The result of a game for one player. */
export const GAME_RESULTS = ["win", "draw", "loss"] as const;

export type GameResult = (typeof GAME_RESULTS)[number];

/** Red moves first (先), black second (后). */
export const GAME_SIDES = ["red", "black"] as const;

export type GameSide = (typeof GAME_SIDES)[number];

/** Points of a player for a game. */
export function gameScore(result: GameResult, side: GameSide, system: ScoreSystem): number {
  switch (result) {
    case "win":
      return side === "red" ? system.redWin : system.blackWin;
    case "draw":
      return system.draw;
    case "loss":
      return system.loss;
  }
}

/** The result that a score sheet writes as 1, 0.5 or 0. */
export function resultOfPoint(point: number): GameResult | null {
  return POINTS.get(point) ?? null;
}

const POINTS: ReadonlyMap<number, GameResult> = new Map([
  [1, "win"],
  [0.5, "draw"],
  [0, "loss"],
]);
