import { itemNotFound } from "./apiError";

/**
 * An object an add-in can reach. Its getters, setters and methods with a capital letter are the API:
 * adding a member to a subclass makes it reachable, under office.js' name with a capital letter.
 */
export abstract class HostObject {
  /** Excel's name of the class, for messages; class names do not survive minification. */
  abstract readonly className: string;
  /** Whether office.js keeps the object by a reference of its own, as it does with ranges. */
  readonly isTracked: boolean = false;

  /** The key by which office.js asks for the object again, such as `{Id: ...}`. */
  identity(): Readonly<Record<string, unknown>> {
    return {};
  }
}

/** A collection. `items` and `find` are enough; the rest follows from them. */
export abstract class HostCollection<Item extends HostObject = HostObject> extends HostObject {
  abstract items(): Item[];
  abstract find(key: string): Item | undefined;

  get Count(): number {
    return this.items().length;
  }

  GetCount(): number {
    return this.items().length;
  }

  GetItem(key: unknown): Item {
    const item = this.find(String(key));
    if (!item) throw itemNotFound();
    return item;
  }

  GetItemAt(index: number): Item {
    const item = this.items()[index];
    if (!item) throw itemNotFound();
    return item;
  }
}

/** Excel compares names of sheets, tables and columns without regard to case. */
export const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
