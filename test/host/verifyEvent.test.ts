import { verifyEvent } from "../../src/workbook/verifyEvent";
import { VERSION } from "../../src/workbook/version";
import { registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { STRIDE } from "./failingWrites";
import { bookNow, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { eventOfEveryKind, unexplained } from "./verifiedEvent";

jest.setTimeout(600_000);
beforeAll(registerDesk);
beforeEach(() => workbenchFiles.open(null));

/** Verifies, and writes what came of it on its sheet. */
async function verified() {
  const answer = await verifyEvent(ticketOf(await bookNow()));
  if (answer.kind !== "verified") throw new Error(JSON.stringify(answer));
  return answer;
}

const inBook = <T>(work: (workbook: Excel.Workbook) => T) =>
  Excel.run(async (context) => {
    const result = work(context.workbook);
    await context.sync();
    return result;
  });

/** What stands on a sheet, and the names of all. */
async function shown(name: string) {
  const used = await inBook(({ worksheets }) =>
    worksheets.getItem(name).getUsedRange().load("values,formulas")
  );
  const sheets = await inBook(({ worksheets }) => worksheets.load("items/name"));
  return {
    values: used.values as unknown[][],
    formulas: used.formulas as unknown[][],
    names: sheets.items.map((sheet) => sheet.name),
  };
}

/** The last line of the log: step and detail. */
async function lastLine(): Promise<unknown[]> {
  const body = await inBook(({ tables }) =>
    tables.getItem("DeskLog").getDataBodyRange().load("values")
  );
  return (body.values as unknown[][]).at(-1)!.slice(2, 4);
}

test("a clean bill says when, by which version and how much was looked at; the log tells of it", async () => {
  await postNext(await newEvent(["North", "East", "=South", "West", "Centre"], { title: "=Cup" }));
  await typeImps(1, [
    [40, 20],
    [12, 12],
  ]);
  const { verification } = await verified();
  expect(verification).toMatchObject({ differences: [], unchecked: [] });
  const { values, names } = await shown("Verification");
  const lines = values.map(([first]) => String(first));
  expect(lines.slice(0, 2)).toEqual(["=Cup", "Verification"]);
  expect(lines[2]).toMatch(/^Verified on \d{4}-\d\d-\d\d \d\d:\d\d with Director's Desk /);
  expect(lines[2]!.endsWith(VERSION)).toBe(true);
  expect(lines[3]).toBe("Everything comes out as it stands. Nothing differs.");
  const { vps, log } = verification.counts;
  expect(lines).toContain(`VPs worked out anew from what was typed: ${vps}`);
  expect(lines).toContain(`Lines of the log compared with what was written: ${log}`);
  expect(await lastLine()).toEqual(["verified", lines[3]]);
  await verified();
  expect((await shown("Verification")).names).toEqual(names);
});

test("differences stand on the sheet as text: check, round, what, cell, both values, explanation", async () => {
  await eventOfEveryKind();
  await inBook(({ worksheets }) => {
    worksheets.getItem("Round 1").getRange("J6").values = [[14]];
    worksheets.getItem("Entrants").getRange("B6").values = [["=1+1"]];
  });
  const { verification } = await verified();
  const { values, formulas } = await shown("Verification");
  const heads = values.findIndex(([first]) => first === "Check");
  const rows = values.slice(heads + 1);
  expect(rows).toHaveLength(verification.differences.length);
  const open = unexplained(verification).length;
  expect(rows.map((row) => row[6] === "no explanation")).toEqual(rows.map((_, i) => i < open));
  expect(rows).toContainEqual([
    ...["VPs", "1", "Round 1, 2–4: Home VP", "Round 1 J6", "14", "10", "no explanation"],
  ]);
  expect(rows).toContainEqual([
    ...["Typed", "", "Entrants, 2: Name", "Entrants B6", "=1+1", "East", "no explanation"],
  ]);
  expect(rows.find(([, , what]) => what === "Round 2: paired by the director")?.[6]).toMatch(
    /asked by both captains \(Log D\d+\)$/
  );
  expect(formulas).toEqual(values);
  expect(await lastLine()).toEqual([
    "verified",
    `Differences: ${rows.length}. Without an explanation in the log: ${open}.`,
  ]);
  // What was typed is in the log now, as with every step.
  const next = (await verified()).verification;
  expect(next.differences.filter(({ check }) => check === "entries")).toEqual([]);
  const vps = next.differences.find(({ check }) => check === "vps");
  expect(vps?.explanation?.text).toContain("Round 1, 2–4: Home VP · 10 → 14");
});

test("where its sheet cannot be written, what came of it is told all the same", async () => {
  await postNext(await newEvent(["North", "East", "South", "West"]));
  await inBook(({ worksheets }) => worksheets.getItem("Log").protection.protect({}, "secret"));
  const answer = await verifyEvent(ticketOf(await bookNow()));
  expect(answer).toMatchObject({
    kind: "verified",
    verification: { differences: [] },
    unwritten: { kind: "protected", sheet: "Log" },
  });
  expect((await shown("Log")).names).not.toContain("Verification");
});

test("a second director's change stops it, a workbook without an event is told", async () => {
  expect(await verifyEvent({ stamp: "", handReason: "" })).toMatchObject({
    problem: { refusal: "eventGone" },
  });
  await newEvent(["North", "East", "South", "West"]);
  expect((await verifyEvent({ stamp: "another", handReason: "" })).kind).toBe("changed");
});

test("whatever write fails, the workbook is as it was, also with a sheet of an earlier time", async () => {
  await postNext(await newEvent(["North", "East", "South", "West"]));
  await verified();
  const ticket = ticketOf(await bookNow());
  const step = async () => {
    const answer = await verifyEvent(ticket);
    if (answer.kind !== "verified") return answer;
    return answer.unwritten ?? { kind: "written" as const };
  };
  expect(await failEachWrite(step, { done: "written", stride: STRIDE })).toBeGreaterThan(20);
});
