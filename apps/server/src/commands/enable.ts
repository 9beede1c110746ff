import { enableAccount } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Opens a disabled account again. */
export const enable: Command = {
  summary: 'Lets the owner of a disabled account sign in again.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const enabled = await withContext(config, (context) => enableAccount(context, email));
    if (!enabled.ok) throw new FriendlyError(enabled.refusal.message, [], 'Correct the address.');
    return `${email} is enabled: its owner can sign in again.`;
  },
};
