import type { Locale } from "./locale";

/** What the log says of a step, with places for numbers and names. */
export interface LogWords {
  readonly version: string;
  readonly tables: string;
  readonly bye: string;
  readonly triangle: string;
  readonly seed: string;
  /** What differs from the rule: the setting's name and its value. */
  readonly option: string;
  readonly fixed: string;
  readonly atTable: string;
  readonly again: string;
  readonly byHand: string;
  readonly sidesByHand: string;
  readonly entrants: string;
  readonly entrant: string;
  readonly lastRound: string;
  /** Between the parts of a line, and between the items of one part. */
  readonly between: string;
  readonly comma: string;
}

/** The words of the log, in the language of the event. */
export const LOG_WORDS: Readonly<Record<Locale, LogWords>> = {
  en: {
    version: "version {version}",
    tables: "{count} tables",
    bye: "bye {number}",
    triangle: "triangle {numbers}",
    seed: "seed {seed}",
    option: "{name}: {value}",
    fixed: "fixed by the director: {text}",
    atTable: "{number} at table {table}",
    again: "have met before: {text}",
    byHand: "paired by the director: {hand}, instead of {engine}",
    sidesByHand: "tables or sides changed by the director",
    entrants: "{count} entrants: {numbers}",
    entrant: "{number} {name}",
    lastRound: "last round {round}",
    between: "; ",
    comma: ", ",
  },
  "zh-CN": {
    version: "版本 {version}",
    tables: "{count} 台",
    bye: "轮空 {number}",
    triangle: "三角赛 {numbers}",
    seed: "种子数 {seed}",
    option: "{name}：{value}",
    fixed: "裁判长指定：{text}",
    atTable: "{number} 在 {table} 台",
    again: "重遇：{text}",
    byHand: "裁判长改为 {hand}，原编排为 {engine}",
    sidesByHand: "裁判长改了台次或主客",
    entrants: "{count} 队：{numbers}",
    entrant: "{number} {name}",
    lastRound: "最后一轮 {round}",
    between: "；",
    comma: "、",
  },
  "zh-TW": {
    version: "版本 {version}",
    tables: "{count} 桌",
    bye: "輪空 {number}",
    triangle: "三角賽 {numbers}",
    seed: "種子數 {seed}",
    option: "{name}：{value}",
    fixed: "裁判長指定：{text}",
    atTable: "{number} 在 {table} 桌",
    again: "重遇：{text}",
    byHand: "裁判長改為 {hand}，原編排為 {engine}",
    sidesByHand: "裁判長改了桌次或主客",
    entrants: "{count} 隊：{numbers}",
    entrant: "{number} {name}",
    lastRound: "最後一輪 {round}",
    between: "；",
    comma: "、",
  },
};
