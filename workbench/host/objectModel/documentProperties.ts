import { invalidArgument } from "../apiError";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { type PropertyStore, remove, replace, valueAt } from "./customProperties";
import type { DocumentState, PropertyValue } from "./documentState";
import { numberBetween, text } from "./oneOf";

/** `workbook.properties`. */
export class DocumentProperties extends HostObject {
  readonly className = "DocumentProperties";

  constructor(private readonly state: DocumentState) {
    super();
  }

  private set(name: keyof DocumentState["texts"], value: unknown) {
    this.state.texts[name] = text(value);
    this.state.isDirty = true;
  }

  get Title(): unknown {
    return this.state.texts.title;
  }
  set Title(value: unknown) {
    this.set("title", value);
  }

  get Subject(): unknown {
    return this.state.texts.subject;
  }
  set Subject(value: unknown) {
    this.set("subject", value);
  }

  get Author(): unknown {
    return this.state.texts.author;
  }
  set Author(value: unknown) {
    this.set("author", value);
  }

  get Keywords(): unknown {
    return this.state.texts.keywords;
  }
  set Keywords(value: unknown) {
    this.set("keywords", value);
  }

  get Comments(): unknown {
    return this.state.texts.comments;
  }
  set Comments(value: unknown) {
    this.set("comments", value);
  }

  get Category(): unknown {
    return this.state.texts.category;
  }
  set Category(value: unknown) {
    this.set("category", value);
  }

  get Manager(): unknown {
    return this.state.texts.manager;
  }
  set Manager(value: unknown) {
    this.set("manager", value);
  }

  get Company(): unknown {
    return this.state.texts.company;
  }
  set Company(value: unknown) {
    this.set("company", value);
  }

  get RevisionNumber(): unknown {
    return this.state.revisionNumber;
  }
  set RevisionNumber(value: unknown) {
    this.state.revisionNumber = numberBetween(0, Number.MAX_SAFE_INTEGER, value);
  }

  /** Nobody is known by name here. */
  get LastAuthor() {
    return "";
  }

  get CreationDate() {
    return this.state.created;
  }

  get Custom() {
    return new CustomProperties({
      read: () => this.state.custom,
      write: (custom) => {
        this.state.custom = custom;
        this.state.isDirty = true;
      },
    });
  }
}

class CustomProperties extends HostCollection<CustomProperty> {
  readonly className = "CustomPropertyCollection";

  constructor(private readonly store: PropertyStore<PropertyValue>) {
    super();
  }

  items() {
    return this.store.read().map(([key]) => new CustomProperty(this.store, key));
  }

  find(key: string) {
    return this.items().find((item) => sameName(item.Key, key));
  }

  /** Sets a property, whether its key is new or not. */
  Add(key: unknown, value: unknown) {
    if (typeof key !== "string" || key === "" || key.length > MOST_LETTERS) throw invalidArgument();
    const known = this.find(key);
    if (known) known.Value = value;
    else this.store.write([...this.store.read(), [key, checked(value)]]);
    return known ?? new CustomProperty(this.store, key);
  }

  DeleteAll() {
    this.store.write([]);
  }
}

class CustomProperty extends HostObject {
  readonly className = "CustomProperty";

  constructor(
    private readonly store: PropertyStore<PropertyValue>,
    private readonly key: string
  ) {
    super();
  }

  override identity() {
    return { _Id: this.key };
  }

  get Key() {
    return this.key;
  }

  get Type() {
    const value = valueAt(this.store, this.key);
    if (typeof value === "boolean") return "Boolean";
    if (typeof value === "string") return "String";
    return Number.isInteger(value) ? "Number" : "Float";
  }

  get Value(): unknown {
    return valueAt(this.store, this.key);
  }
  set Value(value: unknown) {
    replace(this.store, this.key, checked(value));
  }

  Delete() {
    remove(this.store, this.key);
  }
}

const MOST_LETTERS = 255;

function checked(value: unknown): PropertyValue {
  const isValue =
    typeof value === "number" || typeof value === "boolean" || typeof value === "string";
  if (!isValue || (typeof value === "string" && value.length > MOST_LETTERS))
    throw invalidArgument();
  return value;
}
