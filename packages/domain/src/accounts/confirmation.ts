import * as v from 'valibot';
import { body } from '../fields/body.ts';

/** For how long somebody who has just shown that it is they may do what asks for that. */
export const CONFIRMED_MINUTES = 15;

/** Whether having shown it at that moment still counts. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000;
}

/** What an account shows by that it is its owner, the best first. One that has neither shows it by signing in. */
export const REAUTHENTICATION_WAYS = ['passkey', 'password'] as const;
export type ReauthenticationWay = (typeof REAUTHENTICATION_WAYS)[number];

/** Whether somebody has shown lately that it is they, and by what they can. */
export const Reauthentication = v.object({
  /** What the account has; empty where only signing in again shows it. */
  ways: v.array(v.picklist(REAUTHENTICATION_WAYS)),
  /** Until when it counts; null where it has to be shown first. */
  until: v.nullable(v.string()),
});
export type Reauthentication = v.InferOutput<typeof Reauthentication>;

/** Said to somebody whose office waits for the passkey that they have. */
export const PASSKEY_WANTED = 'Your institute wants your passkey for this. Use it to go on.';

/** The password of one's own account, as it is. */
export const OwnPassword = v.pipe(v.string('Enter your password.'), v.nonEmpty('Enter your password.'));

/** Showing it by the password. */
export const ConfirmationInput = body({ password: OwnPassword });
export type ConfirmationInput = v.InferOutput<typeof ConfirmationInput>;
