// A small event, played by clicking and typing: what `npm run pictures` takes pictures of.

const EVENTS = {
  "en-US": {
    title: "City Teams 2026",
    list: [
      "Harbour\tYacht Club\t92",
      "Old Mill\tTown BC\t88",
      "North Gate\tTown BC\t85",
      "The Squeezers\tUniversity\t83",
      "Red Lion\tRed Lion BC\t80",
      "Seven Clubs\tRed Lion BC\t76",
      "Riverside\tRiverside BC\t75",
      "Late Entry\tUniversity\t71",
      "Hill Top\tHill BC\t66",
      "Four Seasons\tHill BC\t62",
      "Double Dummies\tYacht Club\t60",
      "Slow Players\tRiverside BC\t54",
      "First Timers\tTown BC\t40",
    ],
    round: "Round {round}",
    heads: ["Home IMPs", "Away IMPs", "Result"],
    late: "late",
    whyMoved: "Asked for by vugraph",
    whyCorrected: "Score slip misread",
    standings: "Standings",
    pairings: "Round 3 pairings",
    homeVp: "Home VP",
  },
  "zh-CN": {
    title: "城市杯 2026",
    list: [
      "海港\t海港桥社\t92",
      "老磨坊\t城区桥协\t88",
      "北门\t城区桥协\t85",
      "紧逼\t大学\t83",
      "红狮\t红狮桥社\t80",
      "七梅\t红狮桥社\t76",
      "河畔\t河畔桥社\t75",
      "迟到\t大学\t71",
      "山顶\t山桥社\t66",
      "四季\t山桥社\t62",
      "双明手\t海港桥社\t60",
      "长考\t河畔桥社\t54",
      "新手\t城区桥协\t40",
    ],
    round: "第{round}轮",
    heads: ["主队 IMP", "客队 IMP", "结果"],
    late: "补赛",
    whyMoved: "转播需要",
    whyCorrected: "记分单抄错",
    standings: "名次",
    pairings: "第3轮对阵表",
    homeVp: "主队 VP",
  },
};

/** IMPs of home and away by match, round by round; the last line of a round's sheet is the bye. */
const RESULTS = [
  ["41 18", "30 33", "52 20", "27 27", "38 21", "19 44"],
  ["35 22", "18 40", "29 26", "47 31", "24 39", "33 30"],
  ["26 31", "44 12", "37 37", "20 28", "31 16", "22 50"],
].map((round) => round.map((match) => match.split(" ")));
/** Round 3 while it is played: one side is missing, one is below 0, one match is late, one to come. */
const BEGUN = [["26", "31"], ["44"], ["37", "-5"], ["20", "28"], ["31", "16"]];

/**
 * Plays three rounds in the pane and on the sheets, from set-up to the wall, and hands the workbook on.
 *
 * @param take Takes pictures: `ofPane(name, guide)`, `ofSheet(name, sheet, cell)`.
 */
export async function playEvent(page, pane, language, take) {
  const event = EVENTS[language];
  const sheet = (round) => event.round.replace("{round}", round);
  const type = (round, results) => typeResults(page, sheet(round), event.heads, results);
  const step = (place) => pane.click(`.steps li:nth-child(${place}) button`);

  await pane.click(".pages button:first-child");
  await pane.fill("#title", event.title);
  await pane.fill("#expected", String(event.list.length));
  await pane.fill("#rounds", "5");
  await pane.fill("#seed", "2026");
  await take.ofPane("set-up");
  await pane.click("form .primary");
  await pane.fill("#list", event.list.join("\n"));
  await take.ofPane("entrants");
  await pane.click(".recognised ~ .buttons button");
  await pane.waitForSelector(".tables");

  for (const [played, results] of RESULTS.slice(0, 2).entries()) {
    await post();
    await type(played + 1, results);
  }
  await step(3);
  await pane.waitForSelector(".tables");
  await take.ofPane("pair");
  for (const place of [1, 3]) await pane.locator(".tables .team").nth(place).click();
  await pane.click(".tools .buttons button:first-child");
  await pane.fill("#reason", event.whyMoved);
  await take.ofPane("change");
  await pane.click(".differences > .buttons button");

  await post();
  await type(3, [...BEGUN, ["", "", event.late]]);
  await pane.waitForSelector("h3.wrong");
  await take.ofPane("results");
  await take.ofSheet("round-sheet", sheet(3), "H8");
  await type(3, [...RESULTS[2].slice(0, 5), [...RESULTS[2][5], ""]]);
  await type(2, [["14"]]);
  await pane.waitForSelector(".replayed");
  await pane.fill("#hand-reason", event.whyCorrected);
  await pane.click(".replayed summary");
  await take.ofPane("correction");

  await step(5);
  await pane.waitForSelector(".standings");
  await take.ofPane("standings");
  await take.ofSheet("standings-sheet", event.standings, "A4");
  await pane.click(".wall button:first-child");
  await pane.waitForSelector(".status .notice:not(:empty)");
  await take.ofSheet("wall-sheet", event.pairings, "A1");

  await pane.click(".pages button:nth-child(2)");
  await pane.waitForSelector(".guide");
  await take.ofPane("page", "sharing");
  await pane.click(".guide button");
  await pane.waitForSelector(".guide .primary");
  await take.ofPane("frozen", "sharing");
  await pane.click(".guide .primary");
  await pane.waitForSelector(".part .primary");
  await typeResults(page, sheet(1), [event.homeVp], [["20"]]);
  await pane.click(".part .primary");
  await pane.waitForSelector(".counts");
  await take.ofPane("verified", "sharing");

  async function post() {
    await step(3);
    await pane.click(".bar .primary");
    await pane.waitForSelector('.steps li:nth-child(4) [aria-current="page"]');
  }
}

/** Types into a round's sheet, from its first match down: what stands under each of the headings. */
function typeResults(page, sheet, headings, results) {
  return page.evaluate(
    async ([sheet, headings, results]) => {
      const { workbench } = window;
      await workbench.calculated();
      const cells = workbench.read(`'${sheet}'!A1:R10`);
      const texts = cells.map((line) => line.map(({ value }) => value));
      const top = texts.findIndex((line) => line.includes(headings[0]));
      for (const [match, typed] of results.entries())
        for (const [i, text] of typed.entries()) {
          const column = String.fromCharCode(65 + texts[top].indexOf(headings[i]));
          workbench.type(`'${sheet}'!${column}${top + 2 + match}`, text);
        }
      await workbench.calculated();
    },
    [sheet, headings, results]
  );
}
