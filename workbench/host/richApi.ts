import { ApiError, ApiNotFound, itemNotFound } from "./apiError";
import { HostObject } from "./hostObject";
import { callMethod, readProperty, writeProperty } from "./members";
import {
  type Action,
  ActionType,
  type Arguments,
  type ErrorBody,
  type ObjectPath,
  PATH_ID,
  PathType,
  type RequestBody,
  type ResponseBody,
} from "./protocol";
import { answerQuery } from "./query";

/** Answers the requests of office.js. It walks paths and runs actions, and knows nothing of Excel. */
export interface RichApi {
  /**
   * `before` is awaited before each action, by its place: earlier writes have to be calculated. What it
   * throws is answered as the error of that action.
   */
  process(request: RequestBody, before: (index: number) => Promise<void>): Promise<ResponseBody>;
  /** What the add-ins have asked for and the host has not, each once, in the order of asking. */
  readonly missing: readonly string[];
  /** How often something missing was asked for. */
  timesMissing(member: string): number;
  /** Notes something that was asked for elsewhere and is missing. */
  noteMissing(member: string): void;
  /** How many objects office.js keeps by reference; 0 again when every `Excel.run` has cleaned up. */
  trackedObjects(): number;
}

/**
 * Whether a request goes to a service, such as the custom functions', and not to the workbook. Both
 * name the workbook among their paths; office.js never mixes them.
 */
export const isForService = (request: RequestBody) =>
  Object.values(request.ObjectPaths).some((path) => path.ObjectPathType === PathType.Service);

export function createRichApi(
  workbook: HostObject,
  services: Readonly<Record<string, HostObject>>
): RichApi {
  const references = new Map<string, HostObject>();
  const referenceTo = new Map<HostObject, string>();
  const missing = new Map<string, number>();
  let lastReference = 0;

  const noteMissing = (member: string) => {
    missing.set(member, (missing.get(member) ?? 0) + 1);
  };

  async function process(
    request: RequestBody,
    before: (index: number) => Promise<void>
  ): Promise<ResponseBody> {
    const response: ResponseBody = { Results: [], TraceIds: [] };
    const batch = createBatch(request.ObjectPaths);
    for (const [index, action] of request.Actions.entries()) {
      try {
        await before(index);
        const value = (await batch.run(action)) ?? null;
        if (action.ActionType === ActionType.Trace) response.TraceIds.push(action.Id);
        response.Results.push({ ActionId: action.Id, Value: value });
      } catch (error) {
        // As in Excel, what came before stays done and the rest is not tried.
        if (error instanceof ApiNotFound) noteMissing(error.member);
        response.Error = errorBody(error, index, action);
        break;
      }
    }
    return response;
  }

  /** One request: its paths lead to objects, each looked up once. */
  function createBatch(paths: RequestBody["ObjectPaths"]) {
    const found = new Map<number, HostObject | null>();

    function objectAt(id: number): HostObject | null {
      const known = found.get(id);
      if (known !== undefined) return known;
      const path = paths[id];
      if (!path) throw new ApiError("InvalidObjectPath", `There is no object path ${id}.`);
      const object = follow(path);
      found.set(id, object);
      return object;
    }

    function follow(path: ObjectPath): HostObject | null {
      if (path.ObjectPathType === PathType.Workbook) return workbook;
      if (path.ObjectPathType === PathType.Service) return serviceOf(path.Name);
      if (path.ObjectPathType === PathType.Reference) return referenceOf(path.Name);
      const parent = objectAt(path.ParentObjectPathId ?? 0);
      if (!parent) return null;
      const value = step(parent, path);
      if (value === null || value instanceof HostObject) return value;
      throw new ApiNotFound(`${parent.className}.${path.Name}`);
    }

    function step(parent: HostObject, path: ObjectPath): unknown {
      if (path.ObjectPathType === PathType.Property) return readProperty(parent, path.Name);
      const name = path.ObjectPathType === PathType.Item ? "GetItem" : path.Name;
      return callMethod(parent, name, valuesOf(path.ArgumentInfo));
    }

    function valuesOf(info: Arguments | undefined): unknown[] {
      return (info?.Arguments ?? []).map((value, i) => {
        const id = info?.ReferencedObjectPathIds?.[i];
        return id ? objectAt(id) : withObjects(value);
      });
    }

    /** Objects within an argument, such as the range of a rule, are written by the id of their path. */
    function withObjects(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(withObjects);
      if (typeof value !== "object" || value === null) return value;
      const { [PATH_ID]: id } = value as Record<string, unknown>;
      if (typeof id === "number") return objectAt(id);
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, withObjects(part)])
      );
    }

    function run(action: Action): unknown {
      if (action.ActionType === ActionType.Trace) return null;
      const object = objectAt(action.ObjectPathId);
      return object ? runOn(object, action) : runOnNull(action);
    }

    function runOn(object: HostObject, action: Action): unknown {
      switch (action.ActionType) {
        case ActionType.Instantiate:
          return identityOf(object);
        case ActionType.Query:
        case ActionType.QueryAsJson:
          return answerQuery(object, action.QueryInfo ?? {});
        case ActionType.Method:
          return resultOf(object, action.Name, valuesOf(action.ArgumentInfo));
        case ActionType.SetProperty:
          return writeProperty(object, action.Name, valuesOf(action.ArgumentInfo)[0]);
        case ActionType.EnsureUnchanged:
          return ensureUnchanged(object, action.ObjectState ?? {});
        case ActionType.Update:
          for (const [name, value] of Object.entries(action.ObjectState ?? {}))
            writeProperty(object, name, value);
          return null;
        default:
          throw new ApiNotFound(`${object.className}: action of type ${action.ActionType}`);
      }
    }

    return { run };
  }

  function serviceOf(name: string): HostObject {
    const service = services[name];
    if (!service) throw new ApiNotFound(name);
    return service;
  }

  function referenceOf(name: string): HostObject {
    const object = references.get(name);
    if (!object) throw new ApiError("InvalidReference", `The reference ${name} was released.`);
    return object;
  }

  function resultOf(object: HostObject, name: string, args: readonly unknown[]): unknown {
    if (name === "_KeepReference") return null;
    if (name === "_RemoveReference") return release(String(args[0]));
    const result = callMethod(object, name, args);
    return result instanceof HostObject ? identityOf(result) : result;
  }

  function release(reference: string): null {
    const object = references.get(reference);
    if (object) referenceTo.delete(object);
    references.delete(reference);
    return null;
  }

  function identityOf(object: HostObject): Record<string, unknown> {
    if (!object.isTracked) return object.identity();
    // office.js asks twice for an object it loads, and lets go once.
    const reference = referenceTo.get(object) ?? `reference-${++lastReference}`;
    referenceTo.set(object, reference);
    references.set(reference, object);
    return { ...object.identity(), _ReferenceId: reference };
  }

  return {
    process,
    get missing() {
      return [...missing.keys()];
    },
    timesMissing: (member) => missing.get(member) ?? 0,
    noteMissing,
    trackedObjects: () => references.size,
  };
}

/** A null object can be asked whether it is one, and nothing else. */
function runOnNull(action: Action): null {
  const asks = action.ActionType === ActionType.Method && action.Name !== "_KeepReference";
  if (asks || action.ActionType === ActionType.SetProperty) throw itemNotFound();
  return null;
}

function ensureUnchanged(object: HostObject, state: Readonly<Record<string, unknown>>): null {
  for (const [name, value] of Object.entries(state))
    if (JSON.stringify(readProperty(object, name)) !== JSON.stringify(value))
      throw new ApiError("Conflict", "The object has changed since it was read.");
  return null;
}

function errorBody(error: unknown, index: number, action: Action): ErrorBody {
  const known =
    error instanceof ApiError ? error : new ApiError("GeneralException", describe(error));
  return {
    Code: known.code,
    Message: known.message,
    Location: action.Name,
    ActionIndex: index,
    HttpStatusCode: known.status,
  };
}

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
