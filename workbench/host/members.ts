import { ApiError, ApiNotFound } from "./apiError";
import { HostObject } from "./hostObject";

const WIRE_NAME = /^_?[A-Z]/;
const OR_NULL = "OrNullObject";

/** The value of a property, by its name on the wire. `XOrNullObject` follows from `X`, as with methods. */
export function readProperty(object: HostObject, name: string): unknown {
  const member = memberOf(object, name);
  if (member?.get) return member.get.call(object) as unknown;
  if (!memberOf(object, withoutOrNull(name))?.get)
    throw new ApiNotFound(`${object.className}.${name}`);
  return orNull(() => readProperty(object, withoutOrNull(name)));
}

export function writeProperty(object: HostObject, name: string, value: unknown): void {
  const member = memberOf(object, name);
  if (!member?.set) throw new ApiNotFound(`${object.className}.${name} (set)`);
  member.set.call(object, value);
}

/** Calls a method. `GetXOrNullObject` follows from `GetX`: null where that finds no item. */
export function callMethod(object: HostObject, name: string, args: readonly unknown[]): unknown {
  const method: unknown = memberOf(object, name)?.value;
  if (typeof method === "function") return Reflect.apply(method, object, args) as unknown;
  if (!memberOf(object, withoutOrNull(name)))
    throw new ApiNotFound(`${object.className}.${name}()`);
  return orNull(() => callMethod(object, withoutOrNull(name), args));
}

const withoutOrNull = (name: string) =>
  name.endsWith(OR_NULL) ? name.slice(0, -OR_NULL.length) : "";

function orNull<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof ApiError && error.code === "ItemNotFound") return null;
    throw error;
  }
}

/** The name on the wire of a property that an add-in loads under its own name. */
export function wireNameOf(object: HostObject, loaded: string): string {
  const name = loaded.charAt(0).toUpperCase() + loaded.slice(1);
  if (!(memberOf(object, name) ?? memberOf(object, withoutOrNull(name)))?.get)
    throw new ApiNotFound(`${object.className}.${name}`);
  return name;
}

/** All properties of an object that are plain values: what `load()` without names gives. */
export function plainProperties(object: HostObject): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const prototype of prototypesOf(object))
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (!member.get || !WIRE_NAME.test(name) || name in values) continue;
      // A part the object does not have is no plain value.
      const value = orNull(() => ({ is: member.get?.call(object) as unknown }))?.is;
      if (value !== undefined && !(value instanceof HostObject)) values[name] = value;
    }
  return values;
}

function memberOf(object: HostObject, name: string): PropertyDescriptor | undefined {
  if (!WIRE_NAME.test(name)) return undefined;
  for (const prototype of prototypesOf(object)) {
    const found = Object.getOwnPropertyDescriptor(prototype, name);
    // A subclass that overrides a getter alone keeps its parent's setter out, as JavaScript does.
    if (found) return found;
  }
  return undefined;
}

function* prototypesOf(object: HostObject): Generator<object> {
  let prototype: unknown = Object.getPrototypeOf(object);
  while (prototype instanceof HostObject) {
    yield prototype;
    prototype = Object.getPrototypeOf(prototype);
  }
}
