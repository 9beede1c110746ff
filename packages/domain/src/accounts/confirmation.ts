import * as v from 'valibot';
import { body } from '../fields/body.ts';

/** For how long a password that was just typed opens administration. */
export const CONFIRMED_MINUTES = 15;

/** Whether a password that was typed at that moment still opens administration. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000;
}

/** What opens administration again. */
export const ConfirmationInput = body({ password: v.pipe(v.string('Enter your password.'), v.nonEmpty('Enter your password.')) });
export type ConfirmationInput = v.InferOutput<typeof ConfirmationInput>;
