import { changeRole } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { readRole } from './readRole.ts';

/** Gives an existing account another role; it counts from the person's next request on. */
export const grant: Command = {
  summary: 'Gives an account another role.',
  options: {
    email: { type: 'string', about: 'Address of the account', isRequired: true },
    role: { type: 'string', about: 'The new role', isRequired: true },
  },
  async run(config, options) {
    const email = String(options.email).trim();
    const role = readRole(options.role ?? '');
    const changed = await withContext(config, (context) => changeRole(context, { email, role }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], 'Correct --email, or create the account with quad create-user.');
    return `${email} was ${changed.value.from} and is ${role} now.`;
  },
};
