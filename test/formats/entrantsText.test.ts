import fc from "fast-check";
import { parseEntrantsText } from "../../src/formats/entrantsText";

const names = (text: string) => parseEntrantsText(text).entrants.map(({ name }) => name);
const row = (text: string, i = 0) => parseEntrantsText(text).entrants[i];

test("a name a line is enough", () => {
  expect(names("Blue\r\nRed\n\n  Green  \n")).toEqual(["Blue", "Red", "Green"]);
  expect(row("Blue\nRed", 1)).toEqual({
    line: 2,
    number: null,
    name: "Red",
    club: "",
    strength: null,
    carryOver: null,
  });
});

test.each([
  ["tabs", "Blue\tHarbour\t1520"],
  ["commas", "Blue, Harbour, 1520"],
  ["semicolons", "Blue; Harbour; 1520"],
  ["Chinese commas", "Blue，Harbour，1520"],
  ["full-width digits", "Blue\tHarbour\t１５２０"],
])("name, club and strength come in columns, with %s between", (_, text) => {
  expect(row(text)).toMatchObject({ name: "Blue", club: "Harbour", strength: 1520 });
});

test.each([
  ["1. Blue\n2. Red"],
  ["1 Blue\n2 Red"],
  ["1) Blue\n2) Red"],
  ["1、Blue\n2、Red"],
  ["1\tBlue\n2\tRed"],
])("numbers in front are the entrants' numbers: %j", (text) => {
  expect(parseEntrantsText(text).entrants).toMatchObject([
    { number: 1, name: "Blue" },
    { number: 2, name: "Red" },
  ]);
});

test("a name that begins with a number keeps it where not every line has one", () => {
  expect(parseEntrantsText("7 Hearts\nBlue").entrants).toMatchObject([
    { number: null, name: "7 Hearts" },
    { number: null, name: "Blue" },
  ]);
});

test.each([
  ["No.\tClub\tName\tRating\n5\tHarbour\tBlue\t9"],
  ["编号\t单位\t队名\t等级分\n5\tHarbour\tBlue\t9"],
  ["編號\t單位\t隊名\t實力\n5\tHarbour\tBlue\t9"],
])("headings in any of the languages say what the columns are", (text) => {
  expect(parseEntrantsText(text).entrants).toMatchObject([
    { line: 2, number: 5, name: "Blue", club: "Harbour", strength: 9 },
  ]);
});

test("carry-over comes under its heading, and columns of other headings are left out", () => {
  expect(row("名称\t电话\t带分\nBlue\t555\t3.25")).toMatchObject({ name: "Blue", carryOver: 3.25 });
});

test("what cannot be read is told by line and text, and the other lines stand", () => {
  const { entrants, problems } = parseEntrantsText(
    [
      "No.;Name;Club;Strength",
      "1;Blue;;strong",
      "1;Red",
      "x;Green",
      ";;Harbour",
      "4;Y;c;1;more",
    ].join("\n")
  );
  expect(problems).toEqual([
    { line: 2, code: "strength", text: "strong" },
    { line: 3, code: "numberTwice", text: "1" },
    { line: 4, code: "number", text: "x" },
    { line: 5, code: "nameMissing", text: "Harbour" },
    { line: 6, code: "columns", text: "more" },
  ]);
  expect(entrants).toHaveLength(5);
});

test.each(["0", "1.5", "-2", "1e9", "1,000"])("%s is no number of an entrant", (text) => {
  expect(parseEntrantsText(`No.\tName\n${text}\tBlue`).problems).toMatchObject([
    { code: "number", text },
  ]);
});

test("names stay as they were typed, whatever they look like", () => {
  const strange = ["=1+1", "'x", "<b>", "🃏🀄", "A".repeat(200), "Blue", "Blue"];
  expect(names(strange.join("\n"))).toEqual(strange);
});

test("nothing pasted is nothing listed, and any text at all is read without failing", () => {
  expect(parseEntrantsText(" \n\t\n")).toEqual({ entrants: [], problems: [] });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const { name, number, strength } of parseEntrantsText(text).entrants) {
        expect(name).toBe(name.trim());
        for (const value of [number, strength])
          if (value !== null) expect(Number.isFinite(value)).toBe(true);
      }
    })
  );
});

test("a list written with headings and tabs is read back as it was", () => {
  const word = fc.stringMatching(/^[A-Za-z一-龥][A-Za-z0-9一-龥 .'-]{0,20}[A-Za-z0-9一-龥]$/);
  const rows = fc.uniqueArray(
    fc.record({ number: fc.integer({ min: 1, max: 999 }), name: word, club: word }),
    {
      selector: ({ number }) => number,
      minLength: 1,
    }
  );
  fc.assert(
    fc.property(rows, (list) => {
      const text = [
        "No.\tName\tClub",
        ...list.map(({ number, name, club }) => [number, name, club].join("\t")),
      ];
      const read = parseEntrantsText(text.join("\n"));
      expect(read.problems).toEqual([]);
      expect(read.entrants).toMatchObject(list);
    })
  );
});
