/**
 * What stays allowed on a sheet that the add-in has locked: to make columns and rows wider, and to filter.
 * By these very options its lock is told from a protection of a director's own.
 */
const ALLOWED = {
  allowAutoFilter: true,
  allowFormatColumns: true,
  allowFormatRows: true,
} as const satisfies Excel.WorksheetProtectionOptions;

const NOT_ALLOWED = [
  "allowDeleteColumns",
  "allowDeleteRows",
  "allowFormatCells",
  "allowInsertColumns",
  "allowInsertHyperlinks",
  "allowInsertRows",
  "allowPivotTables",
  "allowSort",
] as const satisfies readonly (keyof Excel.WorksheetProtectionOptions)[];

/** Whether a sheet's protection is the add-in's own. */
export function isOwnLock({
  protected: isProtected,
  options,
}: Pick<Excel.WorksheetProtection, "protected" | "options">): boolean {
  const given = isProtected ? options : null;
  if (!given) return false;
  const allowed = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[];
  return allowed.every((name) => given[name]) && !NOT_ALLOWED.some((name) => given[name]);
}

/** Locks a sheet that is open. Excel refuses to lock one twice. */
export function lockSheet(sheet: Excel.Worksheet, password: string | null): void {
  if (password === null) sheet.protection.protect(ALLOWED);
  else sheet.protection.protect(ALLOWED, password);
}

/** Opens a sheet that is locked. */
export function openSheet(sheet: Excel.Worksheet, password: string | null): void {
  if (password === null) sheet.protection.unprotect();
  else sheet.protection.unprotect(password);
}
