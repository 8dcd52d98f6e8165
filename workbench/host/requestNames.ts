import { type Action, ActionType, type ObjectPath, PathType, type RequestBody } from "./protocol";

// office.js tells of a whole request whether it writes, and not of its actions.
const READS = /^(_|Get|Find|Is|Activate$|Select$|Calculate$|Suspend)/;

/** What the actions of a request are, in order: `Add()`, `Values =`, `load values`. */
export const namesOf = ({ Actions, ObjectPaths }: RequestBody): string[] =>
  Actions.map((action) => nameOf(action, ObjectPaths[action.ObjectPathId]));

function nameOf({ ActionType: type, Name, QueryInfo }: Action, path?: ObjectPath): string {
  switch (type) {
    case ActionType.Instantiate:
      return pathName(path);
    case ActionType.Method:
      return `${Name}()`;
    case ActionType.SetProperty:
      return `${Name} =`;
    case ActionType.Update:
      return "update";
    case ActionType.Trace:
      return "trace";
    case ActionType.EnsureUnchanged:
      return "ensure unchanged";
    default:
      return `load ${(QueryInfo?.Select ?? []).join(", ")}`.trim();
  }
}

function pathName(path: ObjectPath | undefined): string {
  switch (path?.ObjectPathType) {
    case PathType.Method:
      return `${path.Name}()`;
    case PathType.Item:
      return "GetItem()";
    case PathType.Property:
      return path.Name;
    default:
      return "object";
  }
}

/** Whether a request only lets go of objects: office.js posts one after each `Excel.run`. */
export function onlyReleases({ Actions }: RequestBody): boolean {
  const others = Actions.filter(({ ActionType: type }) => type !== ActionType.Instantiate);
  return others.length > 0 && others.every(({ Name }) => Name === "_RemoveReference");
}

/** How an object is come by whatever the cells show. */
const FIXED = /^(?:_?GetItem|_?GetByNamespace|GetRange$|GetRangeByIndexes$|GetCell$)/;
/** Ways to objects that depend on what the cells show. */
const LOOKING = /Used|Surrounding|Special|Find|Visible|Spill|Edge|Region|Invalid/;
/** Collections that take a new member without a look at the cells, as tables and charts do not. */
const TAKING = /^(?:Worksheets|Names|ConditionalFormats|CustomXmlParts)$/;
/** Collections whose members go without one. */
const LOSING = /^(?:Names|CustomXmlParts)$/;
/** Methods that set something beside the cells, and office.js' own. */
const BLIND = /^(?:_|Freeze|Unfreeze$|SetPrint|SetXml$|Activate$)/;

/**
 * Whether an action may see what formulas give: what is set does not depend on it, nor does the way to
 * an object that has a name or a place.
 */
export function seesResults(action: Action, paths: RequestBody["ObjectPaths"]): boolean {
  const own = paths[action.ObjectPathId];
  const parent = own && paths[own.ParentObjectPathId ?? -1];
  if (looks(own, paths)) return true;
  switch (action.ActionType) {
    case ActionType.SetProperty:
      return false;
    case ActionType.Method:
      if (action.Name === "Delete" && LOSING.test(parent?.Name ?? "")) return false;
      return !BLIND.test(action.Name);
    case ActionType.Instantiate:
      if (own?.ObjectPathType !== PathType.Method || FIXED.test(own.Name)) return false;
      return own.Name !== "Add" || !TAKING.test(parent?.Name ?? "");
    default:
      return true;
  }
}

function looks(path: ObjectPath | undefined, paths: RequestBody["ObjectPaths"]): boolean {
  if (!path) return false;
  return LOOKING.test(path.Name) || looks(paths[path.ParentObjectPathId ?? -1], paths);
}

/** The places of the actions that write: they set something, or call what does not only read. */
export function writingActions({ Actions, ObjectPaths }: RequestBody): number[] {
  const followed = new Set<number>();

  /** Whether an object is made, as by `Add`, when its path is followed for the first time. */
  function makes(id: number | undefined | null): boolean {
    const path = id ? ObjectPaths[id] : undefined;
    if (!path || followed.has(path.Id)) return false;
    followed.add(path.Id);
    const made = path.ObjectPathType === PathType.Method && !READS.test(path.Name);
    return [makes(path.ParentObjectPathId), ...argumentsMake(path), made].includes(true);
  }
  const argumentsMake = ({ ArgumentInfo }: Pick<ObjectPath, "ArgumentInfo">) =>
    (ArgumentInfo?.ReferencedObjectPathIds ?? []).map(makes);

  return [...Actions.keys()].filter((index) => {
    const action = Actions[index]!;
    const made = [makes(action.ObjectPathId), ...argumentsMake(action)].includes(true);
    return made || sets(action);
  });
}

function sets({ ActionType: type, Name }: Action): boolean {
  if (type === ActionType.Method) return !READS.test(Name);
  return type === ActionType.SetProperty || type === ActionType.Update;
}
