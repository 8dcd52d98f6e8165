import { plainText } from "../../src/basics/text";

test("small and full-width letters, digits and signs are read as plain capitals", () => {
  expect(plainText("4sx")).toBe("4SX");
  expect(plainText("４ｓｘ＋１")).toBe("4SX+1");
  expect(plainText("６ＮＴ＊＊")).toBe("6NT**");
  expect(plainText("３Ｎ＝")).toBe("3N=");
});

test("every minus and dash that an input method makes is a minus", () => {
  for (const minus of ["-", "−", "–", "—", "－", "‐", "‑", "﹣"]) {
    expect(plainText(`4S${minus}1`)).toBe("4S-1");
  }
});

test("suit symbols are letters, black or white, as text or as pictures", () => {
  expect(plainText("♠♥♦♣")).toBe("SHDC");
  expect(plainText("♤♡♢♧")).toBe("SHDC");
  expect(plainText("1♣\uFE0Fxx 2♥\uFE0E")).toBe("1CXX 2H");
});

test("blanks of any kind and number are one blank, and none at the ends", () => {
  expect(plainText("  4 S\u3000 x\u00A0")).toBe("4 S X");
  expect(plainText("1S\n\tP\r\nP")).toBe("1S P P");
  expect(plainText("\u3000")).toBe("");
  expect(plainText("")).toBe("");
});

test("the field's traditional words are read as the simplified ones", () => {
  expect(plainText("３無王")).toBe("3无王");
  expect(plainText("紅心 再賭倍 東")).toBe("红心 再赌倍 东");
  expect(plainText("後勝，負")).toBe("后胜,负");
  expect(plainText("差額法 傳統 雙方無身價")).toBe("差额法 传统 双方无身价");
});

test("letters of other alphabets do not turn into letters of the field", () => {
  for (const other of ["ß", "ſ", "ı", "С", "²"]) expect(plainText(other)).toBe(other);
});

test("reading a text twice changes nothing more", () => {
  for (const text of ["４♠️　ｘ＋１", "３無將 宕二", "  pass ", "A６０４０", "ﷺ ß"]) {
    expect(plainText(plainText(text))).toBe(plainText(text));
  }
});
