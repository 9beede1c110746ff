import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { type Failure, failureOf } from '../forms/failure.ts';

/** The HTTP status of a rejection; 0 if the server was not reached. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;
}

/**
 * Why a registration failed, with different messages for a refusal and for no answer (docs/specification/accounts.md#accounts-register).
 */
export function registrationFailure(error: unknown): Failure {
  const wasRefused = statusOf(error) >= 400;
  return failureOf(error, wasRefused ? ACCOUNT_TEXTS.registrationFailed : ACCOUNT_TEXTS.registrationBroke);
}

/**
 * Whether the account has no password to reset, because its owner signs in with Google
 * (docs/specification/accounts.md#accounts-forgot-password).
 */
export function isGoogleAccount(error: unknown): boolean {
  return statusOf(error) === 400 && error instanceof Error && /google/i.test(error.message);
}

/** Why no reset link was sent. */
export function resetLinkFailure(error: unknown): Failure {
  return isGoogleAccount(error) ? { message: ACCOUNT_TEXTS.linkedWithGoogle } : failureOf(error, ACCOUNT_TEXTS.somethingWrong);
}
