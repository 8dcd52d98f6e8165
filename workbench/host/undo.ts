/** Steps that a person takes back with Ctrl+Z. */
export interface UndoGrid {
  /** Does the work so that it is taken back whole. */
  oneStep<T>(work: () => T): T;
  /** Takes the last step back; false when there is none. */
  undo(): boolean;
  /** Does again what was taken back last; false when there is nothing. */
  redo(): boolean;
  /** Forgets all steps: another workbook is open. */
  forgetSteps(): void;
}
