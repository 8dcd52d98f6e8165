import { changeLanguage } from "./changeLanguage";
import { freezeBook } from "./freezeBook";
import { lockSheets, unlockSheets } from "./lockSheets";
import { openWithBook } from "./openWithBook";
import { readShare } from "./readShare";
import { repairBook } from "./repairBook";
import type { ShareAnswer, ShareDesk } from "./shareDesk";
import { thawBook } from "./thawBook";
import { verifyEvent } from "./verifyEvent";

/** The workbook that is open in Excel, before it is handed on and after. */
export const shareDesk: ShareDesk = {
  read: readShare,
  freeze: freezeBook,
  thaw: thawBook,
  repair: repairBook,
  verify: verifyEvent,
  lock: lockSheets,
  unlock: unlockSheets,
  open: setOpening,
  changeLanguage,
};

async function setOpening(withBook: boolean): Promise<ShareAnswer> {
  return (await openWithBook(withBook)) ?? readShare();
}
