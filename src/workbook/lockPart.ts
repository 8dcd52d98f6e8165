import { LOCK_PART } from "./bookParts";

const PASSWORD = /<(?:\w+:)?lock\b[^>]*\bpassword\s*=\s*["'](true|false)["']/;

/** The part that keeps how sheets are locked: whether with a password, and never which. */
export function makeLockPart(hasPassword: boolean): string {
  return `<lock xmlns="${LOCK_PART}" password="${hasPassword}"/>`;
}

/** Whether sheets are locked with a password; `null` when the part is damaged. */
export function parseLockPart(xml: string): boolean | null {
  const [, password] = PASSWORD.exec(xml) ?? [];
  return password === undefined ? null : password === "true";
}
