import type { Refusal } from '@quad/domain/refusals';

/** Why a form could not be submitted: a message, and messages by field. */
export type Failure = Pick<Refusal, 'message' | 'fieldErrors'>;

function fieldErrorsOf(error: object): Readonly<Record<string, string>> | undefined {
  if (!('fieldErrors' in error) || typeof error.fieldErrors !== 'object' || error.fieldErrors === null) return undefined;
  return Object.fromEntries(Object.entries(error.fieldErrors).filter(([, message]) => typeof message === 'string'));
}

/** Reads the rejection of a callback. Errors with a message for users are marked by `isServerText`; for all others the fallback is used. */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof Error)) return { message: fallback };
  const isForPeople = 'isServerText' in error && error.isServerText === true;
  return { message: isForPeople ? error.message : fallback, fieldErrors: fieldErrorsOf(error) };
}
