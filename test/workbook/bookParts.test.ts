import fc from "fast-check";
import { isProblem } from "../../src/basics/problem";
import type { KeptRound } from "../../src/event";
import { type PairingInput, pairRound } from "../../src/pairing";
import { handMadeOf } from "../../src/pairing/handMade";
import {
  makeRoundPart,
  makeSeenPart,
  parseRoundPart,
  parseSeenPart,
  ROUND_PART,
  SEEN_PART,
} from "../../src/workbook/bookParts";

const HOSTILE = [
  "=1+1",
  "'x",
  "<b>",
  "]]>",
  "&amp;",
  "<!--",
  "1-2",
  "🀄️",
  "\u0000\u001f\ufffe",
  "\ud800",
];

/** A round paired for entrants of these names, and kept. */
function keptFor(names: readonly string[], reason = ""): KeptRound {
  const input: PairingInput = {
    round: 1,
    rounds: 3,
    entrants: names.map((name, i) => ({ number: i + 1, total: 0, name, club: name })),
    played: [],
  };
  const engine = pairRound(input);
  if (isProblem(engine)) throw new Error(engine.problem);
  return { version: "1.0", input, engine, posted: handMadeOf(engine), reason };
}

const texts = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 250 }),
  fc.string({ unit: "grapheme", maxLength: 60 })
);

test("a kept round is read as it was written, whatever people are called", () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 7 }), texts, (names, reason) => {
      const kept = keptFor(names, reason);
      expect(parseRoundPart(makeRoundPart(kept))).toEqual(kept);
    })
  );
});

test("what was seen is read as it was written", () => {
  const rows = fc.array(fc.tuple(texts, fc.array(texts, { maxLength: 4 })), { maxLength: 5 });
  const table = fc.record({
    columns: fc.array(texts, { maxLength: 4 }),
    rows: rows.map((all) => Object.fromEntries(all)),
  });
  const snapshots = fc.record({
    settings: fc.array(fc.tuple(texts, texts)).map((all) => Object.fromEntries(all)),
    entrants: fc.option(table),
    rounds: fc
      .array(fc.tuple(fc.integer().map(String), table), { maxLength: 3 })
      .map((all) => Object.fromEntries(all)),
  });
  fc.assert(
    fc.property(snapshots, (seen) => expect(parseSeenPart(makeSeenPart(seen))).toEqual(seen))
  );
});

test("nothing that people type is ever markup, and the XML has one element alone", () => {
  for (const name of HOSTILE) {
    const xml = makeRoundPart(keptFor([name, "Blue"], name));
    expect(xml.match(/[<>]/g)).toEqual(["<", ">", "<", ">"]);
    expect(xml).not.toMatch(/[&\u0000-\u001f\ufffe\uffff]/);
    expect(xml.startsWith(`<round xmlns="${ROUND_PART}" number="1">`)).toBe(true);
  }
  expect(makeSeenPart({ settings: {}, entrants: null, rounds: {} })).toBe(
    `<seen xmlns="${SEEN_PART}">{"settings":{},"entrants":null,"rounds":{}}</seen>`
  );
});

test("a part that another program wrote anew is still read", () => {
  const kept = keptFor(["梅 & 兰", "North"]);
  const [, json] = /^<round[^>]*>(.*)<\/round>$/.exec(makeRoundPart(kept))!;
  const references = json!
    .replaceAll('"', "&quot;")
    .replaceAll("梅", "&#x6885;")
    .replaceAll("兰", "&#20848;");
  for (const xml of [
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\r\n<round number='1' xmlns='${ROUND_PART}'>${json}</round>\n`,
    `<d:round xmlns:d="${ROUND_PART}" number="1">\n  ${json}\n</d:round>`,
    `<round xmlns="${ROUND_PART}" number="1">${references}</round>`,
  ])
    expect(parseRoundPart(xml)).toEqual(kept);
});

test("a damaged part is none, and never an error", () => {
  const whole = makeRoundPart(keptFor(["North", "South"]));
  for (const xml of [
    "",
    "round",
    "<round/>",
    `<round xmlns="${ROUND_PART}"></round>`,
    `<round xmlns="${ROUND_PART}">null</round>`,
    `<round xmlns="${ROUND_PART}">[]</round>`,
    `<round xmlns="${ROUND_PART}">{"version":"1"}</round>`,
    `<round xmlns="${ROUND_PART}">&#x110000;</round>`,
    `<other xmlns="${ROUND_PART}">{}</other>`,
    whole.slice(0, whole.length / 2),
    whole.replace('"input"', '"imput"'),
    makeSeenPart({ settings: {}, entrants: null, rounds: {} }),
  ])
    expect(parseRoundPart(xml)).toBeNull();
  for (const content of [
    "{}",
    "[]",
    '{"settings":{},"entrants":null}',
    '{"settings":1,"entrants":null,"rounds":{}}',
    '{"settings":{},"entrants":{},"rounds":{}}',
    '{"settings":{},"entrants":null,"rounds":{"1":{"columns":["home"],"rows":{"1":"x"}}}}',
  ])
    expect(parseSeenPart(`<seen xmlns="${SEEN_PART}">${content}</seen>`)).toBeNull();
});
