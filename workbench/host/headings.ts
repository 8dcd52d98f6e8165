/**
 * Headings of a table as Excel makes them of what stands in its header row: none empty, none twice
 * whatever its case. `kept` headings of other columns are not touched.
 *
 * @param wanted The text of each column's header cell, "" for an empty one.
 * @param numberOf The number an empty heading gets, by its place in `wanted`.
 */
export function freeHeadings(
  wanted: readonly string[],
  kept: readonly string[] = [],
  numberOf: (index: number) => number = (index) => index + 1
): string[] {
  const taken = new Set(kept.map((heading) => heading.toLowerCase()));
  return wanted.map((text, index) => {
    const base = text || `Column${numberOf(index)}`;
    let heading = base;
    // An empty column looks for the next free number, a heading that stands twice is numbered.
    for (let n = 2; taken.has(heading.toLowerCase()); n++)
      heading = text ? `${base}${n}` : `Column${numberOf(index) + n - 1}`;
    taken.add(heading.toLowerCase());
    return heading;
  });
}
