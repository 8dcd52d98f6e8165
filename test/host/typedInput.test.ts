import { typedInput } from "../../workbench/host/typedInput";

test.each([
  ["7", { value: 7 }],
  ["007", { value: 7 }],
  [" 7 ", { value: 7 }],
  ["-0", { value: 0 }],
  ["1,234", { value: 1234, numberFormat: "#,##0" }],
  ["50%", { value: 0.5, numberFormat: "0%" }],
  ["2024-01-05", { value: 45_296, numberFormat: "m/d/yyyy" }],
  ["true", { value: true }],
  ["=A1", { formula: "=A1" }],
  ["=", { value: "=" }],
  ["'=A1", { value: "=A1" }],
  ["", { value: null }],
  ["4SX+1", { value: "4SX+1" }],
  ["A60", { value: "A60" }],
  ["1,5", { value: "1,5" }],
  ["1e5", { value: 100_000, numberFormat: "0.00E+00" }],
  ["1 1/2", { value: 1.5, numberFormat: "# ?/?" }],
  ["(5)", { value: -5 }],
  ["12:30", { value: 0.5208333333333334, numberFormat: "h:mm" }],
  ["#n/a", { value: "#N/A" }],
  ["#NOTHING", { value: "#NOTHING" }],
  ["+A1", { formula: "=+A1" }],
  ["-A1*2", { formula: "=-A1*2" }],
  ["--5", { formula: "=--5" }],
  ["-5", { value: -5 }],
  ["+7", { value: 7 }],
  ["-", { value: "-" }],
  ["@SUM(A1)", { formula: "=SUM(A1)" }],
  ["@home", { value: "@home" }],
  ["2026-11", { value: 46_327, numberFormat: "mmm-yy" }],
  ["2026-13", { value: "2026-13" }],
  ["31-12", { value: "31-12" }],
  ["12345678901234567", { value: 12_345_678_901_234_500 }],
  ["2026年11月30日", { value: "2026年11月30日" }],
])("%j is read as Excel reads it", (text, input) => {
  const read = typedInput(text, "General");
  expect(read).toEqual(input);
});

test.each(["7", "=A1", "1-2", "'x"])("%j stays as it is in a cell formatted as text", (text) => {
  expect(typedInput(text, "@")).toEqual({ value: text });
});

test("a cell that has a number format keeps it", () => {
  expect(typedInput("50%", "0.00")).toEqual({ value: 0.5 });
});

test("numbers and logical values are no text to be read", () => {
  expect([typedInput(7, "@"), typedInput(true, "General")]).toEqual([
    { value: 7 },
    { value: true },
  ]);
});

test.each([
  ["2026年11月30日", { value: 46_356, numberFormat: 'yyyy"年"m"月"d"日"' }],
  ["2026年11月", { value: 46_327, numberFormat: 'yyyy"年"m"月"' }],
  ["2026年2月30日", { value: "2026年2月30日" }],
  ["＝A1", { formula: "=A1" }],
  ["＇7", { value: "7" }],
  ["１２", { value: 12 }],
  ["王，李", { value: "王，李" }],
])("in Chinese %j is read as Excel reads it there", (text, input) => {
  expect(typedInput(text, "General", "zh-CN")).toEqual(input);
});

afterEach(() => jest.useRealTimers());

test("a day and a month are of this year, in the form of the language", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30) });
  expect(typedInput("3-2", "General")).toEqual({ value: 46_083, numberFormat: "d-mmm" });
  const chinese = { value: 46_083, numberFormat: 'm"月"d"日"' };
  expect(typedInput("3-2", "General", "zh-CN")).toEqual(chinese);
  expect(typedInput("3月2日", "General", "zh-CN")).toEqual(chinese);
});
