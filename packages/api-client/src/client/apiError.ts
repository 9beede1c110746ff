/** What an error says when nobody has said it better; screens put a text of their own in its place (`errorText`). */
export const GENERAL_MESSAGE = 'Something went wrong. Please try again.';

/** What is known about a call that failed. */
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

/** The one kind of error that a call ends with, whatever went wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** The server's code, or NETWORK, TIMEOUT, ABORTED, MALFORMED_ANSWER or UNKNOWN. */
  readonly code: string;
  /** Messages by field name, to be shown beside the fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What to quote when asking for help. */
  readonly requestId: string | undefined;
  /** True when the message is the server's own sentence; otherwise a screen's default text comes first. */
  readonly isServerText: boolean;
  /** The refusal as it arrived, for what a call adds to the common shape; undefined when no refusal arrived. */
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

/** The sentence to show: the server's own where it sent one, else the screen's default. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.isServerText ? error.message : fallback;
}
