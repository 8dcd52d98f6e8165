import { calledIn, withoutTexts } from "./deskFormulas";

/**
 * Functions that fetch something from elsewhere, start something, or send the reader there. Those of the
 * macro language (CALL, REGISTER, EXEC ...) come with old files.
 */
const OUTWARD =
  /^(?:_xl\w+\.)*(?:WEBSERVICE|FILTERXML|ENCODEURL|HYPERLINK|IMAGE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|FOPEN|FWRITELN?|INITIATE|POKE|REQUEST|EXECUTE|RUN|EVALUATE|SQL\.REQUEST|STOCKHISTORY|FIELDVALUE|TRANSLATE|DETECTLANGUAGE|COPILOT|PY|CUBE\w+)$/i;

/** A name or number in brackets before a sheet: `[Book.xlsx]Sheet!A1`, `[1]!Name`. */
const OTHER_BOOK = /\[[^[\]]+\][^\s()+\-*/^&,;:=<>"'[\]!]*!/;
/** A quoted place with signs that no sheet's name has: another file, a server, a page. */
const OTHER_PLACE = /'(?:[^']|'')*[[\]\\/:*?](?:[^']|'')*'\s*!/;
/** A file named without brackets. */
const FILE = /\.(?:xl\w{1,3}|csv|ods|dll|exe)'?\s*!/i;

/**
 * Whether a formula reaches outside its workbook, or might: what was kept hidden in a workbook of somebody
 * else may have been put there by anybody. The sign of DDE, `app|topic!item`, stands in no other formula.
 */
export function reachesOutside(formula: string): boolean {
  const bare = withoutTexts(formula);
  return (
    bare.includes("|") ||
    OTHER_BOOK.test(bare) ||
    OTHER_PLACE.test(bare) ||
    FILE.test(bare) ||
    calledIn(formula).some((name) => OUTWARD.test(name))
  );
}
