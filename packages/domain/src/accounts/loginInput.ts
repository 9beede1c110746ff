import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { SIGN_IN_TEXTS } from '../messages/signIn.ts';
import { Email } from './email.ts';

const LONGEST_PASSWORD_READ = 1000;

/**
 * What the sign-in form sends. The password is only checked for being there: rules are for setting one. In a file of its
 * own, because the sign-in page loads what it imports.
 */
export const LoginInput = body({
  email: Email,
  password: v.pipe(
    v.string('Enter your password.'),
    v.nonEmpty('Enter your password.'),
    v.maxLength(LONGEST_PASSWORD_READ, SIGN_IN_TEXTS.loginFailed),
  ),
});
export type LoginInput = v.InferOutput<typeof LoginInput>;
