import { column, look, type SampleCell, type SampleSheet, type Say } from "./sheet";

/** Made-up pairs of four teams: XIMPs, boards, and the opposing pairs they met. */
const pairs: readonly (readonly [ximps: number, boards: number, met: readonly number[]])[] = [
  [41, 48, [3, 4, 5, 7]],
  [-12, 32, [3, 5, 8]],
  [28, 48, [1, 2, 6, 8]],
  [-31, 32, [1, 5, 7]],
  [17, 48, [1, 2, 4, 8]],
  [9, 32, [3, 7, 8]],
  [-46, 48, [1, 4, 6]],
  [-6, 48, [2, 3, 5, 6]],
];
const first = 6;
const last = first + pairs.length - 1;
const mostMet = 4;

/** A Butler list: Butler, average opponent, corrected Butler, and the list in its order. */
export function butlerSheet(say: Say): SampleSheet {
  const pair = (i: number) => `${String.fromCharCode(65 + Math.floor(i / 2))}${(i % 2) + 1}`;
  return {
    name: "Butler",
    widths: [60, 70, 70, 70, 90, 90, 110, 30, 60, 60, 60, 60, 30, 70, 70, 70, 70],
    frozenRows: 5,
    blocks: [
      {
        at: "A1",
        rows: column(
          say("Butler list", "Butler 排名表", "Butler 排名表"),
          say(
            "The figures are made up. Butler is XIMPs a board, AOB the average Butler of the opponents, corrected Butler their sum.",
            "数字为虚构。Butler 为每副 ximp，AOB 为所遇对手 Butler 的平均，两者之和为修正 Butler。",
            "數字為虛構。Butler 為每副 ximp，AOB 為所遇對手 Butler 的平均，兩者之和為修正 Butler。"
          ),
          say(
            "Such lists are sorted but carry no ranks.",
            "这种表只排序，不列名次。",
            "這種表只排序，不列名次。"
          )
        ),
      },
      {
        at: "A5",
        rows: [
          [
            say("No.", "编号", "編號"),
            say("Pair", "对子", "對子"),
            "XIMP",
            say("Boards", "副数", "副數"),
            "Butler",
            "AOB",
            say("Corrected", "修正 Butler", "修正 Butler"),
            null,
            say("Opponents met", "所遇对手", "所遇對手"),
            null,
            null,
            null,
            null,
            say("Their Butlers", "对手的 Butler", "對手的 Butler"),
          ],
          ...pairs.map(([ximps, boards, met], i): SampleCell[] => {
            const row = first + i;
            return [
              i + 1,
              pair(i),
              ximps,
              boards,
              `=DESK.BUTLER(C${row},D${row})`,
              `=DESK.AOB(N${row}:Q${row})`,
              `=DESK.CORRECTEDBUTLER(E${row},F${row})`,
              null,
              ...Array.from({ length: mostMet }, (_, m) => met[m] ?? null),
              null,
              ...met.map((_, m) => `=INDEX($E$${first}:$E$${last},${"IJKL"[m]}${row})`),
            ];
          }),
        ],
      },
      {
        at: `A${last + 2}`,
        rows: [
          [say("Sorted by corrected Butler", "按修正 Butler 排序", "按修正 Butler 排序")],
          [
            null,
            say("Pair", "对子", "對子"),
            "XIMP",
            say("Boards", "副数", "副數"),
            "Butler",
            "AOB",
            say("Corrected", "修正 Butler", "修正 Butler"),
          ],
          [null, `=SORTBY(B${first}:G${last},G${first}:G${last},-1)`],
        ],
      },
    ],
    formats: [
      ["A1", look.title],
      ["A2:A3", look.note],
      ["A5:G5", look.heading],
      ["I5:L5", { ...look.heading, horizontalAlignment: "Left" }],
      ["N5:Q5", { ...look.heading, horizontalAlignment: "Left" }],
      [`A${first}:B${last}`, look.centred],
      [`B${first}:D${last}`, look.typed],
      [`I${first}:L${last}`, { ...look.typed, ...look.centred }],
      [`E${first}:G${last}`, { numberFormat: "0.000" }],
      [`G${first}:G${last}`, look.result],
      [`N${first}:Q${last}`, { numberFormat: "0.000" }],
      [`A${last + 2}`, look.section],
      [`B${last + 3}:G${last + 3}`, look.heading],
      [`B${last + 4}:B${last + 11}`, look.centred],
      [`E${last + 4}:G${last + 11}`, { numberFormat: "0.000" }],
      [`G${last + 4}:G${last + 11}`, look.result],
    ],
  };
}
