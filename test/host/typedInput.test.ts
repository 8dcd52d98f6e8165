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
