import type { Refusal } from '@quad/domain/refusals';

/** What a form shows when it could not be sent: a sentence, and messages for its fields. */
export type Failure = Pick<Refusal, 'message' | 'fieldErrors'>;

function fieldErrorsOf(error: object): Readonly<Record<string, string>> | undefined {
  if (!('fieldErrors' in error) || typeof error.fieldErrors !== 'object' || error.fieldErrors === null) return undefined;
  return Object.fromEntries(Object.entries(error.fieldErrors).filter(([, message]) => typeof message === 'string'));
}

/**
 * Reads what a callback's promise was rejected with. An error whose message was written for the person says so with
 * `isServerText`; for any other the fallback is shown.
 */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof Error)) return { message: fallback };
  const isForPeople = 'isServerText' in error && error.isServerText === true;
  return { message: isForPeople ? error.message : fallback, fieldErrors: fieldErrorsOf(error) };
}
