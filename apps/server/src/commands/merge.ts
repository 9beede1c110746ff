import { mergeAccounts } from '../features/accounts/corrections.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { signedOut } from './signedOut.ts';

/** Makes one account of two that one person has. */
export const merge: Command = {
  summary: 'Puts one account of a person into the other, and removes the first.',
  operands: { from: 'Address of the account that goes', into: 'Address of the account that stays' },
  options: {},
  async run(config, options) {
    const from = String(options.from).trim();
    const into = String(options.into).trim();
    const merged = await withContext(config, (context) => mergeAccounts(context, { from, into }));
    if (!merged.ok) throw new FriendlyError(merged.refusal.message, [], 'Nothing was changed.');
    const { moved, sessions } = merged.value;
    return `${from} went into ${into}, with ${moved} ${moved === 1 ? 'record' : 'records'}. ${into} stays, ${signedOut(sessions)}.`;
  },
};
