import { HostCollection, HostObject } from "./hostObject";
import { plainProperties, readProperty, wireNameOf } from "./members";
import type { Query } from "./protocol";

type Path = readonly string[];
export type Answer = Record<string, unknown>;

/** What `load` asks for: `values`, `format/fill/color`, `items/name`; nothing means all plain values. */
export function answerQuery(object: HostObject, query: Query): Answer {
  const paths = [...(query.Select ?? []), ...(query.Expand ?? [])].map((path) => path.split("/"));
  return object instanceof HostCollection
    ? answerForItems(object, paths, query)
    : answerForObject(object, paths);
}

function answerForItems(collection: HostCollection, paths: readonly Path[], query: Query): Answer {
  const own = paths.filter(([first, ...rest]) => first === "count" && rest.length === 0);
  const ofItems = paths
    .filter((path) => !own.includes(path))
    .map((path) => (path[0] === "items" ? path.slice(1) : path))
    .filter((path) => path.length > 0);
  const from = query.Skip ?? 0;
  const items = collection.items().slice(from, query.Top ? from + query.Top : undefined);
  return {
    ...(own.length > 0 ? { Count: collection.Count } : {}),
    _Items: items.map((item) => ({ ...item.identity(), ...answerForObject(item, ofItems) })),
  };
}

function answerForObject(object: HostObject, paths: readonly Path[]): Answer {
  if (object instanceof HostCollection) return answerForItems(object, paths, {});
  if (paths.length === 0 || paths.some(([first]) => first === "$all"))
    return { ...object.identity(), ...plainProperties(object) };
  const answer: Answer = { ...object.identity() };
  for (const [loaded, rest] of byFirst(paths)) {
    if (loaded === "$none") continue;
    const name = wireNameOf(object, loaded);
    const value = readProperty(object, name);
    answer[name] = value instanceof HostObject ? answerForObject(value, rest) : value;
  }
  return answer;
}

/** `font/bold` and `font/color` are one question to the font. */
function byFirst(paths: readonly Path[]): Map<string, Path[]> {
  const groups = new Map<string, Path[]>();
  for (const [first = "", ...rest] of paths) {
    const group = groups.get(first) ?? [];
    if (rest.length > 0) group.push(rest);
    groups.set(first, group);
  }
  return groups;
}
