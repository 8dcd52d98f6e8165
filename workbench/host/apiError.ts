/** Excel's error codes that this host answers, with the HTTP status that goes with each. */
const STATUS = {
  AccessDenied: 403,
  ActivityLimitReached: 429,
  ApiNotFound: 404,
  Conflict: 409,
  GeneralException: 500,
  InsertDeleteConflict: 409,
  InvalidArgument: 400,
  InvalidObjectPath: 400,
  InvalidOperation: 400,
  InvalidOperationInCellEditMode: 400,
  InvalidReference: 400,
  InvalidSelection: 400,
  ItemAlreadyExists: 409,
  ItemNotFound: 404,
  MergedRangeConflict: 409,
  NonBlankCellOffSheet: 409,
  RequestAborted: 500,
  ResponsePayloadSizeLimitExceeded: 413,
  ServiceNotAvailable: 503,
} as const;

export type ApiErrorCode = keyof typeof STATUS;

/** An error as Excel answers it: `error.code` in the add-in, and its message. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ApiErrorCode,
    message: string
  ) {
    super(message);
    this.status = STATUS[code];
  }
}

/** There is no sheet, table, name ... of this key. */
export const itemNotFound = () =>
  new ApiError("ItemNotFound", "The requested resource doesn't exist.");

export const itemAlreadyExists = () =>
  new ApiError("ItemAlreadyExists", "A resource with the same name or identifier already exists.");

export const invalidArgument = (
  message = "The argument is invalid or missing or has an incorrect format."
) => new ApiError("InvalidArgument", message);

/** Something protection stands in the way of. */
export const accessDenied = () =>
  new ApiError("AccessDenied", "You cannot perform the requested operation.");

/** A matrix that does not fit its range. */
export const wrongDimensions = () =>
  invalidArgument(
    "The number of rows or columns in the input array doesn't match the size or dimensions of the range."
  );

export const invalidOperation = (
  message = "This operation is not permitted for the current object."
) => new ApiError("InvalidOperation", message);

/** The add-in asked for something that Excel may have and this host has not. */
export class ApiNotFound extends ApiError {
  constructor(readonly member: string) {
    super("ApiNotFound", `${member} is not implemented by this workbench.`);
  }
}
