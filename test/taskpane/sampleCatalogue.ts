import type { Catalogue } from "../../src/taskpane/catalogue";

/** A small catalogue: three functions of two groups, with the texts that searches look for. */
export const SAMPLE: Catalogue = {
  namespace: "DESK",
  functions: [
    {
      name: "VULNERABILITY",
      group: "boards",
      examples: [{ formula: "=DESK.VULNERABILITY(16)", result: "EW" }],
      text: {
        en: {
          summary: "The vulnerability of a board.",
          details: "",
          parameters: [
            { name: "board", description: "The board number, from 1.", optional: false },
          ],
          result: "None, NS, EW or All.",
          rule: "Law 2 of the Laws of Duplicate Bridge 2017.",
        },
        "zh-CN": {
          summary: "一副牌的局况。",
          details: "",
          parameters: [{ name: "牌号", description: "牌号，从 1 开始。", optional: false }],
          result: "None、NS、EW 或 All。",
          rule: "《复式桥牌规则》2017 第 2 条。",
        },
        "zh-TW": {
          summary: "一副牌的身價。",
          details: "",
          parameters: [{ name: "牌號", description: "牌號，從 1 開始。", optional: false }],
          result: "None、NS、EW 或 All。",
          rule: "《複式橋牌規則》2017 第 2 條。",
        },
      },
    },
    {
      name: "VP",
      group: "teams",
      examples: [
        { formula: "=DESK.VP(20, 16)", result: "15" },
        { formula: '=DESK.VP(11, 16, "WBF-D")', result: "13" },
      ],
      text: {
        en: {
          summary: "Victory points of the side whose IMP margin is given.",
          details: "A margin in fractions is first rounded to whole IMPs.",
          parameters: [
            {
              name: "imps",
              description: "The IMP margin, positive for a win.",
              optional: false,
            },
            { name: "boards", description: "Boards in the match.", optional: false },
            { name: "scale", description: "WBF, WBF-D or ACBL20.", optional: true },
          ],
          result: "VPs, exact to the last digit the scale prints.",
          rule: "World Bridge Federation scales of 2013.",
        },
        "zh-CN": {
          summary: "已知净胜 IMP 一方的胜利分。",
          details: "带小数的净胜先四舍五入到整数 IMP。",
          parameters: [
            { name: "净胜IMP", description: "净胜的 IMP，胜方为正。", optional: false },
            { name: "副数", description: "一场比赛的副数。", optional: false },
            { name: "分制", description: "WBF、WBF-D 或 ACBL20。", optional: true },
          ],
          result: "VP，到分制印出的最后一位。",
          rule: "世界桥牌联合会 2013 年换算表。",
        },
        "zh-TW": {
          summary: "已知淨勝 IMP 一方的勝利分。",
          details: "帶小數的淨勝先四捨五入到整數 IMP。",
          parameters: [
            { name: "淨勝IMP", description: "淨勝的 IMP，勝方為正。", optional: false },
            { name: "副數", description: "一場比賽的副數。", optional: false },
            { name: "分制", description: "WBF、WBF-D 或 ACBL20。", optional: true },
          ],
          result: "VP，到分制印出的最後一位。",
          rule: "世界橋牌聯合會 2013 年換算表。",
        },
      },
    },
    {
      name: "VPTABLE",
      group: "teams",
      examples: [{ formula: "=ROWS(DESK.VPTABLE(16))", result: "50" }],
      text: {
        en: {
          summary: "The table from IMPs to VPs, to print.",
          details: "",
          parameters: [],
          result: "Four columns.",
          rule: "World Bridge Federation scales of 2013.",
        },
        "zh-CN": {
          summary: "IMP 换算 VP 的表。",
          details: "",
          parameters: [],
          result: "四列。",
          rule: "世界桥牌联合会 2013 年换算表。",
        },
        "zh-TW": {
          summary: "IMP 換算 VP 的表。",
          details: "",
          parameters: [],
          result: "四欄。",
          rule: "世界橋牌聯合會 2013 年換算表。",
        },
      },
    },
  ],
};
