import { type CellProblem, explanationOf } from "./cellProblem";
import { element } from "./element";
import type { Texts } from "./texts";

/** What the line below the spreadsheet shows. */
interface Status {
  /** The selected cell, `B7`. */
  readonly cell: string;
  readonly problem: CellProblem | undefined;
  readonly state: "starting" | "calculating" | "ready";
}

/** Makes the line below the spreadsheet; it changes only what has changed. */
export function statusLine(texts: Texts): (status: Status) => void {
  const cell = element("cell");
  const message = element("message");
  const state = element("state");
  return (status) => {
    put(cell, status.cell);
    put(message, status.problem ? explain(status.problem, texts) : "");
    put(state, texts[status.state]);
    state.classList.toggle("busy", status.state !== "ready");
  };
}

const explain = (problem: CellProblem, texts: Texts) =>
  [problem.code, explanationOf(problem, texts)].filter(Boolean).join("  ");

function put(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
