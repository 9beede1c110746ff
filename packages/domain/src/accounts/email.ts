import * as v from 'valibot';
import { isEmailShaped } from '../fields/email.ts';
import { requiredText } from '../fields/text.ts';

/** The mail address of an account, as typed. */
export const Email = v.pipe(
  requiredText('Enter your email address.', 254),
  v.check((email) => email === '' || isEmailShaped(email), 'Please enter a valid email address.'),
);

/**
 * Whether an address may register: letters, digits and . _ % + - before the at-sign, and exactly the institute's domain after it,
 * case-insensitive (docs/specification/accounts.md#accounts-institute-email).
 */
export function isInstituteEmail({ email, domain }: { email: string; domain: string }): boolean {
  const at = email.lastIndexOf('@');
  return /^[A-Za-z0-9._%+-]+$/.test(email.slice(0, Math.max(at, 0))) && email.slice(at + 1).toLowerCase() === domain.toLowerCase();
}
