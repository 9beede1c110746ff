import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { requiredText } from '../fields/text.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';
import { Email, isInstituteEmail } from './email.ts';
import { NewPassword } from './newPassword.ts';

/** A roll number as a student types it at registration: digits, which may arrive as a number. */
const NumericId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))], ACCOUNT_TEXTS.idRequired),
  v.transform((id) => String(id).trim()),
  v.nonEmpty(ACCOUNT_TEXTS.idRequired),
  v.regex(/^\d*$/, 'The ID must be a number.'),
  v.maxLength(20, 'Keep the ID within 20 digits.'),
);

/** Body of a registration, without the check of the institute's domain: see `registerInput`. */
export const RegisterInput = body({
  name: requiredText('Enter your name.'),
  ID: NumericId,
  email: Email,
  password: NewPassword,
});
export type RegisterInput = v.InferOutput<typeof RegisterInput>;

/** Registration at one institute: accepts only addresses of its domain. */
export function registerInput(domain: string) {
  return body({
    ...RegisterInput.entries,
    email: v.pipe(
      Email,
      v.check((email) => isInstituteEmail({ email, domain }), ruleMessage(ACCOUNT_TEXTS.domainRequired, { domain })),
    ),
  });
}

/** Body of the forgotten-password form. */
export const ForgotPasswordInput = body({ email: Email });
export type ForgotPasswordInput = v.InferOutput<typeof ForgotPasswordInput>;

/**
 * Body of a confirmation by a mailed link: empty if the browser is signed in to the account; a name and a password if the account is taken
 * over.
 */
export const ProofInput = body({ name: v.optional(requiredText('Enter your name.')), password: v.optional(NewPassword) });
export type ProofInput = v.InferOutput<typeof ProofInput>;

/** The same for the form that takes an account over, where both are required. */
export const TakeOverInput = body({ name: requiredText('Enter your name.'), password: NewPassword });
export type TakeOverInput = v.InferOutput<typeof TakeOverInput>;

/** Body of the reset form. */
export const ResetPasswordInput = body({ password: NewPassword });
export type ResetPasswordInput = v.InferOutput<typeof ResetPasswordInput>;
