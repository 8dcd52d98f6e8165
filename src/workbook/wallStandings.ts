import { isProblem, type Problem } from "../basics/problem";
import {
  type Account,
  ledgerOf,
  type PostedRound,
  type Standing,
  standings,
  type SwissEvent,
} from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { WALL_WORDS } from "../locales/wallWords";
import type { EventFacts } from "./eventBook";
import { PAGE, type WallLayout } from "./wallLayout";
import { type ListCell, type ListColumn, listLayout } from "./wallList";
import { wallMark } from "./wallMark";

/**
 * The standings after a round (名次表), as values: what hangs on the wall is what was so when it was
 * made, while the sheet of the standings goes on.
 */
export function standingsList(
  { title, locale }: EventFacts,
  event: SwissEvent,
  { round }: PostedRound
): WallLayout | Problem {
  const words = WALL_WORDS[locale];
  const rows = standings(event, round);
  if (isProblem(rows)) return rows;
  const ledger = ledgerOf(event, round);
  if (isProblem(ledger)) return ledger;
  const played = event.rounds
    .filter((posted) => posted.round <= round)
    .sort((one, other) => one.round - other.round);
  const parts = standingParts(event, played, ledger, locale).filter(({ isThere }) => isThere);
  const columns = parts.map(({ column }) => column);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const cells = rows.map((row) => parts.map(({ cell }) => cell(row, ledger.get(row.number)!)));
  const due = played.flatMap(openMatches).length;
  return listLayout({
    name: sentence(words.sheets.standings, { round }),
    mark: wallMark("standings", round),
    title,
    heading: sentence(words.titles.standings, { round }),
    columns,
    rows: cells,
    notes: [
      ...(cells.flat().some((cell) => typeof cell === "object") ? [words.notes.provisional] : []),
      ...(due ? [sentence(words.notes.due, { count: due })] : []),
    ],
    orientation: width > PAGE.Portrait.width * MOST_SHRINKING ? "Landscape" : "Portrait",
    leading: parts.filter(({ isLeading }) => isLeading).length,
    page: SHEET_WORDS[locale].page,
  });
}

/** A list this much wider than a page is still read when it is made to fit it. */
const MOST_SHRINKING = 1.2;

/** A column of the standings, with what stands in it. */
interface StandingPart {
  readonly column: ListColumn;
  readonly cell: (row: Standing, account: Account) => ListCell;
  readonly isThere: boolean;
  /** Stands on every page. */
  readonly isLeading?: true;
}

function standingParts(
  event: SwissEvent,
  played: readonly PostedRound[],
  ledger: ReadonlyMap<number, Account>,
  locale: Locale
): StandingPart[] {
  const { columns, remarks, comma } = WALL_WORDS[locale];
  const { values, standings: head } = EVENT_WORDS[locale];
  const accounts = [...ledger.values()];
  const vp = (heading: string, width: number): ListColumn => ({ heading, width, kind: "vp" });
  return [
    {
      column: { heading: columns.rank, width: 40, kind: "whole" },
      cell: ({ rank }) => rank,
      isThere: true,
      isLeading: true,
    },
    {
      column: { heading: columns.number, width: 36, kind: "whole" },
      cell: ({ number }) => number,
      isThere: true,
      isLeading: true,
    },
    {
      column: { heading: columns.team, width: 160, kind: "text" },
      cell: ({ name }) => name,
      isThere: true,
      isLeading: true,
    },
    {
      column: { heading: columns.club, width: 90, kind: "text" },
      cell: (_, { entrant }) => entrant.club ?? "",
      isThere: event.entrants.some(({ club }) => club),
    },
    {
      column: vp(columns.carryOver, 54),
      cell: (_, { carryOver }) => carryOver || "",
      isThere: accounts.some(({ carryOver }) => carryOver !== 0),
    },
    ...played.map((posted): StandingPart => ({
      column: vp(sentence(columns.round, { round: posted.round }), 48),
      cell: (_, account) => roundCell(account, posted),
      isThere: true,
    })),
    {
      column: vp(columns.penalty, 52),
      cell: (_, { penalties }) => (penalties ? -penalties : ""),
      isThere: true,
    },
    {
      column: vp(columns.sum, 60),
      cell: ({ total, provisional }) => (provisional ? { provisional: total } : total),
      isThere: true,
    },
    {
      column: { heading: columns.decidedBy, width: 88, kind: "text" },
      cell: ({ decidedBy, withdrawn }) =>
        [
          decidedBy === null ? head.shared : values[decidedBy],
          ...(withdrawn ? [remarks.withdrawn] : []),
        ].join(comma),
      isThere: true,
    },
  ];
}

/** What a round brought an entrant; "" while its match has no result, and once it is gone. */
function roundCell({ entrant, entries }: Account, posted: PostedRound): ListCell {
  const entry = entries.find(({ round }) => round === posted.round);
  const isOpen = openMatches(posted).some(({ home, away }) =>
    [home, away].includes(entrant.number)
  );
  if (!entry || (isOpen && entry.vp === 0)) return "";
  return entry.provisional ? { provisional: entry.vp } : entry.vp;
}

/** The matches of a round that should have a result and have none. */
function openMatches({ matches, triangle }: PostedRound) {
  const due = triangle && triangle.part !== "first" ? triangle.matches : [];
  return [...matches, ...due].filter(({ result }) => result === null);
}
