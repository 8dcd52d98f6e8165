import { butlerSheet } from "./butler";
import { datumSheet } from "./datum";
import { matchSheet } from "./match";
import { neubergSheet } from "./neuberg";
import type { SampleSheet, Say } from "./sheet";
import { startSheet } from "./start";
import { victoryPointsSheet } from "./victoryPoints";
import { xiangqiSheet } from "./xiangqi";

/** The sample workbook: the examples of the articles, live. */
export function sampleWorkbook(language: "en-US" | "zh-CN" | "zh-TW"): SampleSheet[] {
  const say: Say = (english, simplified, traditional) =>
    ({ "en-US": english, "zh-CN": simplified, "zh-TW": traditional })[language];
  const sheets = [
    neubergSheet,
    datumSheet,
    butlerSheet,
    xiangqiSheet,
    victoryPointsSheet,
    matchSheet,
  ].map((make) => make(say));
  return [
    startSheet(
      say,
      sheets.map(({ name }) => name)
    ),
    ...sheets,
  ];
}
