import { column, look, type SampleCell, type SampleSheet, type Say } from "./sheet";

type Line = readonly [contract: string, declarer: string | null, result: number | null];

/** A made-up match: the contract, declarer and result of each board, open and closed room. */
const boards: readonly (readonly [open: Line, closed: Line])[] = [
  [
    ["3NT", "N", 1],
    ["3NT", "N", 0],
  ],
  [
    ["4H", "S", 0],
    ["4H", "S", -1],
  ],
  [
    ["2S", "E", 1],
    ["3S", "E", -1],
  ],
  [
    ["PASS", null, null],
    ["1NT", "W", -1],
  ],
  [
    ["4S", "N", 1],
    ["4S", "N", 0],
  ],
  [
    ["3NT", "W", 0],
    ["3NT", "W", 2],
  ],
  [
    ["6H", "S", 0],
    ["4H", "S", 2],
  ],
  [
    ["3C", "E", -1],
    ["2H", "N", 0],
  ],
  [
    ["5CX", "N", -2],
    ["4S", "E", 0],
  ],
  [
    ["1NT", "S", 1],
    ["1NT", "S", 0],
  ],
  [
    ["4H", "W", -1],
    ["3H", "W", 0],
  ],
  [
    ["3NT", "E", 1],
    ["4S", "E", 0],
  ],
  [
    ["2D", "N", 0],
    ["2D", "N", 1],
  ],
  [
    ["4S", "S", -2],
    ["3S", "S", 0],
  ],
  [
    ["3NT", "N", -1],
    ["3NT", "N", -2],
  ],
  [
    ["5C", "W", 0],
    ["5C", "W", 0],
  ],
];
const first = 7;
const last = first + boards.length - 1;
const rows = (letter: string) => `${letter}${first}:${letter}${last}`;

/** A match of sixteen boards, from contracts to VPs. */
export function matchSheet(say: Say): SampleSheet {
  const room = [
    say("Contract", "定约", "合約"),
    say("By", "庄家", "莊家"),
    say("Result", "结果", "結果"),
    say("NS score", "南北得分", "南北得分"),
  ];
  return {
    name: say("Match", "比赛", "比賽"),
    widths: [60, 70, 80, 50, 66, 84, 80, 50, 66, 84, 60, 80],
    frozenRows: 6,
    blocks: [
      {
        at: "A1",
        rows: column(
          say("A match of 16 boards", "一场 16 副的比赛", "一場 16 副的比賽"),
          say(
            "Home sits North-South in the open room. Type contracts and results: scores, IMPs and VPs follow.",
            "主队开室坐南北。输入定约和结果，得分、IMP、VP 随即算出。",
            "主隊開室坐南北。輸入合約和結果，得分、IMP、VP 隨即算出。"
          )
        ),
      },
      {
        at: "A3",
        rows: [
          [say("Home", "主队", "主隊"), null, "IMP", `=SUM(${rows("K")})`, "VP", "=DESK.VP(D3,16)"],
          [say("Away", "客队", "客隊"), null, "IMP", "=-D3", "VP", "=DESK.VP(D4,16)"],
        ],
      },
      {
        at: "A5",
        rows: [
          [
            null,
            null,
            say("Open room", "开室", "開室"),
            null,
            null,
            null,
            say("Closed room", "闭室", "閉室"),
          ],
          [
            say("Board", "牌号", "牌號"),
            say("Vul.", "局况", "身價"),
            ...room,
            ...room,
            "IMP",
            say("Running", "累计", "累計"),
          ],
          ...boards.map(([open, closed], i): SampleCell[] => [
            i + 1,
            null,
            ...open,
            null,
            ...closed,
            null,
            null,
            `=SUM(K$${first}:K${first + i})`,
          ]),
        ],
      },
      { at: `B${first}`, rows: [[`=DESK.VULNERABILITY(${rows("A")})`]] },
      {
        at: `F${first}`,
        rows: [[`=DESK.BRIDGESCORE(${rows("C")},${rows("E")},${rows("A")},${rows("D")})`]],
      },
      {
        at: `J${first}`,
        rows: [
          [
            `=DESK.BRIDGESCORE(${rows("G")},${rows("I")},${rows("A")},${rows("H")})`,
            `=DESK.IMP(${rows("F")},${rows("J")})`,
          ],
        ],
      },
    ],
    formats: [
      ["A1", look.title],
      ["A2", look.note],
      ["A3:F4", { bold: true }],
      ["E3:E4", look.centred],
      ["D3:D4", { numberFormat: "+0;-0;0" }],
      ["F3:F4", { ...look.result, numberFormat: "0.00" }],
      ["A5:L5", look.section],
      ["A6:L6", look.heading],
      [`A${first}:B${last}`, look.centred],
      [`C${first}:E${last}`, { ...look.typed, ...look.centred }],
      [`G${first}:I${last}`, { ...look.typed, ...look.centred }],
      [`E${first}:E${last}`, { numberFormat: "+0;-0;=" }],
      [`I${first}:I${last}`, { numberFormat: "+0;-0;=" }],
      [`K${first}:K${last}`, { ...look.result, numberFormat: "+0;-0;0" }],
      [`L${first}:L${last}`, { numberFormat: "+0;-0;0" }],
    ],
  };
}
