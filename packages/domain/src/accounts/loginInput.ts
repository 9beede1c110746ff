import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { SIGN_IN_TEXTS } from '../messages/signIn.ts';
import { Email } from './email.ts';

const MAX_PASSWORD_INPUT_LENGTH = 1000;

/**
 * Body of the sign-in form. The password must only be present: its rules apply when it is set. In a separate file, because the sign-in page
 * loads what it imports.
 */
export const LoginInput = body({
  email: Email,
  password: v.pipe(
    v.string('Enter your password.'),
    v.nonEmpty('Enter your password.'),
    v.maxLength(MAX_PASSWORD_INPUT_LENGTH, SIGN_IN_TEXTS.loginFailed),
  ),
});
export type LoginInput = v.InferOutput<typeof LoginInput>;
