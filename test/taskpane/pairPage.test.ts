import { eventOnScreen, type PaneScreen, roundsOnScreen, settled } from "./paneScreen";

/** Tables as they are read: "1 6", home first. */
const tables = ({ root }: PaneScreen) =>
  [...root.querySelectorAll(".table")].map((table) =>
    [...table.querySelectorAll(".team .figure:first-child")].map((one) => one.textContent).join(" ")
  );

async function pick(screen: PaneScreen, ...numbers: number[]): Promise<void> {
  const labels = ["First", "Second"];
  for (const [i, number] of numbers.entries())
    screen.choose(labels[i]!, `${number} Team ${number}`);
  await settled();
}

test("lists every table with both teams, their numbers and who is home", async () => {
  const screen = await eventOnScreen(6);
  expect(tables(screen)).toHaveLength(3);
  const first = screen.text(".table");
  expect(first).toMatch(/^Table 1 1 \d Team \d \(home\) 0 \d Team \d \(away\) 0 ⇅/);
});

test("says in words why a table is as it is", async () => {
  const screen = await roundsOnScreen(6, 2);
  const reasons = screen.texts(".table .reasons li");
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) {
    expect(reason).toMatch(/\d Team \d/);
    expect(reason).not.toMatch(/[{}]/);
  }
});

test("writes nothing before Post", async () => {
  const screen = await eventOnScreen(6);
  await pick(screen, 1, 2);
  await screen.press("Swap");
  await pick(screen, 1, 3);
  await screen.press("Keep apart");
  expect(screen.desk.steps).toEqual(["setUp", "enter"]);
});

test("two chosen in the list stand in the fields; a third takes the place of the first", async () => {
  const screen = await eventOnScreen(6);
  const teams = [...screen.root.querySelectorAll<HTMLButtonElement>(".team")];
  for (const team of teams.slice(0, 3)) team.click();
  const numberOf = (team: Element) => team.querySelector(".figure")?.textContent;
  expect([screen.field("First").value, screen.field("Second").value]).toEqual(
    teams.slice(1, 3).map(numberOf)
  );
  expect(teams.slice(0, 3).map((team) => team.getAttribute("aria-pressed"))).toEqual([
    "false",
    "true",
    "true",
  ]);
});

test("actions wait for as many entrants as they need", async () => {
  const screen = await eventOnScreen(5);
  const isOff = (label: string) => screen.button(label).getAttribute("aria-disabled") === "true";
  expect([isOff("Swap"), isOff("Bye for the first")]).toEqual([true, true]);
  await pick(screen, 1);
  expect([isOff("Swap"), isOff("Bye for the first")]).toEqual([true, false]);
});

test("a swap is shown with what the engine has instead, and asks for a reason", async () => {
  const screen = await eventOnScreen(4);
  const before = tables(screen);
  const [one, other] = [before[0]!.split(" ")[1]!, before[1]!.split(" ")[1]!].map(Number);
  await pick(screen, one!, other!);
  await screen.press("Swap");
  expect(screen.status()).toBe(
    `${one} Team ${one} and ${other} Team ${other} have changed places.`
  );
  expect(tables(screen)).not.toEqual(before);
  expect(screen.texts(".compared li")).toHaveLength(4);
  screen.fill("Reason, for the log", "asked for by both");
  await screen.press("Post round 1");
  expect(screen.desk.book()!.rounds[0]!.kept).toMatchObject({ reason: "asked for by both" });
});

test("changing sides at a table breaks the rule of sides, in words", async () => {
  const screen = await eventOnScreen(4);
  const [home, away] = tables(screen)[0]!.split(" ");
  await screen.press("Change sides at table 1");
  expect(tables(screen)[0]).toBe(`${away} ${home}`);
  expect(screen.texts(".breaches li")).toEqual([
    `By the rule of the event ${home} Team ${home} is at home against ${away} Team ${away}.`,
  ]);
});

test("a fixed pair meets, is listed, and can be released", async () => {
  const screen = await eventOnScreen(6);
  const before = tables(screen);
  const [home] = before[0]!.split(" ").map(Number);
  const [other] = before[1]!.split(" ").map(Number);
  await pick(screen, home!, other!);
  await screen.press("Pair them");
  expect(
    tables(screen).some((table) => table.split(" ").sort().join() === [home, other].sort().join())
  ).toBe(true);
  expect(screen.text(".given span")).toBe(`${home} Team ${home} – ${other} Team ${other} meet`);
  expect(screen.text(".tables")).toContain("Fixed by the director.");
  await screen.press("Release");
  expect(tables(screen)).toEqual(before);
  expect(screen.root.querySelector(".differences")).toBeNull();
  expect(document.activeElement?.id).toBe("step-title");
});

test("a pair kept apart does not meet in this round, and where it is kept apart for good is said", async () => {
  const screen = await eventOnScreen(6);
  const [home, away] = tables(screen)[0]!.split(" ").map(Number);
  await pick(screen, home!, away!);
  await screen.press("Keep apart");
  expect(tables(screen)).not.toContain(`${home} ${away}`);
  expect(screen.text(".differences .hint-line")).toBe(
    "Kept apart in this round only. For the whole event write the pair at “Never meet” on the sheet Event."
  );
  await screen.press("Post round 1");
  expect(screen.desk.book()!.rounds[0]!.kept?.input.options?.forbidden).toEqual([[home, away]]);
});

test("the bye can be given to another, and to nobody where the number is even", async () => {
  const odd = await eventOnScreen(5);
  await pick(odd, 1);
  await odd.press("Bye for the first");
  expect(odd.text(".out")).toContain("1 Team 1");
  const even = await eventOnScreen(6);
  await pick(even, 1);
  await even.press("Bye for the first");
  expect(even.status()).toContain("a bye needs an odd number of entrants");
  expect(even.root.querySelector(".out")).toBeNull();
});

test("a new wish undoes what was moved by hand, and says so", async () => {
  const screen = await eventOnScreen(6);
  const [first, second] = tables(screen).map((table) => table.split(" ").map(Number));
  await pick(screen, first![0]!, second![0]!);
  await screen.press("Swap");
  await pick(screen, 1, 2);
  await screen.press("Keep apart");
  expect(screen.status()).toContain("What you had changed by hand is undone.");
});

test("Back to the engine's pairing takes everything back", async () => {
  const screen = await eventOnScreen(7);
  const before = tables(screen);
  await pick(screen, 1, 2);
  await screen.press("Pair them");
  await pick(screen, 3);
  await screen.press("Bye for the first");
  await screen.press("Back to the engine's pairing");
  expect(tables(screen)).toEqual(before);
  expect(screen.status()).toBe("This is the engine's pairing.");
});

test("answers why two do not meet: an earlier meeting, or who comes first", async () => {
  const screen = await roundsOnScreen(8, 1);
  const { home, away } = screen.desk.book()!.event!.rounds[0]!.matches[0]!;
  await pick(screen, home, away);
  await screen.press("Why not?");
  expect(screen.texts(".answer p").slice(0, 2)).toEqual([
    "This keeps them apart.",
    expect.stringMatching(/^\d Team \d and \d Team \d met in round 1\.$/),
  ]);
});

test("a director's changes stay while another page is looked at, and while nothing they rest on changes", async () => {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Change sides at table 1");
  const changed = tables(screen);
  await screen.press("Standings");
  await screen.press("Pair round 2");
  expect(tables(screen)).toEqual(changed);
  screen.desk.tell();
  await settled();
  expect(tables(screen)).toEqual(changed);
});

test("a result corrected meanwhile pairs the round anew, and says that the changes are gone", async () => {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Change sides at table 1");
  const { home, away } = screen.desk.book()!.event!.rounds[0]!.matches[0]!;
  screen.desk.type(1, home, away, { kind: "played", homeVP: 1, awayVP: 19 });
  screen.desk.tell();
  await settled();
  expect(screen.status()).toBe(
    "The workbook was changed: the round was paired anew. What you had changed by hand is undone."
  );
  expect(screen.root.querySelector(".differences")).toBeNull();
});

test("a round is paired from what the workbook holds when its page is opened", async () => {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Results, done");
  for (const { home, away } of screen.desk.book()!.event!.rounds[0]!.matches)
    screen.desk.type(1, home, away, { kind: "played", homeVP: 20 - home, awayVP: home });
  await screen.press("Pair round 2");
  const winner = Math.max(
    ...screen.desk.book()!.event!.rounds[0]!.matches.map(({ home }) => 20 - home)
  );
  expect(screen.texts(".team .figure:last-child")).toContain(String(winner));
});
