import { parseNoResult } from "../../src/formats/noResult";

test.each([
  "NP",
  "np",
  "NoPlay",
  "No play",
  "Not played",
  "not-played",
  "ＮＰ",
  "未打",
  "未赛",
  "未賽",
])("“%s” is a board that was due and not played", (text) => {
  expect(parseNoResult(text)).toBe("notPlayed");
});

test.each(["BYE", "bye", "Sit-out", "轮空", "輪空"])("“%s” is no table at all", (text) => {
  expect(parseNoResult(text)).toBe("bye");
});

test.each(["", "P", "PASS", "A60", "0", "AVE", "constructor", "toString"])(
  "“%s” says nothing of the kind",
  (text) => {
    expect(parseNoResult(text)).toBeNull();
  }
);
