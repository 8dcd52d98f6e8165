import fc from "fast-check";
import { type BoardsTextOptions, parseBoardsText } from "../../src/formats/boardsText";
import type { PastedColumn } from "../../src/formats/boardColumns";
import { EVERY_RESULT } from "../fixtures/everyContract";
import { JUST_MADE } from "../fixtures/law77";

/** Headings as a workbook has them in its languages; written here by hand. */
const WORDS: Pick<BoardsTextOptions, "headings" | "rooms"> = {
  headings: [
    { round: "Round", table: "Table", room: "Room", board: "Board", ns: "NS", ew: "EW" },
    { section: "Section", contract: "Contract", by: "By", result: "Result", score: "Score" },
    { round: "轮次", table: "台号", room: "室", board: "牌号", ns: "南北", ew: "东西" },
    { contract: "定约", by: "庄家", result: "结果", score: "南北得分", remark: "备注" },
    { round: "輪次", table: "桌號", room: "室", board: "牌號", ns: "南北", ew: "東西" },
    { contract: "合約", by: "莊家", result: "結果", score: "南北得分", remark: "備註" },
    { remark: "Remark" },
  ],
  rooms: [
    { open: "open", closed: "closed" },
    { open: "开室", closed: "闭室" },
    { open: "開室", closed: "閉室" },
  ],
};

type Options = Partial<BoardsTextOptions>;
const read = (text: string, options: Options = {}) =>
  parseBoardsText(text, { ...WORDS, ...options });
const lines = (...all: string[]) => all.join("\n");
const codes = (text: string, options: Options = {}) =>
  read(text, options).problems.map(({ line, column, code }) => [line, column, code]);

const HEAD = "Round\tTable\tRoom\tBoard\tNS\tEW\tContract\tBy\tResult\tScore\tRemark";
/** One line of a whole table; the cells named are written over. */
const GOOD = {
  ...{ Round: "1", Table: "3", Room: "open", Board: "1", NS: "5", EW: "6" },
  ...{ Contract: "4S", By: "N", Result: "+1", Score: "450", Remark: "" },
};
const oneLine = (cells: Partial<typeof GOOD>) =>
  `${HEAD}\n${Object.values({ ...GOOD, ...cells }).join("\t")}`;
const ROW = {
  ...{ line: 2, section: "", round: 1, table: 3, room: "open", board: 1, ns: 5, ew: 6 },
  ...{ contract: "4S", by: "N", result: "+1", score: 450, remark: "" },
};

describe("points beside a remark that gives another score", () => {
  const beside = (cells: Partial<typeof GOOD>) => read(oneLine(cells));
  const none = { Contract: "", By: "", Result: "" };

  test("the score of a kept contract, and what the remark gives, stand there", () => {
    expect(beside({ Remark: "A60/40" }).rows).toMatchObject([{ score: 450, remark: "A60/40" }]);
    const same = beside({ ...none, Remark: "100% 450" });
    expect(same.rows).toMatchObject([{ score: 450, remark: "100% 450" }]);
  });

  test("a 0 that programs write where nothing was scored is none", () => {
    const { rows, problems } = beside({ ...none, Score: "0", Remark: "Not played" });
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ score: null, remark: "Not played" }]);
  });
});

describe("where columns and cells are", () => {
  test("a whole table is read as it will stand in the table of results", () => {
    const { rows, problems, columns, headingLine, skipped } = read(oneLine({}));
    expect(rows).toEqual([ROW]);
    expect(problems).toEqual([]);
    expect(skipped).toEqual([]);
    expect(headingLine).toBe(1);
    expect(columns[8]).toEqual({ heading: "Result", example: "+1", column: "result" });
  });

  test.each([
    ["semicolons", ";"],
    ["commas", ","],
    ["Chinese commas", "，"],
    ["Chinese semicolons", "；"],
  ])("a table with %s is read alike", (_, separator) => {
    expect(read(oneLine({}).replaceAll("\t", separator)).rows).toEqual([ROW]);
  });

  test.each([
    ["Windows", "\r\n"],
    ["old Mac", "\r"],
  ])("line ends of %s count as one line", (_, end) => {
    const text = [HEAD, "", Object.values(GOOD).join("\t"), ""].join(end);
    expect(read(text).rows).toEqual([{ ...ROW, line: 3 }]);
  });

  test.each([
    ["轮次\t台号\t室\t牌号\t南北\t东西\t定约\t庄家\t结果\t南北得分\t备注"],
    ["輪次\t桌號\t室\t牌號\t南北\t東西\t合約\t莊家\t結果\t南北得分\t備註"],
  ])("headings in Chinese are known: %s", (head) => {
    const text = `${head}\n1\t3\t开室\t1\t5\t6\t4黑桃\t北\t超1\t450\t`;
    expect(read(text).rows).toEqual([ROW]);
  });

  test.each(["open", "Open Room", "开室", "開室", "O", "1"])("%s is the open room", (Room) => {
    expect(read(oneLine({ Room })).rows).toEqual([ROW]);
  });

  test.each(["closed", "闭室", "閉室", "c", "2"])("%s is the closed room", (Room) => {
    expect(read(oneLine({ Room })).rows).toMatchObject([{ room: "closed" }]);
  });

  test("cells may be in quotes, with separators, quotes and line ends in them", () => {
    const text = lines(
      '"Board","NS","EW","Contract","By","Result","Remark","Note"',
      '1,5,6,4S,N,"+1","","said ""no"",',
      'then left"',
      '2,5,6,3NT,E,=,"not in datum",'
    );
    const { rows, problems } = read(text);
    expect(problems).toEqual([]);
    expect(rows.map(({ line, board, remark }) => [line, board, remark])).toEqual([
      [2, 1, ""],
      [4, 2, "not in datum"],
    ]);
  });

  test("a quote that is not closed is told, and does not swallow the lines below", () => {
    const text = lines("Board;NS;EW;Contract;By;Result", '1;5;6;"4S;N;=', "2;7;8;3NT;E;=");
    expect(codes(text)).toContainEqual([2, null, "quote"]);
    expect(read(text).rows).toMatchObject([{ board: 2 }]);
  });

  test("a first line that names the separator, and a byte order mark, are no lines of the table", () => {
    const text = "\uFEFFsep=;\r\nBoard;NS;EW;Contract;By;Result\r\n1;5;6;4S;N;=";
    expect(read(text).rows).toMatchObject([{ line: 3, board: 1 }]);
  });

  test("a title above the headings and headings that come again are passed over, and told", () => {
    const text = lines("Club night", "", HEAD, Object.values(GOOD).join("\t"), HEAD);
    const { rows, headingLine, skipped } = read(text);
    expect(rows).toEqual([{ ...ROW, line: 4 }]);
    expect(headingLine).toBe(3);
    expect(skipped).toEqual([{ line: 5, why: "headings" }]);
  });

  test("a spreadsheet's ways to keep a text a text are no part of it", () => {
    const text = lines("Board,NS,EW,Contract,By,Result", '1,5,6,4S,N,"=""+1"""', "2,5,6,4S,N,'=");
    expect(read(text).rows.map(({ result }) => result)).toEqual(["+1", "="]);
  });

  test("columns that are not understood are named with what stands in them", () => {
    const { columns } = read("Board\tNS\tEW\tContract\tBy\tResult\tLead\n1\t5\t6\t4S\tN\t=\tHK");
    expect(columns.filter(({ column }) => column === null)).toEqual([
      { heading: "Lead", example: "HK", column: null },
    ]);
  });

  test("two columns of one heading are both left alone until it is said which is meant", () => {
    const text = "Board\tNS\tEW\tContract\tBy\tTricks\tNS\tEW\n1\t5\t6\t4S\tN\t10\t420\t";
    const { rows, problems } = read(text);
    expect(rows).toEqual([]);
    expect(problems.map(({ column, code }) => [column, code])).toEqual([
      ["ns", "columnTwice"],
      ["ew", "columnTwice"],
    ]);
    const columns: (PastedColumn | null)[] = [
      ...(["board", "ns", "ew", "contract", "by", "tricks", "score", "scoreEw"] as const),
    ];
    expect(read(text, { columns }).rows).toMatchObject([{ ns: 5, result: "=", score: 420 }]);
  });

  test("columns may be matched by hand, under headings that are not known or under none", () => {
    const columns: (PastedColumn | null)[] = ["board", "ns", "ew", "contract", "by", "overtricks"];
    const body = "7\t5\t6\t3NT\tW\t1";
    expect(codes(body)).toEqual([[1, null, "headingsMissing"]]);
    expect(read(body, { columns }).rows).toMatchObject([{ line: 1, by: "W", result: "+1" }]);
    const dutch = `Spel\tNZ\tOW\tContr.\tLeider\tRes.\n${body}`;
    expect(read(dutch, { columns, headingLine: 1 }).rows).toMatchObject([{ line: 2, board: 7 }]);
  });

  test.each<[string, PastedColumn]>([
    ["NS\tEW\tContract\tBy\tResult", "board"],
    ["Board\tNS\tContract\tBy\tResult", "table"],
    ["Board\tNS\tEW\tRound\tRoom", "contract"],
  ])("a table with the headings %s lacks a column", (head, column) => {
    const { rows, problems } = read(`${head}\n1\t2\t3\t4\t5`);
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { line: 1, column, code: "columnMissing", values: { text: column } },
    ]);
  });

  test("what is so for all lines may be given once, and a line that says otherwise counts", () => {
    const given = { section: "A", round: 4, table: 9, room: "closed", board: 12 } as const;
    const text = lines("Table\tContract\tBy\tResult", "2\t4S\tN\t=", "\t4S\tN\t=");
    expect(read(text, { given }).rows).toMatchObject([
      { section: "A", round: 4, table: 2, room: "closed", board: 12 },
      { table: 9 },
    ]);
  });

  test("nothing pasted is nothing read", () => {
    expect(read(" \n\t\n")).toEqual({
      ...{ rows: [], problems: [], columns: [], headingLine: null, skipped: [] },
    });
  });
});

describe("tables of other programs", () => {
  test("Bridgemate: seats under NS/EW, blanks in contracts, remarks, erased lines", () => {
    const text = lines(
      "ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,Erased",
      "1,1,2,1,1,2,7,2,N,3 NT,+1,H10,,False",
      "2,1,2,1,2,2,7,7,W,2 H x,-1,S2,Wrong direction,False",
      "3,1,2,1,3,2,7,0,,PASS,,,,False",
      "4,1,2,1,4,2,7,7,E,1 C xx,=,D3,,True",
      "5,1,2,1,4,2,7,7,E,1 C,=,D3,,False",
      "6,1,2,1,5,2,7,0,,,,,60%-40%,False",
      "7,1,2,1,6,2,7,0,,,,,Not played,False"
    );
    const { rows, problems, skipped } = read(text);
    expect(problems).toEqual([]);
    expect(skipped).toEqual([{ line: 5, why: "erased" }]);
    expect(
      rows.map(({ board, contract, by, result, remark }) => [board, contract, by, result, remark])
    ).toEqual([
      [1, "3NT", "N", "+1", ""],
      [2, "2HX", "W", "-1", "Wrong direction"],
      [3, "PASS", "", "", ""],
      [4, "1C", "E", "=", ""],
      [5, "", "", "", "60%-40%"],
      [6, "", "", "", "Not played"],
    ]);
    expect(rows[0]).toMatchObject({ section: "1", round: 1, table: 2, ns: 2, ew: 7 });
  });

  test("USEBIO: all tricks counted, North-South's points or an adjusted score", () => {
    const text = lines(
      "BOARD_NUMBER\tNS_PAIR_NUMBER\tEW_PAIR_NUMBER\tCONTRACT\tPLAYED_BY\tLEAD\tTRICKS\tSCORE\tNS_MATCH_POINTS",
      "1\t1\t2\t3SX\tS\tAC\t8\t-100\t2",
      "1\t3\t4\t6HX\tE\tTH\t12\t-1210\t0",
      "1\t5\t6\t\t\t\t\tA6040\t4",
      "1\t7\t8\tPASS\t\t\t0\t0\t5"
    );
    const { rows, problems } = read(text);
    expect(problems).toEqual([]);
    expect(rows.map(({ result, score, remark }) => [result, score, remark])).toEqual([
      ["-1", -100, ""],
      ["=", -1210, ""],
      ["", null, "A6040"],
      ["", 0, ""],
    ]);
  });

  test("GemBridge: contract, declarer and result in one cell as well as apart", () => {
    const text = lines(
      "room,board,tpNS,tpEW,declarer,contract,contractTrick,result,declarerContractResult,vulnerable",
      "1,16,3,4,E,4H,4,+2,E 4H +2 ,EW",
      "2,16,4,3,S,4Sx,4,-2,S 4Sx -2 ,EW",
      "2,4,4,3,,NoPlay,,,,Both"
    );
    const { rows, problems } = read(text);
    expect(problems).toEqual([]);
    expect(rows.map(({ room, contract, by, result }) => [room, contract, by, result])).toEqual([
      ["open", "4H", "E", "+2"],
      ["closed", "4SX", "S", "-2"],
      ["closed", "", "", ""],
    ]);
    expect(rows[2]).toMatchObject({ remark: "NoPlay" });
    const together = "board,tpNS,tpEW,declarerContractResult\n16,3,4,W 1NTx -3 ";
    expect(read(together).rows).toMatchObject([{ contract: "1NTX", by: "W", result: "-3" }]);
  });

  test("PBN: score tables of several boards, results in tricks taken, points of either side", () => {
    const text = lines(
      "% PBN 2.1",
      '[Board "7"]',
      '[Vulnerable "All"]',
      '[ScoreTable "Table\\2R;PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer\\1R;Result\\2R;Score_NS\\6R;Score_EW\\6R;Names_NS"]',
      ' 1    1    2 1NT   N  5   -  "200" Ann Lee - Bo Lee',
      " 2    3    4 4HX   E  9   200  -  C - D",
      " 3    5    6 Pass  -  -   0  0  E - F",
      "",
      '[Board "8"]',
      '[Vulnerable "Love"]',
      '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]',
      "1 2 3NT S 11"
    );
    const { rows, problems, headingLine } = read(text);
    expect(problems).toEqual([]);
    expect(headingLine).toBe(4);
    expect(
      rows.map(({ line, board, table, contract, by, result, score }) =>
        [line, board, table, contract, by, result, score].join(" ")
      )
    ).toEqual(["5 7 1 1NT N -2 -200", "6 7 2 4HX E -1 200", "7 7 3 PASS   0", "12 8  3NT S +2 "]);
  });

  test("BBO: contract, declarer and result in the column of results", () => {
    const text = lines("Board\tNS\tEW\tResult\tScore", "5\t1\t2\t4♥N=\t620", "6\t1\t2\tPASS\t0");
    expect(read(text).rows).toMatchObject([
      { contract: "4H", by: "N", result: "=", score: 620 },
      { contract: "PASS", by: "", result: "" },
    ]);
  });
});

describe("what stands in the cells", () => {
  test.each<[string, PastedColumn, string, string]>([
    ["a sign", "result", "-2", "-2"],
    ["words", "result", "宕2", "-2"],
    ["Unicode's minus", "result", "−2", "-2"],
    ["full-width signs", "result", "＋1", "+1"],
    ["tricks over", "overtricks", "0", "="],
    ["tricks over", "overtricks", "2", "+2"],
    ["tricks over", "overtricks", "-2", "-2"],
    ["all tricks", "tricks", "10", "="],
    ["all tricks", "tricks", "0", "-10"],
    ["all tricks", "tricks", "13", "+3"],
    ["odd tricks", "oddTricks", "4", "="],
    ["odd tricks", "oddTricks", "6", "+2"],
    ["odd tricks", "oddTricks", "-1", "-1"],
  ])("with %s (%s) %s is %s of 4S", (_, column, text, result) => {
    const columns: PastedColumn[] = ["board", "ns", "ew", "contract", "by", column];
    expect(read(`1\t5\t6\t4S\tN\t${text}`, { columns }).rows).toMatchObject([{ result }]);
  });

  test.each<[PastedColumn, string, string]>([
    ["result", "4", "result"],
    ["result", "1", "result"],
    ["result", "made 4", "result"],
    ["result", "1-Mar", "result"],
    ["result", "#NAME?", "result"],
    ["result", "+4", "resultImpossible"],
    ["result", "-11", "resultImpossible"],
    ["overtricks", "10", "resultImpossible"],
    ["tricks", "14", "wholeNumber"],
    ["tricks", "+1", "wholeNumber"],
    ["tricks", "=", "wholeNumber"],
    ["oddTricks", "3", "result"],
    ["oddTricks", "+1", "result"],
  ])("in the column %s “%s” is refused", (column, text, code) => {
    const columns: PastedColumn[] = ["board", "ns", "ew", "contract", "by", column];
    expect(codes(`1\t5\t6\t4S\tN\t${text}`, { columns })).toContainEqual([1, column, code]);
  });

  test.each<[string, Partial<typeof GOOD>, [string | null, string][]]>([
    ["no board", { Board: "" }, [["board", "cellMissing"]]],
    ["a board that is a word", { Board: "B1" }, [["board", "wholeNumber"]]],
    ["board 0", { Board: "0" }, [["board", "wholeNumber"]]],
    ["a round with a fraction", { Round: "1.5" }, [["round", "wholeNumber"]]],
    ["a negative table", { Table: "-3" }, [["table", "wholeNumber"]]],
    ["a pair's name for its number", { NS: "Ann & Bo" }, [["ns", "wholeNumber"]]],
    ["a third room", { Room: "3" }, [["room", "choice"]]],
    ["no table and one pair", { Table: "", EW: "" }, [["table", "cellMissing"]]],
    ["a contract at level 8", { Contract: "8S" }, [["contract", "level"]]],
    ["a contract without strain", { Contract: "4" }, [["contract", "strain"]]],
    ["D for doubled", { Contract: "4SD" }, [["contract", "contract"]]],
    ["no contract beside a result", { Contract: "" }, [["contract", "cellMissing"]]],
    ["a declarer who does not sit here", { By: "X" }, [["by", "declarer"]]],
    ["another declarer in the contract", { Contract: "4SS" }, [["by", "declarerContradicts"]]],
    ["another result in the contract", { Contract: "4S=" }, [["result", "resultContradicts"]]],
    ["no declarer", { By: "", Score: "" }, [["by", "declarerMissing"]]],
    ["no result", { Result: "", Score: "" }, [["result", "resultMissing"]]],
    [
      "tricks of a board passed out",
      { Contract: "PASS", Score: "" },
      [["result", "resultContradicts"]],
    ],
    [
      "points of a board passed out",
      { Contract: "PASS", Result: "" },
      [["score", "scoreContradicts"]],
    ],
    ["the other side's points", { Score: "-450" }, [["score", "scoreContradicts"]]],
    ["vulnerable points", { Score: "650" }, [["score", "scoreContradicts"]]],
    [
      "points of another strain",
      { Remark: "A60/40", Result: "", Score: "430" },
      [["score", "scoreNotOfContract"]],
    ],
    [
      "impossible points",
      { Contract: "", By: "", Result: "", Score: "410" },
      [["score", "scoreImpossible"]],
    ],
    ["points that are no tens", { Score: "455" }, [["score", "scoreUnit"]]],
    ["points that may lack their last zero", { Score: "45" }, [["score", "lastZero"]]],
    ["points with a fraction", { Score: "450.5" }, [["score", "number"]]],
    ["a word for points", { Score: "#VALUE!" }, [["score", "number"]]],
    ["a remark of the seats among the points", { Score: "wrong direction" }, [["score", "number"]]],
    ["a remark nobody knows", { Remark: "slow play" }, [["remark", "remark"]]],
    ["shares that make 90 %", { Remark: "60% 620 30% -100" }, [["remark", "shares"]]],
    [
      "points beside another adjusted score",
      { Contract: "", By: "", Result: "", Remark: "A60/40" },
      [["score", "scoreBesideRemark"]],
    ],
    ["half an adjusted score", { Remark: "A60" }, [["remark", "artificialOneSide"]]],
    ["a cell too many", { Remark: "\t\tand more" }, [[null, "tooManyCells"]]],
    ["two things at once", { Board: "x", Contract: "9S" }, [["board", "wholeNumber"]]],
  ])("a line with %s is told and left out", (_, cells, expected) => {
    const { rows, problems } = read(oneLine(cells));
    expect(rows).toEqual([]);
    expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual(
      expected.map((found) => [2, ...found])
    );
  });

  test("each problem names what stands there", () => {
    const { problems } = read(oneLine({ Score: "480" }));
    expect(problems).toEqual([
      {
        ...{ line: 2, column: "score", code: "scoreContradicts" },
        values: { text: "480", contract: "4S N +1", due: 450 },
      },
    ]);
  });

  test.each([
    ["450", 450],
    ["+450", 450],
    ["４５０", 450],
    ["NS 450", 450],
    ["EW -450", 450],
    ["-", null],
    ["", null],
  ])("the score “%s” is %s for North-South", (Score, score) => {
    expect(read(oneLine({ Score })).rows).toMatchObject([{ score }]);
  });

  test("thousands may be set apart with a comma", () => {
    expect(read(oneLine({ Contract: "6NT", Result: "+1", Score: "1,020" })).rows).toMatchObject([
      { score: 1020 },
    ]);
  });

  test.each([
    ["450", "", 450],
    ["", "-450", 450],
    ["450", "-450", 450],
    ["450", "-", 450],
  ])("points in two columns, “%s” and “%s”, are North-South's %s", (ns, ew, score) => {
    const text = `Board,NS,EW,Contract,By,Result,ScoreNS,ScoreEW\n1,5,6,4S,N,+1,${ns},${ew}`;
    expect(read(text).rows).toMatchObject([{ score }]);
  });

  test.each([
    ["450", "450", "scoreSides"],
    ["450", "0", "scoreSides"],
    ["", "450", "scoreContradicts"],
    ["60%", "A4060", "scoreSides"],
    ["", "A6040", "scoreSides"],
  ])("points in two columns that do not fit, “%s” and “%s”, are told", (ns, ew, code) => {
    const text = `Board,NS,EW,Contract,By,Result,ScoreNS,ScoreEW\n1,5,6,4S,N,+1,${ns},${ew}`;
    expect(read(text).rows).toEqual([]);
    expect(read(text).problems.map((one) => one.code)).toContain(code);
  });

  test("percentages of both sides in two columns make one adjusted score", () => {
    const text = "Board,NS,EW,ScoreNS,ScoreEW\n1,5,6,60%,40%";
    expect(read(text).rows).toMatchObject([{ remark: "60%/40%", score: null }]);
  });

  test.each([
    ["contract", { Contract: "NoPlay", By: "", Result: "", Score: "" }, "NoPlay"],
    ["contract", { Contract: "A60/40", By: "", Result: "", Score: "" }, "A60/40"],
    ["result", { Contract: "", By: "", Result: "未打", Score: "" }, "未打"],
    ["score", { Contract: "", By: "", Result: "", Score: "60%-40%" }, "60%-40%"],
    ["score too", { Contract: "", By: "", Result: "", Score: "NP", Remark: "NP" }, "NP"],
    ["remark", { Remark: "group B; not in datum" }, "group B; not in datum"],
    [
      "remark and contract",
      { Contract: "NoPlay", By: "", Result: "", Score: "", Remark: "坐反" },
      "坐反; NoPlay",
    ],
  ])("a remark in the column of the %s becomes one of the line", (_, cells, remark) => {
    const { rows, problems } = read(oneLine(cells));
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ remark }]);
  });

  test("a column most of which is no multiple of ten may lack all its zeros, and none of it is taken", () => {
    const head = "Board\tNS\tEW\tScore";
    const text = lines(
      head,
      "1\t1\t2\t42",
      "1\t3\t4\t-5",
      "1\t5\t6\t14",
      "1\t7\t8\t50",
      "1\t9\t10\t0"
    );
    expect(codes(text)).toEqual([2, 3, 4, 5].map((line) => [line, "score", "lastZero"]));
    expect(read(text).rows).toMatchObject([{ line: 6, score: 0 }]);
    const columns: PastedColumn[] = ["board", "ns", "ew", "scoreTens"];
    const tens = read(text.replace("\t50", "\t11"), { columns });
    expect(tens.problems).toEqual([]);
    expect(tens.rows.map(({ score }) => score)).toEqual([420, -50, 140, 110, 0]);
  });

  test("a single score that is no multiple of ten leaves the others alone", () => {
    const text = lines("Board\tNS\tEW\tScore", "1\t1\t2\t420", "1\t3\t4\t425", "1\t5\t6\t-50");
    expect(codes(text)).toEqual([[3, "score", "scoreUnit"]]);
    expect(read(text).rows).toHaveLength(2);
  });

  test.each([
    ["None", []],
    ["Love", []],
    ["-", []],
    ["双方无局", []],
    ["NS", ["vulnerabilityContradicts"]],
    ["Both", ["vulnerabilityContradicts"]],
    ["有局", ["vulnerabilityContradicts"]],
    ["无局", []],
    ["maybe", ["vulnerability"]],
  ])("the vulnerability %s of board 1 is held against Law 2", (text, expected) => {
    const table = `Board\tNS\tEW\tContract\tBy\tResult\tVul\n1\t5\t6\t4S\tN\t=\t${text}`;
    expect(read(table).problems.map(({ code }) => code)).toEqual(expected);
  });

  test.each(["True", "1", "-1", "yes", "是"])("a line erased as “%s” is passed over", (erased) => {
    const text = `Board,NS,EW,Contract,By,Result,Erased\n1,5,6,9S,N,=,${erased}`;
    expect(read(text)).toMatchObject({ rows: [], problems: [], skipped: [{ why: "erased" }] });
  });

  test("whether a line is erased must be readable", () => {
    const text = "Board,NS,EW,Contract,By,Result,Erased\n1,5,6,4S,N,=,perhaps";
    expect(codes(text)).toEqual([[2, "erased", "choice"]]);
  });

  test("a line that says nothing of its board is passed over, and told", () => {
    const cells = { Contract: "", By: "-", Result: "", Score: "-" };
    expect(read(oneLine(cells))).toMatchObject({
      ...{ rows: [], problems: [], skipped: [{ line: 2, why: "empty" }] },
    });
  });
});

describe("lines that stand twice", () => {
  const table = (...rows: string[]) => lines(HEAD, ...rows.map((row) => row.replaceAll(" ", "\t")));

  test("of two lines for a board of one room neither is taken", () => {
    const text = table(
      "1 3 open 1 5 6 4S N =",
      "1 3 open 1 5 7 4S N +1",
      "1 3 closed 1 6 5 4S N ="
    );
    expect(read(text).problems).toEqual([
      { line: 2, column: "board", code: "rowTwice", values: { text: 1, other: 3 } },
      { line: 3, column: "board", code: "rowTwice", values: { text: 1, other: 2 } },
    ]);
    expect(read(text).rows).toMatchObject([{ room: "closed" }]);
  });

  test("without rooms the two lines of a match are told apart by who sits there", () => {
    const text = lines("Table\tBoard\tNS\tEW\tScore", "3\t1\t5\t6\t420", "3\t1\t6\t5\t420");
    expect(read(text).rows).toHaveLength(2);
    expect(codes(`${text}\n3\t1\t5\t6\t450`)).toEqual([
      [2, "board", "rowTwice"],
      [4, "board", "rowTwice"],
    ]);
  });
});

test("what was written is read back, whatever the separator, the quotes and the order of columns", () => {
  const result = fc.constantFrom(...EVERY_RESULT);
  const line = fc.record({
    result,
    by: fc.constantFrom("N", "E", "S", "W"),
    doubled: fc.constantFrom("x", "X", "*"),
    round: fc.integer({ min: 1, max: 99 }),
    room: fc.constantFrom("open", "closed"),
  });
  const order = fc.shuffledSubarray(
    ["Round", "Table", "Room", "Board", "NS", "EW", "Contract", "By", "Tricks"],
    { minLength: 9 }
  );
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      order,
      fc.constantFrom("\t", ",", ";"),
      fc.boolean(),
      (all, heads, separator, quoted) => {
        const cell = (text: string) => (quoted ? `"${text}"` : text);
        const text = [
          heads.map(cell).join(separator),
          ...all.map(({ result: [contract, over], by, doubled, round, room }, i) => {
            const cells: Record<string, string | number> = {
              ...{ Round: round, Table: i + 1, Room: room, Board: i + 1, NS: i + 1, EW: i + 100 },
              Contract: `${contract.level} ${contract.strain} ${doubled.repeat(contract.doubling)}`,
              ...{ By: by, Tricks: contract.level + 6 + over },
            };
            return heads.map((head) => cell(String(cells[head]))).join(separator);
          }),
        ].join("\r\n");
        const { rows, problems } = read(text);
        expect(problems).toEqual([]);
        expect(rows).toEqual(
          all.map(({ result: [contract, over], by, round, room }, i) => ({
            ...{ line: i + 2, section: "", round, table: i + 1, room, board: i + 1 },
            ...{ ns: i + 1, ew: i + 100, by, score: null, remark: "" },
            contract: `${contract.level}${contract.strain}${"X".repeat(contract.doubling)}`,
            result: over === 0 ? "=" : over > 0 ? `+${over}` : `${over}`,
          }))
        );
      }
    )
  );
});

test("a contract just made may stand beside the points of Law 77's table, and beside no others", () => {
  // Board 1: nobody is vulnerable; the tables of Law 77 were written by hand.
  for (const [name, [points]] of Object.entries(JUST_MADE)) {
    const contract = name.replace("m", "D").replace("M", "H");
    const text = (score: number) => oneLine({ Contract: contract, Result: "=", Score: `${score}` });
    expect(read(text(points)).problems).toEqual([]);
    expect(read(text(points + 10)).problems).not.toEqual([]);
    expect(read(text(-points)).problems).not.toEqual([]);
  }
});

test("any text at all is read without failing, and every line is a row, passed over or told", () => {
  const bit = fc.constantFrom(
    ...["\t", "\n", ",", ";", '"', "Board", "NS", "EW", "Contract", "By", "Result", "Score"],
    ...["1", "4S", "N", "=", "+1", "420", "A60", "NoPlay", '[ScoreTable "Board;NS"]', "-", "Table"]
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(bit, { maxLength: 60 }).map((bits) => bits.join("")),
    fc
      .array(bit, { maxLength: 60 })
      .map((bits) => `Board,NS,EW,Contract,By,Result\n${bits.join("")}`)
  );
  fc.assert(
    fc.property(text, (pasted) => {
      const { rows, problems, skipped, headingLine } = read(pasted);
      const told = new Set([...rows, ...problems, ...skipped].map(({ line }) => line));
      if (
        !pasted.includes('"') &&
        headingLine !== null &&
        !problems.some(({ line }) => line === headingLine)
      )
        pasted
          .replace(/^\uFEFF/, "")
          .split(/\r\n|\r|\n/)
          .forEach((content, i) => {
            const isFilled = content.split(/[\t,;，；]/).some((cell) => cell.trim() !== "");
            if (isFilled && i + 1 > headingLine) expect(told).toContain(i + 1);
          });
      const wrong = new Set(problems.map(({ line }) => line));
      for (const row of rows) expect(wrong).not.toContain(row.line);
    }),
    { numRuns: 500 }
  );
});
