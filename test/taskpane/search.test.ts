import { search } from "../../src/taskpane/search";
import { SAMPLE } from "./sampleCatalogue";

const found = (query: string) =>
  search(SAMPLE.functions, SAMPLE.namespace, query).map(({ name }) => name);

test("no query lists every function in its order", () => {
  expect(found("")).toEqual(["VULNERABILITY", "VP", "VPTABLE"]);
  expect(found("  ")).toEqual(["VULNERABILITY", "VP", "VPTABLE"]);
});

test.each([
  ["a part of a name", "vptab", ["VPTABLE"]],
  ["a name as typed into a cell", "=desk.vp(", ["VP", "VPTABLE"]],
  ["the namespace alone", "=DESK.", ["VULNERABILITY", "VP", "VPTABLE"]],
  ["an English term", "vulnerability", ["VULNERABILITY"]],
  ["the Chinese term", "局况", ["VULNERABILITY"]],
  ["the Taiwanese term", "身價", ["VULNERABILITY"]],
  ["a word of the summary", "margin", ["VP"]],
  ["a parameter's name", "scale", ["VP"]],
  ["a parameter's Chinese name", "副数", ["VP"]],
  ["the group", "队式赛", ["VP", "VPTABLE"]],
  ["words in any order and language", "print 换算", ["VPTABLE"]],
  ["full width", "ＶＰＴＡＢＬＥ", ["VPTABLE"]],
  ["several words, all of which must be there", "vp board", ["VP"]],
  ["something no function does", "chess clock", []],
])("a director finds functions by %s", (_, query, names) => {
  expect(found(query)).toEqual(names);
});
