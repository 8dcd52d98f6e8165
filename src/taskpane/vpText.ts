/** VPs as a column shows them: all with two decimals where one of them has any. */
export function vpText(vp: number, hasFractions: boolean): string {
  return (hasFractions ? vp.toFixed(2) : String(vp)).replace("-", "−");
}
