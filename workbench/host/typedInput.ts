import { dateToSerial, getFormatFromId, parseValue } from "numfmt";
import type { HostLocale } from "./excelVersion";
import type { CellInput, CellValue } from "./grid";

/** Where the input is read; dates, money and full-width digits differ. */
export type InputLocale = HostLocale;

const ERRORS = ["#N/A", "#REF!", "#VALUE!", "#DIV/0!", "#NUM!", "#NAME?", "#NULL!"];

/**
 * Input as Excel reads it, whether a person types it or `Range.values` writes it: "7" is a number,
 * "3-2" a date, "50%" a percentage, "=A1" and "+A1" are formulas, and 'text after an apostrophe is text.
 * In a cell formatted as text ("@") all stays as it is.
 */
export function typedInput(
  input: CellValue,
  numberFormat: string,
  locale: InputLocale = "en-US"
): CellInput {
  if (typeof input !== "string") return { value: input };
  if (input === "") return { value: null };
  if (numberFormat === "@") return { value: input };
  const text = locale === "en-US" ? input : halfWidth(input);
  if (text.startsWith("'")) return { value: input.slice(1) };
  const formula = formulaIn(text);
  if (formula !== null) return { formula };
  const read = constantIn(text.trim(), locale);
  if (!read) return signedFormula(text) ?? { value: input };
  // A cell that has a format keeps it: 50% typed into a cell of format 0.00 shows 0.50.
  const { value, format } = read;
  return format !== undefined && numberFormat === "General"
    ? { value, numberFormat: format }
    : { value };
}

/** A formula after "=", or after "@" as in Lotus 1-2-3: `@SUM(A1)`. */
function formulaIn(text: string): string | null {
  if (text.startsWith("=") && text.length > 1) return text;
  return /^@[A-Z][\w.]*\(/i.test(text) ? `=${text.slice(1)}` : null;
}

/** What begins with a sign and is no number is a formula: `+A1`, `-x`, `--5`. */
const signedFormula = (text: string): CellInput | null =>
  /^[+-][+-]*\s*[\p{L}\d_(.$'"[{\\]/u.test(text) ? { formula: `=${text}` } : null;

interface Constant {
  readonly value: number | boolean | string;
  readonly format?: string;
}

function constantIn(text: string, locale: InputLocale): Constant | null {
  const error = ERRORS.find((known) => known === text.toUpperCase());
  if (error) return { value: error };
  const date = yearAndMonth(text) ?? (locale === "en-US" ? null : chineseDate(text));
  if (date) return date;
  const parsed = parseValue(text, { locale: locale === "en-US" ? "en" : locale });
  if (!parsed) return null;
  if (typeof parsed.value === "boolean") return { value: parsed.value };
  const { value, formatId } = parsed;
  const format = formatId === undefined ? undefined : formatOf(formatId, locale);
  const exact = value === 0 ? 0 : value;
  return format === undefined ? { value: exact } : { value: exact, format };
}

const DAY_AND_MONTH = 16;

function formatOf(id: number, locale: InputLocale): string | undefined {
  if (id === DAY_AND_MONTH && locale !== "en-US") return 'm"月"d"日"';
  const format = getFormatFromId(id) ?? undefined;
  return locale === "zh-CN" ? format?.replaceAll("$", "¥") : format;
}

/** "2026-11" is a month. */
function yearAndMonth(text: string): Constant | null {
  const [, year, month] = /^(\d{4})[-/](\d{1,2})$/.exec(text) ?? [];
  return year === undefined ? null : day(Number(year), Number(month), 1, "mmm-yy");
}

/** "2026年11月30日", "11月30日", "2026年11月". */
function chineseDate(text: string): Constant | null {
  const [, year, month, date] = /^(?:(\d{4})年)?(\d{1,2})月(?:(\d{1,2})日)?$/.exec(text) ?? [];
  if (month === undefined || (year === undefined && date === undefined)) return null;
  const format = `${year ? 'yyyy"年"' : ""}m"月"${date ? 'd"日"' : ""}`;
  const thisYear = new Date().getFullYear();
  return day(Number(year ?? thisYear), Number(month), Number(date ?? 1), format);
}

function day(year: number, month: number, date: number, format: string): Constant | null {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (year < 1900 || month < 1 || month > 12 || date < 1 || date > last) return null;
  const value = dateToSerial([year, month, date]);
  return typeof value === "number" ? { value, format } : null;
}

/** A Chinese keyboard's ＝, ＇, digits and signs. */
const halfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
