import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { type Failure, failureOf } from '../../failure.ts';
import { statusOf } from '../statusOf.ts';

/** Why a registration failed: a refusal is one thing, no answer at all another (specification 1, section 8). */
export function registrationFailure(error: unknown): Failure {
  const wasRefused = statusOf(error) >= 400;
  return failureOf(error, wasRefused ? ACCOUNT_TEXTS.registrationFailed : ACCOUNT_TEXTS.registrationBroke);
}
