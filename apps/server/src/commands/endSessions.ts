import { endAllSessions } from '../features/accounts/administration.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Ends all sessions of an account: a telephone was lost, or somebody left. */
export const endSessions: Command = {
  summary: 'Signs an account out everywhere.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const ended = await withContext(config, (context) => endAllSessions(context, email));
    if (!ended.ok) throw new FriendlyError(ended.refusal.message, [], 'Correct the address.');
    return `${email} is signed out everywhere (${ended.value} ${ended.value === 1 ? 'session' : 'sessions'}).`;
  },
};
