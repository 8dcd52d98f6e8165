import { invalidArgument, itemNotFound } from "../apiError";
import { HostCollection, HostObject, sameName } from "../hostObject";

/** Texts under a key, of a sheet or of the workbook, in the order they were added. */
export type Properties<Value> = readonly (readonly [key: string, value: Value])[];

/** Where properties are kept. */
export interface PropertyStore<Value> {
  read(): Properties<Value>;
  write(properties: Properties<Value>): void;
}

/** `worksheet.customProperties`: texts that travel with a sheet. */
export class WorksheetCustomProperties extends HostCollection<WorksheetCustomProperty> {
  readonly className = "WorksheetCustomPropertyCollection";

  constructor(private readonly store: PropertyStore<string>) {
    super();
  }

  items() {
    return this.store.read().map(([key]) => new WorksheetCustomProperty(this.store, key));
  }

  find(key: string) {
    return this.items().find((item) => sameName(item.Key, key));
  }

  Add(key: unknown, value: unknown) {
    if (typeof key !== "string" || key === "" || typeof value !== "string") throw invalidArgument();
    const known = this.find(key);
    if (known) known.Value = value;
    else this.store.write([...this.store.read(), [key, value]]);
    return known ?? new WorksheetCustomProperty(this.store, key);
  }
}

class WorksheetCustomProperty extends HostObject {
  readonly className = "WorksheetCustomProperty";

  constructor(
    private readonly store: PropertyStore<string>,
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

  get Value(): unknown {
    return valueAt(this.store, this.key);
  }
  set Value(value: unknown) {
    if (typeof value !== "string") throw invalidArgument();
    replace(this.store, this.key, value);
  }

  Delete() {
    remove(this.store, this.key);
  }
}

/** The value under a key that stands. */
export function valueAt<Value>(store: PropertyStore<Value>, key: string): Value {
  const found = store.read().find(([k]) => k === key);
  if (!found) throw itemNotFound();
  return found[1];
}

export function replace<Value>(store: PropertyStore<Value>, key: string, value: Value): void {
  valueAt(store, key);
  store.write(store.read().map((pair) => (pair[0] === key ? [key, value] : pair)));
}

export function remove<Value>(store: PropertyStore<Value>, key: string): void {
  valueAt(store, key);
  store.write(store.read().filter(([k]) => k !== key));
}
