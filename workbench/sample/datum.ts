import { column, look, type SampleCell, type SampleSheet, type Say } from "./sheet";

type Line = readonly [contract: string, declarer: string, result: number];

/**
 * Board 16 of ten matches, table by table. Tables 1 and 10 are the datum article's; the others are
 * made up so that the datum is -540.
 */
const openRoom: readonly Line[] = [
  ["5C", "W", 0],
  ["3NT", "E", 0],
  ["5C", "W", 0],
  ["3NT", "W", 1],
  ["5D", "E", 0],
  ["6D", "W", -1],
  ["3NT", "W", 0],
  ["5D", "W", 0],
  ["3NT", "E", 1],
  ["5C", "E", 0],
];
const closedRoom: readonly Line[] = [
  ["5D", "W", 0],
  ["3NT", "W", 0],
  ["5C", "E", 0],
  ["5D", "W", 1],
  ["3NT", "E", 0],
  ["5C", "E", 1],
  ["3NT", "W", 1],
  ["5C", "W", 0],
  ["3NT", "E", 0],
  ["6C", "E", -1],
];

/** The datum article's board 16: contracts, scores, datum, XIMPs and the comparison of a match. */
export function datumSheet(say: Say): SampleSheet {
  const lines = (room: string, results: readonly Line[]): SampleCell[][] =>
    results.map(([contract, declarer, result], i) => [i + 1, room, contract, declarer, result]);
  return {
    name: "Datum",
    widths: [54, 70, 84, 82, 70, 86, 66, 24, 60, 104, 104, 104],
    frozenRows: 6,
    blocks: [
      {
        at: "A1",
        rows: column(
          say("Board 16: datum and XIMP", "第 16 副：datum 与 ximp", "第 16 副：datum 與 ximp"),
          say(
            "East-West are vulnerable. Tables 1 and 10 are the article's; the others are made up so that the datum is -540.",
            "东西有局。第 1 桌和第 10 桌取自文章，其余各桌为虚构，使 datum 为 -540。",
            "東西有身價。第 1 桌和第 10 桌取自文章，其餘各桌為虛構，使 datum 為 -540。"
          )
        ),
      },
      {
        at: "A4",
        rows: [[say("Board", "牌号", "牌號"), 16, null, "Datum", null, "=DESK.DATUM(F7:F26)"]],
      },
      {
        at: "A6",
        rows: [
          [
            say("Table", "桌号", "桌號"),
            say("Room", "室", "室"),
            say("Contract", "定约", "合約"),
            say("Declarer", "庄家", "莊家"),
            say("Result", "结果", "結果"),
            say("NS score", "南北得分", "南北得分"),
            "XIMP",
          ],
          ...lines(say("open", "开室", "開室"), openRoom),
          ...lines(say("closed", "闭室", "閉室"), closedRoom),
        ],
      },
      { at: "F7", rows: [["=DESK.BRIDGESCORE(C7:C26,E7:E26,B4,D7:D26)", "=DESK.XIMP(F7:F26,F4)"]] },
      {
        at: "I6",
        rows: [
          [
            say("Match", "比赛桌", "比賽桌"),
            say("Open NS", "开室南北", "開室南北"),
            say("Closed NS", "闭室南北", "閉室南北"),
            say("Home", "主队", "主隊"),
          ],
          ["=A7:A16", "=G7:G16", "=G17:G26", "=J7:J16-K7:K16"],
        ],
      },
      {
        at: "I18",
        rows: column(
          say(
            "Home sits North-South in the open room, away in the closed.",
            "主队开室坐南北，客队闭室坐南北。",
            "主隊開室坐南北，客隊閉室坐南北。"
          ),
          say(
            "Match 10: (-2) - (+12) = -14.",
            "第 10 桌：(-2) - (+12) = -14。",
            "第 10 桌：(-2) - (+12) = -14。"
          )
        ),
      },
    ],
    formats: [
      ["A1", look.title],
      ["A2", look.note],
      ["A4:F4", { bold: true }],
      ["B4", look.typed],
      ["F4", look.result],
      ["A6:G6", look.heading],
      ["I6:L6", look.heading],
      ["A7:B26", look.centred],
      ["C7:E26", { ...look.typed, ...look.centred }],
      ["E7:E26", { numberFormat: "+0;-0;0" }],
      ["G7:G26", { ...look.result, numberFormat: "+0;-0;0" }],
      ["I7:I16", look.centred],
      ["J7:L16", { numberFormat: "+0;-0;0" }],
      ["L7:L16", look.result],
      ["I18:I19", look.note],
    ],
  };
}
