import type { Result } from '@quad/domain/refusals';

/** The parts of a database error that the server uses, the same for both engines. */
export interface DatabaseFault {
  /** SQLSTATE, such as 23505 for a duplicate. */
  readonly code: string;
  readonly constraint: string | undefined;
}

/** Returns the code of a driver or system error, also of a wrapped one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** Returns the database error behind an error. Undefined for errors of another kind. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return { code: error.code, constraint: 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined };
  }
  return databaseFault(error.cause);
}

/** True for a violation of a unique constraint; with a name, only of that one. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

/** Runs the work. Returns the refusal when it violates a unique constraint. */
export async function refuseDuplicate<T>(refusal: Result<never>, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return refusal;
    throw error;
  }
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
/** The server has no connection or no resources left, is shutting down, or ended an idle transaction. */
const SERVER_GONE = /^(08|53|57P|25P03)/;
/** Messages of the drivers without a code: no pool connection became free in time, or a connection broke. */
const DRIVER_GAVE_UP =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after|PGlite is clos)/;

/** True when the database could not be reached or stopped answering, so that a retry may succeed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && (UNREACHABLE.has(error.code) || SERVER_GONE.test(error.code))) return true;
  return DRIVER_GAVE_UP.test(error.message) || isUnreachable(error.cause);
}
