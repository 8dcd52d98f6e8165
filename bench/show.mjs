/** Prints a figure, and with a goal whether it is at most that. */
export function show(name, value, goal) {
  const judged =
    goal === undefined ? "" : `   goal at most ${goal}: ${value <= goal ? "met" : "MISSED"}`;
  console.log(`${name.padEnd(48)} ${value.toFixed(2).padStart(8)}${judged}`);
}
