import type { Locale } from "./locale";

/** What a frozen sheet says to whoever opens it, with the add-in or without. */
export const FROZEN_TEXTS: Readonly<Record<Locale, { readonly notice: string }>> = {
  en: {
    notice:
      "Frozen for sharing on {date}: results that were worked out stand here as plain values. With Director’s Desk the formulas come back (page Sharing, Thaw).",
  },
  "zh-CN": {
    notice:
      "已于 {date} 为共享而冻结：此处计算结果均为数值，不再重算。用“裁判台”可恢复公式（“共享”页，解冻）。",
  },
  "zh-TW": {
    notice:
      "已於 {date} 為共用而凍結：此處計算結果均為數值，不再重算。用「裁判台」可恢復公式（「共用」頁，解凍）。",
  },
};
