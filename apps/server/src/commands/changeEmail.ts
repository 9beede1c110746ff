import { isEmailShaped } from '@quad/domain/fields';
import { changeEmail as giveAddress } from '../features/accounts/corrections.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { signedOut } from './signedOut.ts';

/** Gives an account another address, for which whoever runs this vouches. */
export const changeEmail: Command = {
  summary: 'Gives an account another address, and signs it out everywhere.',
  operands: { email: 'Address of the account', new: 'The right address' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const to = String(options.new).trim();
    if (!isEmailShaped(to)) throw new FriendlyError(`"${to}" is not an e-mail address.`, [], 'Correct it.');
    const corrected = await withContext(config, (context) => giveAddress(context, { email, to }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the addresses.');
    return `${corrected.value.from} is ${to} now, ${signedOut(corrected.value.sessions)}. A link with Google has to be made anew.`;
  },
};
