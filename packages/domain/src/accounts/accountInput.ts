import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { requiredText } from '../fields/text.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';
import { Email, isInstituteEmail } from './email.ts';
import { NewPassword } from './newPassword.ts';

/** The roll number as a student types it at registration: digits, possibly sent as a number. */
const NumericId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))], ACCOUNT_TEXTS.idRequired),
  v.transform((id) => String(id).trim()),
  v.nonEmpty(ACCOUNT_TEXTS.idRequired),
  v.regex(/^\d*$/, 'The ID must be a number.'),
  v.maxLength(20, 'Keep the ID within 20 digits.'),
);

/** What the registration form sends, except for the institute's domain: see `registerInput`. */
export const RegisterInput = body({
  name: requiredText('Enter your name.'),
  ID: NumericId,
  email: Email,
  password: NewPassword,
});
export type RegisterInput = v.InferOutput<typeof RegisterInput>;

/** Registration at one institute: only addresses of its domain. */
export function registerInput(domain: string) {
  return body({
    ...RegisterInput.entries,
    email: v.pipe(
      Email,
      v.check((email) => isInstituteEmail({ email, domain }), ruleMessage(ACCOUNT_TEXTS.domainRequired, { domain })),
    ),
  });
}

/** What the forgotten-password form sends. */
export const ForgotPasswordInput = body({ email: Email });
export type ForgotPasswordInput = v.InferOutput<typeof ForgotPasswordInput>;

/**
 * What confirming an address by a mailed link sends: nothing where the browser is signed in to the account; a name and a password
 * where the account is taken over.
 */
export const ProofInput = body({ name: v.optional(requiredText('Enter your name.')), password: v.optional(NewPassword) });
export type ProofInput = v.InferOutput<typeof ProofInput>;

/** The same from the form that takes an account over, which asks for both. */
export const TakeOverInput = body({ name: requiredText('Enter your name.'), password: NewPassword });
export type TakeOverInput = v.InferOutput<typeof TakeOverInput>;

/** What the reset form sends. */
export const ResetPasswordInput = body({ password: NewPassword });
export type ResetPasswordInput = v.InferOutput<typeof ResetPasswordInput>;
