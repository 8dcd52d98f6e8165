import { explanationOf, type LocatedProblem } from "./cellProblem";
import { element } from "./element";
import { walkWithArrows } from "./walkWithArrows";
import type { Texts } from "./texts";

/** Something the add-in asked Excel for in vain, such as `Range.GetPrecedents()`, and how often. */
export interface Missing {
  readonly member: string;
  readonly times: number;
}

/** The messages below the spreadsheet. */
interface MessageList {
  /** Lists what the add-in missed and the problems it explains; the newest stands last. */
  show(problems: readonly LocatedProblem[], missing: readonly Missing[]): void;
}

/** A workbook in which everything is wrong must not fill the page with as many buttons. */
const MOST_LISTED = 200;

/** Makes the list of messages and the button that opens it; `goTo` is called for a chosen problem. */
export function setUpMessageList(
  texts: Texts,
  goTo: (problem: LocatedProblem) => void
): MessageList {
  const panel = element("messages");
  const toggle = element("show-messages");
  const close = element("close-messages");
  const list = element("problems");
  panel.ariaLabel = texts.messages;
  toggle.querySelector("span")!.textContent = texts.messages;
  close.ariaLabel = close.title = texts.closeMessages;
  element("no-messages").textContent = texts.noMessages;
  element("problems-title").textContent = texts.cellMessages;
  element("missing-title").textContent = texts.missing;
  element("missing-hint").textContent = texts.missingHint;

  function open(opened: boolean): void {
    panel.hidden = !opened;
    toggle.ariaExpanded = String(opened);
    if (opened) showNewest();
    else toggle.focus();
  }
  const showNewest = () => list.lastElementChild?.scrollIntoView({ block: "nearest" });
  toggle.addEventListener("click", () => open(panel.hidden === true));
  close.addEventListener("click", () => open(false));
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") open(false);
  });
  const rewalk = walkWithArrows(list);

  function showProblems(problems: readonly LocatedProblem[]): void {
    const older = problems.length - MOST_LISTED;
    element("problems-group").hidden = problems.length === 0;
    element("older").hidden = older <= 0;
    element("older").textContent = texts.olderMessages.replace("{count}", String(older));
    const focused = list.contains(document.activeElement) ? document.activeElement!.id : null;
    list.replaceChildren(...problems.slice(-MOST_LISTED).map(problemItem));
    rewalk(focused);
    if (focused === null) showNewest();
  }

  function problemItem(problem: LocatedProblem): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.id = `problem-${problem.sheet}-${problem.row}-${problem.column}`;
    button.append(
      make("b", problem.address),
      make("code", problem.code),
      make("span", explanationOf(problem, texts))
    );
    button.addEventListener("click", () => goTo(problem));
    return make("li", button);
  }

  function showMissing(missing: readonly Missing[]): void {
    element("missing-group").hidden = missing.length === 0;
    element("missing").replaceChildren(
      ...missing.map(({ member, times }) => {
        const often = texts.times.replace("{count}", String(times));
        return make("li", make("code", member), make("span", often));
      })
    );
  }

  let shown: { readonly problems: readonly LocatedProblem[]; readonly missing: string } | undefined;
  return {
    show(problems, missing) {
      const now = { problems, missing: JSON.stringify(missing) };
      if (now.problems === shown?.problems && now.missing === shown.missing) return;
      shown = now;
      const explained = problems.filter((problem) => explanationOf(problem, texts) !== "");
      const count = explained.length + missing.length;
      toggle.querySelector("b")!.textContent = String(count);
      toggle.classList.toggle("some", count > 0);
      element("no-messages").hidden = count > 0;
      showProblems(explained);
      showMissing(missing);
    },
  };
}

function make(tag: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}
