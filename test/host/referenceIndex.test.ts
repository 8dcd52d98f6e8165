import fc from "fast-check";
import { ReferenceIndex } from "../../workbench/grid/referenceIndex";

// Some ranges reach over many bands of rows.
const ROWS = 1100;
const COLUMNS = 4;
const row = fc.oneof(fc.nat(6), fc.nat(ROWS));
const column = fc.nat(COLUMNS);
const range = fc
  .tuple(
    row,
    row,
    column,
    column,
    fc.constantFrom("one", "two"),
    fc.constantFrom("", "rows", "columns")
  )
  .map(([row1, row2, column1, column2, sheetId, whole]) => ({
    unitId: "book",
    sheetId,
    range: {
      startRow: whole === "columns" ? NaN : Math.min(row1, row2),
      endRow: whole === "columns" ? NaN : Math.max(row1, row2),
      startColumn: whole === "rows" ? NaN : Math.min(column1, column2),
      endColumn: whole === "rows" ? NaN : Math.max(column1, column2),
    },
  }));
type Range = typeof range extends fc.Arbitrary<infer T> ? T : never;

/** Number by number along rows and columns, on a sheet a little larger than what is asked for. */
function share(one: Range, other: Range): boolean {
  const [a, b] = [one.range, other.range];
  const meet = (from1: number, to1: number, from2: number, to2: number, size: number) =>
    Array.from({ length: size + 1 }, (_, n) => n).some(
      (n) => !(n < from1 || n > to1) && !(n < from2 || n > to2)
    );
  return (
    one.sheetId === other.sheetId &&
    meet(a.startRow, a.endRow, b.startRow, b.endRow, ROWS) &&
    meet(a.startColumn, a.endColumn, b.startColumn, b.endColumn, COLUMNS)
  );
}

test("formulas are found by any cell they refer to, until they leave", () => {
  const step = fc.record({
    id: fc.nat(4),
    references: fc.array(range, { maxLength: 3 }),
    leaves: fc.boolean(),
    asked: range,
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const index = new ReferenceIndex();
      const plain = new Map<number, readonly Range[]>();
      for (const { id, references, leaves, asked } of steps) {
        index.leave(id);
        plain.delete(id);
        if (!leaves) {
          index.enter(id, references);
          plain.set(id, references);
        }
        const found = new Set<number>();
        index.find(asked, found);
        const users = [...plain].filter(([, list]) => list.some((each) => share(each, asked)));
        expect([...found].sort()).toEqual(users.map(([user]) => user).sort());
      }
    })
  );
});
