import { parseRemark } from "../../src/formats/remarkText";

const both = (...parts: [share: number, score: number][]) => {
  const list = parts.map(([share, score]) => ({ score, share }));
  return { result: { assigned: { NS: list, EW: list } } };
};

test.each<[string, unknown]>([
  ["", {}],
  [" ", {}],
  ["not played", { result: "notPlayed" }],
  ["未打", { result: "notPlayed" }],
  ["A60/40", { result: { ns: 60, ew: 40 } }],
  ["60%-40%", { result: { ns: 60, ew: 40 } }],
  ["AVE+/AVE-", { result: { ns: 60, ew: 40 } }],
  ["60% 620 40% -100", both([60, 620], [40, -100])],
  ["60% of 620, 40% of −100", both([60, 620], [40, -100])],
  ["60%620，40%−100", both([60, 620], [40, -100])],
  ["33.3% 0 + 66.7% 50", both([33.3, 0], [66.7, 50])],
  ["50% 620 and 30% 170 and 20% -100", both([50, 620], [30, 170], [20, -100])],
  [
    "NS 420 EW 450",
    {
      result: { assigned: { NS: [{ score: 420, share: 100 }], EW: [{ score: 450, share: 100 }] } },
    },
  ],
  ["南北 60% 620 40% -100; ", "problem"],
  [
    "南北：-100，东西：60% 620 40% -100",
    {
      result: {
        assigned: {
          NS: [{ score: -100, share: 100 }],
          EW: [
            { score: 620, share: 60 },
            { score: -100, share: 40 },
          ],
        },
      },
    },
  ],
  ["group B", { group: "B" }],
  ["错牌 B", { group: "B" }],
  ["錯牌組2", { group: "2" }],
  ["Wrong direction", { isTurned: true }],
  ["坐反", { isTurned: true }],
  ["not in datum", { noDatum: true }],
  ["不計 Datum", { noDatum: true }],
  ["group B; not in datum", { group: "B", noDatum: true }],
  ["错牌 B；坐反", { group: "B", isTurned: true }],
])("the remark “%s” is read", (text, remark) => {
  if (remark === "problem") expect(parseRemark(text)).toHaveProperty("problem");
  else expect(parseRemark(text)).toEqual(remark);
});

test.each<[string, string, Record<string, unknown>]>([
  ["60% 620 30% -100", "shares", { sum: 90 }],
  ["100% 620 0% -100", "shares", { sum: 100 }],
  ["60% 620 40% x", "assignedScore", {}],
  ["NS 420 EW", "assignedScore", {}],
  ["NS 420 EW -420", "assignedScore", {}],
  ["南北 60% 620 40% -100 东西 60% -620 40% 100", "assignedScore", {}],
  ["NS 60% 620 EW 450", "shares", { sum: 60 }],
  ["A6O", "artificialScore", {}],
  ["slow play", "remark", {}],
  ["group B; group C", "remark", {}],
  ["A6040; A5050", "remark", {}],
])("the remark “%s” is refused, and said what it could be", (text, code, values) => {
  expect(parseRemark(text)).toMatchObject({ problem: code, values: { text, ...values } });
});
