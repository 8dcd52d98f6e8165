import type { KeptRound } from "../event";
import type { SeenTable, Snapshot } from "./handChanges";

/**
 * The XML parts an event keeps in its workbook, unseen and out of reach of the keyboard: what each
 * round was paired from, what was typed as of the last step, what stood in cells that are frozen, and
 * how sheets are locked.
 */
export const ROUND_PART = "urn:directors-desk:round";
export const SEEN_PART = "urn:directors-desk:seen";
export const FROZEN_PART = "urn:directors-desk:frozen";
export const LOCK_PART = "urn:directors-desk:lock";

/**
 * Signs that mean something in XML or may not stand in it, or that some readers take for the end of a
 * line. JSON has its own way of writing them, so that nothing typed can ever be markup.
 */
const NOT_PLAIN = /[<>&\u007f-\u009f\u2028\u2029\ufffe\uffff]/g;

/** What is between the tags, of ours or as written anew by a program that read the part. */
const CONTENT =
  /^[^<]*(?:<\?[^>]*>\s*)?<(?:\w+:)?(?:round|seen|frozen)\b[^>]*>([^<]*)<\/[^>]*>\s*$/;
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

/** The part that keeps a round. */
export function makeRoundPart(kept: KeptRound): string {
  return `<round xmlns="${ROUND_PART}" number="${kept.input.round}">${jsonText(kept)}</round>`;
}

/** A kept round; `null` when the part is damaged. */
export function parseRoundPart(xml: string): KeptRound | null {
  const kept = contentOf(xml);
  return isKeptRound(kept) ? kept : null;
}

/** The part that keeps what was typed as of the last step. */
export function makeSeenPart(snapshot: Snapshot): string {
  return `<seen xmlns="${SEEN_PART}">${jsonText(snapshot)}</seen>`;
}

/** What was typed as of the last step; `null` when the part is damaged. */
export function parseSeenPart(xml: string): Snapshot | null {
  const seen = contentOf(xml);
  return isSnapshot(seen) ? seen : null;
}

/** What stands between the tags of a part. */
export function jsonText(content: object): string {
  return JSON.stringify(content).replace(
    NOT_PLAIN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

/** What a part holds; `null` when it is damaged. */
export function contentOf(xml: string): unknown {
  const [, text] = CONTENT.exec(xml) ?? [];
  if (text === undefined) return null;
  try {
    return JSON.parse(text.replace(REFERENCE, referred));
  } catch {
    return null;
  }
}

/** Programs may write any sign as a reference, such as `&quot;` or `&#x4E2D;`. */
function referred(_: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? "";
  return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
}

function isKeptRound(kept: unknown): kept is KeptRound {
  if (!isObject(kept)) return false;
  const { version, input, engine, posted, reason } = kept;
  return (
    typeof version === "string" &&
    typeof reason === "string" &&
    isObject(input) &&
    Number.isInteger(input.round) &&
    Array.isArray(input.entrants) &&
    Array.isArray(input.played) &&
    isObject(engine) &&
    Array.isArray(engine.tables) &&
    isObject(posted) &&
    Array.isArray(posted.tables)
  );
}

function isSnapshot(seen: unknown): seen is Snapshot {
  if (!isObject(seen)) return false;
  const { settings, entrants, rounds, results, lineups, penalties, log } = seen;
  return (
    isObject(settings) &&
    areTexts(Object.values(settings)) &&
    (entrants === null || isSeenTable(entrants)) &&
    isObject(rounds) &&
    Object.values(rounds).every(isSeenTable) &&
    [results, lineups].every((one) => one === undefined || areRows(one)) &&
    (penalties === undefined || areRows(penalties)) &&
    (log === undefined || (Array.isArray(log) && log.every(areTexts)))
  );
}

function isSeenTable(table: unknown): table is SeenTable {
  return (
    isObject(table) &&
    areTexts(table.columns) &&
    isObject(table.rows) &&
    Object.values(table.rows).every(areTexts)
  );
}

function areRows(rows: unknown): boolean {
  return isObject(rows) && areTexts(Object.values(rows));
}

function areTexts(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((one) => typeof one === "string");
}

/** Whether something read of a part has members. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
