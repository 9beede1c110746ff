/** Default message of an error without a server message; screens show their own text instead (`errorText`). */
export const GENERAL_MESSAGE = 'Something went wrong. Please try again.';

/** Details of a failed call. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  readonly isServerText?: boolean;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** The only kind of error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** The server's code, or NETWORK, TIMEOUT, ABORTED, MALFORMED_ANSWER or UNKNOWN. */
  readonly code: string;
  /** Messages by field name, to be shown beside the fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Id to quote when asking for help. */
  readonly requestId: string | undefined;
  /** True if the message comes from the server; otherwise a screen's default text takes precedence. */
  readonly isServerText: boolean;
  /** Body of the error response, for fields beyond the common shape; undefined if there was no response. */
  readonly body: unknown;

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause });
    this.status = failure.status;
    this.code = failure.code;
    this.fieldErrors = failure.fieldErrors ?? {};
    this.requestId = failure.requestId;
    this.isServerText = failure.isServerText ?? false;
    this.body = failure.body;
  }
}

/** Returns the message to show: the server's own if it sent one, else the screen's default. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.isServerText ? error.message : fallback;
}
