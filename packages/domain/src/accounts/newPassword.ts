import * as v from 'valibot';
import { ruleMessage } from '../fields/ruleMessage.ts';

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;

/** Length as people count it: code points after NFKC, so that an accent typed in two ways counts the same. */
function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length;
}

/** A new password: 12 to 128 characters of any kind. It is never trimmed. */
export const NewPassword = v.pipe(
  v.string('Enter a password.'),
  v.nonEmpty('Enter a password.'),
  v.check(
    (password) => password === '' || passwordLength(password) >= MIN_PASSWORD_LENGTH,
    ruleMessage('Use at least {1} characters for the password.', { 1: MIN_PASSWORD_LENGTH }),
  ),
  v.check(
    (password) => passwordLength(password) <= MAX_PASSWORD_LENGTH,
    ruleMessage('Use at most {1} characters for the password.', { 1: MAX_PASSWORD_LENGTH }),
  ),
);
