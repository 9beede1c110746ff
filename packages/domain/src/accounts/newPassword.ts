import * as v from 'valibot';

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;

/** Length as a person counts it: code points after NFKC, so that an accent typed in two ways counts the same. */
function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length;
}

/** A password that a person sets: 12 to 128 characters, anything in them. It is never trimmed. */
export const NewPassword = v.pipe(
  v.string('Enter a password.'),
  v.nonEmpty('Enter a password.'),
  v.check(
    (password) => password === '' || passwordLength(password) >= SHORTEST_PASSWORD,
    `Use at least ${SHORTEST_PASSWORD} characters for the password.`,
  ),
  v.check((password) => passwordLength(password) <= LONGEST_PASSWORD, `Use at most ${LONGEST_PASSWORD} characters for the password.`),
);
