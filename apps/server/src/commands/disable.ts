import { disableAccount } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Closes the account of somebody who has left, and ends its sessions. */
export const disable: Command = {
  summary: 'Signs an account out everywhere, and lets nobody sign in to it.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const ended = await withContext(config, (context) => disableAccount(context, email));
    if (!ended.ok) throw new FriendlyError(ended.refusal.message, [], 'Correct the address.');
    return `${email} is disabled, and signed out everywhere (${ended.value} ${ended.value === 1 ? 'session' : 'sessions'}).`;
  },
};
