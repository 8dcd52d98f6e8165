import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import { parseArtificialScore } from "../../src/formats/artificialScore";

test.each([
  "A6040",
  "a6040",
  "A 60 40",
  "A60/40",
  "A60-40",
  "A60%-40%",
  "60%-40%",
  "60% - 40%",
  "60%/40%",
  "60/40",
  "60-40",
  "60－40",
  "６０％−４０％",
  "Ａ６０４０",
  "AVE+/AVE-",
  "Ave +/Ave −",
  "A+/A-",
  "Avg+/Avg-",
  "average plus / average minus",
  "平均+/平均-",
  "平均加/平均减",
  "平均加／平均減",
])("“%s” is 60 %% for North-South and 40 %% for East-West", (text) => {
  expect(parseArtificialScore(text)).toEqual({ ns: 60, ew: 40 });
});

test.each([
  ["A60", 60],
  ["60%", 60],
  ["AVE+", 60],
  ["A+", 60],
  ["平均+", 60],
  ["平均加", 60],
  ["AVE", 50],
  ["AVE=", 50],
  ["Average", 50],
  ["平均", 50],
  ["平均分", 50],
  ["A50", 50],
  ["AVE-", 40],
  ["A-", 40],
  ["A−", 40],
  ["平均－", 40],
  ["平均減", 40],
  ["A100", 100],
  ["A00", 0],
  ["A62.5", 62.5],
])("“%s” gives North-South %d %% and does not say what East-West get", (text, ns) => {
  expect(parseArtificialScore(text)).toEqual({ ns, ew: null });
});

test.each([
  ["A5050", 50, 50],
  ["A6060", 60, 60],
  ["A/A+", 50, 60],
  ["AVE/AVE", 50, 50],
  ["A-/A-", 40, 40],
  ["A10000", 100, 0],
  ["A00100", 0, 100],
  ["62.5%-37.5%", 62.5, 37.5],
  ["A65.25/40", 65.25, 40],
])("“%s” is %d %% and %d %%", (text, ns, ew) => {
  expect(parseArtificialScore(text)).toEqual({ ns, ew });
});

test.each([
  ["A120/40", "percentage"],
  ["60%-140%", "percentage"],
  ["420-50", "percentage"],
  ["A6", "artificialScore"],
  ["A604", "percentage"],
  ["A60405", "artificialScore"],
  ["A60/", "artificialScore"],
  ["60%+", "artificialScore"],
  ["60/40/50", "artificialScore"],
])("“%s” is meant as an artificial score and is wrong: %s", (text, code) => {
  expect(parseArtificialScore(text)).toMatchObject({ problem: code, values: { text } });
});

test.each(["", "A", "AP", "NoPlay", "PASS", "4S", "420", "-50", "未打", "Apple", "constructor"])(
  "“%s” is no artificial score",
  (text) => {
    expect(parseArtificialScore(text)).toBeNull();
  }
);

test("any text whatever is read, refused or left alone, and percentages stay within 0 to 100", () => {
  const alphabet = [..."A0123456789.%/-+= VEG平均加减PLUSMIN(): "];
  const text = fc.array(fc.constantFrom(...alphabet), { maxLength: 9 });
  fc.assert(
    fc.property(text, (characters) => {
      const found = parseArtificialScore(characters.join(""));
      if (found === null || isProblem(found)) return;
      for (const percentage of [found.ns, found.ew ?? 0])
        expect(percentage >= 0 && percentage <= 100).toBe(true);
    }),
    { numRuns: 3000 }
  );
});

test("every pair of whole percentages can be written together and apart", () => {
  const percentage = fc.integer({ min: 10, max: 99 });
  fc.assert(
    fc.property(percentage, percentage, (ns, ew) => {
      for (const text of [`A${ns}${ew}`, `A${ns}/${ew}`, `${ns}%-${ew}%`])
        expect(parseArtificialScore(text)).toEqual({ ns, ew });
    })
  );
});
