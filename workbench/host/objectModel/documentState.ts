import type { Grid } from "../grid";
import type { Properties } from "./customProperties";

/** What a custom property of the workbook may hold. */
export type PropertyValue = string | number | boolean;

/** The workbook as a file: what it says of itself, and whether it was saved. */
export class DocumentState {
  isDirty = false;
  previouslySaved = false;
  readonly created = new Date().toISOString();
  texts = {
    title: "",
    subject: "",
    author: "",
    keywords: "",
    comments: "",
    category: "",
    manager: "",
    company: "",
  };
  revisionNumber = 0;
  custom: Properties<PropertyValue> = [];

  constructor(grid: Grid) {
    grid.onEvent(({ kind }) => {
      if (CHANGES.has(kind)) this.isDirty = true;
    });
  }
}

/** What makes a workbook other than its file; to look around does not. */
const CHANGES: ReadonlySet<string> = new Set([
  "edited",
  "formatted",
  "moved",
  "rowsHidden",
  "added",
  "removed",
]);
