import { overtrickPoints, trickPoints } from "../../src/scoring/trickPoints";
import { OVERTRICK_POINTS, TRICK_POINTS } from "../fixtures/articles.rules";
import { contractFrom } from "../fixtures/law77";

test.each(TRICK_POINTS)(
  "the odd tricks of %s are worth %d, as in the rules article",
  (text, points) => {
    expect(trickPoints(contractFrom(text))).toBe(points);
  }
);

test.each(OVERTRICK_POINTS)(
  "overtricks of %s, vulnerable %s: %d are worth %d, as in the rules article",
  (text, vulnerable, overtricks, points) => {
    expect(overtrickPoints(contractFrom(text), overtricks, vulnerable)).toBe(points);
  }
);
