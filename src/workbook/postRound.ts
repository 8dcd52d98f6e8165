import type { KeptRound } from "../event";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { DESK_ENTRANTS } from "./eventNames";
import { roundDetail } from "./roundDetail";
import { roundLinks } from "./roundLinks";
import { withoutPart, withPart } from "./roundParts";
import { drawRound, roundBlock, type RoundLinks, roundSheetName } from "./roundSheet";
import { writeStandings } from "./standingsSheet";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, refused, together, type Writes } from "./writeWhole";

/** Posts a round: makes its sheet, counts it in the standings, and keeps what it was paired from. */
export function postRound(kept: KeptRound, ticket: StepTicket): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => posting(kept, given));
}

function posting(kept: KeptRound, given: Given): Step | Refusal {
  const { book, held } = given;
  const { facts } = book;
  const { round } = kept.input;
  const next = book.rounds.length + 1;
  if (round !== next) return refused("roundNotNext", { round, next });
  const links = roundLinks(held, facts);
  if ("missing" in links) return refused("tableGone", { text: links.missing });
  const standings = writeStandings(held, facts, round);
  if ("kind" in standings) return standings;
  const detail = roundDetail(kept, facts.locale);
  return {
    writes: together(
      newSheet(kept, given, links),
      standings,
      // Of a round whose sheet was deleted by hand its part is left.
      withoutPart(held, round),
      withPart(kept)
    ),
    log: [{ step: "posted", round, detail, before: "", after: "", reason: kept.reason }],
    after: (now) => ({
      ...now,
      rounds: new Map([...now.rounds, [round, roundBlock(facts, kept, links)]]),
    }),
  };
}

/** The round's sheet, behind that of the round before. */
function newSheet(kept: KeptRound, { book, held }: Given, links: RoundLinks): Writes {
  const name = roundSheetName(book.facts, kept.input.round);
  const before = book.rounds.at(-1)?.sheet ?? held.tables.get(DESK_ENTRANTS)?.area.sheet;
  const position = held.sheets.findIndex((sheet) => sheet.name === before) + 1;
  return {
    ...NO_WRITES,
    adds: [name],
    write: ({ workbook: { worksheets } }) => {
      const sheet = worksheets.add(name);
      sheet.position = position;
      drawRound(sheet, book.facts, kept, links);
      sheet.activate();
    },
  };
}
