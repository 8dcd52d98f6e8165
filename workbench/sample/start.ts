import { column, look, type SampleSheet, type Say } from "./sheet";

/** The first sheet: what the others show, and formulas to try. */
export function startSheet(say: Say, others: readonly string[]): SampleSheet {
  const shows = [
    say(
      "a board one table did not play: matchpoints by Neuberg's formula",
      "一桌未打的一副牌：用 Neuberg 公式计算比赛分",
      "一桌未打的一副牌：用 Neuberg 公式計算比賽分"
    ),
    say(
      "board 16 from contracts to datum, XIMPs and the comparison of two rooms",
      "第 16 副：从定约到 datum、ximp 与两室比较",
      "第 16 副：從合約到 datum、ximp 與兩室比較"
    ),
    say(
      "a Butler list with average opponents and corrected Butler",
      "Butler 排名表，含对手平均与修正 Butler",
      "Butler 排名表，含對手平均與修正 Butler"
    ),
    say(
      "nine xiangqi players over eleven rounds, three systems, totals and progressive scores",
      "九名象棋手十一轮：三种计分、总分与累进分",
      "九名象棋手十一輪：三種計分、總分與累進分"
    ),
    say("the conversion tables, for any number of boards", "任意副数的换算表", "任意副數的換算表"),
    say(
      "a match of 16 boards, from contracts to VPs",
      "一场 16 副的比赛：从定约到 VP",
      "一場 16 副的比賽：從合約到 VP"
    ),
  ];
  const tries = [
    '=DESK.BRIDGESCORE("4SX",1,TRUE)',
    "=DESK.IMP(620,-100)",
    "=DESK.VP(23,16)",
    '=DESK.XQSCORE("后胜")',
    '=DESK.CONTRACT("1S P 2S P 4S AP","N")',
  ];
  const first = 15;
  return {
    name: say("Start", "开始", "開始"),
    widths: [120, 340, 140, 140],
    frozenRows: 0,
    blocks: [
      {
        at: "A1",
        rows: column(
          say("Director's Desk", "裁判台", "裁判台"),
          say(
            "Functions for tournament directors of bridge and xiangqi. Type =DESK. into any cell to see them all.",
            "供桥牌、象棋裁判使用的函数。在任意单元格输入 =DESK. 即可看到全部函数。",
            "供橋牌、象棋裁判使用的函數。在任意儲存格輸入 =DESK. 即可看到全部函數。"
          ),
          say(
            "Yellow cells are what a director types; all else is formulas that follow.",
            "黄色单元格由裁判输入，其余都是公式，随之更新。",
            "黃色儲存格由裁判輸入，其餘都是公式，隨之更新。"
          )
        ),
      },
      {
        at: "A5",
        rows: [
          [say("Sheet", "工作表", "工作表"), say("What it shows", "内容", "內容")],
          ...others.map((name, i) => [name, shows[i] ?? ""]),
        ],
      },
      {
        at: `A${first - 2}`,
        rows: [
          [say("Try", "试一试", "試一試")],
          [
            null,
            say("Type this formula", "输入公式", "輸入公式"),
            say("and get", "得到", "得到"),
            say("Type here", "在此输入", "在此輸入"),
          ],
          ...tries.map((formula) => [null, `'${formula}`, formula]),
        ],
      },
    ],
    formats: [
      ["A1", { ...look.title, fontSize: 20 }],
      ["A2:A3", look.note],
      ["A5:D5", { ...look.heading, horizontalAlignment: "Left" }],
      ["A6:A11", { bold: true }],
      [`A${first - 2}`, look.section],
      [`B${first - 1}:D${first - 1}`, look.heading],
      [`B${first}:B${first + tries.length - 1}`, look.formula],
      [`C${first}:C${first + tries.length - 1}`, { ...look.result, horizontalAlignment: "Right" }],
      [`D${first}:D${first + tries.length - 1}`, look.typed],
    ],
  };
}
