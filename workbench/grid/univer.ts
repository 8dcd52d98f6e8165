import {
  type ILanguagePack,
  type IWorkbookData,
  LocaleType,
  mergeLocales,
  Univer,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import coreEnglish from "@univerjs/preset-sheets-core/locales/en-US";
import coreSimplified from "@univerjs/preset-sheets-core/locales/zh-CN";
import coreTraditional from "@univerjs/preset-sheets-core/locales/zh-TW";
import { UniverSheetsDataValidationPreset } from "@univerjs/preset-sheets-data-validation";
import validationEnglish from "@univerjs/preset-sheets-data-validation/locales/en-US";
import validationSimplified from "@univerjs/preset-sheets-data-validation/locales/zh-CN";
import validationTraditional from "@univerjs/preset-sheets-data-validation/locales/zh-TW";
import { UniverSheetsFilterPreset } from "@univerjs/preset-sheets-filter";
import filterEnglish from "@univerjs/preset-sheets-filter/locales/en-US";
import filterSimplified from "@univerjs/preset-sheets-filter/locales/zh-CN";
import filterTraditional from "@univerjs/preset-sheets-filter/locales/zh-TW";
import { UniverSheetsTablePreset } from "@univerjs/preset-sheets-table";
import tableEnglish from "@univerjs/preset-sheets-table/locales/en-US";
import tableSimplified from "@univerjs/preset-sheets-table/locales/zh-CN";
import tableTraditional from "@univerjs/preset-sheets-table/locales/zh-TW";
import { UniverSheetsConditionalFormattingPlugin } from "@univerjs/sheets-conditional-formatting";
import { greenTheme } from "@univerjs/themes";
import { drawAfterCalculation } from "./drawingPauses";
import { keepEmptyTexts } from "./emptyTexts";
import { rememberFormulas } from "./formulaTrees";
import { forgetOpenBrackets } from "./openBrackets";
import { keepSheetsOfReferences } from "./referencedSheet";
import { rememberPlainTexts } from "./textsAsNumbers";

const languages = {
  "en-US": {
    locale: LocaleType.EN_US,
    packs: [coreEnglish, tableEnglish, filterEnglish, validationEnglish],
  },
  "zh-CN": {
    locale: LocaleType.ZH_CN,
    packs: [coreSimplified, tableSimplified, filterSimplified, validationSimplified],
  },
  "zh-TW": {
    locale: LocaleType.ZH_TW,
    packs: [coreTraditional, tableTraditional, filterTraditional, validationTraditional],
  },
};

/** How the spreadsheet looks and speaks. */
interface Appearance {
  /** The element's id that the spreadsheet fills. */
  readonly container: string;
  readonly language: keyof typeof languages;
  readonly dark: boolean;
}

/**
 * Starts Univer with a workbook. It is put together by hand because `@univerjs/presets`, which would
 * do it, brings proprietary packages along.
 */
export function startUniver(appearance: Appearance, workbook: Partial<IWorkbookData>): FUniver {
  const { locale, packs } = languages[appearance.language];
  const univer = new Univer({
    theme: greenTheme,
    darkMode: appearance.dark,
    locale,
    locales: { [locale]: mergeLocales(...(packs as ILanguagePack[])) },
  });
  const core = UniverSheetsCorePreset({ container: appearance.container, ribbonType: "simple" });
  for (const plugin of [
    ...core.plugins,
    ...UniverSheetsTablePreset().plugins,
    ...UniverSheetsFilterPreset().plugins,
    ...UniverSheetsDataValidationPreset().plugins,
    // Not its preset: an add-in alone makes conditional formats, and they are drawn as Excel does.
    UniverSheetsConditionalFormattingPlugin,
  ])
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  const api = FUniver.newAPI(univer);
  forgetOpenBrackets(api);
  keepSheetsOfReferences();
  rememberFormulas(api);
  drawAfterCalculation(api);
  keepEmptyTexts();
  rememberPlainTexts();
  api.createWorkbook(workbook);
  return api;
}
