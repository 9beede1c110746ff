import { text } from 'node:stream/consumers';
import { NewPassword } from '@quad/domain/accounts';
import { isEmailShaped } from '@quad/domain/fields';
import * as v from 'valibot';
import { createAccount } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { readRole } from './readRole.ts';

/** Creates an account of any role. */
export const createUser: Command = {
  summary: 'Creates an account.',
  options: {
    email: { type: 'string', about: 'Address to sign in with', isRequired: true },
    name: { type: 'string', about: 'Full name', isRequired: true },
    role: { type: 'string', about: 'Role; STUDENT if left out' },
    onboarded: { type: 'boolean', about: 'Skips the registration form, for people who are not students' },
    'password-stdin': { type: 'boolean', about: 'Reads the password from standard input; without one the owner sets it by the reset mail' },
  },
  async run(config, options) {
    const email = String(options.email).trim();
    if (!isEmailShaped(email)) throw new FriendlyError(`"${email}" is not an e-mail address.`, [], 'Correct --email.');
    const role = readRole(options.role ?? 'STUDENT');
    const password = options['password-stdin'] ? readPassword(await text(process.stdin)) : undefined;
    const person = { email, name: String(options.name).trim(), role, password, onboardingComplete: options.onboarded === true };
    const created = await withContext(config, (context) => createAccount(context, person));
    if (!created.ok) {
      const advice = created.refusal.fieldErrors?.password
        ? 'Send another password to standard input.'
        : 'Use quad grant to give an existing account another role.';
      throw new FriendlyError(created.refusal.message, [], advice);
    }
    return `${email} has an account now, as ${role}.`;
  },
};

function readPassword(input: string): string {
  const result = v.safeParse(NewPassword, input.replace(/\r?\n$/, ''));
  if (!result.success) throw new FriendlyError(result.issues[0].message, [], 'Send another password to standard input.');
  return result.output;
}
