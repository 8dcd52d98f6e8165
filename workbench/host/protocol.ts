/** The requests office.js posts, in its own words. */

export const PathType = {
  Workbook: 1,
  Service: 2,
  Method: 3,
  Property: 4,
  Item: 5,
  Reference: 6,
} as const;

export const ActionType = {
  Instantiate: 1,
  Query: 2,
  Method: 3,
  SetProperty: 4,
  Trace: 5,
  RecursiveQuery: 6,
  QueryAsJson: 7,
  EnsureUnchanged: 8,
  Update: 9,
} as const;

export interface Arguments {
  readonly Arguments?: readonly unknown[] | null;
  /** Where an argument is an object, the id of its path; else null. */
  readonly ReferencedObjectPathIds?: readonly (number | null)[] | null;
}

/** Where an object stands within an argument, `{_ObjectPathId: 7}` holds the id of its path. */
export const PATH_ID = "_ObjectPathId";

export interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: Arguments;
}

export interface Query {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

export interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: Arguments;
  readonly QueryInfo?: Query;
  readonly ObjectState?: Readonly<Record<string, unknown>>;
}

export interface RequestBody {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

export interface ErrorBody {
  readonly Code: string;
  readonly Message: string;
  readonly Location: string;
  /** The action that failed; office.js finds the add-in's statement by it. */
  readonly ActionIndex: number;
  readonly HttpStatusCode: number;
}

export interface ResponseBody {
  readonly Results: { readonly ActionId: number; readonly Value: unknown }[];
  readonly TraceIds: number[];
  Error?: ErrorBody;
}
