import { changeRole } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Makes a student of an account again; the person signs in anew. */
export const revoke: Command = {
  summary: 'Takes the role of an account back: it is a student then.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const changed = await withContext(config, (context) => changeRole(context, { email, role: 'STUDENT' }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], 'Correct the address.');
    return `${email} was ${changed.value.from} and is STUDENT now.`;
  },
};
