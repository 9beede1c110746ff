import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { type Failure, failureOf } from '../../failure.ts';
import { statusOf } from '../statusOf.ts';

/** True when the account has no password to reset, because its owner signs in with Google (specification 1, section 8). */
export function isGoogleAccount(error: unknown): boolean {
  return statusOf(error) === 400 && error instanceof Error && /google/i.test(error.message);
}

/** Why no reset link was sent. */
export function resetLinkFailure(error: unknown): Failure {
  return isGoogleAccount(error) ? { message: ACCOUNT_TEXTS.linkedWithGoogle } : failureOf(error, ACCOUNT_TEXTS.somethingWrong);
}
