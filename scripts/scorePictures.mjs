// A round of team matches scored board by board, and a pairs event: what `npm run pictures` takes pictures of.

const EVENTS = {
  "en-US": {
    title: "City Teams 2026",
    list: ["Harbour", "Old Mill", "North Gate", "The Squeezers", "Red Lion", "Seven Clubs"],
    more: ["Riverside", "Late Entry"],
    heads: "Table\tRoom\tBoard\tContract\tBy\tResult",
    rooms: ["open", "closed"],
    sheets: { results: "Results", lineups: "Line-ups", datum: "Datum 1", ranking: "Ranking" },
    surnames: ["Allen", "Baker", "Clark", "Dixon", "Evans", "Foster", "Green", "Hill"],
    firsts: ["Ann", "Bob", "Cleo", "Dan"],
    nameOf: (first, surname) => `${first} ${surname}`,
  },
  "zh-CN": {
    title: "城市杯 2026",
    list: ["海港", "老磨坊", "北门", "紧逼", "红狮", "七梅"],
    more: ["河畔", "迟到"],
    heads: "台号\t室\t牌号\t定约\t庄家\t结果",
    rooms: ["开室", "闭室"],
    sheets: { results: "结果", lineups: "出场表", datum: "第1轮 Datum", ranking: "名次" },
    surnames: ["王", "李", "张", "刘", "陈", "杨", "赵", "黄"],
    firsts: ["伟", "芳", "敏", "强"],
    nameOf: (first, surname) => `${surname}${first}`,
  },
};

const TABLES = 4;
/** What was played of each board: any of these, by table and room. */
const PLAYED = [
  ["4S N =", "4S N +1", "3NT N -1", "4S S ="],
  ["3NT E =", "3NT W +1", "2NT E +2", "3NT E -2"],
  ["2H S +1", "3D W -1", "4H S -2", "2H S ="],
  ["6C W =", "5C W +1", "6C E -1", "3NT E +3"],
  ["1NT N =", "2S E +1", "1NT N -1", "2H S -1"],
  ["4HX S -2", "4S W =", "5H S -3", "4S W +1"],
  ["3NT S +2", "3NT N +1", "4S N =", "6NT S -2"],
  ["2C E +1", "2S N =", "3C W -1", "PASS"],
].map((results) => results.map((result) => result.split(" ")));

/** A score sheet misread: no contract has eight tricks over the book. */
const MISREAD = ["8S", "N", "="];

/**
 * Plays a round of team matches board by board.
 *
 * @param take Takes pictures: `ofPane(name, guide)`, `ofSheet(name, sheet, cell, guide)`.
 */
export async function playScores(page, pane, language, take) {
  const event = EVENTS[language];
  const guide = "scoring";
  await withoutSheet(pane, "Butler");
  await pane.click(".pages button:first-child");
  await pane.fill("#title", event.title);
  await pane.fill("#expected", "8");
  await pane.fill("#rounds", "3");
  await pane.fill("#boards", String(PLAYED.length));
  await pane.click("form .primary");
  await pane.fill("#list", [...event.list, ...event.more].join("\n"));
  await pane.click(".recognised ~ .buttons button");
  await pane.waitForSelector(".tables");
  await pane.click(".bar .primary");
  await pane.waitForSelector('.steps li:nth-child(4) [aria-current="page"]');

  await pane.click(".score-sheets summary");
  await pane.selectOption("#halves", "2");
  await pane.click(".score-sheets .buttons button");
  await idle(pane, ".score-sheets");
  await pane.click(".score-sheets summary");

  await pane.click(".paste > summary");
  await pane.fill("#paste", pasted(event, MISREAD));
  await pane.waitForSelector(".paste .problems");
  await take.ofPane("paste", guide);
  await pane.fill("#paste", pasted(event));
  await pane.waitForSelector(".paste .buttons .primary");
  await pane.click(".paste .buttons .primary");
  await idle(pane, ".butler");
  await pane.click(".paste > summary");
  await typeLineups(page, event);
  await take.ofSheet("results-sheet", event.sheets.results, "G5", guide);
  await take.ofSheet("datum", event.sheets.datum, "A4", guide);

  await pane.click(".butler > summary");
  // What was typed a moment ago may not have been read yet: then nothing is written.
  do {
    await pane.click(".butler .buttons button");
    await idle(pane, ".butler");
  } while (await pane.$(".status[data-trouble]"));
  await page.evaluate(() => window.workbench.calculated());
  await take.ofSheet("butler", "Butler", "A4", guide);
  await pane.click(".butler > summary");
  await pane.click(".pair-bars > summary");
  await pane.click(".pair-bars .buttons button");
  await pane.waitForSelector("#bars-pair");
  await take.ofPane("bars", guide);
}

/** The sample workbook has a sheet with the name of one that is made here. */
const withoutSheet = (pane, name) =>
  pane.evaluate(
    (name) =>
      window.Excel.run(async (context) => {
        context.workbook.worksheets.getItemOrNullObject(name).delete();
        await context.sync();
      }),
    name
  );

/** Waits until what was asked for is done, and the fold's button can be pressed again. */
const idle = (pane, fold) =>
  pane.waitForSelector(`${fold} .buttons button:not([aria-disabled])`, { state: "attached" });

/** Sets up the sample of pairs events. */
export async function playPairs(page, pane, language, take) {
  const { sheets } = EVENTS[language];
  await pane.click(".pages button:first-child");
  await pane.selectOption("#kind", "pairs");
  await pane.click(".pairs-sample summary");
  await pane.click(".pairs-sample button");
  await pane.waitForSelector(".standings");
  await page.evaluate(() => window.workbench.calculated());
  await take.ofSheet("ranking", sheets.ranking, "A4", "pairs");
}

/** The score sheets of all tables as another program would give them. */
function pasted(event, misread) {
  const lines = Array.from({ length: TABLES * 2 }, (_, sheet) => {
    const [table, room] = [Math.floor(sheet / 2) + 1, event.rooms[sheet % 2]];
    return PLAYED.map((results, board) => {
      const isMisread = misread && sheet === 3 && board === 4;
      const played = isMisread ? misread : results[(sheet * 3 + board * (table + 1)) % 4];
      return [table, room, board + 1, ...played].join("\t");
    });
  });
  return [event.heads, ...lines.flat()].join("\n");
}

/** Four people a team: two in each room; after half of the boards the guests change rooms. */
async function typeLineups(page, { sheets, surnames, firsts, nameOf }) {
  await page.evaluate(
    async ([lineups, names]) => {
      const { workbench } = window;
      const cells = workbench.read(`'${lineups}'!A1:J30`);
      const texts = cells.map((line) => line.map(({ value }) => value));
      const top = texts.findIndex(
        (line) => line.filter((text) => text !== null && text !== "").length > 5
      );
      const first =
        texts[top].length -
        texts[top]
          .slice()
          .reverse()
          .findIndex((text) => text) -
        4;
      for (let row = top + 1; row < texts.length && texts[row][0]; row++)
        for (let seat = 0; seat < 4; seat++) {
          const people = names[(row - top - 1) % names.length];
          workbench.type(
            `'${lineups}'!${String.fromCharCode(65 + first + seat)}${row + 1}`,
            people[seat]
          );
        }
      await workbench.calculated();
    },
    [sheets.lineups, seats(surnames, firsts, nameOf)]
  );
}

/** North, South, East, West: by table, half and room. */
function seats(surnames, firsts, nameOf) {
  return Array.from({ length: TABLES }, (_, table) => {
    const pair = (team, second) =>
      [0, 1].map((one) => nameOf(firsts[one + (second ? 2 : 0)], surnames[table * 2 + team]));
    return [false, true].flatMap((isLater) => [
      [...pair(0, false), ...pair(1, isLater)],
      [...pair(1, !isLater), ...pair(0, true)],
    ]);
  }).flat();
}
