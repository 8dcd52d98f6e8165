import { column, look, type SampleSheet, type Say } from "./sheet";

/** The Neuberg article's board: seven tables, one of which did not play it. */
export function neubergSheet(say: Say): SampleSheet {
  return {
    name: "Neuberg",
    widths: [70, 90, 140, 140, 80, 130, 150],
    frozenRows: 5,
    blocks: [
      {
        at: "A1",
        rows: column(
          say("A board with a missing result", "缺一桌成绩的一副牌", "缺一桌成績的一副牌"),
          say(
            "Seven tables should have played it, table 7 did not. Neuberg's formula brings the six results up to seven.",
            "本应七桌打这副牌，第 7 桌未打。用 Neuberg 公式把六个成绩折算到七桌。",
            "本應七桌打這副牌，第 7 桌未打。用 Neuberg 公式把六個成績折算到七桌。"
          ),
          say(
            "Yellow cells are typed, the others are formulas: change a score, or give table 7 one.",
            "黄色单元格是输入，其余是公式：试改一个得分，或给第 7 桌填上得分。",
            "黃色儲存格是輸入，其餘是公式：試改一個得分，或給第 7 桌填上得分。"
          )
        ),
      },
      {
        at: "A5",
        rows: [
          [
            say("Table", "桌号", "桌號"),
            say("NS score", "南北得分", "南北得分"),
            say("Matchpoints NS", "南北比赛分", "南北比賽分"),
            say("Matchpoints EW", "东西比赛分", "東西比賽分"),
            say("% NS", "南北 %", "南北 %"),
            say("As if six tables", "按六桌计", "按六桌計"),
            say("Neuberg of these", "折算到七桌", "折算到七桌"),
          ],
          [
            1,
            450,
            '=DESK.MATCHPOINTS(B6:B12,7,1,"BOTH")',
            null,
            '=IF(C6:C12="","",C6:C12/6)',
            "=DESK.MATCHPOINTS(B6:B12)",
            "=DESK.NEUBERG(F6:F12,COUNT(B6:B12),7)",
          ],
          [2, 430],
          [3, 420],
          [4, 400],
          [5, -50],
          [6, -100],
          [7, null],
        ],
      },
      {
        at: "A14",
        rows: column(
          say(
            'C6 holds =DESK.MATCHPOINTS(B6:B12,7,1,"BOTH") and spills over both columns.',
            'C6 的公式是 =DESK.MATCHPOINTS(B6:B12,7,1,"BOTH")，结果自动填满两列。',
            'C6 的公式是 =DESK.MATCHPOINTS(B6:B12,7,1,"BOTH")，結果自動填滿兩欄。'
          )
        ),
      },
    ],
    formats: [
      ["A1", look.title],
      ["A2:A3", look.note],
      ["A5:G5", look.heading],
      ["A6:A12", look.centred],
      ["B6:B12", look.typed],
      ["C6:D12", { ...look.result, numberFormat: "0.00" }],
      ["E6:E12", { numberFormat: "0.00%" }],
      ["F6:F12", { numberFormat: "0.0" }],
      ["G6:G12", { numberFormat: "0.00" }],
      ["A14", look.note],
    ],
  };
}
