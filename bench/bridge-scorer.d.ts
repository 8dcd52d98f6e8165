declare module "bridge-scorer" {
  interface Game {
    contract: { level: number; denomination: string; risk: string; declaror: string };
    score: number;
  }
  const scorer: {
    contractResult(
      contract: { level: number; denomination: string; risk: string },
      vulnerable: boolean,
      relativeTricks: number
    ): number;
    matchpoints(games: Game[]): void;
    crossImps(games: Game[]): void;
  };
  export default scorer;
}
