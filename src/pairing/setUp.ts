/** How many rounds an event should have, and what speaks against the number chosen. */
export interface RoundsAdvice {
  /** The article's least and most rounds for so many entrants. */
  readonly least: number;
  readonly most: number;
  /** Up to so many rounds nobody need ever meet twice, whatever happens; with byes, not triangles. */
  readonly guaranteed: number;
  /** More rounds cannot be played without somebody meeting twice. */
  readonly possible: number;
  /**
   * `fewer`, `more`: than the article's; `beyondHalf`: more than half the field, so that rounds may
   * run out of new opponents (up to 16 entrants the pairing looks ahead and prevents it);
   * `impossible`: more than there are opponents.
   */
  readonly warnings: readonly RoundsWarning[];
}

const ROUNDS_WARNINGS = ["fewer", "more", "beyondHalf", "impossible"] as const;

export type RoundsWarning = (typeof ROUNDS_WARNINGS)[number];

/** Organising article 5.2: up to 16 entrants 4–6 rounds, 17–32 5–9, 33–64 7–12. */
const ARTICLE = [
  { entrants: 16, least: 4, most: 6 },
  { entrants: 32, least: 5, most: 9 },
  { entrants: 64, least: 7, most: 12 },
] as const;

/**
 * Advice for the set-up. Beyond 64 entrants, where the article is silent, each doubling asks for one
 * round more, as from 32 to 64 and for the same reason: so many rounds leave one entrant unbeaten.
 */
export function roundsAdvice(entrants: number, rounds: number): RoundsAdvice {
  const { least, most } = ARTICLE.find((line) => entrants <= line.entrants) ?? beyond(entrants);
  // With an odd field the bye is one more opponent for everybody.
  const even = entrants + (entrants % 2);
  const guaranteed = even / 2;
  const possible = even - 1;
  const warnings = {
    fewer: rounds < least,
    more: rounds > most,
    beyondHalf: rounds > guaranteed,
    impossible: rounds > possible,
  };
  return {
    least,
    most,
    guaranteed,
    possible,
    warnings: ROUNDS_WARNINGS.filter((warning) => warnings[warning]),
  };
}

function beyond(entrants: number): { least: number; most: number } {
  const doublings = Math.ceil(Math.log2(entrants / 64));
  return { least: 7 + doublings, most: 12 + doublings };
}
