import { parseA1 } from "../a1";
import { ApiError, invalidArgument, itemAlreadyExists, itemNotFound } from "../apiError";
import { isFormula, tableHeadings } from "../formulaSyntax";
import type { DefinedName } from "../grid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { absoluteAddress } from "./absoluteAddress";
import type { Model } from "./model";
import { Range } from "./range";
import { Worksheet } from "./worksheet";

const VALID_NAME = /^[\p{L}_\\][\p{L}\p{M}\p{N}_.\\?]{0,254}$/u;
/** `R`, `C2`, `R1C1`: cells in Excel's other way of naming them. */
const R1C1 = /^(?:r\d*(?:c\d*)?|c\d*)$/i;

const LOGICAL = /^(?:true|false)$/i;

/** Whether Excel takes a text for the name of a cell range, a formula or a table. */
export const isName = (name: unknown): name is string =>
  typeof name === "string" &&
  VALID_NAME.test(name) &&
  !parseA1(name) &&
  !R1C1.test(name) &&
  !LOGICAL.test(name);

export class Names extends HostCollection<NamedItem> {
  readonly className = "NamedItemCollection";

  /** `sheet` is the sheet whose own names these are; null for the workbook's. */
  constructor(
    private readonly model: Model,
    private readonly sheet: string | null
  ) {
    super();
  }

  items() {
    return this.model.names
      .filter((n) => n.sheet === this.sheet)
      .map((n) => new NamedItem(this.model, n.name, this.sheet));
  }

  find(key: string) {
    return this.items().find((item) => sameName(item.Name, key));
  }

  Add(name: unknown, reference: unknown, comment?: string | null) {
    const formula =
      reference instanceof Range
        ? `=${absoluteAddress(reference)}`
        : checkFormula(this.model, reference);
    return this.add(name, formula, comment);
  }

  AddFormulaLocal(name: unknown, formula: unknown, comment?: string | null) {
    return this.add(name, checkFormula(this.model, formula), comment);
  }

  private add(name: unknown, formula: string, comment?: string | null) {
    if (!isName(name)) throw invalidArgument();
    const isTable = this.model.tables.some((t) => sameName(t.name, name));
    if (isTable || this.model.findName(name, this.sheet)) throw itemAlreadyExists();
    const { sheet } = this;
    this.model.grid.setName({ name, sheet, formula, comment: comment ?? "", visible: true });
    return new NamedItem(this.model, name, sheet);
  }
}

class NamedItem extends HostObject {
  readonly className = "NamedItem";

  constructor(
    private readonly model: Model,
    private readonly name: string,
    private readonly sheet: string | null
  ) {
    super();
  }

  override identity() {
    return { Id: this.name };
  }

  private get named(): DefinedName {
    const named = this.model.findName(this.name, this.sheet);
    if (!named) throw itemNotFound();
    return named;
  }

  private change(change: Partial<DefinedName>) {
    this.model.grid.setName({ ...this.named, ...change });
  }

  get Name() {
    return this.named.name;
  }

  get Formula() {
    return this.named.formula;
  }
  set Formula(formula: unknown) {
    this.change({ formula: checkFormula(this.model, formula) });
  }

  get Comment() {
    return this.named.comment;
  }
  set Comment(comment: unknown) {
    if (typeof comment !== "string") throw invalidArgument();
    this.change({ comment });
  }

  get Visible() {
    return this.named.visible;
  }
  set Visible(visible: unknown) {
    if (typeof visible !== "boolean") throw invalidArgument();
    this.change({ visible });
  }

  get Scope() {
    return this.sheet === null ? "Workbook" : "Worksheet";
  }

  get Type() {
    return this.place ? "Range" : constantOf(this.named.formula).type;
  }

  get Value() {
    const { formula } = this.named;
    return this.place ? formula.slice(1) : constantOf(formula).value;
  }

  get Worksheet() {
    if (this.sheet === null) throw itemNotFound();
    return new Worksheet(this.model, this.sheet);
  }

  get WorksheetOrNullObject() {
    return this.sheet === null ? null : new Worksheet(this.model, this.sheet);
  }

  GetRange() {
    if (!this.place) throw itemNotFound();
    return new Range(this.model, this.place.sheet, this.place.rect);
  }

  Delete() {
    const { name, sheet } = this.named;
    this.model.grid.removeName(name, sheet);
  }

  /** Where the name points, or null when it stands for a value or a function. */
  private get place() {
    try {
      return this.model.place(
        this.named.formula.slice(1),
        this.sheet ?? this.model.grid.activeSheet()
      );
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}

/** A name stands in no cell. */
const NOWHERE = { sheet: "", row: -1, column: -1 };

function checkFormula(model: Model, formula: unknown): string {
  if (typeof formula === "number" && Number.isFinite(formula)) return `=${formula}`;
  if (typeof formula !== "string" || !formula.startsWith("=")) throw invalidArgument();
  if (!isFormula(formula, NOWHERE, model.tables.map(tableHeadings))) throw invalidArgument();
  return formula;
}

/** What a name that points to no cells stands for; of a calculation its formula alone is told. */
function constantOf(formula: string): { type: string; value: unknown } {
  const text = formula.slice(1).trim();
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : null;
  if (number !== null)
    return { type: Number.isInteger(number) ? "Integer" : "Double", value: number };
  if (/^(?:true|false)$/i.test(text)) return { type: "Boolean", value: /^t/i.test(text) };
  if (/^"(?:[^"]|"")*"$/.test(text))
    return { type: "String", value: text.slice(1, -1).replaceAll('""', '"') };
  if (/^#(?:N\/A|[A-Z0-9/]+[!?])$/.test(text)) return { type: "Error", value: text };
  if (/^\{.*\}$/s.test(text)) return { type: "Array", value: formula };
  return { type: "String", value: formula };
}
