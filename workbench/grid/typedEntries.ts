import {
  CellValueType,
  type ICellData,
  type IStyleData,
  LocaleService,
  LocaleType,
  type Nullable,
} from "@univerjs/core";
import { AFTER_CELL_EDIT, BEFORE_CELL_EDIT, SheetInterceptorService } from "@univerjs/sheets";
import { type InputLocale, typedInput } from "../host/typedInput";
import { cellDataOf } from "./cellData";
import { injectorOf } from "./injector";
import { formulaSpelling } from "./spelling";
import type { UniverBook } from "./univerBook";

/** Before Univer's own reading of what is typed. */
const FIRST = 1000;

/**
 * What a person types is read by the rule that reads what an add-in writes. Univer's editor has parsed
 * formulas and apostrophes by itself; numbers, dates and the rest come here as text.
 */
export function readEntriesAsTyped({ api, workbook }: UniverBook): void {
  const injector = injectorOf(api);
  const entries = injector.get(SheetInterceptorService);
  const locale = inputLocale(injector.get(LocaleService).getCurrentLocale());

  const spelled = formulaSpelling(api);
  const formatOf = (cell: Nullable<ICellData>) =>
    workbook.getWorkbook().getStyles().getStyleByCell(cell)?.n?.pattern ?? "General";

  entries.writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler(cell, { worksheet, row, col }, next) {
      // Letters of different looks within a cell are Univer's own affair.
      if (cell?.f) return { ...cell, f: spelled(cell.f) };
      if (!cell || cell.p || typeof cell.v !== "string") return next(cell);
      const wasQuoted = cell.t === CellValueType.FORCE_STRING;
      const text = wasQuoted ? `'${cell.v}` : cell.v;
      const input = typedInput(text, formatOf(worksheet.getCellRaw(row, col)), locale);
      const read = cellDataOf("formula" in input ? { formula: spelled(input.formula) } : input);
      const format = typeof read.s === "object" ? read.s?.n : undefined;
      return { ...cell, ...read, ...styled(cell.s, format) };
    },
  });

  entries.writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
    priority: FIRST,
    handler(cell, context, next) {
      const raw = context.worksheet.getCellRaw(context.row, context.col);
      if (raw?.t !== CellValueType.STRING || typeof raw.v !== "string" || raw.f || raw.p)
        return next(cell);
      // Text that would be read as something else is edited with the apostrophe that keeps it text.
      const read = typedInput(raw.v, formatOf(raw), locale);
      const staysText = "value" in read && read.value === raw.v;
      return staysText ? next(cell) : { ...raw, v: `'${raw.v}` };
    },
  });

  function styled(style: ICellData["s"], format: IStyleData["n"]) {
    if (!format) return { s: style };
    const own = typeof style === "string" ? workbook.getWorkbook().getStyles().get(style) : style;
    return { s: { ...own, n: format } };
  }
}

const inputLocale = (locale: LocaleType): InputLocale =>
  locale === LocaleType.ZH_CN ? "zh-CN" : locale === LocaleType.ZH_TW ? "zh-TW" : "en-US";
