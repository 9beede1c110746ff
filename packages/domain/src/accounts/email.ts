import * as v from 'valibot';
import { isEmailShaped } from '../fields/email.ts';
import { requiredText } from '../fields/text.ts';

/** An account's address, as a person types it. */
export const Email = v.pipe(
  requiredText('Enter your email address.', 254),
  v.check((email) => email === '' || isEmailShaped(email), 'Please enter a valid email address.'),
);
