import { premiums } from "../../src/scoring/premiums";
import { INSULT, LEVEL_BONUS } from "../fixtures/articles.rules";
import { contractFrom } from "../fixtures/law77";

test.each(LEVEL_BONUS)(
  "%s with %d trick points, vulnerable %s, earns the bonus %d of the rules article",
  (text, trickPoints, vulnerable, bonus) => {
    const contract = contractFrom(text);
    const forTheInsult = contract.doubling === 1 ? INSULT.doubled : 0;
    expect(premiums(contract, trickPoints, vulnerable)).toBe(bonus + forTheInsult);
  }
);

test("making a doubled contract earns 50 for the insult, a redoubled one 100 and not 150", () => {
  const bonusOf = (text: string) => premiums(contractFrom(text), 120, false);
  expect(bonusOf("4CX") - bonusOf("4C")).toBe(INSULT.doubled);
  expect(bonusOf("4CXX") - bonusOf("4C")).toBe(INSULT.redoubled);
});

test("exactly 100 trick points are a game, 90 are not", () => {
  expect(premiums(contractFrom("5C"), 100, false)).toBe(300);
  expect(premiums(contractFrom("3S"), 90, false)).toBe(50);
});
