import { changeRole } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { readRole } from './readRole.ts';

/** Gives an existing account another role; the person signs in anew. */
export const grant: Command = {
  summary: 'Gives an account another role.',
  operands: { email: 'Address of the account', role: 'The new role' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const role = readRole(options.role ?? '');
    const changed = await withContext(config, (context) => changeRole(context, { email, role }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], adviceOn(changed.refusal.code));
    return `${email} was ${changed.value.from} and is ${role} now.`;
  },
};

function adviceOn(code: string): string {
  return code === 'NOT_FOUND'
    ? 'Correct it, or create the account with quad create-user.'
    : 'Ask its owner to open the link that registering mailed, to set a new password, or to sign in with Google.';
}
