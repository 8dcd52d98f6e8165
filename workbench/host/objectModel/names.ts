import { parseA1, splitAddress } from "../a1";
import { ApiError, invalidArgument, itemAlreadyExists, itemNotFound } from "../apiError";
import { HostCollection, HostObject, sameName } from "../hostObject";
import type { Model, NamedFormula } from "./model";
import { Range } from "./range";
import { Worksheet } from "./worksheet";

const VALID_NAME = /^[\p{L}_\\][\p{L}\p{M}\p{N}_.\\?]{0,254}$/u;

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

  Add(name: unknown, reference: Range | string | number, comment?: string | null) {
    if (typeof name !== "string" || !VALID_NAME.test(name) || parseA1(name))
      throw invalidArgument();
    const isTable = this.model.tables.some((t) => sameName(t.name, name));
    if (isTable || this.model.findName(name, this.sheet)) throw itemAlreadyExists();
    const formula = reference instanceof Range ? absolute(reference) : formulaOf(reference);
    const added = { name, sheet: this.sheet, formula, comment: comment ?? "", visible: true };
    this.model.grid.setName(added);
    this.model.names.push(added);
    return new NamedItem(this.model, name, this.sheet);
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

  private get named(): NamedFormula {
    const named = this.model.findName(this.name, this.sheet);
    if (!named) throw itemNotFound();
    return named;
  }

  private change(change: Partial<NamedFormula>) {
    const changed = { ...this.named, ...change };
    this.model.grid.setName(changed);
    this.model.names = this.model.names.map((n) => (n === this.named ? changed : n));
  }

  get Name() {
    return this.named.name;
  }

  get Formula() {
    return this.named.formula;
  }
  set Formula(formula: unknown) {
    this.change({ formula: formulaOf(formula) });
  }

  get Comment() {
    return this.named.comment;
  }
  set Comment(comment: unknown) {
    this.change({ comment: String(comment) });
  }

  get Visible() {
    return this.named.visible;
  }
  set Visible(visible: unknown) {
    this.change({ visible: Boolean(visible) });
  }

  get Scope() {
    return this.sheet === null ? "Workbook" : "Worksheet";
  }

  get Type() {
    return this.place ? "Range" : "String";
  }

  get Value() {
    const { formula } = this.named;
    return this.place ? formula.slice(1) : formula;
  }

  get Worksheet() {
    if (this.sheet === null) throw itemNotFound();
    return new Worksheet(this.model, this.sheet);
  }

  GetRange() {
    if (!this.place) throw itemNotFound();
    return new Range(this.model, this.place.sheet, this.place.rect);
  }

  Delete() {
    this.model.grid.removeName(this.name, this.sheet);
    this.model.names = this.model.names.filter((n) => n !== this.named);
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

function formulaOf(reference: unknown): string {
  if (typeof reference === "number") return `=${reference}`;
  if (typeof reference !== "string" || !/^=./s.test(reference)) throw invalidArgument();
  return reference;
}

/** `=Sheet1!$A$1:$B$2`: names do not move with the cell that uses them. */
function absolute(range: Range): string {
  const { cells } = splitAddress(range.Address);
  const sheet = range.Address.slice(0, -cells.length);
  return `=${sheet}${cells.replace(/[A-Z]+|\d+/g, "$$$&")}`;
}
