import { column, look, type SampleSheet, type Say } from "./sheet";

/** The conversion tables: IMPs to VPs for any number of boards, and scores to IMPs. */
export function victoryPointsSheet(say: Say): SampleSheet {
  return {
    name: say("VP table", "VP 表", "VP 表"),
    widths: [100, 100, 110, 110, 30, 90, 90, 90],
    frozenRows: 5,
    blocks: [
      {
        at: "A1",
        rows: column(
          say("VP and IMP tables", "VP 表与 IMP 表", "VP 表與 IMP 表"),
          say(
            "The WBF's continuous scale. Change the number of boards, or the scale to WBF-D, WBF-10, ACBL20 or ACBL30.",
            "WBF 连续 VP 制。可改副数，或把制式改为 WBF-D、WBF-10、ACBL20、ACBL30。",
            "WBF 連續 VP 制。可改副數，或把制式改為 WBF-D、WBF-10、ACBL20、ACBL30。"
          )
        ),
      },
      {
        at: "A3",
        rows: [[say("Boards", "副数", "副數"), 16, say("Scale", "制式", "制式"), "WBF"]],
      },
      { at: "A5", rows: [["=DESK.VPTABLE(B3,D3)"]] },
      { at: "F5", rows: [["=DESK.IMPTABLE()"]] },
    ],
    formats: [
      ["A1", look.title],
      ["A2", look.note],
      ["A3:D3", { bold: true }],
      ["B3", look.typed],
      ["D3", look.typed],
      ["A5:D5", look.heading],
      ["F5:H5", look.heading],
      ["C6:D250", { numberFormat: "0.00" }],
    ],
  };
}
