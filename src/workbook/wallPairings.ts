import { isProblem, type Problem } from "../basics/problem";
import { ledgerOf, type PostedRound, type SwissEvent } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { WALL_WORDS } from "../locales/wallWords";
import type { EventFacts } from "./eventBook";
import type { WallLayout } from "./wallLayout";
import { type ListCell, type ListColumn, listLayout } from "./wallList";
import { wallMark } from "./wallMark";
import { sideBySide } from "./wallBeside";
import { namesOf, pairingRemarks, wallMatches } from "./wallMatches";

/**
 * The pairings on one sheet, by table and beside that by team; each list is printed on pages of its
 * own. One row of headings is what Excel can repeat on all of them.
 */
export function pairingLists(
  facts: EventFacts,
  event: SwissEvent,
  posted: PostedRound
): WallLayout | Problem {
  const byTable = pairingsByTable(facts, event, posted);
  return isProblem(byTable) ? byTable : sideBySide(byTable, pairingsByTeam(facts, event, posted));
}

/**
 * The pairing list by table (对阵表), as the organising article wants it: table, both numbers, who is
 * home, and the totals the round was paired on.
 */
function pairingsByTable(
  { title, locale }: EventFacts,
  event: SwissEvent,
  posted: PostedRound
): WallLayout | Problem {
  const words = WALL_WORDS[locale];
  const { round, bye } = posted;
  const { lag = 0 } = event.settings.pairing;
  const ledger = ledgerOf(event, Math.max(round - 1 - lag, 0));
  if (isProblem(ledger)) return ledger;
  const names = namesOf(event);
  const side = (number: number): ListCell[] => {
    const { total, provisional } = ledger.get(number)!;
    return [number, names.get(number) ?? "", provisional ? { provisional: total } : total];
  };
  const rows = wallMatches(event, posted).map((match): ListCell[] => [
    match.table,
    ...side(match.home),
    ...side(match.away),
    pairingRemarks(match, words).join(words.comma),
  ]);
  if (bye !== undefined) rows.push(["", ...side(bye), "", words.remarks.bye, "", ""]);
  const { columns } = words;
  const team = (heading: string): ListColumn[] => [
    { heading: columns.number, width: 32, kind: "whole" },
    { heading, width: 124, kind: "text" },
    { heading: columns.total, width: 52, kind: "vp" },
  ];
  return listLayout({
    name: sentence(words.sheets.pairings, { round }),
    mark: wallMark("pairings", round),
    title,
    heading: sentence(words.titles.pairings, { round }),
    columns: [
      { heading: columns.table, width: 36, kind: "whole" },
      ...team(columns.home),
      ...team(columns.away),
      { heading: columns.remark, width: 72, kind: "text" },
    ],
    rows,
    notes: rows.some((row) => row.some((cell) => typeof cell === "object"))
      ? [words.notes.provisional]
      : [],
    orientation: "Portrait",
    leading: 0,
    page: SHEET_WORDS[locale].page,
  });
}

/** Where each team plays, by number: whoever looks for his own table finds it here. */
function pairingsByTeam(
  { title, locale }: EventFacts,
  event: SwissEvent,
  posted: PostedRound
): WallLayout {
  const words = WALL_WORDS[locale];
  const { home, away } = EVENT_WORDS[locale].standings;
  const { round, bye } = posted;
  const names = namesOf(event);
  const rows = wallMatches(event, posted).flatMap((match): ListCell[][] => {
    const remarks = pairingRemarks(match, words).join(words.comma);
    const row = (own: number, other: number, side: string): ListCell[] => [
      ...[own, names.get(own) ?? "", match.table, side],
      ...[other, names.get(other) ?? "", remarks],
    ];
    return [row(match.home, match.away, home), row(match.away, match.home, away)];
  });
  if (bye !== undefined) rows.push([bye, names.get(bye) ?? "", "", "", "", words.remarks.bye, ""]);
  const { columns } = words;
  return listLayout({
    name: sentence(words.sheets.pairings, { round }),
    mark: wallMark("pairings", round),
    title,
    heading: sentence(words.titles.teams, { round }),
    columns: [
      { heading: columns.number, width: 34, kind: "whole" },
      { heading: columns.team, width: 138, kind: "text" },
      { heading: columns.table, width: 40, kind: "whole" },
      { heading: columns.side, width: 40, kind: "word" },
      { heading: columns.number, width: 34, kind: "whole" },
      { heading: columns.opponent, width: 138, kind: "text" },
      { heading: columns.remark, width: 72, kind: "text" },
    ],
    rows: [...rows].sort(([one], [other]) => Number(one) - Number(other)),
    notes: [],
    orientation: "Portrait",
    leading: 0,
    page: SHEET_WORDS[locale].page,
  });
}
