import type { EventSettings } from "../../src/event";
import { WALL_SHEETS } from "../../src/workbook/eventDesk";
import { eventDesk } from "../../src/workbook/desk";
import type { EventBook, EventFacts } from "../../src/workbook/eventBook";
import { roundTable } from "../../src/workbook/eventNames";
import { bookNow, done, newEvent, postNext, ticketOf } from "./postedEvent";

/** An event, small enough to be played in seconds. */
interface Kind {
  readonly names: readonly string[];
  readonly rounds: number;
  readonly facts: Partial<EventFacts>;
  readonly pairing: EventSettings["pairing"];
  /** The columns results are typed into. */
  readonly headings: readonly string[];
}

const IMPS = ["Home IMPs", "Away IMPs"];
const LATIN = ["=1+1", "'x", "<b>", "1-2", "😀 twins", "TRUE", "n".repeat(120), "0012", "#N/A?"];

/** Events of every kind: what is typed, who sits out and how, scale and language. */
export const EVENT_KINDS: Readonly<Record<string, Kind>> = {
  "IMPs typed, a bye": {
    names: LATIN.slice(0, 7),
    rounds: 2,
    facts: { title: "=Cup" },
    pairing: { odd: "bye" },
    headings: IMPS,
  },
  "Chinese, margins typed, triangles of half matches": {
    names: ["一队", "二队", "三队", "=四", "五队", "六队", "七队", "八队", "九队"],
    rounds: 2,
    facts: { locale: "zh-CN", entry: "margin", title: "杯赛" },
    pairing: { odd: "halfTriangle" },
    headings: ["IMP 差"],
  },
  "triangles over two rounds, discrete scale": {
    names: LATIN,
    rounds: 2,
    facts: { scale: "WBF-D" },
    pairing: { odd: "fullTriangle" },
    headings: IMPS,
  },
};

/** Plays an event to its last round. */
export async function playKind(kind: Kind): Promise<EventBook> {
  const { names, rounds, facts, pairing, headings } = kind;
  let book = await newEvent(names, facts, rounds, pairing);
  for (let round = 1; round <= rounds; round++) {
    book = await postNext(book);
    const { matches, triangle } = book.event!.rounds.at(-1)!;
    await typeMargins(round, matches.length + (triangle?.matches.length ?? 0), headings);
    book = await bookNow();
  }
  return book;
}

/** Makes its sheets for the wall and its chart. */
export async function hangUp(book: EventBook): Promise<EventBook> {
  const last = book.rounds.length;
  let now = book;
  for (const sheet of WALL_SHEETS) now = done(await eventDesk.wall(sheet, last, ticketOf(now)));
  done(await eventDesk.chart(3, ticketOf(now)));
  return await bookNow();
}

async function typeMargins(round: number, count: number, headings: readonly string[]) {
  await Excel.run(async (context) => {
    const { columns } = context.workbook.tables.getItem(roundTable(round));
    for (const [side, heading] of headings.entries()) {
      const cells = columns.getItem(heading).getDataBodyRange().getCell(0, 0);
      cells.getResizedRange(count - 1, 0).values = Array.from({ length: count }, (_, row) => {
        const margin = ((round * 17 + row * 29) % 83) - 41;
        return [headings.length === 1 ? margin : Math.max(side ? -margin : margin, 0)];
      });
    }
    await context.sync();
  });
}

/** A sheet of the director's own: functions of the add-in that spill, by a name, with odd results. */
export async function ownSheet(name = "My own"): Promise<void> {
  await Excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    const sheet = worksheets.add(name);
    sheet.getRange("A1:B4").values = [
      ["Margin", "VP"],
      [12, ""],
      [-7, ""],
      ["", ""],
    ];
    sheet.getRange("B2:B4").formulas = [2, 3, 4].map((row) => [
      `=IF(A${row}="","",DESK.VP(A${row},16))`,
    ]);
    // Texts that would be something else if they were typed.
    const texts = ["=1+1", "'x", "-x", "😀", "007", "TRUE"];
    sheet.getRange("D2:D7").formulas = texts.map((text) => [`=IF(DESK.VP(1,16)>0,"${text}","")`]);
    sheet.getRange("E2:E3").formulas = [["=DESK.VP(1,16)>0"], ["=DESK.VP(0,16)*1"]];
    sheet.getRange("E3").numberFormat = [["@"]];
    sheet.getRange("B2:B4").numberFormat = [["0.0"], ["0.00"], ["@"]];
    // One that spills, one over its spill, and one over cells of it.
    sheet.getRange("G2").formulas = [["=DESK.VP(A2:A3,16)"]];
    sheet.getRange("H2").formulas = [["=SUM(G2:G3)"]];
    names.add("MyBoards", "=16");
    names.add("MyVp", `=DESK.VP('${name}'!$A$2,MyBoards)`);
    sheet.getRange("I2").formulas = [["=MyVp+1"]];
    sheet.getRange("J2").formulas = [['=IF(A4="",NA(),1)']];
    await context.sync();
  });
}
