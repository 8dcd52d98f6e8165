import { column, look, type SampleCell, type SampleSheet, type Say } from "./sheet";

/**
 * The xiangqi article's nine players, round by round: side (r, b) and result (W, D, L).
 */
const games: readonly string[] = [
  "bW rW bL rW bW rD bD rW bW rD bD",
  "bD rL bL rW bW rD bW rW rW bW rW",
  "bD rW rW bD rW rW bW bL rL rW bD",
  "rD bW rW bW rW bD rL bD rD bW rD",
  "bW rD bD rD bW rD bD rW bW bD rD",
  "bD rD bW rD bD rD bD rW bW rD bD",
  "bD rD bD rW bD rW bD rW bW bD rD",
  "bD rD bD rD bD rD bD rD bW rW bW",
  "bW rD bW rD bD rW bD rD bD rD bD",
];
const rounds = 11;
const players = games.length;

const systems = [
  { top: 18, system: "difference", values: "1.9 / 2.1" },
  { top: 30, system: "ratio", values: "1.7 / 2.3" },
  { top: 42, system: "plain", values: "2 / 2" },
] as const;

/** Nine players over eleven rounds: results, the scores of three systems, totals and 累进分. */
export function xiangqiSheet(say: Say): SampleSheet {
  const names = {
    difference: say("By difference", "差额法", "差額法"),
    ratio: say("By ratio", "比值法", "比值法"),
    plain: say("Plain", "传统", "傳統"),
  };
  const words: Record<string, string> = {
    r: say("red ", "红", "紅"),
    b: say("black ", "黑", "黑"),
    W: say("W", "胜", "勝"),
    D: say("D", "和", "和"),
    L: say("L", "负", "負"),
  };
  const roundNumbers = Array.from({ length: rounds }, (_, i) => i + 1);
  const player = say("Player", "棋手", "棋手");
  return {
    name: say("Xiangqi", "象棋", "象棋"),
    widths: [76, ...roundNumbers.map(() => 62), 76, 96],
    frozenRows: 5,
    blocks: [
      {
        at: "A1",
        rows: column(
          say(
            "Xiangqi: red and black wins weighed",
            "象棋：红胜与黑胜的分值",
            "象棋：紅勝與黑勝的分值"
          ),
          say(
            'Type a game as one text, such as "red W", "black D", 红胜 or 后负. Red moves first and wins more often: a win with black counts more.',
            "每局写成一个词，如 红胜、黑和、后负。红方先走、胜率较高，黑胜分值较高。",
            "每局寫成一個詞，如 紅勝、黑和、後負。紅方先走、勝率較高，黑勝分值較高。"
          ),
          say(
            "The progressive score (累进分) is the sum of the running totals.",
            "累进分是各轮累计分之和。",
            "累進分是各輪累計分之和。"
          )
        ),
      },
      {
        at: "A5",
        rows: [
          [player, ...roundNumbers],
          ...games.map((line, i): SampleCell[] => [
            `P${i + 1}`,
            ...line.split(" ").map(([side = "", result = ""]) => `${words[side]}${words[result]}`),
          ]),
        ],
      },
      ...systems.map(({ top, system, values }) => ({
        at: `A${top - 1}`,
        rows: [
          [`${names[system]} (${values})`],
          [
            player,
            ...roundNumbers,
            say("Total", "总分", "總分"),
            say("Progressive", "累进分", "累進分"),
          ],
          ...games.map((_, i): SampleCell[] => {
            const row = top + 1 + i;
            return [
              `P${i + 1}`,
              i === 0 ? `=DESK.XQSCORE(B6:L14,,"${system}")` : null,
              ...roundNumbers.slice(1).map(() => null),
              `=SUM(B${row}:L${row})`,
              `=DESK.PROGRESSIVE(B${row}:L${row})`,
            ];
          }),
        ],
      })),
    ],
    formats: [
      ["A1", look.title],
      ["A2:A3", look.note],
      ["A5:L5", look.heading],
      ["A6:A14", look.centred],
      ["B6:L14", { ...look.typed, ...look.centred }],
      ...systems.flatMap(({ top }): SampleSheet["formats"] => [
        [`A${top - 1}`, look.section],
        [`A${top}:N${top}`, look.heading],
        [`A${top + 1}:A${top + players}`, look.centred],
        [`B${top + 1}:N${top + players}`, { numberFormat: "0.0", ...look.centred }],
        [`M${top + 1}:N${top + players}`, look.result],
      ]),
    ],
  };
}
