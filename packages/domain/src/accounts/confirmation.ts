import * as v from 'valibot';
import { body } from '../fields/body.ts';

/** How long a reauthentication is valid. */
export const CONFIRMED_MINUTES = 15;

/** Whether a reauthentication at that time is still valid. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000;
}

/** The ways to reauthenticate, best first. An account with neither has to sign in again. */
export const REAUTHENTICATION_METHODS = ['passkey', 'password'] as const;
export type ReauthenticationMethod = (typeof REAUTHENTICATION_METHODS)[number];

/** Whether the person has reauthenticated recently, and the ways in which they can. */
export const Reauthentication = v.object({
  /** The ways that the account has; empty if only signing in again is possible. */
  ways: v.array(v.picklist(REAUTHENTICATION_METHODS)),
  /** When the reauthentication expires; null if it is required first. */
  until: v.nullable(v.string()),
});
export type Reauthentication = v.InferOutput<typeof Reauthentication>;

/** Shown to an office-bearer who has a passkey and must use it. */
export const PASSKEY_REQUIRED_TEXT = 'Your institute requires your passkey for this. Use it to continue.';

/** The current password of the person's own account. */
export const OwnPassword = v.pipe(v.string('Enter your password.'), v.nonEmpty('Enter your password.'));

/** Reauthentication by the password. */
export const ConfirmationInput = body({ password: OwnPassword });
export type ConfirmationInput = v.InferOutput<typeof ConfirmationInput>;
