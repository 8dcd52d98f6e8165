import { penalty } from "../../src/scoring/penalty";
import { DOWN_DOUBLED, DOWN_EACH } from "../fixtures/articles.rules";
import { DOWN } from "../fixtures/law77";

test("one to thirteen tricks down cost what Law 77 prints", () => {
  const asPrinted = DOWN.map((_, i) =>
    [false, true].flatMap((vulnerable) =>
      ([0, 1, 2] as const).map((doubling) => penalty(i + 1, doubling, vulnerable))
    )
  );
  expect(asPrinted).toEqual(DOWN);
});

test("doubled undertricks cost what the rules article prints", () => {
  const { notVulnerable, vulnerable } = DOWN_DOUBLED;
  expect(notVulnerable.map((_, i) => penalty(i + 1, 1, false))).toEqual(notVulnerable);
  expect(vulnerable.map((_, i) => penalty(i + 1, 1, true))).toEqual(vulnerable);
});

test("undoubled undertricks cost 50 each, 100 vulnerable", () => {
  for (let down = 1; down <= 13; down++) {
    expect(penalty(down, 0, false)).toBe(down * DOWN_EACH.notVulnerable);
    expect(penalty(down, 0, true)).toBe(down * DOWN_EACH.vulnerable);
  }
});
