import type { HostLocale } from "./excelVersion";

/** How a language writes numbers and dates; patterns as .NET writes them, which Excel tells. */
export interface Culture {
  readonly decimalSeparator: string;
  readonly thousandsSeparator: string;
  readonly dateSeparator: string;
  readonly timeSeparator: string;
  readonly shortDate: string;
  readonly longDate: string;
  readonly longTime: string;
}

export const CULTURES: Readonly<Record<HostLocale, Culture>> = {
  "en-US": {
    decimalSeparator: ".",
    thousandsSeparator: ",",
    dateSeparator: "/",
    timeSeparator: ":",
    shortDate: "M/d/yyyy",
    longDate: "dddd, MMMM d, yyyy",
    longTime: "h:mm:ss tt",
  },
  "zh-CN": {
    decimalSeparator: ".",
    thousandsSeparator: ",",
    dateSeparator: "/",
    timeSeparator: ":",
    shortDate: "yyyy/M/d",
    longDate: "yyyy'年'M'月'd'日'",
    longTime: "H:mm:ss",
  },
  "zh-TW": {
    decimalSeparator: ".",
    thousandsSeparator: ",",
    dateSeparator: "/",
    timeSeparator: ":",
    shortDate: "yyyy/M/d",
    longDate: "yyyy'年'M'月'd'日'",
    longTime: "tt hh:mm:ss",
  },
};
