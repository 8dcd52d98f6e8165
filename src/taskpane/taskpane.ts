import { pickLocale } from "../locales/locale";
import { eventDesk } from "../workbook/desk";
import { insertFormula } from "../workbook/insertFormula";
import { showWithBook } from "../workbook/openWithBook";
import { pairsDesk } from "../workbook/pairs";
import { scoreDesk } from "../workbook/scoring";
import { shareDesk } from "../workbook/sharing";
import { loadCatalogue } from "./catalogue";
import { openPane } from "./pane";
import "./taskpane.css";
import { PANE_TEXTS } from "./texts";
import { followTheme } from "./theme";

function start(inExcel: boolean): void {
  const locale = pickLocale(inExcel ? Office.context.displayLanguage : navigator.language);
  document.documentElement.lang = locale;
  document.title = PANE_TEXTS[locale].title;
  followTheme(document.documentElement, inExcel ? Office.context.officeTheme : undefined);
  openPane(document.getElementById("pane")!, {
    locale,
    load: loadCatalogue,
    insert: inExcel ? insertFormula : null,
    desks: inExcel
      ? { event: eventDesk, scores: scoreDesk, pairs: pairsDesk, share: shareDesk }
      : null,
  });
  if (inExcel) void showWithBook();
}

// Without network office.js does not arrive; the list of functions can be read all the same.
if (typeof Office === "undefined") start(false);
else void Office.onReady(({ host }) => start(host === Office.HostType.Excel));
