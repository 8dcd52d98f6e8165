import { ApiNotFound, invalidArgument, wrongDimensions } from "../apiError";
import { HostObject } from "../hostObject";
import { readProperty, writeProperty } from "../members";

type Properties = Readonly<Record<string, unknown>>;

const WHOLE_PROTECTION = { locked: true, formulaHidden: true };

const wireName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const isObject = (value: unknown): value is Properties =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The properties of an object that are asked for, as `{format: {fill: {color: true}}}` asks. */
export function pickProperties(object: HostObject, asked: unknown): Properties {
  if (!isObject(asked)) throw invalidArgument();
  const picked: Record<string, unknown> = {};
  for (const [name, what] of Object.entries(asked)) {
    if (what === false || what === null || what === undefined) continue;
    const value = readProperty(object, wireName(name));
    picked[name] = value instanceof HostObject ? pickOf(value, name, what) : value;
  }
  return picked;
}

function pickOf(object: HostObject, name: string, asked: unknown): Properties {
  // The borders of a cell are asked for side by side elsewhere: `format.borders.getItem()`.
  if (name === "borders") throw new ApiNotFound(`${object.className} among cell properties`);
  // The one object that is asked for as a whole.
  const isWhole = name === "protection" && asked === true;
  return pickProperties(object, isWhole ? WHOLE_PROTECTION : asked);
}

/** Sets properties, as `{format: {fill: {color: "red"}}}` says. */
export function putProperties(object: HostObject, properties: unknown): void {
  if (!isObject(properties)) throw invalidArgument();
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (!isObject(value)) writeProperty(object, wireName(name), value);
    else {
      const child = readProperty(object, wireName(name));
      if (!(child instanceof HostObject)) throw invalidArgument();
      if (name === "borders") throw new ApiNotFound(`${child.className} among cell properties`);
      putProperties(child, value);
    }
  }
}

/** Sets what is given for each of some objects; an undefined one is left alone. */
export function putEach(objects: readonly HostObject[], given: unknown): void {
  if (!Array.isArray(given)) throw invalidArgument();
  if (given.length !== objects.length) throw wrongDimensions();
  objects.forEach((object, i) => {
    const properties: unknown = given[i];
    if (properties !== null && properties !== undefined) putProperties(object, properties);
  });
}
