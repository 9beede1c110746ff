import type { Result } from '@quad/domain/refusals';

/** The parts of a database error that the server acts on; the same on both engines. */
export interface DatabaseFault {
  /** SQLSTATE, for example 23505 for a duplicate. */
  readonly code: string;
  readonly constraint: string | undefined;
}

/** The code of a driver's or system error, also when it is wrapped. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** The database's refusal behind an error; undefined when the error is of another kind. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return { code: error.code, constraint: 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined };
  }
  return databaseFault(error.cause);
}

/** True when a unique constraint said no; with a name, only when it was that one. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

/** Does the work; returns the refusal where a unique constraint says that somebody has this already. */
export async function refuseDuplicate<T>(refusal: Result<never>, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return refusal;
    throw error;
  }
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
/** Of the server: no connection, no room, it stops, or it ended a transaction that nobody worked in. */
const SERVER_GONE = /^(08|53|57P|25P03)/;
/** What the drivers say without a code: no connection of the pool became free in time, or the one at hand broke. */
const DRIVER_GAVE_UP =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after|PGlite is clos)/;

/** True when the database could not be asked, or stopped answering: another attempt may be all that it takes. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && (UNREACHABLE.has(error.code) || SERVER_GONE.test(error.code))) return true;
  return DRIVER_GAVE_UP.test(error.message) || isUnreachable(error.cause);
}
