declare module "bridge-scorer" {
  interface Game {
    contract: { level: number; denomination: string; risk: string; declaror: string };
    score: number;
    matchpointsNS?: { value: number };
    impsNS?: { value: number };
  }
  export function contract(contract: object, vulnerable: boolean, made: number): number;
  export function matchpoints(games: Game[], scoring: { win: number; tie: number }): void;
  export function crossImps(games: Game[]): void;
}
